//! The subscribers of a table, and the messages they get.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::extract::ws::Utf8Bytes;
use engine::{Audience, Seat};
use lang::Locale;
use protocol::{Code, MatchUpdate, PersonId, PersonKind, ServerMessage, WatchOptions};
use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};
use store::Identified;
use table::Session;
use tokio::sync::{Notify, mpsc, oneshot};

use super::Host;
use crate::api_error::ApiError;
use crate::encode::{encode, encode_with};
use crate::{AppState, info};

/// How many messages may queue up for a slow client.
pub(crate) const SEND_QUEUE: usize = 256;

/// How many beats a viewer who comes back is sent: the newest.
const MOST_BEATS: usize = 24;

/// The sending half of a client's connection. The server drops a client that lets too many messages queue up.
#[derive(Clone)]
pub(crate) struct Connection {
    pub(crate) sender: mpsc::Sender<Utf8Bytes>,
    pub(crate) disconnect: Arc<Notify>,
}

/// A client that is subscribed to a table.
pub(crate) struct Subscriber {
    /// The id of the connection.
    pub(crate) id: u64,
    pub(crate) connection: Connection,
    /// `None` for an anonymous spectator.
    pub(crate) person: Option<PersonId>,
    locale: Locale,
    /// What the client options besides the view.
    options: WatchOptions,
    /// The seat whose view the client gets. The host sets it.
    pub(super) viewer: Option<Seat>,
}

/// Where the answer to a command goes.
pub(crate) enum Reply {
    /// To a subscribed socket, with the key of the command.
    Connection { subscriber: u64, connection: Connection, key: u64, locale: Locale },
    /// To a waiting HTTP request.
    Request(oneshot::Sender<Result<(), ApiError>>),
}

impl Subscriber {
    /// A program that does not ask for `can_undo` does not get it: computing it takes longer than everything else.
    pub(crate) fn new(
        id: u64,
        connection: Connection,
        identity: Option<&Identified>,
        locale: Locale,
        options: WatchOptions,
    ) -> Subscriber {
        let is_program = identity.is_some_and(|identity| identity.person.kind == PersonKind::Bot);
        let options = WatchOptions { can_undo: options.can_undo || !is_program, ..options };
        Subscriber {
            id,
            connection,
            person: identity.map(|identity| identity.person.id),
            locale,
            options,
            viewer: None,
        }
    }

    /// Tells the client that it may not watch this table.
    pub(super) fn refuse(&self, app: &AppState, reason: &ApiError) {
        app.metrics.problems.add(1);
        let problem = reason.problem(self.locale);
        self.connection.send(app, encode(&ServerMessage::Refused { key: None, problem }));
    }
}

impl Reply {
    pub(super) fn send(self, app: &AppState, done: Result<(), ApiError>) {
        match self {
            Reply::Connection { connection, key, locale, subscriber: _ } => {
                let answer = match done {
                    Ok(()) => ServerMessage::Done { key },
                    Err(refused) => {
                        app.metrics.problems.add(1);
                        ServerMessage::Refused { key: Some(key), problem: refused.problem(locale) }
                    }
                };
                connection.send(app, encode(&answer));
            }
            Reply::Request(waiting) => {
                // The client may be gone; the command stays done.
                let _ = waiting.send(done);
            }
        }
    }
}

impl Connection {
    /// The id and the sending half of a new connection, and the queue of its messages.
    pub(crate) fn open() -> (u64, Connection, mpsc::Receiver<Utf8Bytes>) {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        let (sender, messages) = mpsc::channel(SEND_QUEUE);
        let connection = Connection { sender, disconnect: Arc::new(Notify::new()) };
        (NEXT.fetch_add(1, Ordering::Relaxed), connection, messages)
    }

    /// Queues a message. Returns false if the client is gone or its queue is full; a client with a full queue is
    /// disconnected.
    pub(crate) fn send(&self, app: &AppState, message: Utf8Bytes) -> bool {
        match self.sender.try_send(message) {
            Ok(()) => true,
            Err(mpsc::error::TrySendError::Closed(_)) => false,
            Err(mpsc::error::TrySendError::Full(_)) => {
                app.metrics.slow_clients.add(1);
                self.disconnect.notify_one();
                false
            }
        }
    }
}

