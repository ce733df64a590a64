//! Says aloud, to those who listen rather than look, what has just happened.

use crate::signal::RwSignal;
use leptos::prelude::*;

/// The page's one live region.
#[derive(Clone, Copy)]
pub(crate) struct LiveRegion(RwSignal<String>);

impl LiveRegion {
    pub(crate) fn new() -> LiveRegion {
        LiveRegion(RwSignal::new(String::new()))
    }

    /// Says this next.
    pub(crate) fn say(self, sentences: String) {
        self.0.set(sentences);
    }

    /// Where screen readers hear it.
    pub(crate) fn region(self) -> impl IntoView {
        view! { <p class="unseen" role="status" aria-live="polite">{move || self.0.get()}</p> }
    }
}
