//! Tables elsewhere that wait for the reader: a mark in the browser's title, a way there, and a sound for those who want it.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::TablePage;
use scene::Text;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::ask::{NOTHING, ask};
use super::me::Me;
use crate::flow::Show;
use crate::route::{Compass, Route};
use crate::settings::Settings;
use crate::signal::{Memo, RwSignal, effect};
use crate::table_page::Sound;
use crate::tongue::Tongue;

/// So often the server is asked. Whoever looks at the table itself hears of it at once.
const AGAIN: Duration = Duration::from_secs(20);

/// Knows where it is the reader's turn.
#[derive(Clone, Copy)]
pub(crate) struct Bell {
    me: Me,
    compass: Compass,
    settings: RwSignal<Settings>,
    /// The ids of the tables.
    waiting: RwSignal<Vec<String>>,
}

impl Bell {
    /// Listens as long as the client runs, for whoever is known to the server.
    pub(crate) fn hang(me: Me, compass: Compass, settings: RwSignal<Settings>) -> Bell {
        let bell = Bell { me, compass, settings, waiting: RwSignal::new(Vec::new()) };
        set_interval(move || bell.look(), AGAIN);
        effect(move |_| {
            // A new page, or another reader: what waits may have changed.
            compass.page();
            match me.is_kept() {
                true => bell.look(),
                false => bell.waiting.set(Vec::new()),
            }
        });
        bell
    }

    /// The tables that wait, without the one that is open.
    pub(crate) fn elsewhere(self) -> Vec<String> {
        let here = self.compass.page().route;
        let other = |id: &&String| !matches!(&here, Route::Online(open) if open == *id);
        self.waiting.with(|waiting| waiting.iter().filter(other).cloned().collect())
    }

    /// There everything that waits is in sight.
    fn is_in_lobby(self) -> bool {
        self.compass.page().route == Route::Lobby
    }

    fn look(self) {
        if untrack(|| self.me.is_kept()) {
            spawn_local(async move {
                // What cannot be fetched now is fetched the next time.
                if let Ok(ask) = asking().await {
                    ask(self);
                }
            });
        }
    }

    fn hear(self, tables: Vec<String>) {
        let before = untrack(|| self.elsewhere());
        self.waiting.set(tables);
        let now = untrack(|| self.elsewhere());
        let wanted = self.settings.with_untracked(|settings| settings.sound);
        if wanted && now.iter().any(|table| !before.contains(table)) {
            Sound::YourTurn.play();
        }
    }
}

/// How the server is asked. Who never met others needs no part of it.
#[wasm_split(inn, fallible)]
fn asking() -> Result<fn(Bell), SplitLoaderError> {
    Ok(|bell| {
        if !untrack(|| bell.me.is_known()) {
            return;
        }
        spawn_local(async move {
            // Who cannot be asked now is asked again later.
            if let Ok(page) = ask::<TablePage>(bell.me, "GET", "/me/turns", NOTHING).await {
                bell.hear(page.tables.into_iter().map(|table| table.id.to_string()).collect());
            }
        });
    })
}

/// The way to a table that waits, wherever the reader is.
#[component]
pub(crate) fn WaitingElsewhere() -> impl IntoView {
    let bell = expect_context::<Bell>();
    let tongue = expect_context::<Tongue>();
    let elsewhere = Memo::new(move || bell.elsewhere());
    let way = move || match elsewhere.get().as_slice() {
        [only] => Route::Online(only.clone()).path(),
        _ => Route::Lobby.path(),
    };
    let words = move || {
        let count = elsewhere.with(Vec::len) as u32;
        tongue.say(&Text::new("bell-waiting").with("count", count))
    };
    view! {
        <Show when=move || !bell.is_in_lobby() && !elsewhere.with(Vec::is_empty)>
            <a class="bell" href=move || way()><span class="mark" aria-hidden="true">"●"</span><span class="words">{move || words()}</span></a>
        </Show>
    }
}
