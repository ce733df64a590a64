//! Scrolls each part of the table so that at least one clickable piece of it is visible.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, NodeList};

/// The parts of the table that may scroll.
const PARTS: &str = ".side, .board, .panels, .market, .large";

/// The margin above the target of a scroll, in pixels.
const ABOVE: f64 = 8.0;

/// Scrolls every part that has clickable pieces but shows none of them.
pub(crate) fn show_touches() {
    for part in elements(document().query_selector_all(PARTS)) {
        if part.scroll_height() <= part.client_height() {
            continue;
        }
        let (top, bottom) = edges(&part);
        let touches = elements(part.query_selector_all(".touch"));
        let is_seen = |touch: &Element| {
            let (above, below) = edges(touch);
            above >= top && below <= bottom
        };
        if let Some(first) = touches.first()
            && !touches.iter().any(is_seen)
        {
            part.set_scroll_top(part.scroll_top() + (edges(first).0 - top - ABOVE) as i32);
        }
    }
}

/// Returns the upper and the lower edge of an element on the screen.
fn edges(element: &Element) -> (f64, f64) {
    let shown = element.get_bounding_client_rect();
    (shown.top(), shown.bottom())
}

fn elements(list: Result<NodeList, wasm_bindgen::JsValue>) -> Vec<Element> {
    let list = list.expect("it is a selector");
    (0..list.length()).filter_map(|at| list.get(at)?.dyn_into().ok()).collect()
}
