//! What chance decides: who begins, which dragon card is turned, how the die falls.

use std::fmt;
use std::str::FromStr;

use engine::{NotationError, Rng, Seat};

use crate::RingQuest;
use crate::phase::Phase;
use crate::pile::DRAGON_CARDS;

/// The sides of the die.
pub(crate) const SIDES: u8 = 6;

/// One outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// `first 2`: this seat begins (QR-11).
    First(Seat),
    /// `dragon 4`: the strength on the top dragon card (QR-35).
    Dragon(u8),
    /// `die 5`: the die (QR-36).
    Die(u8),
}

impl RingQuest {
    /// Every outcome with its weight.
    pub(crate) fn chance(&self, out: &mut Vec<(Chance, u32)>) {
        match self.phase {
            Phase::First => out.extend(Seat::all(self.seats).map(|seat| (Chance::First(seat), 1))),
            Phase::Card => {
                let card = |strength| (Chance::Dragon(strength), u32::from(self.pile.count(strength)));
                out.extend(self.pile.strengths().map(card));
            }
            Phase::Die { .. } => out.extend((1..=SIDES).map(|side| (Chance::Die(side), 1))),
            _ => {}
        }
    }

    #[inline]
    pub(crate) fn roll(&self, rng: &mut Rng) -> Chance {
        match self.phase {
            Phase::First => Chance::First(Seat::new(rng.below(self.seats.into()) as u8)),
            Phase::Card => Chance::Dragon(self.pile.draw(rng)),
            Phase::Die { .. } => Chance::Die(rng.below(SIDES.into()) as u8 + 1),
            _ => unreachable!("it is not chance's turn"),
        }
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::First(seat) => write!(f, "first {seat}"),
            Chance::Dragon(strength) => write!(f, "dragon {strength}"),
            Chance::Die(side) => write!(f, "die {side}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Chance, NotationError> {
        let digit = |word: &str, expected: &str, fits: &dyn Fn(u8) -> bool| match word.as_bytes() {
            [digit @ b'0'..=b'9'] if fits(digit - b'0') => Ok(digit - b'0'),
            _ => Err(NotationError::new(expected, word)),
        };
        match text.split_once(' ') {
            Some(("first", seat)) => Ok(Chance::First(seat.parse()?)),
            Some(("dragon", strength)) => {
                let printed =
                    |strength| DRAGON_CARDS.get(usize::from(strength)).is_some_and(|&cards| cards > 0);
                digit(strength, "a strength of 0 or 2 to 6", &printed).map(Chance::Dragon)
            }
            Some(("die", side)) => {
                digit(side, "a side from 1 to 6", &|side| (1..=SIDES).contains(&side)).map(Chance::Die)
            }
            _ => Err(NotationError::new("first …, dragon … or die …", text)),
        }
    }
}
