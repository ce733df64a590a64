//! The view of a seat or a spectator. It starts from an empty value.

use engine::{MAX_SEATS, PerSeat, Rng, RulesVersion, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::position::{COPIES, HIGHEST, Phase};
use crate::{Action, Sample};

/// Everything that one viewer may know.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    /// The seat that sees this; `None` for a spectator.
    pub viewer: Option<Seat>,
    /// The number of players.
    pub seats: u8,
    /// The version of the rules.
    #[serde(default, skip_serializing_if = "RulesVersion::is_first")]
    pub rules: RulesVersion,
    /// The phase of the race.
    pub moment: Moment,
    /// The number of rounds so far.
    pub rounds: u32,
    /// The steps of all players.
    pub steps: PerSeat<u8>,
    /// The cards that the viewer knows: the own one, and at the end all. 0: unknown or not drawn.
    pub cards: PerSeat<u8>,
    /// The choices that the viewer knows: the own sealed one, and all once they are open.
    pub choices: PerSeat<Option<Action>>,
    /// The seats that have sealed a choice.
    pub sealed: SeatSet,
}

/// The phase of the race, as everybody knows it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Moment {
    /// This seat draws its secret card.
    Deal(Seat),
    /// All seats choose.
    Choose,
    /// This seat is about to roll.
    Roll(Seat),
    /// Over.
    Over,
}

impl View {
    pub(crate) fn of(position: &Sample, viewer: Option<Seat>) -> View {
        let moment = match position.phase {
            Phase::Deal(seat) => Moment::Deal(seat),
            Phase::Choose => Moment::Choose,
            Phase::Roll(seat) => Moment::Roll(seat),
            Phase::Over => Moment::Over,
        };
        let mut view = View {
            viewer,
            seats: position.seats,
            rules: position.rules,
            moment,
            rounds: position.rounds,
            steps: position.steps,
            cards: PerSeat([0; MAX_SEATS]),
            choices: PerSeat([None; MAX_SEATS]),
            sealed: Seat::all(position.seats).filter(|seat| position.choices[*seat].is_some()).collect(),
        };
        for seat in Seat::all(position.seats) {
            if viewer == Some(seat) || moment == Moment::Over {
                view.cards[seat] = position.cards[seat];
            }
            if viewer == Some(seat) || moment != Moment::Choose {
                view.choices[seat] = position.choices[seat];
            }
        }
        view
    }

    /// Whether this seat has drawn its card already.
    fn has_drawn(&self, seat: Seat) -> bool {
        !matches!(self.moment, Moment::Deal(next) if seat >= next)
    }

    /// A position that looks like this view: unknown cards are drawn from the bag, unknown choices are made at random.
    pub(crate) fn guess(&self, rng: &mut Rng) -> Sample {
        let mut left = [u32::from(COPIES); HIGHEST as usize];
        for &card in self.cards.first(self.seats).iter().filter(|card| **card > 0) {
            left[card as usize - 1] -= 1;
        }
        let (mut cards, mut choices) = (self.cards, self.choices);
        for seat in Seat::all(self.seats) {
            if cards[seat] == 0 && self.has_drawn(seat) {
                let drawn = rng.weighted(left.into_iter());
                left[drawn] -= 1;
                cards[seat] = drawn as u8 + 1;
            }
            if choices[seat].is_none() && self.sealed.contains(seat) {
                choices[seat] = Some([Action::Walk, Action::Run][rng.below(2) as usize]);
            }
        }
        let phase = match self.moment {
            Moment::Deal(seat) => Phase::Deal(seat),
            Moment::Choose => Phase::Choose,
            Moment::Roll(seat) => Phase::Roll(seat),
            Moment::Over => Phase::Over,
        };
        let View { seats, rules, rounds, steps, .. } = *self;
        Sample { seats, rules, phase, rounds, steps, cards, choices }
    }
}
