//! The text of a lesson page, and the buttons to go on.

use leptos::prelude::*;
use scene::Text;

use super::teacher::Teacher;
use crate::erased_view::{InARow, Show};
use crate::live_region::LiveRegion;
use crate::picture::Emblem;
use crate::signal::{Memo, effect};
use crate::table_page::context::{Subject, TableContext};

#[component]
pub(super) fn Bubble(game: String) -> impl IntoView {
    let teacher = expect_context::<Teacher>();
    let context = expect_context::<TableContext>();
    let live_region = expect_context::<LiveRegion>();
    let translator = context.translator;
    let number = Memo::new(move || teacher.place.get().page);
    let page = Memo::new(move || {
        number.track();
        let page = teacher.page();
        (page.name, page.clause)
    });
    let heading = move || page.with(|(name, _)| translator.word(&format!("lesson-{name}-title")));
    let speech = move || page.with(|(name, _)| translator.word(&format!("lesson-{name}")));
    effect(move |_| live_region.say(format!("{}. {}", heading(), speech())));
    let paragraphs = move || speech().lines().map(|line| view! { <p>{line.to_owned()}</p> }).in_a_row();
    let clause = move || {
        page.with(|(_, clause)| clause.clone()).map(|clause| {
            let read = clause.clone();
            view! {
                <button type="button" class="clause-link" on:click=move |_| context.subject.set(Subject::Clause(read.clone()))>
                    {clause}
                </button>
            }
        })
    };
    let slip = Memo::new(move || super::slip(context, teacher));
    view! {
        <Emblem id="merlin" class="portrait"/>
        <Progress number=number/>
        <section class="bubble">
            <h2>{move || heading()}</h2>
            {move || paragraphs()}
            {move || slip.get().map(|why| view! { <p class="slip" role="alert">{why}</p> })}
            <div class="turns">{move || clause()}<Turns number=number game=game/></div>
        </section>
    }
}

/// The number of the page, and of all pages.
#[component]
fn Progress(number: Memo<usize>) -> impl IntoView {
    let teacher = expect_context::<Teacher>();
    let context = expect_context::<TableContext>();
    let pages = teacher.pages() as u32;
    let words = move || {
        context.say(&Text::new("learn-page").with("page", number.get() as u32 + 1).with("pages", pages))
    };
    view! {
        <div class="pages">
            <span>{move || words()}</span>
            <progress max=pages.to_string() value=move || (number.get() + 1).to_string() aria-label=context.translator.live("learn-progress")></progress>
            <button type="button" class="clause-link" on:click=move |_| teacher.open(0)>{context.translator.live("learn-again")}</button>
        </div>
    }
}

/// Buttons for the previous and the next page, and at the end for a real match.
#[component]
fn Turns(number: Memo<usize>, game: String) -> impl IntoView {
    let teacher = expect_context::<Teacher>();
    let translator = expect_context::<TableContext>().translator;
    let is_last = move || number.get() + 1 == teacher.pages();
    let way_on = Memo::new(move || teacher.can_go_on());
    view! {
        <Show when=move || { number.get() > 0 }>
            <button type="button" class="button" on:click=move |_| teacher.open(number.get_untracked().saturating_sub(1))>
                {translator.live("learn-back")}
            </button>
        </Show>
        <Show when=move || way_on.get()>
            <button type="button" class="button go" on:click=move |_| teacher.go_on()>{translator.live("learn-on")}</button>
        </Show>
        <Show when=move || teacher.running.get()>
            <button type="button" class="button" on:click=move |_| teacher.open(number.get_untracked() + 1)>
                {translator.live("learn-ahead")}
            </button>
        </Show>
        <Show when=is_last>
            <a class="button go" href=game.clone()>{translator.live("learn-play")}</a>
        </Show>
    }
}
