//! Who has won: seals, and where the game ended without a winner, talismen.

use engine::{Audience, Outcome, PerSeat, Seat, Witness};

use crate::RingQuest;
use crate::event::Event;
use crate::knight::Rider;

impl RingQuest {
    /// Seals count; after an idle end talismen break ties (QR-04, R-QR-20).
    pub(crate) fn outcome(&self) -> Outcome {
        let mut scores = PerSeat::default();
        let mut talismen = PerSeat::default();
        for seat in Seat::all(self.seats) {
            scores[seat] = i32::from(self.seals[seat].len());
            talismen[seat] = i32::from(self.talismen(seat));
        }
        Outcome::ranked(self.seats, scores, talismen)
    }

    /// The talismen of a seat's knights.
    pub(crate) fn talismen(&self, seat: Seat) -> u8 {
        let own = Rider::all(self.riders()).filter(|rider| rider.owner(self.seats) == seat);
        own.map(|rider| self.knights[rider.index()].talismen).sum()
    }

    pub(crate) fn tell_scores(&self, told: &mut impl Witness<Event>) {
        for seat in Seat::all(self.seats) {
            let (seals, talismen) = (self.seals[seat].len(), self.talismen(seat));
            told.tell(Audience::ALL, Event::Scored { seat, seals, talismen });
        }
        for seat in self.outcome().winners().iter() {
            told.tell(Audience::ALL, Event::Won { seat });
        }
    }
}
