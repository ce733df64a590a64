//! The keyboard of a replay: arrows step, the space bar plays and pauses, Home and End go to the ends. On a piece,
//! arrows move to the next one.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::playback::Playback;

pub(super) fn listen(playback: Playback) {
    let pressed = window_event_listener(ev::keydown, move |event| {
        if event.ctrl_key()
            || event.meta_key()
            || event.alt_key()
            || is_on(&event, "input, [data-piece], [data-spot]")
        {
            return;
        }
        match event.key().as_str() {
            "ArrowLeft" => playback.step(-1),
            "ArrowRight" => playback.step(1),
            "Home" => playback.go(0),
            "End" => playback.go(playback.lines),
            // On a button or a link, the space bar keeps its own function.
            " " if !is_on(&event, "button, a") => playback.toggle(),
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || pressed.remove());
}

fn is_on(event: &web_sys::KeyboardEvent, selector: &str) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|element| element.matches(selector).unwrap_or(false))
}
