//! Offers a new version of the client. It is installed only when the user asks for it, and offered only on the start
//! page, never during a match.

use leptos::ev::Custom;
use leptos::prelude::*;

use crate::erased_view::Show;
use crate::i18n::Translator;
use crate::signal::RwSignal;

/// Whether a new version is available.
#[derive(Clone, Copy)]
pub(crate) struct Update(RwSignal<bool>);

impl Update {
    /// Listens for the event that `boot.js` sends when the service worker has a new version.
    pub(crate) fn listen() -> Update {
        let ready = RwSignal::new(false);
        window_event_listener(Custom::<web_sys::Event>::new("update-ready"), move |_| ready.set(true));
        Update(ready)
    }
}

/// The offer to update.
#[component]
pub(crate) fn UpdateHint() -> impl IntoView {
    let Update(ready) = expect_context::<Update>();
    let translator = expect_context::<Translator>();
    let accept = |_| {
        let event = web_sys::Event::new("update-now").expect("it is an event's name");
        // The event is not cancelable, so its result does not matter.
        let _ = window().dispatch_event(&event);
    };
    view! {
        <Show when=move || ready.get()>
            <div class="update" role="status">
                <p>{translator.live("update-ready")}</p>
                <button type="button" class="button go" on:click=accept>{translator.live("update-now")}</button>
            </div>
        </Show>
    }
}
