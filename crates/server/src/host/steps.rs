//! Steps: checked, written down, told.

use engine::{Seat, SeatSet, Turn};
use protocol::{Away, Code, Ending, OpenProposal, Proposal, Stage};
use store::{Append, AppendError};
use table::Session;

use super::{Host, RETRY};
use crate::refusal::Refused;

impl Host {
    pub(super) async fn act(&mut self, seat: Seat, after: u32, action: &str) -> Result<(), Refused> {
        self.fresh(seat, after).await?;
        self.step(Some(seat), |session| session.play(seat, action)).await
    }

    pub(super) async fn undo(&mut self, seat: Seat, after: u32) -> Result<(), Refused> {
        self.fresh(seat, after).await?;
        self.step(Some(seat), |session| session.undo(seat)).await
    }

    /// Makes a step, lets chance fall, and writes it all down.
    pub(super) async fn step(
        &mut self,
        seat: Option<Seat>,
        make: impl FnOnce(&mut dyn Session) -> Result<(), table::PlayError>,
    ) -> Result<(), Refused> {
        let session = self.session.as_mut().ok_or(Code::NotStarted)?;
        let (before, asked) = (session.lines(), session.turn().pending());
        let made = make(&mut **session);
        made.map_err(|error| Refused::by_table(&error, &**session, seat.unwrap_or(Seat::new(0))))?;
        roll(&mut **session)?;
        self.commit(before, seat, asked).await
    }

    /// Does whoever wants to act at this seat know how it stands? Acting brings somebody back who was away.
    async fn fresh(&mut self, seat: Seat, after: u32) -> Result<(), Refused> {
        let lines = self.session.as_ref().ok_or(Code::NotStarted)?.lines();
        if self.row.paused.is_some() {
            return Err(Code::Paused.into());
        }
        match self.row.seats[seat.index()].away {
            Away::Resigned => return Err(Code::Resigned.into()),
            Away::StandIn => self.come_back(seat).await?,
            Away::No => {}
        }
        if after < self.asked[seat.index()] || after > lines {
            return Err(Code::Stale.into());
        }
        Ok(())
    }

    /// Writes down what was played after so many lines; only then does anybody hear of it.
    async fn commit(&mut self, before: u32, acted: Option<Seat>, asked: SeatSet) -> Result<(), Refused> {
        self.clocks.turn(acted, self.timed(), self.house.now());
        let Some(session) = &self.session else { return Ok(()) };
        let ending = match session.turn() {
            Turn::Over(outcome) => Some(Ending::from(&outcome)),
            Turn::Chance | Turn::Seats(_) => None,
        };
        let append = Append {
            table: self.row.id,
            after: before,
            lines: session.lines_since(before),
            pending: bits(session.turn().pending()),
            deadline: self.clocks.deadline(),
            clocks: self.clocks.left().to_vec(),
            ending: ending.clone(),
            made: self.house.now(),
        };
        let (written, may_act) = (append.lines.len() as u64, append.pending);
        let (now_at, is_rewound) = (session.lines(), session.unchanged_until(before) < before);
        if let Err(error) = self.house.store.append(append).await {
            return Err(self.recover(&error).await);
        }
        self.retry_at = None;
        self.rewound += u32::from(is_rewound);
        self.house.metrics.steps.add(1);
        self.house.metrics.lines.add(written);
        self.row.lines = now_at;
        let could_act = std::mem::replace(&mut self.row.pending, may_act);
        for (at, since) in self.asked.iter_mut().enumerate() {
            let seat = Seat::new(at as u8);
            // Sealed choices of others leave a decision as it was.
            if written > 1 || acted == Some(seat) || acted.is_none() || !asked.contains(seat) {
                *since = now_at;
            }
        }
        self.tell_step(before);
        // After another step, a take-back would be another one than was asked for; to end or to pause is still the same.
        let is_outdated =
            |proposal: &mut OpenProposal| ending.is_some() || proposal.what == Proposal::TakeBack;
        if self.proposal.take_if(is_outdated).is_some() || ending.is_some() {
            self.over(ending);
            self.tell_table();
        } else {
            self.tell_turns(could_act);
        }
        self.ask_bots();
        self.note_turns(self.begun_turns(acted, asked)).await;
        Ok(())
    }

    /// Ends the match without a step.
    pub(super) async fn end(&mut self, ending: Ending) -> Result<(), Refused> {
        let lines = self.session.as_ref().ok_or(Code::NotStarted)?.lines();
        self.clocks.turn(None, SeatSet::EMPTY, self.house.now());
        let append = Append {
            table: self.row.id,
            after: lines,
            lines: Vec::new(),
            pending: 0,
            deadline: None,
            clocks: self.clocks.left().to_vec(),
            ending: Some(ending.clone()),
            made: self.house.now(),
        };
        if let Err(error) = self.house.store.append(append).await {
            return Err(self.recover(&error).await);
        }
        self.row.pending = 0;
        self.over(Some(ending));
        self.tell_table();
        Ok(())
    }

    fn over(&mut self, ending: Option<Ending>) {
        if ending.is_some() {
            (self.row.stage, self.row.ending) = (Stage::Over, ending);
            self.row.ended = Some(self.house.now());
            tracing::info!(game = self.row.game, lines = self.row.lines, "a match is over");
            self.house.finished.notify_one();
        }
    }

    /// The step was not written: what is in memory is forgotten, and what is on the disk is the match.
    async fn recover(&mut self, error: &AppendError) -> Refused {
        tracing::error!(table = %self.row.id, %error, "a step was not written");
        self.house.metrics.conflicts.add(1);
        if let AppendError::Store(_) = error {
            self.retry_at = Some(self.house.now() + RETRY);
        }
        self.session = None;
        if let Ok(Some(row)) = self.house.store.table(&self.row.id).await {
            self.row = row;
        }
        match self.read_log().await {
            Ok(()) => {
                self.tell_all_anew();
                match error {
                    AppendError::Conflict => Code::Stale.into(),
                    AppendError::Store(_) => Code::Broken.into(),
                }
            }
            Err(refused) => refused,
        }
    }
}

/// Lets everything fall that falls before the next decision.
pub(crate) fn roll(session: &mut dyn Session) -> Result<(), Refused> {
    while session.turn() == Turn::Chance {
        session.roll().map_err(|error| Refused::by_table(&error, session, Seat::new(0)))?;
    }
    Ok(())
}

/// A bit for each seat.
pub(crate) fn bits(seats: SeatSet) -> u8 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.index())
}
