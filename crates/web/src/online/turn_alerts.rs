//! Alerts for tables elsewhere that wait for the user: a mark in the browser's title, a link, and a sound if it is on.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{ClientMessage, OwnTable, ServerMessage};
use scene::Text;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::me::Me;
use super::socket::{Listener, Socket};
use crate::erased_view::Show;
use crate::i18n::Translator;
use crate::route::{Compass, Route};
use crate::settings::Settings;
use crate::signal::{Memo, RwSignal, StoredValue, effect};
use crate::table_page::Sound;

/// Tracks the tables where it is the user's turn.
#[derive(Clone, Copy)]
pub(crate) struct TurnAlerts {
    me: Me,
    socket: Socket,
    compass: Compass,
    settings: RwSignal<Settings>,
    /// The ids of the waiting tables.
    waiting: RwSignal<Vec<String>>,
    /// The id of the socket subscription, while there is one.
    listens: StoredValue<Option<u64>>,
}

impl TurnAlerts {
    /// Starts the alerts for the lifetime of the client, once the server knows the user.
    pub(crate) fn hang(me: Me, socket: Socket, compass: Compass, settings: RwSignal<Settings>) -> TurnAlerts {
        let waiting = RwSignal::new(Vec::new());
        let turn_alerts =
            TurnAlerts { me, socket, compass, settings, waiting, listens: StoredValue::new(None) };
        effect(move |_| {
            // Try again on every page, in case the chunk could not be loaded before.
            compass.page();
            if me.is_kept() || untrack(|| turn_alerts.listens.with_value(Option::is_some)) {
                spawn_local(async move {
                    // Without the chunk, there are no alerts.
                    if let Ok(attend) = attending().await {
                        attend(turn_alerts);
                    }
                });
            }
        });
        turn_alerts
    }

    /// Returns the waiting tables, except for the open one.
    pub(crate) fn elsewhere(self) -> Vec<String> {
        let here = self.compass.page().route;
        let other = |id: &&String| !matches!(&here, Route::Online(open) if open == *id);
        self.waiting.with(|waiting| waiting.iter().filter(other).cloned().collect())
    }

    /// The lobby shows all waiting tables itself.
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

/// Loads the code that listens to the server. Users who never played online do not need it.
#[wasm_split(inn, fallible)]
fn attending() -> Result<fn(TurnAlerts), SplitLoaderError> {
    Ok(|turn_alerts| {
        turn_alerts.socket.follow_person();
        match (turn_alerts.listens.get_value(), turn_alerts.me.token()) {
            (None, Some(_)) => {
                let number = turn_alerts.socket.listen_for_good(Listener {
                    opened: Callback::new(move |()| ask(turn_alerts)),
                    lost: Callback::new(|()| {}),
                    hear: Callback::new(move |heard| hear(turn_alerts, heard)),
                    is_patient: true,
                });
                turn_alerts.listens.set_value(Some(number));
            }
            (Some(number), None) => {
                turn_alerts.socket.leave(number);
                turn_alerts.listens.set_value(None);
                turn_alerts.waiting.set(Vec::new());
            }
            (None, None) | (Some(_), Some(_)) => {}
        }
    })
}

fn ask(turn_alerts: TurnAlerts) {
    if turn_alerts.me.token().is_some() {
        turn_alerts.socket.send(ClientMessage::Own { watch: true });
    }
}

fn hear(turn_alerts: TurnAlerts, heard: ServerMessage) {
    let (mut tables, news) = match heard {
        ServerMessage::Own(own) => (turn_alerts.waiting.get_untracked(), vec![*own]),
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
    turn_alerts.wait_for(tables);
}

/// A link to a waiting table, on any other page.
#[component]
pub(crate) fn WaitingElsewhere() -> impl IntoView {
    let turn_alerts = expect_context::<TurnAlerts>();
    let translator = expect_context::<Translator>();
    let elsewhere = Memo::new(move || turn_alerts.elsewhere());
    let way = move || match elsewhere.get().as_slice() {
        [only] => Route::Online(only.clone()).path(),
        _ => Route::Lobby.path(),
    };
    let words = move || {
        let count = elsewhere.with(Vec::len) as u32;
        translator.say(&Text::new("bell-waiting").with("count", count))
    };
    view! {
        <Show when=move || !turn_alerts.is_in_lobby() && !elsewhere.with(Vec::is_empty)>
            <a class="bell" href=move || way()><span class="mark" aria-hidden="true">"●"</span><span class="words">{move || words()}</span></a>
        </Show>
    }
}
