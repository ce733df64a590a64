//! Tells a part of the page when its size changes.

use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{HtmlDivElement, ResizeObserver};

use crate::signal::StoredValue;

/// Calls `report` when the element is on the page and whenever its size has changed, for the lifetime of the caller's owner.
pub(crate) fn on_resize(node: NodeRef<Div>, report: impl Fn(&HtmlDivElement) + 'static) {
    let look = move || {
        if let Some(element) = node.try_get_untracked().flatten() {
            report(&element);
        }
    };
    let watch = Closure::<dyn FnMut()>::new(look);
    let observer = ResizeObserver::new(watch.as_ref().unchecked_ref()).expect("every browser has it");
    let kept = StoredValue::new(Some((observer.clone(), watch)));
    node.on_load(move |element| observer.observe(&element));
    on_cleanup(move || {
        kept.try_update_value(|kept| kept.take().map(|(observer, _)| observer.disconnect()));
    });
}
