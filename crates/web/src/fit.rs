//! Fits the text of a part of the table to its rectangle: the text shrinks until nothing is cut off.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::pages;

/// The parts whose content may shrink, and the first scale to try for each kind.
const PARTS: &[(&str, f64)] = &[
    (".of-zone > .zone.sheet", 1.5),
    (".of-zone > .zone.track", 1.25),
    (".of-panel > .panel", 1.25),
    (".of-plates > .plates", 1.0),
    (".of-own > .own", 1.0),
    (".of-prompt > .prompt", 1.0),
];

/// The factor between two scales, and the smallest one: below it, text could not be read.
const STEP: f64 = 0.05;
const SMALLEST: f64 = 0.7;

/// The smallest scale of the prompt. Beyond it, its buttons are divided into pages.
const SMALLEST_PROMPT: f64 = 0.8;

thread_local! {
    /// The scale of each part, by the name of its kind and its leaf, and the content that it was found for.
    static KNOWN: RefCell<HashMap<String, (String, f64)>> = RefCell::new(HashMap::new());
    /// Whether rectangles have changed since the pieces were last drawn.
    static REARRANGED: Cell<bool> = const { Cell::new(false) };
}

/// Notes that rectangles have changed: everything is fitted anew.
pub(crate) fn rearranged() {
    KNOWN.with_borrow_mut(HashMap::clear);
    REARRANGED.set(true);
    request_animation_frame(fit);
}

/// Fits every part now. Returns whether rectangles have changed since the last call.
pub(crate) fn fit_soon() -> bool {
    fit();
    REARRANGED.replace(false)
}

/// Fits every part now.
pub(crate) fn fit() {
    for (selector, largest) in PARTS {
        let list = document().query_selector_all(selector).expect("it is a selector");
        for part in (0..list.length()).filter_map(|at| list.get(at)?.dyn_into::<HtmlElement>().ok()) {
            fit_part(selector, &part, *largest);
        }
    }
}

/// Shrinks a part until it fits its leaf. A part with the same content keeps its scale.
fn fit_part(kind: &str, part: &HtmlElement, largest: f64) {
    let Some(leaf) = part.parent_element() else { return };
    if leaf.client_width() == 0 {
        return;
    }
    let name = format!("{kind}{}", leaf.get_attribute("data-leaf").unwrap_or_default());
    let content = part.text_content().unwrap_or_default();
    let known = KNOWN.with_borrow(|known| known.get(&name).cloned());
    let is_prompt = kind.contains("prompt");
    if !is_prompt && known.as_ref().is_some_and(|(text, _)| *text == content) {
        return;
    }
    if is_prompt {
        pages::show(part, || true);
    }
    // Boards and plates never grow again while the window stays as it is, so that nothing jumps.
    let is_steady = !is_prompt && !kind.contains("panel");
    let mut scale = known.map(|(_, scale)| scale).filter(|_| is_steady).unwrap_or(largest);
    set(part, scale);
    let smallest = if is_prompt { SMALLEST_PROMPT } else { SMALLEST };
    while !fits(&leaf, part) && scale > smallest {
        scale -= STEP;
        set(part, scale);
    }
    if is_prompt {
        pages::show(part, || fits(&leaf, part));
    }
    KNOWN.with_borrow_mut(|known| known.insert(name, (content, scale)));
}

fn set(part: &HtmlElement, scale: f64) {
    part.style().set_property("zoom", &format!("{scale:.2}")).expect("it is a property's name");
}

fn fits(leaf: &Element, part: &Element) -> bool {
    if pages::is_open(part) {
        let table = leaf.parent_element().expect("a leaf lies on the table").get_bounding_client_rect();
        return part.get_bounding_client_rect().top() >= table.top();
    }
    leaf.scroll_height() <= leaf.client_height() + 1
        && leaf.scroll_width() <= leaf.client_width() + 1
        && part.scroll_width() <= part.client_width() + 1
}
