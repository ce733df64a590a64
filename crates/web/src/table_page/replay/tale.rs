//! What happened: the moment in a sentence, and the whole match as a list that leads to every moment.

use leptos::html::Ol;
use leptos::prelude::*;
use scene::StoryLine;
use table::Told;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::reel::Reel;
use crate::flow::InARow;
use crate::herald::Herald;
use crate::picture::Shield;
use crate::route::Route;
use crate::signal::{Memo, effect};
use crate::table_page::seeing::Seeing;

/// What has just happened, seen and said aloud.
#[component]
pub(super) fn Moment() -> impl IntoView {
    let reel = expect_context::<Reel>();
    let seeing = expect_context::<Seeing>();
    let herald = expect_context::<Herald>();
    let lines = Memo::new(move || {
        let sight = seeing.sight();
        let at = sight.story.last().map(|told| told.at);
        let last = sight.story.iter().filter(|told| Some(told.at) == at);
        last.map(|told| told.line.clone()).collect::<Vec<StoryLine>>()
    });
    effect(move |_| {
        // Whoever lets it run hears every step; that is what they asked for.
        let sentences: Vec<String> = lines.get().iter().map(|line| seeing.say(&line.text)).collect();
        herald.say(sentences.join(" "));
    });
    let sentence = move |line: StoryLine| {
        let shield = line.seat.map(|seat| view! { <Shield seat=seat class="shield"/> });
        view! { <p class="question">{shield}{seeing.say(&line.text)}" "<a class="clause-link" href=rule(reel, &line.clause)>{line.clause.to_string()}</a></p> }
    };
    view! { <section class="prompt moment">{move || lines.get().into_iter().map(sentence).in_a_row()}</section> }
}

/// The whole match as whoever looks was told it.
#[component]
pub(super) fn Tale() -> impl IntoView {
    let reel = expect_context::<Reel>();
    let seeing = expect_context::<Seeing>();
    let viewer = seeing.part(|sight| sight.viewer);
    let story = move || {
        let viewer = viewer.get();
        let told = reel.with(|whole| whole.story(viewer, 0));
        told.into_iter().map(|told| entry(reel, seeing, told)).in_a_row()
    };
    let node = NodeRef::<Ol>::new();
    effect(move |_| {
        reel.at.track();
        viewer.track();
        if let Some(list) = node.get() {
            request_animation_frame(move || keep_in_sight(&list));
        }
    });
    view! {
        <h2>{seeing.tongue.live("table-log")}</h2>
        <ol class="tale" node_ref=node>{move || story()}</ol>
    }
}

fn entry(reel: Reel, seeing: Seeing, told: Told) -> impl IntoView {
    let Told { at, line } = told;
    let now = move || reel.at.get() == at;
    view! {
        <li class:now=move || now() class:ahead=move || { reel.at.get() < at }>
            <button type="button" tabindex="-1" aria-current=move || now().then_some("step") on:click=move |_| reel.go(at)>
                {seeing.say(&line.text)}
            </button>
            <a class="clause-link" tabindex="-1" href=rule(reel, &line.clause)>{line.clause.to_string()}</a>
        </li>
    }
}

/// Where a clause stands in the rulebook.
fn rule(reel: Reel, clause: &str) -> String {
    let rules = reel.with(|session| Route::Rules(session.header().game.clone()).path());
    format!("{rules}#{clause}")
}

/// Scrolls a list so that its present line is in the middle.
fn keep_in_sight(list: &HtmlElement) {
    let now = list.query_selector_all("li:not(.ahead)").ok();
    let last = now.and_then(|found| found.get(found.length().checked_sub(1)?));
    if let Some(line) = last.and_then(|line| line.dyn_into::<HtmlElement>().ok()) {
        let above = line.offset_top() - list.offset_top();
        list.set_scroll_top(above - (list.client_height() - line.offset_height()) / 2);
    }
}
