//! Commands that need everybody's consent (take back, pause, end), and leaving a seat to a bot.

use engine::Seat;
use protocol::{Away, Code, Ending, OpenProposal, Proposal, Stage, Undone};
use table::Rewind;

use super::Host;
use crate::api_error::ApiError;

impl Host {
    pub(super) async fn propose(&mut self, by: Seat, what: Proposal) -> Result<(), ApiError> {
        self.check_may_vote(by)?;
        if self.proposal.is_some() {
            return Err(Code::NoProposal.into());
        }
        if self.row.paused.is_some() && what != Proposal::End {
            return Err(Code::Paused.into());
        }
        let undoes = match what {
            Proposal::TakeBack => self.rewind(by)?.steps,
            Proposal::End | Proposal::Pause => Vec::new(),
        };
        let undoes = undoes.into_iter().map(|(seat, steps)| Undone { seat, steps }).collect();
        self.proposal = Some(OpenProposal { by, what, agreed: Vec::new(), undoes });
        self.answer(by, true).await
    }

    pub(super) async fn answer(&mut self, seat: Seat, agree: bool) -> Result<(), ApiError> {
        self.check_may_vote(seat)?;
        let Some(proposal) = &mut self.proposal else { return Err(Code::NoProposal.into()) };
        if !agree {
            self.proposal = None;
            self.broadcast_table();
            return Ok(());
        }
        if !proposal.agreed.contains(&seat) {
            proposal.agreed.push(seat);
        }
        let (by, what, agreed) = (proposal.by, proposal.what, proposal.agreed.clone());
        if self.is_unanimous(&agreed) {
            self.proposal = None;
            return match what {
                Proposal::TakeBack => {
                    // Every step ends such a proposal, so the position is the one that everybody was asked about.
                    let to = self.rewind(by)?.to;
                    self.step(None, |session| session.take_back(to)).await?;
                    self.broadcast_table();
                    Ok(())
                }
                Proposal::End => self.end(Ending::Agreed).await,
                Proposal::Pause => self.set_paused(Some(self.app.now())).await,
            };
        }
        self.broadcast_table();
        Ok(())
    }

    pub(super) async fn resign(&mut self, seat: Seat) -> Result<(), ApiError> {
        self.check_running()?;
        if self.row.seats[seat.index()].away == Away::Resigned {
            return Err(Code::Resigned.into());
        }
        self.set_away(seat, Away::Resigned).await;
        let stay = |row: &store::SeatRow| row.person.is_some() && row.away != Away::Resigned;
        if !self.row.seats.iter().any(stay) {
            return self.end(Ending::Abandoned).await;
        }
        self.proposal = None;
        self.broadcast_table();
        self.ask_bots();
        Ok(())
    }

    pub(super) async fn come_back(&mut self, seat: Seat) -> Result<(), ApiError> {
        self.check_running()?;
        match self.row.seats[seat.index()].away {
            Away::No => Err(Code::NotAway.into()),
            Away::Resigned => Err(Code::Resigned.into()),
            Away::StandIn => {
                self.set_away(seat, Away::No).await;
                self.broadcast_table();
                Ok(())
            }
        }
    }

    /// Returns whether everybody with a vote has agreed. A bot cannot agree for an absent person: the proposal waits
    /// for them.
    fn is_unanimous(&self, agreed: &[Seat]) -> bool {
        let has_a_say = |seat: &Seat| {
            let row = &self.row.seats[seat.index()];
            row.person.is_some() && row.away != Away::Resigned
        };
        Seat::all(self.row.seats.len() as u8).filter(has_a_say).all(|seat| agreed.contains(&seat))
    }

    /// Fails unless the match is running and the person at this seat has not resigned.
    pub(super) fn check_may_vote(&self, seat: Seat) -> Result<(), ApiError> {
        self.check_running()?;
        match self.row.seats[seat.index()].away {
            Away::Resigned => Err(Code::Resigned.into()),
            Away::No | Away::StandIn => Ok(()),
        }
    }

    /// What a take-back of the last step of a seat would undo.
    fn rewind(&self, seat: Seat) -> Result<Rewind, ApiError> {
        let session = self.session.as_ref().ok_or(Code::NotStarted)?;
        let rewind = session.last_step(seat).ok_or(Code::NoUndo)?;
        let mut trial = session.at(session.lines());
        trial.take_back(rewind.to).map_err(|error| ApiError::from_play_error(&error, &**session, seat))?;
        Ok(rewind)
    }

    pub(super) fn check_running(&self) -> Result<(), ApiError> {
        match self.row.stage {
            Stage::Open => Err(Code::NotStarted.into()),
            Stage::Playing => Ok(()),
            Stage::Over => Err(Code::Over.into()),
        }
    }
}