impl Host {
    pub(super) fn subscribe(&mut self, mut subscriber: Subscriber, after: u32) {
        subscriber.viewer = subscriber.person.as_ref().and_then(|person| self.row.seat_of(person));
        self.subscribers.retain(|other| other.id != subscriber.id);
        // The new subscriber gets the current times of all clocks.
        self.clocks.catch_up(self.app.now());
        let is_arriving =
            subscriber.viewer.is_some_and(|seat| self.absent_since[seat.index()].take().is_some());
        subscriber.connection.send(&self.app, encode(&ServerMessage::Table(Box::new(self.info()))));
        if let Some(session) = &self.session {
            subscriber.connection.send(
                &self.app,
                self.match_update(&**session, &subscriber, &NewLines::since(&**session, after)),
            );
        }
        self.subscribers.push(subscriber);
        if is_arriving {
            self.broadcast_table();
        }
    }

    /// Returns whether the sender may command this match. A socket may only while it is subscribed: it may have been
    /// removed.
    pub(super) fn may_command(&self, reply: &Reply) -> bool {
        match reply {
            Reply::Connection { subscriber, .. } => {
                self.subscribers.iter().any(|known| known.id == *subscriber)
            }
            Reply::Request(_) => true,
        }
    }

    pub(super) fn unsubscribe(&mut self, id: u64) {
        self.subscribers.retain(|subscriber| subscriber.id != id);
        self.update_presence();
    }

    /// Sends the public information to all subscribers, the lobby, and everybody at the table.
    pub(super) fn broadcast_table(&mut self) {
        self.row.deadline = self.clocks.deadline();
        let info = self.info();
        self.app.announce(&self.row, &info);
        self.broadcast(&ServerMessage::Table(Box::new(info)), |_| true);
    }

    /// Notifies every seat whose turn started or ended, on all connections of its owner. `before`: the seats that could
    /// act before this step, one bit each.
    pub(super) fn notify_turn_changes(&mut self, before: u8) {
        self.row.deadline = self.clocks.deadline();
        let changed = |seat: &Seat| (before ^ self.row.pending) >> seat.index() & 1 == 1;
        for seat in Seat::all(self.row.seats.len() as u8).filter(changed) {
            if let Some(person) = &self.row.seats[seat.index()].person {
                self.app.notify_owner(&person.id, &self.row, || self.info());
            }
        }
    }

    /// Sends a message to the subscribers that `to` selects.
    pub(super) fn broadcast(&mut self, message: &ServerMessage, to: impl Fn(&Subscriber) -> bool) {
        let message = encode(message);
        let app = &self.app;
        self.subscribers
            .retain(|subscriber| !to(subscriber) || subscriber.connection.send(app, message.clone()));
        self.update_presence();
    }

    /// Sends each subscriber the match as its seat sees it, with the lines after `before`.
    pub(super) fn broadcast_step(&mut self, before: u32) {
        let Some(session) = self.session.take() else { return };
        let mut subscribers = std::mem::take(&mut self.subscribers);
        let new_lines = NewLines::since(&*session, before);
        let mut updates: Vec<((Option<Seat>, WatchOptions), Utf8Bytes)> =
            Vec::with_capacity(subscribers.len());
        subscribers.retain(|subscriber| {
            let key = (subscriber.viewer, subscriber.options);
            let known = updates.iter().find(|(seen, _)| *seen == key).map(|(_, update)| update.clone());
            let update = known.unwrap_or_else(|| {
                let update = self.match_update(&*session, subscriber, &new_lines);
                updates.push((key, update.clone()));
                update
            });
            subscriber.connection.send(&self.app, update)
        });
        (self.session, self.subscribers) = (Some(session), subscribers);
        self.update_presence();
    }

    /// Sends the whole match: it has begun, or was read again.
    pub(super) fn broadcast_all(&mut self) {
        self.broadcast_step(0);
    }

