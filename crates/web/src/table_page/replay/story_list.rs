//! The story of a replay: the current moment in a sentence, and the whole match as a list of links to its moments.

use leptos::html::Ol;
use leptos::prelude::*;
use scene::StoryLine;
use table::{Passage, Told, passages};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::playback::Playback;
use crate::erased_view::InARow;
use crate::live_region::LiveRegion;
use crate::picture::Shield;
use crate::route::Route;
use crate::signal::{Memo, effect};
use crate::table_page::context::TableContext;

/// The current story lines, shown and announced.
#[component]
pub(super) fn Moment() -> impl IntoView {
    let playback = expect_context::<Playback>();
    let context = expect_context::<TableContext>();
    let live_region = expect_context::<LiveRegion>();
    let lines = Memo::new(move || {
        let at = context.handle.story(|story| story.last().map_or(0, |told| told.at));
        let last = context.handle.story_after(at.saturating_sub(1));
        let lines = passages(&last).map(|passage| passage.told.line);
        lines.filter(|line| line.level.is_sentence()).collect::<Vec<StoryLine>>()
    });
    effect(move |_| {
        // A running replay announces every step; the user started it.
        let sentences: Vec<String> = lines.get().iter().map(|line| context.say(&line.text)).collect();
        live_region.say(sentences.join(" "));
    });
    let sentence = move |line: StoryLine| {
        let shield = line.seat.map(|seat| view! { <Shield seat=seat class="shield"/> });
        view! { <p class="question">{shield}{context.say(&line.text)}" "<a class="clause-link" href=rule(playback, &line.clause)>{line.clause.to_string()}</a></p> }
    };
    view! { <section class="prompt moment">{move || lines.get().into_iter().map(sentence).in_a_row()}</section> }
}

/// The whole match from the current perspective.
#[component]
pub(super) fn StoryList() -> impl IntoView {
    let playback = expect_context::<Playback>();
    let context = expect_context::<TableContext>();
    let viewer = context.part(|sight| sight.viewer);
    let story = move || {
        let viewer = viewer.get();
        let told = playback.with(|whole| whole.story(viewer, 0));
        passages(&told).map(|passage| entry(playback, context, passage)).in_a_row()
    };
    let node = NodeRef::<Ol>::new();
    effect(move |_| {
        playback.at.track();
        viewer.track();
        if let Some(list) = node.get() {
            request_animation_frame(move || keep_in_sight(&list));
        }
    });
    view! {
        <h2>{context.translator.live("table-log")}</h2>
        <ol class="tale" node_ref=node>{move || story()}</ol>
    }
}

fn entry(playback: Playback, context: TableContext, Passage { told, run }: Passage) -> AnyView {
    let Told { at, line } = told;
    let from = run.first().map_or(at, |first| first.at);
    let ahead = move || playback.at.get() < from;
    if !line.level.is_sentence() {
        return view! { <li class="heading" class:ahead=ahead><h3>{context.say(&line.text)}</h3></li> }
            .into_any();
    }
    let now = move || (from..=at).contains(&playback.at.get());
    view! {
        <li class:now=move || now() class:ahead=ahead>
            <button type="button" tabindex="-1" aria-current=move || now().then_some("step") on:click=move |_| playback.go(at)>
                {context.say(&line.text)}
            </button>
            <a class="clause-link" tabindex="-1" href=rule(playback, &line.clause)>{line.clause.to_string()}</a>
        </li>
    }
    .into_any()
}

/// Returns the address of a clause in the rulebook.
fn rule(playback: Playback, clause: &str) -> String {
    let rules = playback.with(|session| Route::Rules(session.header().game.clone()).path());
    format!("{rules}#{clause}")
}

/// Scrolls a list so that its current line is in the middle.
fn keep_in_sight(list: &HtmlElement) {
    let now = list.query_selector_all("li:not(.ahead)").ok();
    let last = now.and_then(|found| found.get(found.length().checked_sub(1)?));
    if let Some(line) = last.and_then(|line| line.dyn_into::<HtmlElement>().ok()) {
        let above = line.offset_top() - list.offset_top();
        list.set_scroll_top(above - (list.client_height() - line.offset_height()) / 2);
    }
}
