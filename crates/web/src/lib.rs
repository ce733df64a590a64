//! The browser client: the shelf, the setup of a table, the table itself.
//!
//! It draws scenes and knows no game by name. The same program runs twice: in the page, and in a worker for the bots.
#![allow(unreachable_pub, reason = "components are made public by their macro")]
#![allow(
    clippy::redundant_closure,
    reason = "closures that are written in a view become one type; one with a name stays a type of its own"
)]

mod animate;
mod app;
mod bot_title;
mod bot_worker;
mod erased_view;
mod fit;
mod i18n;
mod lazy;
mod live_region;
mod loading;
mod match_handle;
mod online;
mod pages;
mod pause;
mod picture;
mod record;
mod resize;
mod route;
mod rulebook;
mod setting;
mod settings;
mod settings_bar;
mod shelf;
mod signal;
mod solo;
mod storage;
mod table_page;
mod update;

pub use bot_worker::think;

use wasm_bindgen::prelude::*;

/// Starts the client in the page.
#[wasm_bindgen]
pub async fn start() {
    console_error_panic_hook::set_once();
    // Fall back to English if the locale cannot be loaded.
    let _ = i18n::load_locale(settings::kept().locale()).await;
    leptos::mount::mount_to_body(app::App);
}

/// Returns the path and the text of every source file, for tests of the sources.
#[cfg(test)]
fn sources() -> Vec<(String, String)> {
    fn search(folder: &std::path::Path, found: &mut Vec<(String, String)>) {
        for entry in std::fs::read_dir(folder).expect("a folder can be read") {
            let path = entry.expect("an entry can be read").path();
            if path.is_dir() {
                search(&path, found);
            } else {
                let source = std::fs::read_to_string(&path).expect("a source can be read");
                found.push((path.to_string_lossy().replace('\\', "/"), source));
            }
        }
    }
    let mut found = Vec::new();
    search(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
    found
}