    /// Assigns the subscribers to their seats again. A person who lost their seat at a private table is unsubscribed.
    pub(super) fn refresh_seats(&mut self) {
        let (row, app) = (&self.row, &self.app);
        self.subscribers.retain_mut(|subscriber| {
            let sat = subscriber.viewer.is_some();
            subscriber.viewer = subscriber.person.as_ref().and_then(|person| row.seat_of(person));
            let stays =
                !sat || subscriber.viewer.is_some() || info::may_see(row, subscriber.person.as_ref(), None);
            if !stays {
                subscriber.refuse(app, &Code::NotFound.into());
            }
            stays
        });
        let now = self.app.now();
        for at in 0..self.absent_since.len() {
            let is_present = self
                .subscribers
                .iter()
                .any(|subscriber| subscriber.viewer.is_some_and(|seat| seat.index() == at));
            self.absent_since[at] =
                if is_present { None } else { Some(self.absent_since[at].unwrap_or(now)) };
        }
    }

    /// Records which seats have no connection any more.
    fn update_presence(&mut self) {
        let now = self.app.now();
        let mut is_changed = false;
        for at in 0..self.absent_since.len() {
            let is_present = self
                .subscribers
                .iter()
                .any(|subscriber| subscriber.viewer.is_some_and(|seat| seat.index() == at));
            if !is_present && self.absent_since[at].is_none() {
                self.absent_since[at] = Some(now);
                is_changed = true;
            }
        }
        if is_changed {
            self.broadcast_table();
        }
    }

    /// The match as a subscriber sees it who knows everything but the new lines. It is made only from the view and from
    /// the lines told to the viewer.
    fn match_update(
        &self,
        session: &dyn Session,
        subscriber: &Subscriber,
        new_lines: &NewLines,
    ) -> Utf8Bytes {
        let viewer = subscriber.viewer;
        let choices = subscriber.options.choices.then(|| self.choices(session, viewer));
        let seat = viewer.filter(|_| subscriber.options.can_undo);
        let moved = viewer.and_then(|seat| session.last_move(seat)).unwrap_or_default();
        // A viewer who comes back learns of the beats since the own last move, a spectator of none.
        let unseen = match viewer {
            None if new_lines.keep == 0 => session.lines(),
            _ => new_lines.keep.max(moved.saturating_sub(1)),
        };
        let mut beats = session.beats(viewer, unseen);
        beats.drain(..beats.len().saturating_sub(MOST_BEATS));
        let update = MatchUpdate {
            table: self.row.id,
            viewer,
            lines: session.lines(),
            can_undo: seat.is_some_and(|seat| session.can_undo(seat)),
            remaining_ms: self.clocks.remaining().to_vec(),
            keep: new_lines.keep,
            choices,
            moved,
            beats,
            told: LinesFor { viewer, new_lines },
            view: (),
        };
        encode_with(|buffer| update.write_message(buffer, |buffer| session.write_view(viewer, buffer)))
    }

    /// The legal actions of a seat, computed from its view.
    fn choices(&self, session: &dyn Session, viewer: Option<Seat>) -> Vec<String> {
        let kind = games::find(&self.row.game).expect("the game was found when the match was read");
        kind.turn_info(session.view(viewer).get(), viewer).expect("it is the game's own view").actions
    }
}

/// The lines that subscribers have not seen. Most are the same for everybody and encoded once.
struct NewLines {
    /// Lines up to this one are unchanged.
    keep: u32,
    told: Vec<(Audience, Box<RawValue>)>,
}

impl NewLines {
    fn since(session: &dyn Session, after: u32) -> NewLines {
        let keep = session.unchanged_until(after);
        let encode = |(to, line)| (to, to_raw_value(&line).expect("a line is plain data"));
        NewLines { keep, told: session.narration(keep).into_iter().map(encode).collect() }
    }
}

/// The new lines that a viewer is told, as a JSON array.
struct LinesFor<'a> {
    viewer: Option<Seat>,
    new_lines: &'a NewLines,
}

impl Serialize for LinesFor<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let lines = self.new_lines.told.iter().filter(|(to, _)| to.includes(self.viewer));
        serializer.collect_seq(lines.map(|(_, line)| line))
    }
}

/// The answer of the host; `NotFound` if the host has ended.
pub(crate) async fn host_answer(answer: oneshot::Receiver<Result<(), ApiError>>) -> Result<(), ApiError> {
    answer.await.unwrap_or_else(|_| Err(Code::NotFound.into()))
}
