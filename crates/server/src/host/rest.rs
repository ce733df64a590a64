//! Time off: a match that is paused, and players on vacation.

use engine::{Seat, SeatSet};
use protocol::{Clock, Code, Stage};
use store::Moment;

use super::Host;
use crate::refusal::Refused;

impl Host {
    /// Somebody wants to go on with a paused match.
    pub(super) async fn resume(&mut self, by: Seat) -> Result<(), Refused> {
        self.has_a_say(by)?;
        if self.row.paused.is_none() {
            return Err(Code::NotPaused.into());
        }
        self.set_paused(None).await?;
        self.ask_bots();
        Ok(())
    }

    /// The match is paused from a moment on, or goes on.
    pub(super) async fn set_paused(&mut self, paused: Option<Moment>) -> Result<(), Refused> {
        let before = std::mem::replace(&mut self.row.paused, paused);
        self.clocks.turn(None, self.timed(), self.house.now());
        let (deadline, left) = (self.clocks.deadline(), self.clocks.left());
        if let Err(error) = self.house.store.set_paused(&self.row.id, paused, deadline, left).await {
            self.row.paused = before;
            self.clocks.turn(None, self.timed(), self.house.now());
            return Err(error.into());
        }
        self.tell_table();
        Ok(())
    }

    /// Where there are days for each step, the clock of whoever is on vacation stands still.
    pub(super) async fn look_at_vacations(&mut self) {
        let slow = matches!(self.row.clock, Clock::Days(_));
        if !slow || self.session.is_none() || self.row.stage != Stage::Playing {
            return;
        }
        let (house, now) = (self.house.clone(), self.house.now());
        let mut back = SeatSet::EMPTY;
        let settled = async {
            let mut changed = false;
            for (at, until) in house.store.vacations_at(&self.row.id, now).await?.into_iter().enumerate() {
                if self.row.seats[at].vacation_until != until {
                    let seat = Seat::new(at as u8);
                    house.store.set_seat_vacation(&self.row.id, seat, until).await?;
                    self.row.seats[at].vacation_until = until;
                    changed = true;
                    if until.is_none() {
                        back = back.with(seat);
                    }
                }
            }
            if changed {
                self.clocks.turn(None, self.timed(), now);
                let (deadline, left) = (self.clocks.deadline(), self.clocks.left());
                house.store.set_deadline(&self.row.id, deadline, left).await?;
                self.tell_table();
            }
            Ok::<(), store::StoreError>(())
        };
        if let Err(error) = settled.await {
            tracing::error!(%error, "who is on vacation could not be kept");
        }
        let pending = self.session.as_ref().map_or(SeatSet::EMPTY, |session| session.turn().pending());
        self.note_turns(back.iter().filter(|seat| pending.contains(*seat)).collect()).await;
    }
}
