//! A table on the server: its `client::MatchClient`, and signals for what the client knows.

use std::time::Duration;

use client::{
    Agreement, Changed, Closed, Delays, Effect, Input, MatchClient, Notice, Outcome, Refusal, Request,
    TableLink,
};
use engine::{Seat, Turn};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Away, ChatLine, ClientMessage, Clock, Command, Stage, TableId, TableInfo, WatchOptions};
use table::GameHandle;

use super::ask::{NOTHING, Trouble, ask};
use super::me::Me;
use super::socket::{Link, Listener, Socket};
use crate::match_handle::{MatchHandle, delays, now};
use crate::settings::Settings;
use crate::signal::{RwSignal, StoredValue, effect};
use crate::storage;

/// A table on the server and the signals of its page.
#[derive(Clone, Copy)]
pub(crate) struct OnlineMatch {
    pub(crate) me: Me,
    socket: Socket,
    client: StoredValue<MatchClient>,
    settings: RwSignal<Settings>,
    id: StoredValue<TableId>,
    invitation: StoredValue<Option<String>>,
    /// The table, once it is known.
    pub(crate) info: RwSignal<Option<TableInfo>>,
    /// Whether the match has begun.
    pub(crate) has_begun: RwSignal<bool>,
    /// Counts the changes of what is shown or can be touched.
    changes: RwSignal<u32>,
    /// The chat, oldest line first.
    pub(crate) chat: RwSignal<Vec<ChatLine>>,
    /// Whether a command waits for its answer.
    sending: RwSignal<bool>,
    /// Whether the page asks the reader to confirm that they resign.
    pub(crate) asks_to_resign: RwSignal<bool>,
    /// The last refusal.
    pub(crate) refused: RwSignal<Option<Trouble>>,
    /// The id of the message that says why the table is closed.
    pub(crate) closed: RwSignal<Option<&'static str>>,
}

impl OnlineMatch {
    /// Watches a table until the page is left.
    pub(crate) fn join(id: TableId, invitation: Option<String>) -> OnlineMatch {
        let (me, socket) = (expect_context::<Me>(), expect_context::<Socket>());
        // Keys of other tables on the same socket must differ.
        let first_key = socket.next_number() << 20;
        let link = TableLink {
            table: id,
            invitation: invitation.clone(),
            options: WatchOptions::default(),
            first_key,
        };
        let online = OnlineMatch {
            me,
            socket,
            client: StoredValue::new(MatchClient::remote(link, Delays::default())),
            settings: expect_context(),
            id: StoredValue::new(id),
            invitation: StoredValue::new(invitation),
            info: RwSignal::new(None),
            has_begun: RwSignal::new(false),
            changes: RwSignal::new(0),
            chat: RwSignal::new(Vec::new()),
            sending: RwSignal::new(false),
            asks_to_resign: RwSignal::new(false),
            refused: RwSignal::new(None),
            closed: RwSignal::new(None),
        };
        socket.listen(Listener {
            opened: Callback::new(move |()| {
                online.feed(Input::Connected);
                online.load_chat();
            }),
            lost: Callback::new(move |()| online.feed(Input::Disconnected)),
            hear: Callback::new(move |heard| online.feed(Input::Message(Box::new(heard)))),
            is_patient: false,
        });
        on_cleanup(move || socket.send(ClientMessage::Leave { table: id }));
        online.follow_person();
        online
    }

    /// Greets again when the reader signs in or out, because another person may see other things.
    fn follow_person(self) {
        effect(move |before: Option<bool>| {
            let known = self.me.is_known();
            if before.is_some_and(|before| before != known) {
                self.change(MatchClient::forget);
                self.socket.follow_person();
            }
            known
        });
    }

    /// The state of the connection.
    pub(crate) fn link(self) -> Link {
        self.socket.link.get()
    }

    pub(crate) fn id(self) -> TableId {
        self.id.get_value()
    }

    pub(crate) fn invitation(self) -> Option<String> {
        self.invitation.get_value()
    }

