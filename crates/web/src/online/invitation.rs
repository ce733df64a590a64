//! How others find a table: a link, and the same as a picture for a phone's camera.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::Visibility;
use qrcodegen::{QrCode, QrCodeEcc};
use serde::Deserialize;

use super::ask::{NOTHING, ask};
use super::company::Company;
use crate::route::Route;
use crate::signal::{Memo, RwSignal, effect};
use crate::tongue::Tongue;

/// The word that lets people in who were invited.
#[derive(Deserialize)]
struct Word {
    invitation: Option<String>,
}

/// The light rim that cameras need, in squares.
const RIM: i32 = 3;

/// The way to this table, for those who shall come.
#[component]
pub(super) fn Invitation() -> impl IntoView {
    let company = expect_context::<Company>();
    let tongue = expect_context::<Tongue>();
    let word = RwSignal::new(company.invitation());
    let copied = RwSignal::new(false);
    let private = move || company.with(|info| info.visibility == Visibility::Private).unwrap_or(false);
    effect(move |_| {
        if private() && word.with_untracked(Option::is_none) {
            spawn_local(async move {
                let path = format!("/tables/{}/invitation", company.id());
                if let Ok(found) = ask::<Word>(company.me, "GET", &path, NOTHING).await {
                    word.set(found.invitation);
                }
            });
        }
    });
    let address = Memo::new(move || {
        let here = window().location().origin().unwrap_or_default();
        let place = Route::Online(company.id().to_string()).path();
        match word.get().filter(|_| private()) {
            Some(word) => Some(format!("{here}{place}#{word}")),
            None if private() => None,
            None => Some(format!("{here}{place}")),
        }
    });
    let copy = move |_| {
        if let Some(address) = address.get_untracked() {
            // A browser that does not let us leaves the text where it can be marked.
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
                            <span>{tongue.live("room-link")}</span>
                            <input type="text" readonly prop:value=address on:focus=select/>
                        </label>
                        <button type="button" class="button" on:click=copy>{tongue.live("room-copy")}</button>
                        <p role="status">{move || copied.get().then(|| tongue.word("room-copied"))}</p>
                    </div>
                </div>
            }
        })
    };
    view! {
        <section class="invitation" aria-labelledby="invitation-heading">
            <h2 id="invitation-heading">{tongue.live("room-invite")}</h2>
            <p class="about">{move || tongue.word(if private() { "room-invite-private" } else { "room-invite-about" })}</p>
            {move || shown()}
        </section>
    }
}

/// A text as black and white squares.
fn drawn(text: &str) -> Option<impl IntoView + use<>> {
    let tongue = expect_context::<Tongue>();
    let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
    let size = code.size();
    let squares = (0..size).flat_map(|y| (0..size).map(move |x| (x, y)));
    let dark = squares.filter(|(x, y)| code.get_module(*x, *y));
    let path: String = dark.map(|(x, y)| format!("M{x} {y}h1v1h-1z")).collect();
    let view_box = format!("{0} {0} {1} {1}", -RIM, size + 2 * RIM);
    Some(view! {
        <svg class="qr" viewBox=view_box role="img" aria-label=tongue.live("room-qr") shape-rendering="crispEdges">
            <rect x=-RIM y=-RIM width=size + 2 * RIM height=size + 2 * RIM fill="#fff"/>
            <path d=path fill="#000"/>
        </svg>
    })
}
