//! Commands to the server: numbered, kept until they are answered, sent again where that is safe.

use protocol::{Away, ClientMessage, Code, Command, Problem};

use super::{Link, PATIENCE, Remote};
use crate::effect::{Answer, Changed, Effect, Notice, Outcome, Refusal};
use crate::fate::{self, Fate, Standing};
use crate::pending::{Asked, PendingCommand};
use crate::{Millis, Request};

impl Remote {
    /// Sends a command for a request, or keeps it until the connection is there. Only one step at a time: what is on its way may
    /// change what can be done.
    pub(crate) fn ask(&mut self, request: Request, now: Millis, effects: &mut Vec<Effect>) {
        if self.is_sending() && !matches!(request, Request::Say(_)) {
            return effects.push(Effect::Notify(Notice::StillSending));
        }
        let Some(command) = self.command(&request) else { return };
        let asked = Asked {
            actions: self.actions().unwrap_or_default(),
            proposal: self.table.as_ref().and_then(|table| table.proposal.clone()),
            ..Asked::default()
        };
        let key = self.pending.add(request, command, asked);
        if self.link == Link::Live {
            self.send(key, now, effects);
        }
        effects.push(Effect::Draw(Changed::Pending));
    }

    fn command(&self, request: &Request) -> Option<Command> {
        let after = self.shown.as_ref().map_or(0, |(update, _)| update.lines);
        Some(match request {
            Request::Play(action) => Command::Act { after, action: action.clone() },
            Request::TakeBack => Command::Undo { after },
            Request::Propose(what) => Command::Propose(*what),
            Request::Agree => Command::Answer { agree: true },
            Request::Disagree => Command::Answer { agree: false },
            Request::Resume => Command::Resume,
            Request::Resign => Command::Resign,
            Request::Return => Command::Return,
            Request::Say(words) => Command::Say { words: words.clone() },
            Request::Script(_) | Request::Rematch => return None,
        })
    }

    fn send(&mut self, key: u64, now: Millis, effects: &mut Vec<Effect>) {
        let table = self.id();
        let Some(pending) = self.pending.get_mut(key) else { return };
        pending.sent += 1;
        (pending.since, pending.is_reported) = (now, false);
        let command = pending.command.clone();
        effects.push(Effect::Send(Box::new(ClientMessage::Do { table, key, command })));
        effects.push(Effect::Wake(now + PATIENCE));
    }

    pub(super) fn done(&mut self, key: u64, effects: &mut Vec<Effect>) {
        self.answer(key, Outcome::Done, effects);
    }

    /// What was sent twice may have been done the first time; the server refuses the second then.
    pub(super) fn refuse(&mut self, key: u64, problem: Problem, effects: &mut Vec<Effect>) {
        let Some(pending) = self.pending.all().iter().find(|pending| pending.key == key) else { return };
        let is_again = pending.sent > 1;
        let fate = match pending.after() {
            Some(after) if is_again && after != self.lines => {
                match fate::of_step(pending, &self.standing()) {
                    // The decision looks the same, but the server says that it is another one.
                    Fate::Open => Fate::Unknown,
                    fate => fate,
                }
            }
            None if is_again && problem.code == Code::Resigned => Fate::Done,
            _ => Fate::Open,
        };
        let outcome = match fate {
            Fate::Done => Outcome::Done,
            Fate::Passed => Outcome::Passed,
            Fate::Unknown => Outcome::Unknown,
            Fate::Open => Outcome::Refused(Refusal::Server(Box::new(problem))),
        };
        self.answer(key, outcome, effects);
    }

    fn answer(&mut self, key: u64, outcome: Outcome, effects: &mut Vec<Effect>) {
        // It may be the answer to somebody else on the same connection, or a second answer.
        let Some(pending) = self.pending.take(key) else { return };
        effects.push(Effect::Answered(Answer { request: pending.request, outcome }));
        effects.push(Effect::Draw(Changed::Pending));
    }

    /// After a reconnect, when the table is known again: commands that are no steps.
    pub(super) fn settle_agreements(&mut self, now: Millis, effects: &mut Vec<Effect>) {
        let Some(table) = self.table.clone() else { return };
        let viewer = self.viewer();
        let settled: Vec<(u64, Fate)> = self
            .pending
            .all()
            .iter()
            .filter(|pending| pending.after().is_none())
            .map(|pending| (pending.key, fate::of_agreement(pending, &table, viewer)))
            .collect();
        self.settle(settled, now, effects);
    }

    /// After a reconnect, when the match is known again: steps, and what was asked for since the table is known.
    pub(super) fn settle_steps(&mut self, now: Millis, effects: &mut Vec<Effect>) {
        let standing = self.standing();
        let fate = |pending: &PendingCommand| match (pending.after(), pending.sent) {
            (Some(_), _) => Some(fate::of_step(pending, &standing)),
            (None, 0) => Some(Fate::Open),
            (None, _) => None,
        };
        let settled: Vec<(u64, Fate)> =
            self.pending.all().iter().filter_map(|pending| Some((pending.key, fate(pending)?))).collect();
        self.settle(settled, now, effects);
    }

    fn settle(&mut self, settled: Vec<(u64, Fate)>, now: Millis, effects: &mut Vec<Effect>) {
        for (key, fate) in settled {
            match fate {
                Fate::Open => self.send(key, now, effects),
                Fate::Done => self.answer(key, Outcome::Done, effects),
                Fate::Passed => self.answer(key, Outcome::Passed, effects),
                Fate::Unknown => self.answer(key, Outcome::Unknown, effects),
            }
        }
    }

    /// Tells the player once that a command is not answered.
    pub(super) fn report_silence(&mut self, now: Millis, effects: &mut Vec<Effect>) {
        let silent: Vec<u64> = self
            .pending
            .overdue(now, PATIENCE)
            .filter(|pending| !pending.is_reported)
            .map(|pending| pending.key)
            .collect();
        for key in &silent {
            if let Some(pending) = self.pending.get_mut(*key) {
                pending.is_reported = true;
            }
        }
        if !silent.is_empty() {
            effects.extend([Effect::Notify(Notice::Silent), Effect::Wake(now + super::GIVE_UP)]);
        }
    }

    /// The state of the match by the latest update, shown or not.
    fn standing(&self) -> Standing {
        let viewer = self.update().and_then(|update| update.viewer);
        let away = |table: &protocol::TableInfo| viewer.map(|seat| table.seats[seat.index()].away);
        Standing {
            lines: self.lines,
            actions: self.actions(),
            can_undo: self.update().is_some_and(|update| update.can_undo),
            plays: self.table.as_ref().and_then(away) == Some(Away::No),
        }
    }

    /// The legal actions of the viewer by the latest update.
    fn actions(&self) -> Option<Vec<String>> {
        let update = self.update()?;
        self.game?.turn_info(update.view.get(), update.viewer).ok().map(|turn_info| turn_info.actions)
    }
}