    /// The path of a request about this table, with the invitation.
    pub(crate) fn path(self, path: &str) -> String {
        let shown = self.invitation().map(|word| format!("?invitation={word}")).unwrap_or_default();
        format!("/tables/{}{path}{shown}", self.id())
    }

    /// Reads the table, if it is known.
    pub(crate) fn with<T>(self, look: impl FnOnce(&TableInfo) -> T) -> Option<T> {
        self.info.with(|info| info.as_ref().map(look))
    }

    /// The stage of the table.
    pub(crate) fn stage(self) -> Option<Stage> {
        self.with(|info| info.stage)
    }

    /// Whether the match ended early.
    pub(crate) fn is_broken_off(self) -> bool {
        self.info.track();
        self.client.with_value(|client| client.as_remote().is_some_and(client::Remote::is_broken_off))
    }

    /// The seat of the reader.
    pub(crate) fn seat(self) -> Option<Seat> {
        self.with(|info| {
            let mine =
                |at: &usize| info.seats[*at].sitter.person().is_some_and(|person| self.me.is(&person.id));
            (0..info.seats.len()).find(mine).map(|at| Seat::new(at as u8))
        })
        .flatten()
    }

    /// Whether the reader opened the table.
    pub(crate) fn is_host(self) -> bool {
        self.with(|info| self.me.is(&info.host)).unwrap_or(false)
    }

    /// The proposals that the reader can make or answer.
    pub(crate) fn agreement(self) -> Agreement {
        self.info.track();
        self.changes.track();
        self.client.with_value(|client| client.as_remote().map(client::Remote::agreement)).unwrap_or_default()
    }

    /// Sends a request. The client sends it again after a lost connection.
    pub(crate) fn ask(self, request: Request) {
        self.refused.set(None);
        self.feed(Input::Request(request));
    }

    /// Sends a chat line. The server adds it once, even if the request is repeated.
    pub(crate) async fn say(self, words: String) -> Result<(), Trouble> {
        ask::<()>(self.me, "POST", &self.path("/commands"), Some(&Command::Say { words })).await
    }

    /// Whether a command waits for its answer.
    pub(crate) fn is_sending(self) -> bool {
        self.sending.get()
    }

    /// The milliseconds left on a seat's clock at this time, and whether it runs.
    pub(crate) fn left(self, seat: Seat, now: f64, turn: &Turn) -> Option<(i64, bool)> {
        self.changes.track();
        let (left, ago) = self.client.with_value(|client| {
            let (clocks, ago) = client.as_remote()?.clocks(now as client::Millis);
            Some((*clocks.get(seat.index())?, ago))
        })?;
        let runs = self.with(|info| {
            let place = &info.seats[seat.index()];
            // Bots have no clock.
            place.sitter.person()?;
            let stands = info.paused.is_some() || place.vacation.is_some();
            Some(info.stage == Stage::Playing && place.away == Away::No && !stands)
        })??;
        let runs = runs && turn.pending().contains(seat);
        Some((if runs { left - ago as i64 } else { left }, runs))
    }

    /// Whether the table has clocks.
    pub(crate) fn is_timed(self) -> bool {
        self.with(|info| info.clock != Clock::None).unwrap_or(false)
    }

    /// Replaces the table, for example after a change that the server tells only its author.
    pub(crate) fn put(self, info: TableInfo) {
        self.change(|client| client.put_table(info, now()));
    }

    /// Shows the match. It must have begun, and its game must be loaded.
    pub(crate) fn sit_down(self, kind: &'static dyn GameHandle) -> MatchHandle {
        self.change(|client| client.bring_game(kind));
        let feed = Callback::new(move |input| self.feed(input));
        let handle = MatchHandle::sit_at_server(kind, self.client, self.settings, feed);
        effect(move |_| {
            self.changes.track();
            self.info.track();
            handle.refresh();
        });
        handle
    }

