//! The analysis of a match: the chances to win as a graph, the turning points, luck and skill.

mod balance;
mod graph;
mod points;
pub(crate) mod study;

use leptos::prelude::*;
use scene::Text;

use crate::picture::Emblem;
use crate::signal::Memo;
use crate::table_page::context::TableContext;
use balance::Balances;
use graph::Graph;
use points::Points;
use study::State;
pub(super) use study::Study;

/// The number of turning points to describe.
const POINTS: usize = 6;

/// Returns the letter of a turning point.
fn letter(number: usize) -> String {
    char::from(b'A' + number as u8).to_string()
}

/// The analysis, in place of the table.
#[component]
pub(super) fn AnalysisView() -> impl IntoView {
    let study = expect_context::<Study>();
    let is_found = Memo::new(move || study.found().is_some());
    move || {
        if is_found.get() {
            view! {
                <main class="analysis" id="main">
                    <div class="sheet">
                        <Graph/>
                        <Balances/>
                    </div>
                    <Points/>
                </main>
            }
            .into_any()
        } else {
            view! { <main class="analysis waiting" id="main"><Work/></main> }.into_any()
        }
    }
}

/// The progress of the analysis, and buttons to start and stop it.
#[component]
fn Work() -> impl IntoView {
    let study = expect_context::<Study>();
    let context = expect_context::<TableContext>();
    let translator = context.translator;
    let state = Memo::new(move || match study.state.get() {
        State::Working { .. } => "working",
        State::Lost => "lost",
        State::Idle | State::Found(_) => "idle",
    });
    let progress = move || match study.state.get() {
        State::Working { done, total } => (done, total),
        _ => (0, 1),
    };
    let words = move || {
        let (done, total) = progress();
        context.say(&Text::new("analysis-working").with("done", done).with("total", total))
    };
    let begin = move |label: &'static str| {
        view! { <button type="button" class="button go" on:click=move |_| study.begin()>{translator.live(label)}</button> }
    };
    let way_on = move || {
        match state.get() {
        "working" => view! {
            <p role="status">{move || words()}</p>
            <progress
                max=move || progress().1.to_string()
                value=move || progress().0.to_string()
                aria-label=translator.live("analysis")
            ></progress>
            <button type="button" class="button" on:click=move |_| study.stop()>{translator.live("analysis-stop")}</button>
        }
        .into_any(),
        "lost" => view! { <p role="alert">{translator.live("analysis-lost")}</p>{begin("trouble-retry")} }.into_any(),
        _ => begin("analysis-begin").into_any(),
    }
    };
    view! {
        <Emblem id="merlin" class="portrait"/>
        <h2>{translator.live("analysis-title")}</h2>
        <p>{translator.live("analysis-about")}</p>
        {move || way_on()}
    }
}
