//! Steps: check, store, broadcast.

use engine::{Seat, SeatSet, Turn};
use protocol::{Away, Code, Ending, OpenProposal, Proposal, Stage};
use store::{Append, AppendError};
use table::Session;

use super::{Host, STORE_RETRY_DELAY};
use crate::api_error::ApiError;

impl Host {
    pub(super) async fn act(&mut self, seat: Seat, after: u32, action: &str) -> Result<(), ApiError> {
        self.check_current(seat, after).await?;
        self.step(Some(seat), |session| session.play(seat, action)).await
    }

    pub(super) async fn undo(&mut self, seat: Seat, after: u32) -> Result<(), ApiError> {
        self.check_current(seat, after).await?;
        self.step(Some(seat), |session| session.undo(seat)).await
    }

    /// Makes a step and all chance that follows it, and stores both.
    pub(super) async fn step(
        &mut self,
        seat: Option<Seat>,
        make: impl FnOnce(&mut dyn Session) -> Result<(), table::PlayError>,
    ) -> Result<(), ApiError> {
        let session = self.session.as_mut().ok_or(Code::NotStarted)?;
        let (before, asked) = (session.lines(), session.turn().pending());
        let made = make(&mut **session);
        made.map_err(|error| ApiError::from_play_error(&error, &**session, seat.unwrap_or(Seat::new(0))))?;
        roll_chance(&mut **session)?;
        self.commit(before, seat, asked).await
    }

    /// Fails if the client has not seen the current decision of its seat. Acting brings an absent player back.
    async fn check_current(&mut self, seat: Seat, after: u32) -> Result<(), ApiError> {
        let lines = self.session.as_ref().ok_or(Code::NotStarted)?.lines();
        if self.row.paused.is_some() {
            return Err(Code::Paused.into());
        }
        match self.row.seats[seat.index()].away {
            Away::Resigned => return Err(Code::Resigned.into()),
            Away::StandIn => self.come_back(seat).await?,
            Away::No => {}
        }
        if after < self.asked_at[seat.index()] || after > lines {
            return Err(Code::Stale.into());
        }
        Ok(())
    }

    /// Stores the lines after `before`, and then tells all subscribers.
    async fn commit(&mut self, before: u32, acted: Option<Seat>, asked: SeatSet) -> Result<(), ApiError> {
        self.clocks.switch(acted, self.seats_on_clock(), self.app.now());
        let Some(session) = &self.session else { return Ok(()) };
        let ending = match session.turn() {
            Turn::Over(outcome) => Some(Ending::from(&outcome)),
            Turn::Chance | Turn::Seats(_) => None,
        };
        let append = Append {
            table: self.row.id,
            after: before,
            lines: session.lines_since(before),
            pending: seat_bits(session.turn().pending()),
            deadline: self.clocks.deadline(),
            clocks: self.clocks.remaining().to_vec(),
            ending: ending.clone(),
            made: self.app.now(),
        };
        let (new_lines, pending) = (append.lines.len() as u64, append.pending);
        let (lines, is_rewound) = (session.lines(), session.unchanged_until(before) < before);
        if let Err(error) = self.app.store.append(append).await {
            return Err(self.recover(&error).await);
        }
        self.retry_at = None;
        self.rewinds += u32::from(is_rewound);
        self.app.metrics.steps.add(1);
        self.app.metrics.lines.add(new_lines);
        self.row.lines = lines;
        let pending_before = std::mem::replace(&mut self.row.pending, pending);
        let is_interrupted = acted.is_some_and(|seat| !asked.contains(seat));
        for (at, since) in self.asked_at.iter_mut().enumerate() {
            let seat = Seat::new(at as u8);
            // Sealed choices of other seats do not change this seat's decision; an interrupt may.
            if new_lines > 1
                || is_interrupted
                || acted == Some(seat)
                || acted.is_none()
                || !asked.contains(seat)
            {
                *since = lines;
            }
        }
        self.broadcast_step(before);
        // After another step, a take-back would undo something else than was asked for; ending and pausing stay the
        // same.
        let is_outdated =
            |proposal: &mut OpenProposal| ending.is_some() || proposal.what == Proposal::TakeBack;
        if self.proposal.take_if(is_outdated).is_some() || ending.is_some() {
            self.mark_over(ending);
            self.broadcast_table();
        } else {
            self.notify_turn_changes(pending_before);
        }
        self.ask_bots();
        self.schedule_notices(self.new_turns(acted, asked)).await;
        Ok(())
    }

    /// Ends the match without a step.
    pub(super) async fn end(&mut self, ending: Ending) -> Result<(), ApiError> {
        let lines = self.session.as_ref().ok_or(Code::NotStarted)?.lines();
        self.clocks.switch(None, SeatSet::EMPTY, self.app.now());
        let append = Append {
            table: self.row.id,
            after: lines,
            lines: Vec::new(),
            pending: 0,
            deadline: None,
            clocks: self.clocks.remaining().to_vec(),
            ending: Some(ending.clone()),
            made: self.app.now(),
        };
        if let Err(error) = self.app.store.append(append).await {
            return Err(self.recover(&error).await);
        }
        self.row.pending = 0;
        self.mark_over(Some(ending));
        self.broadcast_table();
        Ok(())
    }

    fn mark_over(&mut self, ending: Option<Ending>) {
        if ending.is_some() {
            (self.row.stage, self.row.ending) = (Stage::Over, ending);
            self.row.ended = Some(self.app.now());
            tracing::info!(game = self.row.game, lines = self.row.lines, "match over");
            self.app.finished.notify_one();
        }
    }

    /// Restores the match from the store, because a step could not be stored.
    async fn recover(&mut self, error: &AppendError) -> ApiError {
        tracing::error!(table = %self.row.id, %error, "a step could not be stored");
        self.app.metrics.conflicts.add(1);
        if let AppendError::Store(_) = error {
            self.retry_at = Some(self.app.now() + STORE_RETRY_DELAY);
        }
        self.session = None;
        if let Ok(Some(row)) = self.app.store.table(&self.row.id).await {
            self.row = row;
        }
        match self.read_log().await {
            Ok(()) => {
                self.broadcast_all();
                match error {
                    AppendError::Conflict => Code::Stale.into(),
                    AppendError::Store(_) => Code::Broken.into(),
                }
            }
            Err(refused) => refused,
        }
    }
}

/// Plays all chance before the next decision.
pub(crate) fn roll_chance(session: &mut dyn Session) -> Result<(), ApiError> {
    while session.turn() == Turn::Chance {
        session.roll().map_err(|error| ApiError::from_play_error(&error, session, Seat::new(0)))?;
    }
    Ok(())
}

/// One bit for each seat.
pub(crate) fn seat_bits(seats: SeatSet) -> u8 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.index())
}
