//! A match that a server runs: the updates so far, and the pending commands.

mod commands;
mod updates;

use engine::{Seat, SeatSet};
use protocol::{
    ChatLine, ClientMessage, Code, Ending, MatchUpdate, Problem, ServerMessage, Stage, TableId, TableInfo,
    WatchOptions,
};
use scene::StoryLine;
use table::{BeatAt, GameHandle};

use crate::agreement::Agreement;
use crate::effect::{Changed, Effect, Notice};
use crate::held::{Held, HeldBeats};
use crate::pending::{Pending, PendingCommand};
use crate::playback::Playback;
use crate::{Delays, Millis, Snapshot, Story};

/// After this many milliseconds without an answer, the client tells the player.
const PATIENCE: Millis = 3_000;

/// After this many milliseconds without an answer, the client opens a new connection.
const GIVE_UP: Millis = 20_000;

/// The parameters for watching a table at a server.
#[derive(Clone, Debug)]
pub struct TableLink {
    /// The table.
    pub table: TableId,
    /// The invitation, if the table needs one.
    pub invitation: Option<String>,
    /// Additional parts that the server should send.
    pub options: WatchOptions,
    /// Commands are numbered from here. Clients that share a connection must not use the same numbers.
    pub first_key: u64,
}

/// The reason why a table is closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Closed {
    /// There is no such table, or it is not for this viewer.
    NotFound,
    /// The host has deleted it.
    Cleared,
    /// The server does not play the rules version of the match.
    OtherRules,
}

/// The state of the connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Link {
    /// Closed. `was_open`: it was open before.
    Down { was_open: bool },
    /// Open since this time; the first update has not arrived yet.
    Syncing(Millis),
    /// Open, and the client has the latest state.
    Live,
}

/// A table at a server, as one seat or a spectator knows it.
pub struct Remote {
    watched: TableLink,
    game: Option<&'static dyn GameHandle>,
    pub(crate) delays: Delays,
    link: Link,
    table: Option<TableInfo>,
    /// The number of log lines at the server: more than are shown if the viewer is behind.
    lines: u32,
    /// The update on the screen, and when it arrived.
    shown: Option<(MatchUpdate, Millis)>,
    snapshot: Option<Snapshot>,
    story: Story,
    playback: Playback,
    held: HeldBeats,
    /// The latest beats, oldest first.
    beats: Vec<BeatAt>,
    pending: Pending,
    chat: Vec<ChatLine>,
    closed: Option<Closed>,
    /// Why the server refused to let the client watch.
    refused: Option<Problem>,
}

impl Remote {
    pub(crate) fn new(watched: TableLink, delays: Delays) -> Remote {
        Remote {
            pending: Pending::new(watched.first_key),
            watched,
            game: None,
            delays,
            link: Link::Down { was_open: false },
            table: None,
            lines: 0,
            shown: None,
            snapshot: None,
            story: Story::default(),
            playback: Playback::default(),
            held: HeldBeats::default(),
            beats: Vec::new(),
            chat: Vec::new(),
            closed: None,
            refused: None,
        }
    }

    /// The table.
    pub fn id(&self) -> TableId {
        self.watched.table
    }

    /// The public state of the table, once it is known.
    pub fn table(&self) -> Option<&TableInfo> {
        self.table.as_ref()
    }

    /// Has the match begun? Its table is shown as soon as the game is [there](crate::MatchClient::bring_game).
    pub fn has_begun(&self) -> bool {
        self.shown.is_some()
    }

    /// The chat, oldest line first.
    pub fn chat(&self) -> &[ChatLine] {
        &self.chat
    }

    /// The pending commands.
    pub fn pending(&self) -> &[PendingCommand] {
        self.pending.all()
    }

    /// Whether the viewer is behind.
    pub fn is_behind(&self) -> bool {
        self.playback.is_behind()
    }

    /// Why the table is closed, if it is.
    pub fn closed(&self) -> Option<Closed> {
        self.closed
    }

    /// The last refusal that does not belong to a request of the player.
    pub fn refused(&self) -> Option<&Problem> {
        self.refused.as_ref()
    }

    /// Whether the match ended early.
    pub fn is_broken_off(&self) -> bool {
        let ending = self.table.as_ref().and_then(|table| table.ending.as_ref());
        matches!(ending, Some(Ending::Agreed | Ending::Abandoned))
    }

    /// The milliseconds left on each clock when the server last told, and how many milliseconds ago that was.
    pub fn clocks(&self, now: Millis) -> (&[i64], Millis) {
        self.shown
            .as_ref()
            .map_or((&[], 0), |(update, came)| (&update.remaining_ms, now.saturating_sub(*came)))
    }

    /// The proposals that the viewer can make or answer.
    pub fn agreement(&self) -> Agreement {
        let viewer = self.viewer();
        let is_of = |line: &StoryLine, seat| line.level.is_sentence() && line.seat == Some(seat);
        let stepped = |seat: &Seat| self.story.told().iter().rev().any(|told| is_of(&told.line, *seat));
        let played: SeatSet = viewer.filter(stepped).into_iter().collect();
        self.table.as_ref().map(|table| Agreement::of(table, viewer, played)).unwrap_or_default()
    }

    /// Whether the match is over or paused.
    pub(crate) fn rests(&self) -> bool {
        self.table.as_ref().is_some_and(|table| table.stage == Stage::Over || table.paused.is_some())
    }

