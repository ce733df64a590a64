//! Who listens, and what they are told.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use engine::{Audience, Seat};
use lang::Locale;
use protocol::{Code, MatchUpdateWriter, PersonId, PersonKind, ServerMessage, Wants};
use store::Identified;
use table::Session;
use tokio::sync::{Notify, mpsc, oneshot};

use super::Host;
use crate::message::{message, written};
use crate::refusal::Refused;
use crate::{House, info};

/// The way to somebody's connection. Messages wait in it; who lets too many wait is cut off.
#[derive(Clone)]
pub(crate) struct Wire {
    pub(crate) sender: mpsc::Sender<Utf8Bytes>,
    pub(crate) cut: Arc<Notify>,
}

/// Somebody who listens at a table.
pub(crate) struct Ear {
    /// Tells connections apart.
    pub(crate) id: u64,
    pub(crate) wire: Wire,
    /// Who it is, if they said so.
    pub(crate) person: Option<PersonId>,
    /// In which they read.
    locale: Locale,
    /// What they want to know besides the view.
    wants: Wants,
    /// Whose eyes they see with; the host finds out.
    pub(super) viewer: Option<Seat>,
}

/// Where an answer goes.
pub(crate) enum Reply {
    /// To a socket that listens at the table, with the key of the wish.
    Wire { ear: u64, wire: Wire, key: u64, locale: Locale },
    /// To a request that waits.
    Request(oneshot::Sender<Result<(), Refused>>),
}

impl Ear {
    /// A connection of somebody. A program that does not ask is not told whether it may take back: finding out takes longer than all the
    /// rest.
    pub(crate) fn new(id: u64, wire: Wire, who: Option<&Identified>, locale: Locale, wants: Wants) -> Ear {
        let is_program = who.is_some_and(|known| known.person.kind == PersonKind::Bot);
        let wants = Wants { can_undo: wants.can_undo || !is_program, ..wants };
        Ear { id, wire, person: who.map(|known| known.person.id), locale, wants, viewer: None }
    }

    /// They cannot listen here.
    pub(super) fn refuse(&self, house: &House, why: &Refused) {
        house.metrics.problems.add(1);
        let problem = why.problem(self.locale);
        self.wire.send(house, written(&ServerMessage::Refused { key: None, problem }));
    }
}

impl Reply {
    pub(super) fn send(self, house: &House, done: Result<(), Refused>) {
        match self {
            Reply::Wire { wire, key, locale, ear: _ } => {
                let answer = match done {
                    Ok(()) => ServerMessage::Done { key },
                    Err(refused) => {
                        house.metrics.problems.add(1);
                        ServerMessage::Refused { key: Some(key), problem: refused.problem(locale) }
                    }
                };
                wire.send(house, written(&answer));
            }
            Reply::Request(waiting) => {
                // Whoever asked may have gone; what was done is done.
                let _ = waiting.send(done);
            }
        }
    }
}

impl Wire {
    /// Sends a message. False: nobody is there any more, or nobody reads.
    pub(crate) fn send(&self, house: &House, message: Utf8Bytes) -> bool {
        match self.sender.try_send(message) {
            Ok(()) => true,
            Err(mpsc::error::TrySendError::Closed(_)) => false,
            Err(mpsc::error::TrySendError::Full(_)) => {
                house.metrics.slow_clients.add(1);
                self.cut.notify_one();
                false
            }
        }
    }
}

impl Host {
    pub(super) fn watch(&mut self, mut ear: Ear, after: u32) {
        ear.viewer = ear.person.as_ref().and_then(|person| self.row.seat_of(person));
        self.ears.retain(|other| other.id != ear.id);
        // Whoever comes sees the clocks as they stand now.
        self.clocks.catch_up(self.house.now());
        let arrives = ear.viewer.is_some_and(|seat| self.gone[seat.index()].take().is_some());
        ear.wire.send(&self.house, written(&ServerMessage::Table(Box::new(self.info()))));
        if let Some(session) = &self.session {
            ear.wire.send(&self.house, self.sight(&**session, &ear, &News::since(&**session, after)));
        }
        self.ears.push(ear);
        if arrives {
            self.tell_table();
        }
    }

    /// May whoever waits for this reply give orders? On a socket only while it listens here: it may have been shown out.
    pub(super) fn hears(&self, reply: &Reply) -> bool {
        match reply {
            Reply::Wire { ear, .. } => self.ears.iter().any(|known| known.id == *ear),
            Reply::Request(_) => true,
        }
    }

    pub(super) fn leave(&mut self, id: u64) {
        self.ears.retain(|ear| ear.id != id);
        self.notice_absence();
    }

    /// Tells everybody what everybody may know; the lobby too, and those who sit there.
    pub(super) fn tell_table(&mut self) {
        self.row.deadline = self.clocks.deadline();
        let info = self.info();
        self.house.announce(&self.row, &info);
        self.tell(&ServerMessage::Table(Box::new(info)), |_| true);
    }

    /// Those who may act now, or no longer, hear of it wherever they are; before, these might.
    pub(super) fn tell_turns(&mut self, before: u8) {
        self.row.deadline = self.clocks.deadline();
        let changed = |seat: &Seat| (before ^ self.row.pending) >> seat.index() & 1 == 1;
        for seat in Seat::all(self.row.seats.len() as u8).filter(changed) {
            if let Some(person) = &self.row.seats[seat.index()].person {
                self.house.tell_owner(&person.id, &self.row, || self.info());
            }
        }
    }

