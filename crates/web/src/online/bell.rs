//! Tables elsewhere that wait for the reader: a mark in the browser's title, a way there, and a sound for those who want it.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{ClientMessage, OwnTable, ServerMessage};
use scene::Text;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::me::Me;
use super::wire::{Ears, Wire};
use crate::flow::Show;
use crate::route::{Compass, Route};
use crate::settings::Settings;
use crate::signal::{Memo, RwSignal, StoredValue, effect};
use crate::table_page::Sound;
use crate::tongue::Tongue;

/// Knows where it is the reader's turn.
#[derive(Clone, Copy)]
pub(crate) struct Bell {
    me: Me,
    wire: Wire,
    compass: Compass,
    settings: RwSignal<Settings>,
    /// The ids of the tables.
    waiting: RwSignal<Vec<String>>,
    /// Its number among those who listen, while it does.
    listens: StoredValue<Option<u64>>,
}

impl Bell {
    /// Listens as long as the client runs, for whoever is known to the server.
    pub(crate) fn hang(me: Me, wire: Wire, compass: Compass, settings: RwSignal<Settings>) -> Bell {
        let waiting = RwSignal::new(Vec::new());
        let bell = Bell { me, wire, compass, settings, waiting, listens: StoredValue::new(None) };
        effect(move |_| {
            // On every page, in case something did not come the first time.
            compass.page();
            if me.is_kept() || untrack(|| bell.listens.with_value(Option::is_some)) {
                spawn_local(async move {
                    // Without this part nobody can be listened to.
                    if let Ok(attend) = attending().await {
                        attend(bell);
                    }
                });
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

    fn wait_for(self, tables: Vec<String>) {
        let before = untrack(|| self.elsewhere());
        self.waiting.set(tables);
        let now = untrack(|| self.elsewhere());
        let wanted = self.settings.with_untracked(|settings| settings.sound);
        if wanted && now.iter().any(|table| !before.contains(table)) {
            Sound::YourTurn.play();
        }
    }
}

/// How the server is listened to. Who never met others needs no part of it.
#[wasm_split(inn, fallible)]
fn attending() -> Result<fn(Bell), SplitLoaderError> {
    Ok(|bell| {
        bell.wire.follow_speaker();
        match (bell.listens.get_value(), bell.me.token()) {
            (None, Some(_)) => {
                let number = bell.wire.listen_for_good(Ears {
                    opened: Callback::new(move |()| ask(bell)),
                    hear: Callback::new(move |heard| hear(bell, heard)),
                    is_patient: true,
                });
                bell.listens.set_value(Some(number));
            }
            (Some(number), None) => {
                bell.wire.leave(number);
                bell.listens.set_value(None);
                bell.waiting.set(Vec::new());
            }
            (None, None) | (Some(_), Some(_)) => {}
        }
    })
}

fn ask(bell: Bell) {
    if bell.me.token().is_some() {
        bell.wire.say(ClientMessage::Own { watch: true });
    }
}

fn hear(bell: Bell, heard: ServerMessage) {
    let (mut tables, news) = match heard {
        ServerMessage::Own(own) => (bell.waiting.get_untracked(), vec![*own]),
        ServerMessage::OwnTables(all) => (Vec::new(), all),
        _ => return,
    };
    for OwnTable { table, turn, .. } in news {
        let id = table.id.to_string();
        tables.retain(|other| *other != id);
        if turn {
            tables.push(id);
        }
    }
    bell.wait_for(tables);
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
