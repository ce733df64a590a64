//! The invitation to a table: a link, and the same as a QR code for a phone's camera.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::Visibility;
use qrcodegen::{QrCode, QrCodeEcc};
use serde::Deserialize;

use super::ask::{NOTHING, ask};
use super::online_match::OnlineMatch;
use crate::i18n::Translator;
use crate::route::Route;
use crate::signal::{Memo, RwSignal, effect};

/// The secret that lets invited people in.
#[derive(Deserialize)]
struct Word {
    invitation: Option<String>,
}

/// The quiet zone around a QR code, in modules.
const RIM: i32 = 3;

/// The invitation to this table.
#[component]
pub(super) fn Invitation() -> impl IntoView {
    let online = expect_context::<OnlineMatch>();
    let translator = expect_context::<Translator>();
    let word = RwSignal::new(online.invitation());
    let copied = RwSignal::new(false);
    let private = move || online.with(|info| info.visibility == Visibility::Private).unwrap_or(false);
    effect(move |_| {
        if private() && word.with_untracked(Option::is_none) {
            spawn_local(async move {
                let path = format!("/tables/{}/invitation", online.id());
                if let Ok(found) = ask::<Word>(online.me, "GET", &path, NOTHING).await {
                    word.set(found.invitation);
                }
            });
        }
    });
    let address = Memo::new(move || {
        let here = window().location().origin().unwrap_or_default();
        let place = Route::Online(online.id().to_string()).path();
        match word.get().filter(|_| private()) {
            Some(word) => Some(format!("{here}{place}#{word}")),
            None if private() => None,
            None => Some(format!("{here}{place}")),
        }
    });
    let copy = move |_| {
        if let Some(address) = address.get_untracked() {
            // If the browser denies access to the clipboard, the user can still select the text.
            let _ = window().navigator().clipboard().write_text(&address);
            copied.set(true);
        }
    };
    let select = |event: web_sys::FocusEvent| event_target::<web_sys::HtmlInputElement>(&event).select();
    let shown = move || {
        address.get().map(|address| {
            let picture = drawn(&address);
            view! {
                <div class="way-here">
                    {picture}
                    <div>
                        <label class="address">
                            <span>{translator.live("room-link")}</span>
                            <input type="text" readonly prop:value=address on:focus=select/>
                        </label>
                        <button type="button" class="button" on:click=copy>{translator.live("room-copy")}</button>
                        <p role="status">{move || copied.get().then(|| translator.word("room-copied"))}</p>
                    </div>
                </div>
            }
        })
    };
    view! {
        <section class="invitation" aria-labelledby="invitation-heading">
            <h2 id="invitation-heading">{translator.live("room-invite")}</h2>
            <p class="about">{move || translator.word(if private() { "room-invite-private" } else { "room-invite-about" })}</p>
            {move || shown()}
        </section>
    }
}

/// Draws a text as a QR code.
fn drawn(text: &str) -> Option<impl IntoView + use<>> {
    let translator = expect_context::<Translator>();
    let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
    let size = code.size();
    let squares = (0..size).flat_map(|y| (0..size).map(move |x| (x, y)));
    let dark = squares.filter(|(x, y)| code.get_module(*x, *y));
    let path: String = dark.map(|(x, y)| format!("M{x} {y}h1v1h-1z")).collect();
    let view_box = format!("{0} {0} {1} {1}", -RIM, size + 2 * RIM);
    Some(view! {
        <svg class="qr" viewBox=view_box role="img" aria-label=translator.live("room-qr") shape-rendering="crispEdges">
            <rect x=-RIM y=-RIM width=size + 2 * RIM height=size + 2 * RIM fill="#fff"/>
            <path d=path fill="#000"/>
        </svg>
    })
}
