//! Pauses, and vacations of players.

use engine::{Seat, SeatSet};
use protocol::{Clock, Code, Stage};
use store::Moment;

use super::Host;
use crate::api_error::ApiError;

impl Host {
    /// Resumes a paused match.
    pub(super) async fn resume(&mut self, by: Seat) -> Result<(), ApiError> {
        self.check_may_vote(by)?;
        if self.row.paused.is_none() {
            return Err(Code::NotPaused.into());
        }
        self.set_paused(None).await?;
        self.ask_bots();
        Ok(())
    }

    /// Pauses the match, or resumes it with `None`.
    pub(super) async fn set_paused(&mut self, paused: Option<Moment>) -> Result<(), ApiError> {
        let before = std::mem::replace(&mut self.row.paused, paused);
        self.clocks.switch(None, self.seats_on_clock(), self.app.now());
        let (deadline, left) = (self.clocks.deadline(), self.clocks.remaining());
        if let Err(error) = self.app.store.set_paused(&self.row.id, paused, deadline, left).await {
            self.row.paused = before;
            self.clocks.switch(None, self.seats_on_clock(), self.app.now());
            return Err(error.into());
        }
        self.broadcast_table();
        Ok(())
    }

    /// In a correspondence match, stops the clocks of players on vacation and starts those of players who are back.
    pub(super) async fn check_vacations(&mut self) {
        let is_correspondence = matches!(self.row.clock, Clock::Days(_));
        if !is_correspondence || self.session.is_none() || self.row.stage != Stage::Playing {
            return;
        }
        let (app, now) = (self.app.clone(), self.app.now());
        let mut returned = SeatSet::EMPTY;
        let update = async {
            let mut changed = false;
            for (at, until) in app.store.vacations_at(&self.row.id, now).await?.into_iter().enumerate() {
                if self.row.seats[at].vacation_until != until {
                    let seat = Seat::new(at as u8);
                    app.store.set_seat_vacation(&self.row.id, seat, until).await?;
                    self.row.seats[at].vacation_until = until;
                    changed = true;
                    if until.is_none() {
                        returned = returned.with(seat);
                    }
                }
            }
            if changed {
                self.clocks.switch(None, self.seats_on_clock(), now);
                let (deadline, left) = (self.clocks.deadline(), self.clocks.remaining());
                app.store.set_deadline(&self.row.id, deadline, left).await?;
                self.broadcast_table();
            }
            Ok::<(), store::StoreError>(())
        };
        if let Err(error) = update.await {
            tracing::error!(%error, "vacations could not be stored");
        }
        let pending = self.session.as_ref().map_or(SeatSet::EMPTY, |session| session.turn().pending());
        self.schedule_notices(returned.iter().filter(|seat| pending.contains(*seat)).collect()).await;
    }
}