    pub(crate) fn is_sending(&self) -> bool {
        self.pending.blocks()
    }

    pub(crate) fn snapshot(&self) -> Option<&Snapshot> {
        self.snapshot.as_ref()
    }

    pub(crate) fn story(&self) -> &Story {
        &self.story
    }

    pub(crate) fn held(&self) -> Option<&Held> {
        self.held.front()
    }

    pub(crate) fn game(&self) -> Option<&'static dyn GameHandle> {
        self.game
    }

    pub(crate) fn viewer(&self) -> Option<Seat> {
        self.shown.as_ref().and_then(|(update, _)| update.viewer)
    }

    /// Whether the same seat decides next after this action, without chance in between. Then it can mostly be taken back.
    pub(crate) fn can_take_back(&self, action: &str) -> bool {
        let (Some(game), Some((update, _)), Some(viewer)) = (self.game, &self.shown, self.viewer()) else {
            return false;
        };
        game.keeps_turn(update.view.get(), viewer, action)
    }

    /// The connection is open: asks the server for everything that is missing.
    pub(crate) fn connected(&mut self, now: Millis, effects: &mut Vec<Effect>) {
        if self.link == (Link::Down { was_open: true }) {
            effects.push(Effect::Notify(Notice::Back));
        }
        self.sync(now, effects);
    }

    pub(crate) fn disconnected(&mut self, effects: &mut Vec<Effect>) {
        if !matches!(self.link, Link::Down { was_open: true }) {
            effects.push(Effect::Notify(Notice::Lost));
        }
        self.link = Link::Down { was_open: true };
    }

    /// Asks the server for everything that is missing.
    fn sync(&mut self, now: Millis, effects: &mut Vec<Effect>) {
        self.link = Link::Syncing(now);
        let TableLink { table, invitation, options, .. } = self.watched.clone();
        effects.push(Effect::Send(Box::new(ClientMessage::Watch {
            table,
            invitation,
            after: self.lines,
            options,
        })));
        effects.push(Effect::Wake(now + GIVE_UP));
    }

    pub(crate) fn hear(&mut self, message: ServerMessage, now: Millis, effects: &mut Vec<Effect>) {
        if matches!(self.link, Link::Down { .. }) {
            return;
        }
        let id = self.id();
        match message {
            ServerMessage::Table(table) if table.id == id => self.put_table(*table, now, effects),
            ServerMessage::Update(update) if update.table == id => self.receive(*update, now, effects),
            ServerMessage::Said(line) if line.table == id => self.add_chat(line, effects),
            ServerMessage::Done { key } => self.done(key, effects),
            ServerMessage::Refused { key: Some(key), problem } => self.refuse(key, problem, effects),
            ServerMessage::Refused { key: None, problem } => self.refused_to_watch(problem, effects),
            ServerMessage::Cleared { table } if table == id => self.close(Closed::Cleared, effects),
            ServerMessage::Draining => effects.push(Effect::Notify(Notice::Draining)),
            _ => {}
        }
    }

    /// Replaces the table. The caller may have got it over HTTP.
    pub(crate) fn put_table(&mut self, table: TableInfo, now: Millis, effects: &mut Vec<Effect>) {
        let is_new = self.table.as_ref() != Some(&table);
        let has_no_match = table.stage == Stage::Open;
        self.table = Some(table);
        if matches!(self.link, Link::Syncing(_)) {
            self.settle_agreements(now, effects);
            if has_no_match {
                self.link = Link::Live;
            }
        }
        if is_new {
            effects.push(Effect::Draw(Changed::People));
        }
    }

    /// Replaces the chat.
    pub(crate) fn put_chat(&mut self, lines: Vec<ChatLine>, effects: &mut Vec<Effect>) {
        self.chat = lines;
        effects.push(Effect::Draw(Changed::Chat));
    }

    fn add_chat(&mut self, line: ChatLine, effects: &mut Vec<Effect>) {
        if self.chat.iter().all(|known| known.id != line.id) {
            self.chat.push(line.clone());
            effects.extend([Effect::Draw(Changed::Chat), Effect::Notify(Notice::Said(Box::new(line)))]);
        }
    }

    fn refused_to_watch(&mut self, problem: Problem, effects: &mut Vec<Effect>) {
        match problem.code {
            Code::Draining | Code::TooFast => {}
            _ => {
                let is_other_rules = problem.code == Code::OtherRules;
                self.refused = Some(problem.clone());
                effects.push(Effect::Notify(Notice::Refused(Box::new(problem))));
                if is_other_rules {
                    self.close(Closed::OtherRules, effects);
                } else if self.table.is_none() {
                    self.close(Closed::NotFound, effects);
                }
            }
        }
    }

    fn close(&mut self, why: Closed, effects: &mut Vec<Effect>) {
        self.closed = Some(why);
        effects.push(Effect::Notify(Notice::Closed(why)));
    }

    /// Shows updates that are due, and handles a server that does not answer.
    pub(crate) fn tick(&mut self, now: Millis, effects: &mut Vec<Effect>) {
        self.show_due(now, effects);
        let is_stuck = matches!(self.link, Link::Syncing(since) if now >= since + GIVE_UP);
        let is_silent = self.link == Link::Live && self.pending.overdue(now, GIVE_UP).next().is_some();
        if is_stuck || is_silent {
            effects.push(Effect::Reconnect);
            self.disconnected(effects);
        } else if self.link == Link::Live {
            self.report_silence(now, effects);
        }
    }
}