    /// Tells some of those who listen.
    pub(super) fn tell(&mut self, say: &ServerMessage, whom: impl Fn(&Ear) -> bool) {
        let message = written(say);
        let house = &self.house;
        self.ears.retain(|ear| !whom(ear) || ear.wire.send(house, message.clone()));
        self.notice_absence();
    }

    /// Tells everybody how the match stands after its log grew from so many lines, each what its eyes see.
    pub(super) fn tell_step(&mut self, before: u32) {
        let Some(session) = self.session.take() else { return };
        let mut ears = std::mem::take(&mut self.ears);
        let news = News::since(&*session, before);
        let mut sights: Vec<((Option<Seat>, Wants), Utf8Bytes)> = Vec::with_capacity(ears.len());
        ears.retain(|ear| {
            let eyes = (ear.viewer, ear.wants);
            let known = sights.iter().find(|(seen, _)| *seen == eyes).map(|(_, sight)| sight.clone());
            let sight = known.unwrap_or_else(|| {
                let sight = self.sight(&*session, ear, &news);
                sights.push((eyes, sight.clone()));
                sight
            });
            ear.wire.send(&self.house, sight)
        });
        (self.session, self.ears) = (Some(session), ears);
        self.notice_absence();
    }

    /// Tells everybody everything: the match begins, or was read anew.
    pub(super) fn tell_all_anew(&mut self) {
        self.tell_step(0);
    }

    /// Who sits where may have changed. Somebody who lost their seat at a private table hears no more of it.
    pub(super) fn reseat(&mut self) {
        let (row, house) = (&self.row, &self.house);
        self.ears.retain_mut(|ear| {
            let sat = ear.viewer.is_some();
            ear.viewer = ear.person.as_ref().and_then(|person| row.seat_of(person));
            let stays = !sat || ear.viewer.is_some() || info::admits(row, ear.person.as_ref(), None);
            if !stays {
                ear.refuse(house, &Code::NotFound.into());
            }
            stays
        });
        let now = self.house.now();
        for at in 0..self.gone.len() {
            let here = self.ears.iter().any(|ear| ear.viewer.is_some_and(|seat| seat.index() == at));
            self.gone[at] = if here { None } else { Some(self.gone[at].unwrap_or(now)) };
        }
    }

    /// Notes who is no longer there.
    fn notice_absence(&mut self) {
        let now = self.house.now();
        let mut left = false;
        for at in 0..self.gone.len() {
            let here = self.ears.iter().any(|ear| ear.viewer.is_some_and(|seat| seat.index() == at));
            if !here && self.gone[at].is_none() {
                self.gone[at] = Some(now);
                left = true;
            }
        }
        if left {
            self.tell_table();
        }
    }

    /// The match as somebody sees it who has heard everything but the news. Made from a view and from what was told, and from
    /// nothing else.
    fn sight(&self, session: &dyn Session, ear: &Ear, news: &News) -> Utf8Bytes {
        let viewer = ear.viewer;
        let choices = ear.wants.choices.then(|| self.choices(session, viewer));
        let seat = viewer.filter(|_| ear.wants.can_undo);
        let outline = MatchUpdateWriter {
            table: &self.row.id,
            viewer,
            lines: session.lines(),
            can_undo: seat.is_some_and(|seat| session.can_undo(seat)),
            left: self.clocks.left(),
            keep: news.keep,
            choices,
        };
        message(|draft| outline.write(draft, news.told_to(viewer), |json| session.write_view(viewer, json)))
    }

    /// What somebody may do: a function of their view.
    fn choices(&self, session: &dyn Session, viewer: Option<Seat>) -> Vec<String> {
        let kind = games::find(&self.row.game).expect("its match was read");
        kind.turn_info(session.view(viewer).get(), viewer).expect("it is the game's own view").actions
    }
}

/// What came since somebody last heard of a match. Most of it is the same for everybody, and made once.
struct News {
    /// What was told by lines up to this one still holds.
    keep: u32,
    /// Who hears it, and where it ends in the JSON.
    told: Vec<(Audience, usize)>,
    json: Vec<u8>,
}

impl News {
    fn since(session: &dyn Session, after: u32) -> News {
        let keep = session.unchanged_until(after);
        let (mut told, mut json) = (Vec::new(), Vec::new());
        for (to, line) in session.narration(keep) {
            serde_json::to_writer(&mut json, &line).expect("a line is plain data");
            told.push((to, json.len()));
        }
        News { keep, told, json }
    }

    /// As JSON, line by line.
    fn told_to(&self, viewer: Option<Seat>) -> impl Iterator<Item = &[u8]> {
        let begins = std::iter::once(0).chain(self.told.iter().map(|(_, end)| *end));
        let lines = begins.zip(&self.told).filter(move |(_, (to, _))| to.includes(viewer));
        lines.map(|(begin, (_, end))| &self.json[begin..*end])
    }
}

/// The answer of a host that is not there.
pub(crate) async fn answered(answer: oneshot::Receiver<Result<(), Refused>>) -> Result<(), Refused> {
    answer.await.unwrap_or_else(|_| Err(Code::NotFound.into()))
}