    /// Loads the chat.
    pub(crate) fn load_chat(self) {
        spawn_local(async move {
            if let Ok(lines) = ask::<Vec<ChatLine>>(self.me, "GET", &self.path("/chat"), NOTHING).await {
                self.change(|client| client.put_chat(lines));
            }
        });
    }

    fn feed(self, input: Input) {
        let mut delays = delays(&self.settings.get_untracked());
        if document().hidden() {
            // A hidden page shows every step at once.
            delays = Delays::default();
        }
        self.change(|client| {
            client.set_delays(delays);
            client.handle(input, now())
        });
    }

    /// Changes the client and carries out its effects. Does nothing if the page was left.
    fn change(self, change: impl FnOnce(&mut MatchClient) -> Vec<Effect>) {
        let Some(effects) = self.client.try_update_value(change) else { return };
        effects.into_iter().for_each(|effect| self.carry_out(effect));
        let asks = self.client.with_value(MatchClient::asks_to_resign);
        if self.asks_to_resign.get_untracked() != asks {
            self.asks_to_resign.set(asks);
        }
    }

    fn carry_out(self, effect: Effect) {
        match effect {
            Effect::Send(message) => self.socket.send(*message),
            Effect::Reconnect => self.socket.reopen(),
            Effect::Wake(at) => {
                let wait = Duration::from_millis(at.saturating_sub(now()));
                set_timeout(move || self.feed(Input::Tick), wait);
            }
            Effect::Draw(Changed::Chat) => {
                let chat =
                    self.client.with_value(|client| client.as_remote().map(|remote| remote.chat().to_vec()));
                self.chat.set(chat.unwrap_or_default());
            }
            Effect::Draw(Changed::People) => self.show_people(),
            Effect::Draw(_) => self.show_table(),
            Effect::Answered(answer) => self.show_outcome(answer.outcome),
            Effect::Notify(notice) => self.notify(notice),
            _ => {}
        }
    }

    fn show_people(self) {
        let info =
            self.client.with_value(|client| client.as_remote().and_then(client::Remote::table).cloned());
        if let Some(info) = &info {
            note_seal(info);
        }
        self.show_table();
        self.info.set(info);
    }

    fn show_table(self) {
        let (has_begun, sending) = self.client.with_value(|client| {
            let remote = client.as_remote();
            let sending = remote.is_some_and(|remote| !remote.pending().is_empty());
            (remote.is_some_and(client::Remote::has_begun), sending)
        });
        for (signal, value) in [(self.has_begun, has_begun), (self.sending, sending)] {
            if signal.get_untracked() != value {
                signal.set(value);
            }
        }
        self.changes.update(|changes| *changes += 1);
    }

    fn show_outcome(self, outcome: Outcome) {
        let trouble = match outcome {
            Outcome::Done | Outcome::Refused(Refusal::Rules(_)) => return,
            Outcome::Refused(Refusal::Server(problem)) => Trouble::Refused(problem),
            Outcome::Passed => Trouble::Happened("online-passed"),
            Outcome::Unknown => Trouble::Happened("online-unknown"),
        };
        self.refused.set(Some(trouble));
    }

    fn notify(self, notice: Notice) {
        match notice {
            Notice::Refused(problem) => self.refused.set(Some(Trouble::Refused(problem))),
            Notice::Closed(Closed::NotFound) => self.closed.set(Some("lost-table")),
            Notice::Closed(Closed::OtherRules) => self.closed.set(Some("lost-rules")),
            Notice::Closed(Closed::Cleared) => self.closed.set(Some("lost-cleared")),
            _ => {}
        }
    }
}

/// The commitment that this browser stored before the cards were dealt.
pub(crate) fn seal(id: &TableId) -> Option<String> {
    storage::read(&format!("seal/{id}"))
}

fn note_seal(info: &TableInfo) {
    if info.stage != Stage::Over && seal(&info.id).is_none() {
        // Without it, the check at the end compares with the commitment that the server states then.
        let _ = storage::write(&format!("seal/{}", info.id), &info.commitment);
    }
}
