//! A rating with its uncertainty, as a small drawing and in numbers.

use leptos::prelude::*;
use protocol::{PersonKind, Sitter, Standing};
use scene::Text;

use super::me::Me;
use crate::bot_title::bot_title;
use crate::i18n::Translator;
use crate::route::Route;

/// The upper end of the scale; very few ratings exceed it.
const STRONGEST: f64 = 50.0;

/// The half width of the drawn interval, in standard deviations.
const SIDES: f64 = 3.0;

/// The column headings for [`Figures`].
#[component]
pub(super) fn FigureHeads() -> impl IntoView {
    let translator = expect_context::<Translator>();
    view! {
        <th scope="col">{translator.live("standing-strength")}</th>
        <th scope="col" class="number">{translator.live("standing-matches")}</th>
        <th scope="col" class="number">{translator.live("standing-wins")}</th>
    }
}

/// Rating, matches and victories, as three table cells.
#[component]
pub(super) fn Figures(standing: Standing) -> impl IntoView {
    let translator = expect_context::<Translator>();
    let Standing { rating, uncertainty, matches, wins, .. } = standing;
    let words = move || format!("{} ± {}", figure(rating, translator), figure(uncertainty, translator));
    view! {
        <td class="strength">
            <Strength rating=rating uncertainty=uncertainty/>
            <span>{move || words()}</span>
        </td>
        <td class="number">{matches}</td>
        <td class="number">{wins}</td>
    }
}

/// A bar over the confidence interval, with a mark at the most likely rating.
#[component]
pub(super) fn Strength(rating: f64, uncertainty: f64) -> impl IntoView {
    let place = |rating: f64| rating.clamp(0.0, STRONGEST) * 100.0 / STRONGEST;
    let (least, most) = (place(rating - SIDES * uncertainty), place(rating + SIDES * uncertainty));
    let mark = format!("M{} 0V14", place(rating));
    view! {
        <svg class="bar-of-strength" viewBox="-1.5 -1 103 16" aria-hidden="true">
            <path class="scale" d="M0 7H100M0 4V10M50 4V10M100 4V10"></path>
            <rect class="range" x=least y="2.5" width=most - least height="9" rx="2"></rect>
            <rect class="hatch" x=least y="2.5" width=most - least height="9" rx="2" fill="url(#h-azure-light)"></rect>
            <path class="mark" d=mark></path>
        </svg>
    }
}

/// The name of a player: a person with a link, an external program, or a built-in bot.
#[component]
pub(super) fn Whose(sitter: Sitter) -> impl IntoView {
    let me = expect_context::<Me>();
    let translator = expect_context::<Translator>();
    match sitter {
        Sitter::Person(person) => {
            let page = Route::Person(person.id.to_string()).path();
            let program = person.kind == PersonKind::Bot;
            let own = move || me.is(&person.id);
            let name = person.name;
            let called = move || match own() {
                true => translator.say(&Text::new("room-me").with("name", name.clone())),
                false => name.clone(),
            };
            let kind = program.then(|| view! { " " <small>{translator.live("standing-program")}</small> });
            view! { <a href=page>{move || called()}</a>{kind} }.into_any()
        }
        Sitter::Bot(bot) => {
            let title = bot_title(&bot);
            let name = move || translator.say(&Text::new("standing-bot").with("level", title.clone()));
            view! { <span>{name}</span> }.into_any()
        }
        Sitter::Nobody => view! { <span></span> }.into_any(),
    }
}

/// Formats a number with one decimal in the user's language.
pub(super) fn figure(value: f64, translator: Translator) -> String {
    let plain = format!("{value:.1}");
    match translator.locale() {
        lang::Locale::En => plain,
        lang::Locale::De => plain.replace('.', ","),
    }
}
