//! The prompt: where in the turn we are, what may be done, and the buttons for what touches nothing.

use engine::Turn;
use leptos::prelude::*;
use scene::{Choice, Role, StageState, Text};

use super::others::Others;
use super::result::Result;
use super::seeing::{Meant, Seeing};
use crate::flow::{For, InARow, Show};
use crate::signal::Memo;

#[component]
pub(super) fn Prompt() -> impl IntoView {
    let seeing = expect_context::<Seeing>();
    let others = use_context::<Others>();
    let ended = seeing.part(|sight| matches!(sight.turn, Turn::Over(_)));
    // A match that is over by the rules is over once its last step has been shown.
    let over = Memo::new(move || ended.get() || others.is_some_and(|others| others.is_broken_off.get()));
    view! {
        <section class="prompt" class:yours=move || seeing.host.sight.with(|sight| !sight.choices.is_empty())>
            <Trouble/>
            {others.map(|others| (others.affairs)())}
            <Stages/>
            {move || match (over.get(), others) {
                (false, _) => view! { <Question/> }.into_any(),
                (true, None) => view! { <Result/> }.into_any(),
                (true, Some(others)) => (others.ending)(),
            }}
        </section>
    }
}

/// The turn line.
#[component]
fn Stages() -> impl IntoView {
    let seeing = expect_context::<Seeing>();
    let stages = seeing.part(|sight| sight.scene.stages.clone());
    let entries = move || {
        let entry = |(at, stage): (usize, scene::Stage)| {
            let (class, sign) = match stage.state {
                StageState::Done => ("done", "✓".to_owned()),
                StageState::Skipped => ("skipped", "–".to_owned()),
                StageState::Now => ("now", (at + 1).to_string()),
                StageState::Ahead => ("ahead", (at + 1).to_string()),
            };
            let current = (stage.state == StageState::Now).then_some("step");
            view! { <li class=class aria-current=current><i aria-hidden="true">{sign}</i>{seeing.say(&stage.label)}</li> }
        };
        stages.get().into_iter().enumerate().map(entry).in_a_row()
    };
    view! { <ol class="stages">{move || entries()}</ol> }
}

/// The sentence and the buttons.
#[component]
fn Question() -> impl IntoView {
    let seeing = expect_context::<Seeing>();
    let tongue = seeing.tongue;
    let is_narrowed = move || !seeing.host.touched.with(Vec::is_empty);
    let prompt = seeing.part(|sight| sight.scene.prompt.clone());
    let sentence = move || {
        seeing.narrowed(|choices| match choices {
            [only] if is_narrowed() => {
                let what = format!("{}.", seeing.say(&only.label));
                seeing.say(&Text::new("table-sure").with("what", what))
            }
            _ => prompt.with(|prompt| seeing.say(prompt)),
        })
    };
    let buttons = Memo::new(move || {
        seeing.narrowed(|choices| {
            let offered = choices.iter().filter(|choice| is_narrowed() || is_answer(seeing, choice));
            offered.map(|choice| (*choice).clone()).collect::<Vec<Choice>>()
        })
    });
    view! {
        <p class="question">{move || sentence()}</p>
        <div class="answers" role="group" aria-label=tongue.live("table-answers")>
            <For each=move || buttons.get() key=|choice| choice.notation.clone() let:choice>
                <Answer choice=choice/>
            </For>
            <Show when=is_narrowed>
                <button type="button" class="button" on:click=move |_| seeing.host.touched.set(Vec::new())>
                    {tongue.live("table-cancel")}
                </button>
            </Show>
        </div>
    }
}

/// Is it a button? What touches nothing is, and also what touches nothing but supplies, which are small and far away.
fn is_answer(seeing: Seeing, choice: &Choice) -> bool {
    seeing.host.sight.with(|sight| {
        let supplies = sight.scene.zones.iter().filter(|zone| zone.role == Role::Side);
        let pieces: Vec<&String> = supplies.flat_map(|zone| &zone.pieces).map(|piece| &piece.id).collect();
        choice.touches.iter().all(|id| pieces.contains(&id))
    })
}

#[component]
fn Answer(choice: Choice) -> impl IntoView {
    let seeing = expect_context::<Seeing>();
    let notation = choice.notation.clone();
    let name = Meant::choice(&choice.notation);
    view! {
        <button type="button" class="button go" data-choice=choice.notation data-meant=move || seeing.sign(&name) on:click=move |_| seeing.host.play(&notation)>
            {move || seeing.say(&choice.label)}
        </button>
    }
}

/// What went wrong, and the way on.
#[component]
fn Trouble() -> impl IntoView {
    let seeing = expect_context::<Seeing>();
    let host = seeing.host;
    let way_on = |message| if message == "trouble-mind" { "trouble-retry" } else { "trouble-dismiss" };
    move || {
        host.trouble.get().map(|message| {
            view! {
                <div class="trouble" role="alert">
                    <p>{seeing.tongue.word(message)}</p>
                    <button type="button" class="button" on:click=move |_| host.retry()>
                        {seeing.tongue.word(way_on(message))}
                    </button>
                </div>
            }
        })
    }
}
