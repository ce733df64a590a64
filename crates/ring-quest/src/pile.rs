//! The dragon cards: a bag, because nobody knows their order.

use engine::Rng;
use serde::{Deserialize, Serialize};

/// How many cards show each strength from 0 to 6 (QR-02, QR-35).
pub const DRAGON_CARDS: [u8; 7] = [2, 0, 4, 6, 6, 4, 2];

/// Dragon cards that are face down, counted by strength.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pile([u8; DRAGON_CARDS.len()]);

impl Pile {
    /// All 24 cards.
    pub const ALL: Pile = Pile(DRAGON_CARDS);
    pub const NONE: Pile = Pile([0; DRAGON_CARDS.len()]);

    #[inline]
    pub const fn len(self) -> u8 {
        let [none, one, two, three, four, five, six] = self.0;
        none + one + two + three + four + five + six
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// How many cards of this strength.
    #[inline]
    pub const fn count(self, strength: u8) -> u8 {
        self.0[strength as usize]
    }

    /// The strengths in the pile, weakest first.
    pub fn strengths(self) -> impl Iterator<Item = u8> {
        (0..DRAGON_CARDS.len() as u8).filter(move |&strength| self.count(strength) > 0)
    }

    /// The pile without a card of this strength, which is in it.
    #[inline]
    #[must_use]
    pub const fn without(mut self, strength: u8) -> Pile {
        self.0[strength as usize] -= 1;
        self
    }

    /// The pile with one more card of this strength.
    #[must_use]
    pub(crate) const fn with(mut self, strength: u8) -> Pile {
        self.0[strength as usize] += 1;
        self
    }

    /// The cards that are not in the pile.
    #[must_use]
    pub(crate) fn rest(self) -> Pile {
        let mut rest = Pile::ALL;
        for (left, here) in rest.0.iter_mut().zip(self.0) {
            *left -= here;
        }
        rest
    }

    /// Are there no more cards of any strength than the box has?
    pub(crate) fn is_sound(self) -> bool {
        self.0.iter().zip(DRAGON_CARDS).all(|(here, all)| *here <= all)
    }

    #[inline]
    pub(crate) fn draw(self, rng: &mut Rng) -> u8 {
        rng.weighted(self.0.iter().map(|&count| u32::from(count))) as u8
    }
}
