//! The buttons of the prompt. Where not all of them have room, the prompt shows the first ones and a button that opens all of them
//! over the table, page by page.

use leptos::prelude::*;
use scene::Text;

use super::context::{Highlight, TableContext};
use crate::erased_view::{For, InARow, Show};
use crate::fit;
use crate::pages::{self, Turn};
use crate::signal::{Memo, effect};

/// More buttons than this are drawn small, so that the table keeps its space.
const MANY: usize = 4;

/// A button for each of these choices, by their notation, and the buttons that turn the pages.
#[component]
pub(super) fn Answers(
    choices: Memo<Vec<String>>,
    usual: Memo<Option<String>>,
    is_narrowed: Memo<bool>,
) -> impl IntoView {
    let context = expect_context::<TableContext>();
    let translator = context.translator;
    let handle = context.handle;
    // Other buttons need other room.
    effect(move |_| {
        choices.track();
        is_narrowed.track();
        request_animation_frame(|| {
            pages::close();
            fit::fit();
        });
    });
    let turn = move |way| {
        pages::turn(way);
        fit::fit();
    };
    view! {
        <div class="answers" class:many=move || choices.with(|choices| choices.len() > MANY) role="group" aria-label=translator.live("table-answers")>
            <For each=move || choices.get() key=Clone::clone let:notation>
                <Answer notation=notation usual=usual/>
            </For>
            <Show when=move || is_narrowed.get()>
                <button type="button" class="button" on:click=move |_| handle.release()>
                    {translator.live("table-cancel")}
                </button>
            </Show>
            <OutOfTurn/>
        </div>
        <div class="answer-pages">
            <button type="button" class="button open-all" on:click=move |_| turn(Turn::Open)>{translator.live("table-answers-all")}</button>
            <button type="button" class="button next-page" on:click=move |_| turn(Turn::Next)>{translator.live("table-answers-next")}</button>
            <button type="button" class="button close-all" on:click=move |_| turn(Turn::Close)>{translator.live("table-answers-close")}</button>
        </div>
    }
}

/// Buttons for people who share this device: each may ask for it to act out of turn, and give it back. They do not depend on who
/// could act.
#[component]
fn OutOfTurn() -> impl IntoView {
    let context = expect_context::<TableContext>();
    let handle = context.handle;
    let asks = move || {
        let button = |seat| {
            let label = context.announce(&Text::new("table-ask-device").with("who", seat));
            view! { <button type="button" class="button" on:click=move |_| handle.ask_for_device(seat)>{label}</button> }
        };
        handle.may_ask.get().iter().map(button).in_a_row()
    };
    view! {
        {move || asks()}
        <Show when=move || handle.out_of_turn.get().is_some()>
            <button type="button" class="button" on:click=move |_| handle.return_device()>
                {context.translator.live("table-return-device")}
            </button>
        </Show>
    }
}

/// The button of a choice. Its label is looked up in the present choices: the same notation may mean something else
/// after the next step ("Commit nothing", "Seal 2 cards"), and the button must keep its focus. Only the usual choice is
/// gold.
#[component]
fn Answer(notation: String, usual: Memo<Option<String>>) -> impl IntoView {
    let context = expect_context::<TableContext>();
    let name = Highlight::choice(&notation);
    let choice = {
        let notation = notation.clone();
        context.part(move |sight| sight.choices.iter().find(|choice| choice.notation == notation).cloned())
    };
    let label = move || choice.with(|choice| choice.as_ref().map(|choice| context.say(&choice.label)));
    let is_usual = {
        let notation = notation.clone();
        move || usual.with(|usual| usual.as_ref() == Some(&notation))
    };
    let play = {
        let notation = notation.clone();
        move |_| context.handle.play(&notation)
    };
    view! {
        <button type="button" class="button" class:go=is_usual data-choice=notation data-highlighted=move || context.sign(&name) on:click=play>
            {move || label()}
        </button>
    }
}
