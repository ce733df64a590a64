//! What a seat, or a spectator, may know: built from nothing.

use engine::{MAX_SEATS, PerSeat, Rng, RulesVersion, Seat};
use serde::{Deserialize, Serialize};

use crate::Sample;
use crate::position::{COPIES, HIGHEST, Phase};

/// All that one viewer may know.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose view this is; nobody's: a spectator's.
    pub viewer: Option<Seat>,
    /// How many play.
    pub seats: u8,
    /// The version of the rules.
    #[serde(default, skip_serializing_if = "RulesVersion::is_first")]
    pub rules: RulesVersion,
    /// Where in the race we are.
    pub moment: Moment,
    /// How many turns there have been.
    pub turns: u32,
    /// The steps everybody has made.
    pub steps: PerSeat<u8>,
    /// The cards that the viewer knows: the own one, and at the end all. 0: unknown or not drawn.
    pub cards: PerSeat<u8>,
}

/// Where in the race we are, as everybody knows it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Moment {
    /// This seat draws its secret card.
    Deal(Seat),
    /// This seat decides.
    Move(Seat),
    /// This seat is about to roll.
    Roll(Seat),
    /// Over.
    Over,
}

impl View {
    pub(crate) fn of(position: &Sample, viewer: Option<Seat>) -> View {
        let moment = match position.phase {
            Phase::Deal(seat) => Moment::Deal(seat),
            Phase::Move(seat) => Moment::Move(seat),
            Phase::Roll(seat) => Moment::Roll(seat),
            Phase::Over => Moment::Over,
        };
        let mut cards = PerSeat([0; MAX_SEATS]);
        for seat in Seat::all(position.seats) {
            if viewer == Some(seat) || moment == Moment::Over {
                cards[seat] = position.cards[seat];
            }
        }
        let Sample { seats, rules, turns, steps, .. } = *position;
        View { viewer, seats, rules, moment, turns, steps, cards }
    }

    /// Has this seat drawn its card already?
    fn has_drawn(&self, seat: Seat) -> bool {
        !matches!(self.moment, Moment::Deal(next) if seat >= next)
    }

    /// A position that looks like this view: unknown cards are drawn from the bag.
    pub(crate) fn determinize(&self, rng: &mut Rng) -> Sample {
        let mut left = [u32::from(COPIES); HIGHEST as usize];
        for &card in self.cards.first(self.seats).iter().filter(|card| **card > 0) {
            left[card as usize - 1] -= 1;
        }
        let mut cards = self.cards;
        for seat in Seat::all(self.seats) {
            if cards[seat] == 0 && self.has_drawn(seat) {
                let drawn = rng.weighted(left.into_iter());
                left[drawn] -= 1;
                cards[seat] = drawn as u8 + 1;
            }
        }
        let phase = match self.moment {
            Moment::Deal(seat) => Phase::Deal(seat),
            Moment::Move(seat) => Phase::Move(seat),
            Moment::Roll(seat) => Phase::Roll(seat),
            Moment::Over => Phase::Over,
        };
        Sample { seats: self.seats, rules: self.rules, phase, turns: self.turns, steps: self.steps, cards }
    }
}
