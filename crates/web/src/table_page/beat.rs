//! Beats: a leaf over the table that holds a moment that decided, or tells what happened since the own last move.

use std::sync::Arc;

use client::Held;
use leptos::html;
use leptos::prelude::*;
use scene::{Beat, Content, Panel};
use table::{BeatAt, Told, passages};
use wasm_bindgen::JsCast;

use super::context::TableContext;
use super::panel;
use crate::erased_view::{InARow, Show};
use crate::live_region::LiveRegion;
use crate::pause::after_paint;
use crate::picture::Shield;
use crate::signal::{RwSignal, effect};

/// What is held up to the viewer.
#[component]
pub(super) fn BeatLeaf() -> impl IntoView {
    let context = expect_context::<TableContext>();
    let held = context.handle.held;
    // The focus goes back to where it was when the last leaf is gone.
    let focused = StoredValue::new_local(None::<web_sys::Element>);
    effect(move |was_held: Option<bool>| {
        let is_held = held.with(Option::is_some);
        match (was_held.unwrap_or(false), is_held) {
            (false, true) => focused.set_value(document().active_element()),
            (true, false) => {
                let element =
                    focused.get_value().and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok());
                element.into_iter().for_each(|element| drop(element.focus()));
            }
            _ => {}
        }
        is_held
    });
    move || {
        held.get().map(|held| match Arc::unwrap_or_clone(held) {
            Held::Beat(BeatAt { beat, .. }) => sheet(context, &beat),
            Held::Recap { told, beats } => recap(context, &told, &beats),
        })
    }
}

/// One beat, in the current language.
fn sheet(context: TableContext, beat: &Beat) -> AnyView {
    let (title, sentence) = (context.say(&beat.title), context.say(&beat.sentence));
    announce(format!("{title}. {sentence}"));
    let panels = beat.panels.iter().map(|panel| panel::show(context, panel)).in_a_row();
    let clause = beat.clause.to_string();
    let is_small = |panel: &Panel| matches!(panel.content, Content::Pieces { .. } | Content::Dial { .. });
    let is_wide = !beat.panels.iter().all(is_small);
    view! {
        <Leaf about=beat.about.clone() is_wide=is_wide>
            <h2 id="beat-title">{title}</h2>
            <div class="beat-panels">{panels}</div>
            <footer>
                <p id="beat-sentence">{sentence}" "<small>{clause}</small></p>
                <GoOn/>
            </footer>
        </Leaf>
    }
    .into_any()
}

/// What happened since the own last move, in the current language.
fn recap(context: TableContext, told: &[Told], beats: &[BeatAt]) -> AnyView {
    let translator = context.translator;
    let title = translator.word("beat-recap");
    announce(title.clone());
    let line = |passage: table::Passage| {
        let line = passage.told.line;
        let shield = line.seat.map(|seat| view! { <Shield seat=seat class="shield"/> });
        view! { <li>{shield}<p>{context.say(&line.text)}</p></li> }
    };
    let lines = passages(told).filter(|passage| passage.told.line.level.is_sentence()).map(line).in_a_row();
    let has_beats = !beats.is_empty();
    view! {
        <Leaf about=Vec::new() is_wide=true>
            <h2 id="beat-title">{title}</h2>
            <ol class="beat-story" id="beat-sentence">{lines}</ol>
            <footer>
                <p></p>
                <Show when=move || has_beats>
                    <button type="button" class="button" on:click=move |_| context.handle.show_again()>
                        {translator.live("beat-again")}
                    </button>
                </Show>
                <GoOn/>
            </footer>
        </Leaf>
    }
    .into_any()
}

/// The leaf itself, and the veil over the table, which leaves out what the beat is about.
#[component]
fn Leaf(about: Vec<String>, is_wide: bool, children: leptos::children::Children) -> impl IntoView {
    let context = expect_context::<TableContext>();
    let veil = NodeRef::<html::Div>::new();
    let holes = RwSignal::new(Veil::default());
    effect(move |_| {
        let Some(veil) = veil.get() else { return };
        let about = about.clone();
        after_paint(move || {
            // The leaf may be gone already.
            if holes.try_with_untracked(|_| ()).is_some() {
                holes.set(Veil::over(&veil, &about));
            }
        });
    });
    let keys = move |event: web_sys::KeyboardEvent| {
        if event.key() == "Escape" {
            event.stop_propagation();
            context.handle.go_on();
        }
    };
    view! {
        <div class="beat-veil" node_ref=veil on:click=move |_| context.handle.go_on()>
            <svg aria-hidden="true"><path d=move || holes.with(|veil| veil.path.clone())></path></svg>
            <section
                class="beat"
                class:wide=is_wide
                class:below=move || holes.with(|veil| veil.place == Place::Below)
                class:above=move || holes.with(|veil| veil.place == Place::Above)
                role="dialog"
                aria-modal="true"
                aria-labelledby="beat-title"
                aria-describedby="beat-sentence"
                on:click=|event: web_sys::MouseEvent| event.stop_propagation()
                on:keydown=keys
            >
                {children()}
            </section>
        </div>
    }
}

#[component]
fn GoOn() -> impl IntoView {
    let context = expect_context::<TableContext>();
    let button = NodeRef::<html::Button>::new();
    effect(move |_| {
        if let Some(button) = button.get() {
            let _ = button.focus();
        }
    });
    view! {
        <button type="button" class="button go" node_ref=button on:click=move |_| context.handle.go_on()>
            {context.translator.live("beat-go-on")}
        </button>
    }
}

fn announce(words: String) {
    expect_context::<LiveRegion>().say(words);
}

/// The veil over the table.
#[derive(Clone, PartialEq, Default)]
struct Veil {
    /// The outline, with a hole for each bright thing.
    path: String,
    place: Place,
}

/// Where the leaf lies, so that it does not cover the bright things.
#[derive(Clone, Copy, PartialEq, Default)]
enum Place {
    #[default]
    Middle,
    Above,
    Below,
}

impl Veil {
    /// Bright things that are hidden, or too large to be one thing, have no hole.
    fn over(veil: &web_sys::Element, about: &[String]) -> Veil {
        let frame = veil.get_bounding_client_rect();
        let mut path = format!("M0 0H{}V{}H0Z", frame.width(), frame.height());
        let mut middles = Vec::new();
        for id in about {
            let found = ["data-piece", "data-spot"]
                .iter()
                .find_map(|name| document().query_selector(&format!("[{name}='{id}']")).ok().flatten());
            let Some(rect) = found.map(|element| element.get_bounding_client_rect()) else { continue };
            if rect.width() < 1.0 {
                continue;
            }
            let (x, y) = (rect.x() - frame.x() - 6.0, rect.y() - frame.y() - 6.0);
            let (width, height) = (rect.width() + 12.0, rect.height() + 12.0);
            path += &format!("M{x} {y}v{height}h{width}v-{height}Z");
            middles.push(y + height / 2.0);
        }
        let middle = middles.iter().sum::<f64>() / middles.len().max(1) as f64;
        let place = match middles.is_empty() {
            true => Place::Middle,
            false if middle < frame.height() / 2.0 => Place::Below,
            false => Place::Above,
        };
        Veil { path, place }
    }
}
