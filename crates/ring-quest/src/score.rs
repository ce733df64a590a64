//! The ranking: by seals, and by talismans if the game ended without a winner.

use engine::{Audience, Outcome, PerSeat, Seat, Witness};

use crate::RingQuest;
use crate::event::Event;
use crate::knight::Rider;
use crate::phase::End;

impl RingQuest {
    /// Seals count; after an idle end talismans break ties (QR-04, R-QR-20).
    pub(crate) fn outcome(&self) -> Outcome {
        let mut scores = PerSeat::default();
        let mut talismans = PerSeat::default();
        for seat in Seat::all(self.seats) {
            scores[seat] = i32::from(self.seals[seat].len());
            talismans[seat] = i32::from(self.talismans(seat));
        }
        Outcome::ranked(self.seats, scores, talismans)
    }

    /// The talismans of a seat's knights.
    pub(crate) fn talismans(&self, seat: Seat) -> u8 {
        let own = Rider::all(self.riders()).filter(|rider| rider.owner(self.seats) == seat);
        own.map(|rider| self.knights[rider.index()].talismans).sum()
    }

    pub(crate) fn tell_scores(&self, end: End, told: &mut impl Witness<Event>) {
        for seat in Seat::all(self.seats) {
            let (seals, talismans) = (self.seals[seat].len(), self.talismans(seat));
            told.tell(Audience::ALL, Event::Scored { seat, seals, talismans, end });
        }
        for seat in self.outcome().winners().iter() {
            told.tell(Audience::ALL, Event::Won { seat, end });
        }
    }
}
