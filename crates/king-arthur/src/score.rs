//! Points, places, victory (KA-49 to KA-53).

use engine::{Audience, Outcome, PerSeat, Seat, Witness};

use crate::KingArthur;
use crate::event::{Event, Victory};

impl KingArthur {
    /// Adventures and adversaries in hand count; knights break ties (KA-49, KA-50, KA-52).
    pub(crate) fn outcome(&self) -> Outcome {
        let mut scores = PerSeat::default();
        let mut knights = PerSeat::default();
        for seat in Seat::all(self.seats) {
            scores[seat] = i32::from(self.adventures[seat].points() + self.trophies[seat].points());
            knights[seat] = i32::from(self.hands[seat].len()); // R-KA-11
        }
        Outcome::ranked(self.seats, scores, knights)
    }

    pub(crate) fn tell_scores(&self, told: &mut impl Witness<Event>) {
        for seat in Seat::all(self.seats) {
            let adventures = self.adventures[seat].points();
            let adversaries = self.trophies[seat].points();
            told.tell(Audience::ALL, Event::Scored { seat, adventures, adversaries });
        }
        let outcome = self.outcome();
        let winners = outcome.winners();
        for seat in winners.iter() {
            let best = |&other: &Seat| outcome.scores[other] == outcome.scores[seat];
            let by = match Seat::all(self.seats).filter(best).count() {
                1 => Victory::Points,
                _ if winners.len() == 1 => Victory::Knights,
                _ => Victory::Shared,
            };
            told.tell(Audience::ALL, Event::Won { seat, by });
        }
    }
}
