//! The prompt: the stage of the turn, the sentence, and buttons for the choices that touch nothing on the table, or
//! nothing that the player can see.

use client::Narrowing;
use engine::Turn;
use leptos::prelude::*;
use scene::{Choice, Prominence, Role, StageState, Text};

use super::answers::Answers;
use super::context::TableContext;
use super::others::Others;
use super::out_of_sight::OutOfSight;
use super::result::ended;
use crate::erased_view::InARow;
use crate::fit;
use crate::pages;
use crate::signal::Memo;

#[component]
pub(super) fn Prompt() -> impl IntoView {
    let context = expect_context::<TableContext>();
    let others = use_context::<Others>();
    let over = is_over(context);
    let close_pages = move |event: web_sys::KeyboardEvent| {
        if event.key() == "Escape" && pages::close_if_open() {
            event.stop_propagation();
            fit::fit();
        }
    };
    view! {
        <section class="prompt" on:keydown=close_pages class:yours=move || context.handle.snapshot.with(|sight| sight.is_viewers_turn())>
            <Trouble/>
            {others.map(|others| (others.affairs)())}
            <Stages/>
            {move || if over.get() {
                view! { <p class="question">{move || ended(context)}</p> }.into_any()
            } else {
                view! { <Question/> }.into_any()
            }}
        </section>
    }
}

/// Returns whether the match has ended. A match that is over by the rules ends once its last step has been shown.
pub(super) fn is_over(context: TableContext) -> Memo<bool> {
    let others = use_context::<Others>();
    let ended = context.part(|sight| matches!(sight.turn, Turn::Over(_)));
    Memo::new(move || ended.get() || others.is_some_and(|others| others.is_broken_off.get()))
}

/// The stages of the turn.
#[component]
fn Stages() -> impl IntoView {
    let context = expect_context::<TableContext>();
    let stages = context.part(|sight| sight.scene.stages.clone());
    let entries = move || {
        let entry = |(at, stage): (usize, scene::Stage)| {
            let (class, sign) = match stage.state {
                StageState::Done => ("done", "✓".to_owned()),
                StageState::Skipped => ("skipped", "–".to_owned()),
                StageState::Now => ("now", (at + 1).to_string()),
                StageState::Ahead => ("ahead", (at + 1).to_string()),
            };
            let current = (stage.state == StageState::Now).then_some("step");
            view! { <li class=class aria-current=current><i aria-hidden="true">{sign}</i>{context.say(&stage.label)}</li> }
        };
        stages.get().into_iter().enumerate().map(entry).in_a_row()
    };
    view! { <ol class="stages">{move || entries()}</ol> }
}

/// The sentence and the buttons.
#[component]
fn Question() -> impl IntoView {
    let context = expect_context::<TableContext>();
    let is_narrowed = move || context.handle.narrowing.with(Narrowing::is_narrowed);
    let prompt = context.part(|sight| sight.scene.prompt.clone());
    let sentence = move || {
        context.narrowed(|choices| match choices {
            [only] if is_narrowed() => {
                let what = format!("{}.", context.say(&only.label));
                context.say(&Text::new("table-sure").with("what", what))
            }
            _ => prompt.with(|prompt| context.say(prompt)),
        })
    };
    let out_of_sight = OutOfSight::watch(context);
    let buttons = Memo::new(move || {
        context.narrowed(|choices| {
            let offered =
                choices.iter().filter(|choice| is_narrowed() || is_answer(context, out_of_sight, choice));
            offered.map(|choice| choice.notation.clone()).collect::<Vec<String>>()
        })
    });
    let usual = Memo::new(move || context.narrowed(|choices| usual_choice(choices, is_narrowed())));
    view! {
        <p class="question">{move || sentence()}</p>
        <Answers choices=buttons usual=usual is_narrowed=Memo::new(is_narrowed)/>
    }
}

/// Returns whether a choice gets a button: if its game says so, if it touches nothing, or only things that are out of sight, or only
/// supplies, which are small and far away.
fn is_answer(context: TableContext, out_of_sight: OutOfSight, choice: &Choice) -> bool {
    choice.prominence != Prominence::Touch
        || context.handle.snapshot.with(|sight| {
            let supplies = sight.scene.zones.iter().filter(|zone| zone.role == Role::Side);
            let pieces: Vec<&String> =
                supplies.flat_map(|zone| &zone.pieces).map(|piece| &piece.id).collect();
            choice.touches.iter().all(|id| pieces.contains(&id) || out_of_sight.has(id))
        })
}

/// Returns the choice whose button is gold: the one that the game calls usual, or the last that is left after a touch, or
/// the first if none touches anything on the table.
fn usual_choice(choices: &[&Choice], is_narrowed: bool) -> Option<String> {
    let usual = choices.iter().find(|choice| choice.prominence == Prominence::Usual);
    let first = choices.first().filter(|_| match is_narrowed {
        true => choices.len() == 1,
        false => choices.iter().all(|choice| choice.touches.is_empty()),
    });
    usual.or(first).map(|choice| choice.notation.clone())
}

/// An error, with a way to continue.
#[component]
fn Trouble() -> impl IntoView {
    let context = expect_context::<TableContext>();
    let handle = context.handle;
    let way_on = |message| if message == "trouble-mind" { "trouble-retry" } else { "trouble-dismiss" };
    move || {
        handle.trouble.get().map(|message| {
            view! {
                <div class="trouble" role="alert">
                    <p>{context.translator.word(message)}</p>
                    <button type="button" class="button" on:click=move |_| handle.retry()>
                        {context.translator.word(way_on(message))}
                    </button>
                </div>
            }
        })
    }
}
