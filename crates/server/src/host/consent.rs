//! What is not one seat's to decide: taking back, pausing, ending early; and leaving a seat to a bot.

use engine::Seat;
use protocol::{Away, Code, Ending, OpenProposal, Proposal, Stage};

use super::Host;
use crate::refusal::Refused;

impl Host {
    pub(super) async fn propose(&mut self, by: Seat, what: Proposal) -> Result<(), Refused> {
        self.running()?;
        if self.proposal.is_some() {
            return Err(Code::NoProposal.into());
        }
        if self.row.paused.is_some() && what != Proposal::End {
            return Err(Code::Paused.into());
        }
        if let (Proposal::TakeBack { to }, Some(session)) = (what, &self.session) {
            let mut trial = session.at(session.lines());
            trial.take_back(to).map_err(|error| Refused::by_table(&error, &**session, by))?;
        }
        self.proposal = Some(OpenProposal { by, what, agreed: Vec::new() });
        self.answer(by, true).await
    }

    pub(super) async fn answer(&mut self, seat: Seat, agree: bool) -> Result<(), Refused> {
        self.running()?;
        let Some(proposal) = &mut self.proposal else { return Err(Code::NoProposal.into()) };
        if !agree {
            self.proposal = None;
            self.tell_table();
            return Ok(());
        }
        if !proposal.agreed.contains(&seat) {
            proposal.agreed.push(seat);
        }
        let (what, agreed) = (proposal.what, proposal.agreed.clone());
        if self.wanted_by_all(&agreed) {
            self.proposal = None;
            return match what {
                Proposal::TakeBack { to } => {
                    self.step(None, |session| session.take_back(to)).await?;
                    self.tell_table();
                    Ok(())
                }
                Proposal::End => self.end(Ending::Agreed).await,
                Proposal::Pause => self.set_paused(Some(self.house.now())).await,
            };
        }
        self.tell_table();
        Ok(())
    }

    pub(super) async fn resign(&mut self, seat: Seat) -> Result<(), Refused> {
        self.running()?;
        if self.row.seats[seat.index()].away == Away::Resigned {
            return Err(Code::Resigned.into());
        }
        self.set_away(seat, Away::Resigned).await;
        let stay = |row: &store::SeatRow| row.person.is_some() && row.away != Away::Resigned;
        if !self.row.seats.iter().any(stay) {
            return self.end(Ending::Abandoned).await;
        }
        self.proposal = None;
        self.tell_table();
        self.ask_bots();
        Ok(())
    }

    pub(super) async fn come_back(&mut self, seat: Seat) -> Result<(), Refused> {
        self.running()?;
        match self.row.seats[seat.index()].away {
            Away::No => Err(Code::NotAway.into()),
            Away::Resigned => Err(Code::Resigned.into()),
            Away::StandIn => {
                self.set_away(seat, Away::No).await;
                self.tell_table();
                Ok(())
            }
        }
    }

    /// Has everybody agreed who plays for themselves?
    fn wanted_by_all(&self, agreed: &[Seat]) -> bool {
        let mut people = Seat::all(self.row.seats.len() as u8).filter(|seat| self.is_played_by_owner(*seat));
        people.all(|seat| agreed.contains(&seat))
    }

    pub(super) fn running(&self) -> Result<(), Refused> {
        match self.row.stage {
            Stage::Open => Err(Code::NotStarted.into()),
            Stage::Playing => Ok(()),
            Stage::Over => Err(Code::Over.into()),
        }
    }
}
