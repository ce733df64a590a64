//! How a match ended.

use crate::{MAX_SEATS, PerSeat, Seat, SeatSet};

/// Scores and places of a finished match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// How many people played.
    pub seats: u8,
    /// The points each seat reached.
    pub scores: PerSeat<i32>,
    /// 1 is first; equals share a place. Alone: 1 is won, 3 is lost, and 2 neither, where a game knows such an end.
    pub places: PerSeat<u8>,
}

impl Outcome {
    /// Places by score; equal scores by `tie_break`, the higher first; what is still equal shares a place.
    pub fn ranked(seats: u8, scores: PerSeat<i32>, tie_break: PerSeat<i32>) -> Outcome {
        let mut places = PerSeat([0; MAX_SEATS]);
        for seat in Seat::all(seats) {
            let mine = (scores[seat], tie_break[seat]);
            let better = Seat::all(seats).filter(|&other| (scores[other], tie_break[other]) > mine).count();
            places[seat] = better as u8 + 1;
        }
        Outcome { seats, scores, places }
    }

    /// The seats in first place.
    pub fn winners(&self) -> SeatSet {
        Seat::all(self.seats).filter(|&seat| self.places[seat] == 1).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_are_broken_or_shared() {
        let outcome = Outcome::ranked(4, PerSeat([9, 12, 12, 9, 99, 99]), PerSeat([1, 3, 2, 1, 0, 0]));
        assert_eq!(outcome.places.first(4), [3, 1, 2, 3]);
        assert_eq!(outcome.winners(), SeatSet::only(Seat::new(1)));
    }
}
