//! Finds choices that the player cannot see or hit. A piece or spot may be clipped, small, or on another tab. Every
//! choice that touches only such things also gets a button in the prompt.

use std::collections::BTreeSet;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, IntersectionObserver, IntersectionObserverEntry, IntersectionObserverInit};

use super::context::TableContext;
use crate::signal::{RwSignal, StoredValue, effect};

/// Everything on the table that can be clicked now.
const TARGETS: &str = ".table .piece.touch[data-piece], .table .spot.touch[data-spot]";

/// A target counts as visible if this share of it is; the rest is rounding.
const WHOLE: f64 = 0.97;

/// The ids of clickable pieces and spots that are not completely visible.
#[derive(Clone, Copy)]
pub(super) struct OutOfSight {
    ids: RwSignal<BTreeSet<String>>,
    /// Whether the next report of the browser belongs to a new decision. Within one decision, targets are only added,
    /// so that no button moves away under the pointer while the player scrolls.
    is_new: StoredValue<bool>,
}

impl OutOfSight {
    /// Watches the targets of the table for the lifetime of the page.
    pub(super) fn watch(context: TableContext) -> OutOfSight {
        let watch = OutOfSight { ids: RwSignal::new(BTreeSet::new()), is_new: StoredValue::new(true) };
        let report =
            Closure::<dyn FnMut(js_sys::Array)>::new(move |entries: js_sys::Array| watch.update(&entries));
        let options = IntersectionObserverInit::new();
        options.set_threshold(&WHOLE.into());
        let callback = AsRef::<wasm_bindgen::JsValue>::as_ref(&report).unchecked_ref();
        let observer = IntersectionObserver::new_with_options(callback, &options);
        // A browser without an `IntersectionObserver` shows no extra buttons.
        let kept = StoredValue::new(observer.ok().map(|observer| (observer, report)));
        effect(move |_| {
            context.handle.snapshot.track();
            context.map_moves.track();
            request_animation_frame(move || {
                kept.try_update_value(|kept| {
                    if let Some((observer, _)) = kept {
                        watch.is_new.set_value(true);
                        observe_all(observer);
                    }
                });
            });
        });
        on_cleanup(move || {
            kept.try_update_value(|kept| kept.take().map(|(observer, _)| observer.disconnect()));
        });
        watch
    }

    /// Returns whether this target is out of sight.
    pub(super) fn has(self, id: &str) -> bool {
        self.ids.with(|ids| ids.contains(id))
    }

    fn update(self, entries: &js_sys::Array) {
        let entries = entries.iter().map(JsCast::unchecked_into::<IntersectionObserverEntry>);
        let least = least();
        let is_small = |entry: &IntersectionObserverEntry| {
            let shown = entry.bounding_client_rect();
            shown.width().min(shown.height()) < least
        };
        let hidden = entries.filter(|entry| entry.intersection_ratio() < WHOLE || is_small(entry));
        let hidden: BTreeSet<String> = hidden.filter_map(|entry| id(&entry.target())).collect();
        let before = self.ids.try_with_untracked(Clone::clone).unwrap_or_default();
        let is_new = self.is_new.try_update_value(std::mem::take) == Some(true);
        let now = if is_new { hidden } else { before.union(&hidden).cloned().collect() };
        if now != before {
            self.ids.set(now);
        }
    }
}

/// Returns the size in pixels below which a target is hard to hit with the user's pointing device.
fn least() -> f64 {
    let is_coarse = window().match_media("(pointer: coarse)").ok().flatten();
    if is_coarse.is_some_and(|query| query.matches()) { 30.0 } else { 14.0 }
}

/// Observes exactly the targets that can be clicked now. The browser reports every new target at once.
fn observe_all(observer: &IntersectionObserver) {
    observer.disconnect();
    let targets = document().query_selector_all(TARGETS).expect("it is a selector");
    for target in (0..targets.length()).filter_map(|at| targets.get(at)) {
        observer.observe(target.unchecked_ref());
    }
}

/// Returns the id of a piece or spot, as choices name it.
fn id(target: &Element) -> Option<String> {
    target.get_attribute("data-piece").or_else(|| target.get_attribute("data-spot"))
}
