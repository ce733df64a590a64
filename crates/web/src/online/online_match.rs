//! A table on the server, and those around it: what is known of it, and what was asked of it and not answered yet.

use std::collections::VecDeque;
use std::sync::Arc;

use engine::{Seat, Turn};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{
    Away, BOT_NAMES, ChatLine, ClientMessage, Clock, Code, Command, Ending, MatchUpdate, Problem,
    ServerMessage, Sitter, Stage, TableId, TableInfo, WatchOptions,
};
use table::{GameHandle, Player, Told};

use super::ask::{NOTHING, Trouble, ask};
use super::me::Me;
use super::socket::{Link, Listener, Socket};
use crate::host;
use crate::pause::pause;
use crate::settings::Settings;
use crate::signal::{RwSignal, StoredValue, effect};
use crate::storage;

/// A table and all that the page knows of it.
#[derive(Clone, Copy)]
pub(crate) struct OnlineMatch {
    pub(crate) me: Me,
    wire: Socket,
    id: StoredValue<TableId>,
    invitation: StoredValue<Option<String>>,
    /// The table, once it is known.
    pub(crate) info: RwSignal<Option<TableInfo>>,
    /// What is shown of the match, if it has begun.
    pub(crate) seen: RwSignal<Option<Seen>>,
    /// What came since, and is shown step by step.
    waiting: StoredValue<VecDeque<Seen>>,
    /// Are steps being shown?
    showing: StoredValue<bool>,
    /// Does something wait to be shown? Then what is seen is no longer how it stands.
    behind: RwSignal<bool>,
    /// All that was told so far, and the number of the latest line.
    story: StoredValue<(Vec<Told>, u32)>,
    settings: RwSignal<Settings>,
    /// What was said.
    pub(crate) chat: RwSignal<Vec<ChatLine>>,
    /// What was asked and not answered yet.
    pub(crate) wishes: RwSignal<Vec<Wish>>,
    /// What was refused last.
    pub(crate) refused: RwSignal<Option<Trouble>>,
    /// Why there is nothing to see, if there is nothing: a message.
    pub(crate) closed: RwSignal<Option<&'static str>>,
}

/// So many steps are shown one by one; who is further behind sees how it stands at once.
const MOST_WAITING: usize = 30;

/// A sight, what was told until then, and when it came.
#[derive(Clone)]
pub(crate) struct Seen {
    pub(crate) sight: Arc<MatchUpdate>,
    pub(crate) story: Arc<Vec<Told>>,
    /// In milliseconds since 1970, by the clock of this device.
    came: f64,
}

/// Something asked of the server.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Wish {
    key: u64,
    command: Command,
    /// Was it said more than once? Then it may have been done already.
    again: bool,
}

impl OnlineMatch {
    /// Watches a table as long as the page is there.
    pub(crate) fn join(id: TableId, invitation: Option<String>) -> OnlineMatch {
        let me = expect_context::<Me>();
        let online_match = OnlineMatch {
            me,
            wire: expect_context(),
            id: StoredValue::new(id),
            invitation: StoredValue::new(invitation),
            info: RwSignal::new(None),
            seen: RwSignal::new(None),
            waiting: StoredValue::new(VecDeque::new()),
            showing: StoredValue::new(false),
            behind: RwSignal::new(false),
            story: StoredValue::new((Vec::new(), 0)),
            settings: expect_context(),
            chat: RwSignal::new(Vec::new()),
            wishes: RwSignal::new(Vec::new()),
            refused: RwSignal::new(None),
            closed: RwSignal::new(None),
        };
        online_match.wire.listen(Listener {
            opened: Callback::new(move |()| online_match.watch()),
            hear: Callback::new(move |heard| online_match.hear(heard)),
            is_patient: false,
        });
        on_cleanup(move || online_match.wire.say(ClientMessage::Leave { table: id }));
        // Whoever gets a name, or another one, speaks in it from now on.
        effect(move |before: Option<bool>| {
            let known = me.is_known();
            if before.is_some_and(|before| before != known) {
                // New eyes see another table.
                online_match.story.set_value((Vec::new(), 0));
                online_match.waiting.set_value(VecDeque::new());
                online_match.behind.set(false);
                online_match.seen.set(None);
                online_match.wire.follow_speaker();
            }
            known
        });
        online_match
    }

    /// How it stands with the connection.
    pub(crate) fn link(self) -> Link {
        self.wire.link.get()
    }

    pub(crate) fn id(self) -> TableId {
        self.id.get_value()
    }

    pub(crate) fn invitation(self) -> Option<String> {
        self.invitation.get_value()
    }

    /// A request about this table; `path` follows its address.
    pub(crate) fn path(self, path: &str) -> String {
        let shown = self.invitation().map(|word| format!("?invitation={word}")).unwrap_or_default();
        format!("/tables/{}{path}{shown}", self.id())
    }

