//! What chance decides: who begins, which adversary is turned up, which knight is drawn.
//!
//! Supplies are bags: a draw picks evenly among the cards that are left.

use std::fmt;
use std::str::FromStr;

use engine::{NotationError, Rng, Seat};

use crate::KingArthur;
use crate::cards::{Adversary, Knight};
use crate::phase::Phase;

/// One outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// `first 2`: this seat begins (KA-16).
    First(Seat),
    /// `adversary dragon4`: the top card of the adversary supply.
    Adversary(Adversary),
    /// `knight red1`: the top card of the knight supply.
    Knight(Knight),
}

impl KingArthur {
    /// Every outcome with the number of cards that stand for it.
    pub(crate) fn chance(&self, out: &mut Vec<(Chance, u32)>) {
        match self.phase {
            Phase::First => out.extend(Seat::all(self.seats).map(|seat| (Chance::First(seat), 1))),
            Phase::Layout | Phase::Reveal => out.extend(
                self.supply.faces().map(|card| (Chance::Adversary(card), u32::from(self.supply.count(card)))),
            ),
            Phase::Deal | Phase::Draw => out.extend(
                self.knights.faces().map(|card| (Chance::Knight(card), u32::from(self.knights.count(card)))),
            ),
            Phase::Act | Phase::Pay { .. } | Phase::Spend { .. } | Phase::Over(_) => {}
        }
    }

    /// One outcome: a card by its place in the bag.
    #[inline]
    pub(crate) fn roll(&self, rng: &mut Rng) -> Chance {
        match self.phase {
            Phase::First => Chance::First(Seat::new(rng.below(self.seats.into()) as u8)),
            Phase::Layout | Phase::Reveal => {
                Chance::Adversary(self.supply.nth(rng.below(self.supply.len().into())))
            }
            Phase::Deal | Phase::Draw => {
                Chance::Knight(self.knights.nth(rng.below(self.knights.len().into())))
            }
            Phase::Act | Phase::Pay { .. } | Phase::Spend { .. } | Phase::Over(_) => {
                unreachable!("it is not chance's turn")
            }
        }
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::First(seat) => write!(f, "first {seat}"),
            Chance::Adversary(adversary) => write!(f, "adversary {adversary}"),
            Chance::Knight(knight) => write!(f, "knight {knight}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Chance, NotationError> {
        match text.split_once(' ') {
            Some(("first", seat)) => Ok(Chance::First(seat.parse()?)),
            Some(("adversary", card)) => Ok(Chance::Adversary(card.parse()?)),
            Some(("knight", card)) => Ok(Chance::Knight(card.parse()?)),
            _ => Err(NotationError::new("first …, adversary … or knight …", text)),
        }
    }
}
