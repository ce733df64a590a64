//! Adventure cards as counts: how many of each face lie in a hand, a stage, the deck or the discard.
//!
//! A bag is one integer with a few bits a face, just as many as its copies need, so that adding, counting and comparing
//! bags costs nothing.

use std::fmt;

use engine::NotationError;
use serde::{Deserialize, Serialize};

use crate::cards::{Card, Kind};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(into = "Vec<Card>", try_from = "Vec<Card>")]
pub struct Cards(u128);

impl Cards {
    pub const NONE: Cards = Cards(0);

    /// All 125 of them (QT-05).
    pub const ALL: Cards = {
        let mut all = 0;
        let mut face = 0;
        while face < Card::ALL.len() {
            all |= (Card::ALL[face].copies() as u128) << SHIFT[face];
            face += 1;
        }
        Cards(all)
    };

    /// How many cards with this face.
    #[inline]
    pub const fn count(self, card: Card) -> u8 {
        ((self.0 >> SHIFT[card as usize]) as u8) & MOST[card as usize]
    }

    /// Is there such a card?
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.count(card) > 0
    }

    #[inline]
    pub const fn len(self) -> u8 {
        let mut sum = 0;
        let mut bit = 0;
        while bit < DIGIT.len() {
            sum += (self.0 & DIGIT[bit]).count_ones() << bit;
            bit += 1;
        }
        sum as u8
    }

    /// No card at all?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those of this kind alone.
    #[inline]
    #[must_use]
    pub const fn of(self, kind: Kind) -> Cards {
        Cards(self.0 & OF_KIND[kind as usize])
    }

    /// With one card more.
    #[inline]
    #[must_use]
    pub const fn with(self, card: Card) -> Cards {
        debug_assert!(self.count(card) < card.copies());
        Cards(self.0 + (1 << SHIFT[card as usize]))
    }

    /// With one card less, which is there.
    #[inline]
    #[must_use]
    pub const fn without(self, card: Card) -> Cards {
        debug_assert!(self.count(card) > 0);
        Cards(self.0 - (1 << SHIFT[card as usize]))
    }

    /// With all of those too.
    #[inline]
    #[must_use]
    pub const fn plus(self, others: Cards) -> Cards {
        Cards(self.0 + others.0)
    }

    /// Without those, which are all there.
    #[inline]
    #[must_use]
    pub const fn minus(self, others: Cards) -> Cards {
        Cards(self.0 - others.0)
    }

    /// Are all of those among these?
    pub fn includes(self, others: Cards) -> bool {
        others.faces().all(|card| self.count(card) >= others.count(card))
    }

    /// The faces that are there, each once, in the order of [`Card::ALL`].
    #[inline]
    pub fn faces(self) -> impl Iterator<Item = Card> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let face = FACE_AT[rest.trailing_zeros() as usize] as usize;
            rest &= !((MOST[face] as u128) << SHIFT[face]);
            Some(Card::ALL[face])
        })
    }

    pub fn iter(self) -> impl Iterator<Item = Card> {
        self.faces().flat_map(move |card| std::iter::repeat_n(card, self.count(card).into()))
    }

    /// The card at this place when they lie face by face; there are more than `place`.
    #[inline]
    pub fn nth(self, place: u32) -> Card {
        let mut left = place;
        for card in self.faces() {
            let count = u32::from(self.count(card));
            if left < count {
                return card;
            }
            left -= count;
        }
        unreachable!("there are more cards than that")
    }
}

/// Where the bits of each face begin.
const SHIFT: [u32; Card::ALL.len()] = {
    let mut shift = [0; Card::ALL.len()];
    let mut face = 1;
    while face < Card::ALL.len() {
        shift[face] = shift[face - 1] + width(face - 1);
        face += 1;
    }
    shift
};

/// The greatest number that the bits of a face can hold.
const MOST: [u8; Card::ALL.len()] = {
    let mut most = [0; Card::ALL.len()];
    let mut face = 0;
    while face < Card::ALL.len() {
        most[face] = ((1u32 << width(face)) - 1) as u8;
        face += 1;
    }
    most
};

const fn width(face: usize) -> u32 {
    let copies = Card::ALL[face].copies();
    u8::BITS - copies.leading_zeros()
}

/// All bits, in all faces, that stand for 1, for 2, for 4, for 8, for 16.
const DIGIT: [u128; 5] = {
    let mut digits = [0; 5];
    let mut face = 0;
    while face < Card::ALL.len() {
        let mut bit = 0;
        while bit < width(face) {
            digits[bit as usize] |= 1 << (SHIFT[face] + bit);
            bit += 1;
        }
        face += 1;
    }
    digits
};

/// Whose bit it is.
const FACE_AT: [u8; 128] = {
    let mut faces = [0; 128];
    let mut face = 0;
    while face < Card::ALL.len() {
        let mut bit = 0;
        while bit < width(face) {
            faces[(SHIFT[face] + bit) as usize] = face as u8;
            bit += 1;
        }
        face += 1;
    }
    faces
};

const OF_KIND: [u128; 5] = {
    let mut masks = [0; 5];
    let mut face = 0;
    while face < Card::ALL.len() {
        masks[Card::ALL[face].kind() as usize] |= (MOST[face] as u128) << SHIFT[face];
        face += 1;
    }
    masks
};

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, Cards::with)
    }
}

impl From<Cards> for Vec<Card> {
    fn from(cards: Cards) -> Vec<Card> {
        cards.iter().collect()
    }
}

impl TryFrom<Vec<Card>> for Cards {
    type Error = NotationError;

    fn try_from(list: Vec<Card>) -> Result<Cards, NotationError> {
        let mut cards = Cards::NONE;
        for card in list {
            if cards.count(card) == card.copies() {
                return Err(NotationError::new(format!("at most {} {card}", card.copies()), "more"));
            }
            cards = cards.with(card);
        }
        Ok(cards)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bag_counts_what_is_in_it() {
        assert_eq!(Cards::ALL.len(), 125);
        for card in Card::ALL {
            assert_eq!(Cards::ALL.count(card), card.copies(), "{card}");
            assert_eq!(Cards::NONE.with(card).faces().collect::<Vec<_>>(), [card]);
        }
        assert_eq!(Cards::ALL.faces().collect::<Vec<_>>(), Card::ALL);
        assert_eq!(Cards::ALL.iter().collect::<Cards>(), Cards::ALL);
        let in_order: Vec<Card> = (0..125).map(|place| Cards::ALL.nth(place)).collect();
        assert_eq!(in_order, Cards::ALL.iter().collect::<Vec<_>>());
    }
}
