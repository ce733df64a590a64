//! Tables elsewhere that wait for the reader: a mark in the browser's title, a way there, and a sound for those who want it.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{TableId, TableInfo, TablePage};
use scene::Text;

use super::ask::{NOTHING, ask};
use super::me::Me;
use crate::route::{Compass, Route};
use crate::settings::Settings;
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
    waiting: RwSignal<Vec<TableInfo>>,
}

impl Bell {
    /// Listens as long as the client runs, for whoever is known to the server.
    pub(crate) fn hang(me: Me, compass: Compass, settings: RwSignal<Settings>) -> Bell {
        let bell = Bell { me, compass, settings, waiting: RwSignal::new(Vec::new()) };
        set_interval(move || bell.look(), AGAIN);
        Effect::new(move |_| {
            // A new page, or another reader: what waits may have changed.
            compass.page();
            match me.is_known() {
                true => bell.look(),
                false => bell.waiting.set(Vec::new()),
            }
        });
        bell
    }

    /// The tables that wait, without the one that is open.
    pub(crate) fn elsewhere(self) -> Vec<TableId> {
        let here = self.compass.page().route;
        let other = |id: &TableId| here != Route::Online(id.to_string());
        self.waiting.with(|waiting| waiting.iter().map(|table| table.id.clone()).filter(other).collect())
    }

    /// There everything that waits is in sight.
    fn is_in_lobby(self) -> bool {
        self.compass.page().route == Route::Lobby
    }

    fn look(self) {
        if self.me.token().is_none() {
            return;
        }
        spawn_local(async move {
            // Who cannot be asked now is asked again later.
            if let Ok(page) = ask::<TablePage>(self.me, "GET", "/me/turns", NOTHING).await {
                self.hear(page.tables);
            }
        });
    }

    fn hear(self, tables: Vec<TableInfo>) {
        let before = untrack(|| self.elsewhere());
        self.waiting.set(tables);
        let now = untrack(|| self.elsewhere());
        let wanted = self.settings.with_untracked(|settings| settings.sound);
        if wanted && now.iter().any(|table| !before.contains(table)) {
            Sound::YourTurn.play();
        }
    }
}

/// The way to a table that waits, wherever the reader is.
#[component]
pub(crate) fn WaitingElsewhere() -> impl IntoView {
    let bell = expect_context::<Bell>();
    let tongue = expect_context::<Tongue>();
    let elsewhere = Memo::new(move |_| bell.elsewhere());
    let way = move || match elsewhere.get().as_slice() {
        [only] => Route::Online(only.to_string()).path(),
        _ => Route::Lobby.path(),
    };
    let words = move || {
        let count = elsewhere.with(Vec::len) as u32;
        tongue.say(&Text::new("bell-waiting").with("count", count))
    };
    view! {
        <Show when=move || !bell.is_in_lobby() && !elsewhere.with(Vec::is_empty)>
            <a class="bell" href=way><span class="mark" aria-hidden="true">"●"</span><span class="words">{words}</span></a>
        </Show>
    }
}
