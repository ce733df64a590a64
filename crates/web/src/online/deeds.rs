//! A person's statistics for each game: strength, matches, victories, places.

use leptos::prelude::*;
use protocol::{Profile, Record, Standing, Tally};
use scene::Text;

use super::standing::{Strength, figure};
use crate::erased_view::InARow;
use crate::i18n::Translator;
use crate::picture::Picture;
use crate::route::Route;
use crate::signal::Memo;

/// A card for each game of which the person has finished a match.
#[component]
pub(super) fn Deeds(profile: Profile) -> impl IntoView {
    let translator = expect_context::<Translator>();
    let Profile { standings, records, .. } = profile;
    let leaf = |record: Record| {
        let standing = standings.iter().find(|standing| standing.game == record.game).cloned();
        games::info(&record.game)?;
        Some(view! { <Leaf record=record standing=standing/> })
    };
    let leaves = records.into_iter().filter_map(leaf).in_a_row();
    let list = if leaves.is_empty() {
        view! { <p class="about">{translator.live("person-none")}</p> }.into_any()
    } else {
        view! { <ul class="deeds">{leaves}</ul> }.into_any()
    };
    view! {
        <section aria-labelledby="deeds-heading">
            <h2 id="deeds-heading">{translator.live("person-standings")}</h2>
            {list}
        </section>
    }
}

#[component]
fn Leaf(record: Record, standing: Option<Standing>) -> impl IntoView {
    let ours = expect_context::<Translator>();
    let kind = games::info(&record.game).expect("the list has games that there are");
    let translator = Translator::on_box(kind);
    let strength = standing.map(|Standing { rating, uncertainty, .. }| {
        let words = move || format!("{} ± {}", figure(rating, ours), figure(uncertainty, ours));
        view! {
            <p class="strength">
                <span class="unseen">{ours.live("standing-strength")}": "</span>
                <Strength rating=rating uncertainty=uncertainty/>
                <span>{move || words()}</span>
            </p>
        }
    });
    let Record { game, all, by_seats, streak, longest_streak } = record;
    let pair = move |name: &'static str, value: Memo<String>| {
        view! { <div><dt>{ours.live(name)}</dt><dd>{move || value.get()}</dd></div> }
    };
    let row = streak_words(streak, longest_streak, ours);
    let sizes = by_seats.into_iter().map(move |(seats, tally)| {
        let label = move || ours.say(&Text::new("deeds-seats").with("count", u32::from(seats)));
        view! {
            <tr>
                <th scope="row">{move || label()}</th>
                <td class="number">{tally.matches}</td>
                <td class="number">{won(tally)}</td>
                <td class="number">{move || figure(tally.mean_place, ours)}</td>
            </tr>
        }
    });
    view! {
        <li class="deed">
            <Picture slug=format!("cover/{game}") class="cover"/>
            <div>
                <h3><a href=Route::Best(game.clone()).path()>{translator.live("title")}</a></h3>
                {strength}
                <dl>
                    {pair("standing-matches", Memo::new(move || all.matches.to_string()))}
                    {pair("standing-wins", Memo::new(move || won(all)))}
                    {pair("deeds-place", Memo::new(move || figure(all.mean_place, ours)))}
                    {pair("deeds-row", row)}
                </dl>
                <details>
                    <summary>{ours.live("deeds-sizes")}</summary>
                    <table>
                        <thead><tr>
                            <th scope="col">{ours.live("table-players")}</th>
                            <th scope="col" class="number">{ours.live("standing-matches")}</th>
                            <th scope="col" class="number">{ours.live("standing-wins")}</th>
                            <th scope="col" class="number">{ours.live("deeds-place")}</th>
                        </tr></thead>
                        <tbody>{sizes.in_a_row()}</tbody>
                    </table>
                </details>
            </div>
        </li>
    }
}

/// Formats the victories with their share of all matches.
fn won(tally: Tally) -> String {
    let percent = (tally.wins * 100 + tally.matches / 2).checked_div(tally.matches).unwrap_or(0);
    format!("{} ({percent} %)", tally.wins)
}

fn streak_words(now: u32, longest: u32, translator: Translator) -> Memo<String> {
    Memo::new(move || translator.say(&Text::new("deeds-row-of").with("now", now).with("longest", longest)))
}
