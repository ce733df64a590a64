//! How a match ended.

use crate::{MAX_SEATS, PerSeat, Seat, SeatSet};

/// Scores, places and returns of a finished match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// How many people played.
    pub seats: u8,
    /// The points each seat reached.
    pub scores: PerSeat<i32>,
    /// 1 is first; equals share a place. Alone there is nobody to be compared with: always 1.
    pub places: PerSeat<u8>,
    /// The return of each seat, within [`Game::RETURNS`](crate::Game::RETURNS): search and learners maximize it. Unless a
    /// game has a stake of its own, such as chips, a match is worth [`Outcome::WIN`], shared evenly among the winners; alone, a victory is
    /// worth all of it, survival half and a defeat nothing.
    pub returns: PerSeat<i32>,
    /// How a match for one ended; `None` where several played.
    pub solo: Option<SoloEnd>,
}

/// How a match for one ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SoloEnd {
    /// The player won.
    Victory,
    /// The player neither won nor lost, where a game knows such an end.
    Survival,
    /// The player lost.
    Defeat,
}

impl Outcome {
    /// The return of a win. Up to six winners can share it evenly.
    pub const WIN: i32 = 60;

    /// Places by score; equal scores by `tie_break`, the higher first; what is still equal shares a place.
    pub fn ranked(seats: u8, scores: PerSeat<i32>, tie_break: PerSeat<i32>) -> Outcome {
        let mut places = PerSeat([0; MAX_SEATS]);
        for seat in Seat::all(seats) {
            let mine = (scores[seat], tie_break[seat]);
            let better = Seat::all(seats).filter(|&other| (scores[other], tie_break[other]) > mine).count();
            places[seat] = better as u8 + 1;
        }
        Outcome::placed(seats, scores, places)
    }

    /// A match of several whose places are known.
    pub fn placed(seats: u8, scores: PerSeat<i32>, places: PerSeat<u8>) -> Outcome {
        let mut outcome = Outcome { seats, scores, places, returns: PerSeat::default(), solo: None };
        let winners = outcome.winners();
        for seat in winners.iter() {
            outcome.returns[seat] = Outcome::WIN / winners.len() as i32;
        }
        outcome
    }

    /// A match of one.
    pub fn alone(end: SoloEnd, score: i32) -> Outcome {
        let worth = match end {
            SoloEnd::Victory => Outcome::WIN,
            SoloEnd::Survival => Outcome::WIN / 2,
            SoloEnd::Defeat => 0,
        };
        let of = |number| PerSeat([number, 0, 0, 0, 0, 0]);
        let places = PerSeat([1, 0, 0, 0, 0, 0]);
        Outcome { seats: 1, scores: of(score), places, returns: of(worth), solo: Some(end) }
    }

    /// The seats in first place; alone, nobody without a victory.
    pub fn winners(&self) -> SeatSet {
        match self.solo {
            Some(SoloEnd::Survival | SoloEnd::Defeat) => SeatSet::EMPTY,
            Some(SoloEnd::Victory) | None => {
                Seat::all(self.seats).filter(|&seat| self.places[seat] == 1).collect()
            }
        }
    }

    /// The places by seat as logs, stores and messages to programs have them: alone, the [number](SoloEnd::number) of the end.
    pub fn place_numbers(&self) -> Vec<u8> {
        match self.solo {
            Some(end) => vec![end.number()],
            None => self.places.first(self.seats).to_vec(),
        }
    }
}

impl SoloEnd {
    /// Each of them, the best first.
    pub const ALL: [SoloEnd; 3] = [SoloEnd::Victory, SoloEnd::Survival, SoloEnd::Defeat];

    /// The number that stores and logs use in place of a place: 1, 2 or 3.
    pub fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The end that a stored number stands for.
    pub fn of_number(number: u8) -> Option<SoloEnd> {
        SoloEnd::ALL.into_iter().find(|end| end.number() == number)
    }

    /// Its name, for programs and message ids.
    pub const fn word(self) -> &'static str {
        match self {
            SoloEnd::Victory => "victory",
            SoloEnd::Survival => "survival",
            SoloEnd::Defeat => "defeat",
        }
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
        assert_eq!(outcome.returns.first(4), [0, 60, 0, 0]);
        assert_eq!(outcome.solo, None);
    }

    #[test]
    fn any_number_of_winners_shares_a_win_evenly() {
        for seats in 2..=MAX_SEATS as u8 {
            let shared = Outcome::ranked(seats, PerSeat::default(), PerSeat::default());
            let returns = shared.returns.first(seats);
            assert_eq!(returns.iter().sum::<i32>(), Outcome::WIN, "{seats} seats");
            assert!(returns.iter().all(|worth| *worth == returns[0]), "{returns:?}");
        }
    }

    #[test]
    fn the_end_of_a_match_for_one_has_a_name() {
        let [victory, survival, defeat] = SoloEnd::ALL.map(|end| Outcome::alone(end, 7));
        assert_eq!(victory.winners(), SeatSet::only(Seat::new(0)));
        assert!(survival.winners().is_empty() && defeat.winners().is_empty());
        assert_eq!([victory, survival, defeat].map(|end| end.returns.0[0]), [60, 30, 0]);
        assert_eq!([victory, survival, defeat].map(|end| end.place_numbers()), [[1], [2], [3]]);
        assert_eq!([0, 1, 2, 3, 4].map(SoloEnd::of_number)[1..4], SoloEnd::ALL.map(Some));
        assert_eq!((SoloEnd::of_number(0), SoloEnd::of_number(4)), (None, None));
    }
}
