//! The keyboard at the table: arrows walk through a zone, and the focus is never lost when a piece leaves.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::seeing::Seeing;

/// Moves the focus to the next or the previous piece of the same zone.
pub(super) fn step(event: &web_sys::KeyboardEvent, by: i32) {
    let Some(zone) = focused().and_then(|element| element.closest("[data-zone]").ok().flatten()) else {
        return;
    };
    let pieces = all(&zone, "[data-piece]");
    let Some(at) = pieces.iter().position(|piece| Some(piece) == focused().as_ref()) else { return };
    let next = (at as i32 + by).rem_euclid(pieces.len() as i32) as usize;
    event.prevent_default();
    give(&pieces[next]);
}

/// When the piece that had the focus is gone, or has nothing to offer any more, the next thing that can be done gets it.
pub(super) fn keep(seeing: Seeing) {
    Effect::new(move |before: Option<()>| {
        seeing.host.sight.track();
        if before.is_none() {
            return;
        }
        let zone = focused().and_then(|element| element.closest("[data-zone]").ok().flatten());
        let zone = zone.and_then(|zone| zone.get_attribute("data-zone"));
        let was_answer =
            focused().is_some_and(|element| element.closest(".answers").ok().flatten().is_some());
        if zone.is_none() && !was_answer {
            return;
        }
        request_animation_frame(move || {
            if focused().is_some_and(|element| element.matches(".touch, .answers button").unwrap_or(false)) {
                return;
            }
            let page = document();
            let same_zone = zone.map(|zone| format!("[data-zone='{zone}'] .touch"));
            let wanted =
                same_zone.into_iter().chain([".answers .button".to_owned(), ".piece.touch".to_owned()]);
            let mut found = wanted.filter_map(|selector| page.query_selector(&selector).ok().flatten());
            if let Some(next) = found.next() {
                give(&next);
            }
        });
    });
}

fn focused() -> Option<Element> {
    document().active_element()
}

fn all(root: &Element, selector: &str) -> Vec<Element> {
    let Ok(list) = root.query_selector_all(selector) else { return Vec::new() };
    (0..list.length()).filter_map(|at| list.get(at)?.dyn_into().ok()).collect()
}

fn give(element: &Element) {
    // An element that cannot take the focus leaves it where it is.
    let _ = element.unchecked_ref::<HtmlElement>().focus();
}