    /// Looks at the table, if it is known.
    pub(crate) fn with<T>(self, look: impl FnOnce(&TableInfo) -> T) -> Option<T> {
        self.info.with(|info| info.as_ref().map(look))
    }

    /// How far it is.
    pub(crate) fn stage(self) -> Option<Stage> {
        self.with(|info| info.stage)
    }

    /// Is the match interrupted?
    pub(crate) fn is_paused(self) -> bool {
        self.stage() == Some(Stage::Playing) && self.with(|info| info.paused.is_some()).unwrap_or(false)
    }

    /// Is the match over?
    pub(crate) fn is_over(self) -> bool {
        self.stage() == Some(Stage::Over)
    }

    /// Did the match end before its end by the rules?
    pub(crate) fn is_broken_off(self) -> bool {
        self.with(|info| matches!(info.ending, Some(Ending::Agreed | Ending::Abandoned))).unwrap_or(false)
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

    /// Did the reader open it?
    pub(crate) fn is_host(self) -> bool {
        self.with(|info| self.me.is(&info.host)).unwrap_or(false)
    }

    /// Asks something of the server. It is not forgotten until it is answered.
    pub(crate) fn wish(self, command: Command) {
        let key = self.wire.number();
        self.refused.set(None);
        self.send(key, &command);
        self.wishes.update(|wishes| wishes.push(Wish { key, command, again: false }));
    }

    /// Plays an action of the reader.
    pub(crate) fn act(self, action: String) {
        // One step at a time: what is on its way may change what can be done.
        if self.wishes.with_untracked(|wishes| !wishes.is_empty()) {
            return;
        }
        self.wish(Command::Act { after: self.lines(), action });
    }

    /// Takes back the reader's last step.
    pub(crate) fn undo(self) {
        self.wish(Command::Undo { after: self.lines() });
    }

    /// Says something. It is said once, even if the network stutters.
    pub(crate) async fn say(self, words: String) -> Result<(), Trouble> {
        ask::<()>(self.me, "POST", &self.path("/commands"), Some(&Command::Say { words })).await
    }

    /// Is a step on its way?
    pub(crate) fn is_sending(self) -> bool {
        self.wishes.with(|wishes| !wishes.is_empty())
    }

    /// Has more happened than is shown yet?
    pub(crate) fn is_behind(self) -> bool {
        self.behind.get()
    }

    /// The milliseconds left on a seat's clock at this time, and whether it runs.
    pub(crate) fn left(self, seat: Seat, now: f64, turn: &Turn) -> Option<(i64, bool)> {
        let (left, came) = self.seen.with(|seen| {
            let seen = seen.as_ref()?;
            Some((*seen.sight.remaining_ms.get(seat.index())?, seen.came))
        })?;
        let runs = self.with(|info| {
            let place = &info.seats[seat.index()];
            // Nobody counts a bot's time.
            place.sitter.person()?;
            let stands = info.paused.is_some() || place.vacation.is_some();
            Some(info.stage == Stage::Playing && place.away == Away::No && !stands)
        })??;
        let runs = runs && turn.pending().contains(seat);
        Some((if runs { left - (now - came).max(0.0) as i64 } else { left }, runs))
    }

    /// Is time measured at all?
    pub(crate) fn is_timed(self) -> bool {
        self.with(|info| info.clock != Clock::None).unwrap_or(false)
    }

    /// Reads the table anew, e.g. after a change that nobody else hears of.
    pub(crate) fn put(self, info: TableInfo) {
        note_seal(&info);
        self.info.set(Some(info));
    }

    /// The number of lines that whoever acts has seen.
    fn lines(self) -> u32 {
        self.seen.with_untracked(|seen| seen.as_ref().map_or(0, |seen| seen.sight.lines))
    }

    fn send(self, key: u64, command: &Command) {
        self.wire.say(ClientMessage::Do { table: self.id(), key, command: command.clone() });
    }

    /// The line is there: says what has been seen, and everything that was not answered.
    fn watch(self) {
        let after = self.story.with_value(|(_, lines)| *lines);
        let (table, invitation) = (self.id(), self.invitation());
        self.wire.say(ClientMessage::Watch { table, invitation, after, options: WatchOptions::default() });
        for wish in self.wishes.get_untracked() {
            self.send(wish.key, &wish.command);
        }
        self.wishes.update(|wishes| wishes.iter_mut().for_each(|wish| wish.again = true));
        self.load_chat();
    }

    /// Asks what was said so far.
    pub(crate) fn load_chat(self) {
        spawn_local(async move {
            if let Ok(lines) = ask::<Vec<ChatLine>>(self.me, "GET", &self.path("/chat"), NOTHING).await {
                self.chat.set(lines);
            }
        });
    }

    fn hear(self, heard: ServerMessage) {
        match heard {
            ServerMessage::Table(info) if info.id == self.id() => self.put(*info),
            ServerMessage::Update(sight) if sight.table == self.id() => self.see(*sight),
            ServerMessage::Said(line) if line.table == self.id() => self.chat.update(|chat| {
                if chat.iter().all(|other| other.id != line.id) {
                    chat.push(line);
                }
            }),
            ServerMessage::Done { key } => self.wishes.update(|wishes| wishes.retain(|wish| wish.key != key)),
            ServerMessage::Refused { key: Some(key), problem } => self.refuse(key, problem),
            ServerMessage::Refused { key: None, problem } => match problem.code {
                Code::Draining | Code::TooFast => {}
                Code::OtherRules => self.closed.set(Some("lost-rules")),
                _ if self.info.with_untracked(Option::is_none) => self.closed.set(Some("lost-table")),
                _ => self.refused.set(Some(Trouble::Refused(Box::new(problem)))),
            },
            ServerMessage::Cleared { table } if table == self.id() => self.closed.set(Some("lost-cleared")),
            ServerMessage::Welcome { .. }
            | ServerMessage::Table(_)
            | ServerMessage::OwnTables(_)
            | ServerMessage::Own(_)
            | ServerMessage::Cleared { .. }
            | ServerMessage::Update(_)
            | ServerMessage::Said(_)
            | ServerMessage::Draining
            | ServerMessage::Pong => {}
        }
    }

    fn see(self, sight: MatchUpdate) {
        let story = self.story.try_update_value(|(story, lines)| {
            story.retain(|told| told.at <= sight.keep);
            story.extend(sight.told.iter().cloned());
            *lines = sight.lines;
            Arc::new(story.clone())
        });
        let Some(story) = story else { return };
        let seen = Seen { sight: Arc::new(sight), story, came: js_sys::Date::now() };
        let many = self.waiting.with_value(VecDeque::len) >= MOST_WAITING;
        // Where nobody looks, nothing is shown step by step.
        if self.seen.with_untracked(Option::is_none) || many || document().hidden() {
            self.waiting.set_value(VecDeque::new());
            self.behind.set(false);
            return self.seen.set(Some(seen));
        }
        self.waiting.update_value(|waiting| waiting.push_back(seen));
        if self.showing.get_value() {
            self.behind.set(true);
        } else {
            self.show();
        }
    }

    /// Shows what waits, at the reader's pace.
    fn show(self) {
        self.showing.set_value(true);
        spawn_local(async move {
            while let Some(seen) = self.waiting.try_update_value(VecDeque::pop_front).flatten() {
                self.behind.set(self.waiting.with_value(|waiting| !waiting.is_empty()));
                self.seen.set(Some(seen));
                pause(self.settings.get_untracked().pace.step()).await;
            }
            self.showing.set_value(false);
        });
    }

    fn refuse(self, key: u64, problem: Problem) {
        let wish = self.wishes.with_untracked(|wishes| wishes.iter().find(|wish| wish.key == key).cloned());
        // Perhaps it was asked at a table that the reader has left.
        let Some(wish) = wish else { return };
        self.wishes.update(|wishes| wishes.retain(|wish| wish.key != key));
        // What was said twice may have been done the first time; then the sight shows it.
        let done_before = wish.again && problem.code == Code::Stale;
        if !done_before {
            self.refused.set(Some(Trouble::Refused(Box::new(problem))));
        }
        self.seen.update(|_| {});
    }
}

/// Who sits at a table, as the match needs to know it.
pub(crate) fn players(info: &TableInfo) -> Vec<Player> {
    let player = |(at, seat): (usize, &protocol::SeatInfo)| match &seat.sitter {
        Sitter::Person(person) => Player { name: person.name.clone(), bot: None },
        Sitter::Bot(level) => Player { name: BOT_NAMES[at].to_owned(), bot: Some(*level) },
        Sitter::Nobody => Player { name: String::new(), bot: None },
    };
    info.seats.iter().enumerate().map(player).collect()
}

/// What is seen of a match, from what the server says.
pub(crate) fn look(kind: &dyn GameHandle, seen: &Seen) -> Option<host::Sight> {
    let look = kind.present(seen.sight.view.get(), seen.sight.viewer).ok()?;
    Some(host::Sight {
        viewer: seen.sight.viewer,
        scene: look.scene,
        choices: look.choices,
        story: seen.story.to_vec(),
        turn: look.turn,
        can_undo: seen.sight.can_undo,
    })
}

/// The seal that this browser saw before anybody could know the cards.
pub(crate) fn seal(id: &TableId) -> Option<String> {
    storage::read(&format!("seal/{id}"))
}

fn note_seal(info: &TableInfo) {
    if info.stage != Stage::Over && seal(&info.id).is_none() {
        // Without it the check at the end compares with what the server says then.
        let _ = storage::write(&format!("seal/{}", info.id), &info.commitment);
    }
}
