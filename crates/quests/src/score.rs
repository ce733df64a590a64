//! How a match ended.

use engine::{Outcome, PerSeat, Seat};

use crate::Quests;
use crate::open::Open;
use crate::phase::End;
use crate::rank::Rank;

impl Quests {
    /// Places by shields won on the way up; at the Round Table only the winners of the final come first (R-QT-12).
    pub(crate) fn outcome(&self, end: End) -> Outcome {
        self.open.outcome(end)
    }
}

impl Open {
    /// Places by shields won on the way up; at the Round Table only the winners of the final come first (R-QT-12).
    pub fn outcome(&self, end: End) -> Outcome {
        let mut scores = PerSeat::default();
        let mut winners = PerSeat::default();
        for seat in Seat::all(self.seats) {
            scores[seat] = self.score(seat);
            winners[seat] = i32::from(matches!(end, End::RoundTable(seats) if seats.contains(seat)));
        }
        Outcome::ranked(self.seats, scores, winners)
    }

    /// All shields that a player has kept, those spent on ranks included.
    pub fn score(&self, seat: Seat) -> i32 {
        let player = &self.players[seat];
        let lying = if player.rank == Rank::RoundTable { 0 } else { player.shields };
        i32::from(player.rank.spent() + lying)
    }
}
