//! Announces to screen readers what has just happened.

use crate::signal::RwSignal;
use leptos::prelude::*;

/// The only live region of the page.
#[derive(Clone, Copy)]
pub(crate) struct LiveRegion(RwSignal<String>);

impl LiveRegion {
    pub(crate) fn new() -> LiveRegion {
        LiveRegion(RwSignal::new(String::new()))
    }

    /// Announces these sentences next.
    pub(crate) fn say(self, sentences: String) {
        self.0.set(sentences);
    }

    /// Renders the live region.
    pub(crate) fn region(self) -> impl IntoView {
        view! { <p class="unseen" role="status" aria-live="polite">{move || self.0.get()}</p> }
    }
}
