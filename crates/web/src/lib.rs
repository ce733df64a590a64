//! The browser client.

use leptos::prelude::*;
use wasm_bindgen::prelude::*;

/// Starts the client in the page.
#[wasm_bindgen]
pub fn start() {
    console_error_panic_hook::set_once();
    leptos::mount::mount_to_body(|| view! { <h1 style:--x="3">"Roundtable"</h1> });
}
