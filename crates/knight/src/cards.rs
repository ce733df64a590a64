//! The event deck: thirty cards with two sides each.

use serde::{Deserialize, Serialize};

use crate::court::Office;
use crate::goods::{Purse, purse};
use crate::word::worded;

/// How many event cards there are.
pub const CARDS: u8 = 30;

/// An event card (KN-21).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Card(u8);

impl Card {
    /// All of them, in order.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..CARDS).map(Card)
    }

    /// Counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its word in the log.
    pub const fn word(self) -> &'static str {
        PRINTS[self.0 as usize].slug
    }

    /// What one of its sides says.
    #[inline]
    pub const fn half(self, side: Side) -> &'static Half {
        &PRINTS[self.0 as usize].halves[side as usize]
    }
}

worded!(Card, "an event card");

/// The left or the right side of an event card, or of a stage.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Side {
    Left,
    Right,
}

impl Side {
    pub const ALL: [Side; 2] = [Side::Left, Side::Right];

    pub fn all() -> impl Iterator<Item = Side> {
        Side::ALL.into_iter()
    }

    /// Its word in the log.
    pub const fn word(self) -> &'static str {
        match self {
            Side::Left => "left",
            Side::Right => "right",
        }
    }
}

worded!(Side, "left or right");

/// One side of an event card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Half {
    /// What is taken at once (KN-09).
    pub goods: Purse,
    /// What is activated later, in this order (KN-42).
    pub offices: &'static [Office],
    /// The consequence row, counted from 0 (KN-55).
    pub row: u8,
}

/// A set of event cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Cards(u32);

impl Cards {
    pub const ALL: Cards = Cards((1 << CARDS) - 1);

    /// Is the card in the set?
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 & 1 << card.0 != 0
    }

    /// The set without this card.
    #[inline]
    #[must_use]
    pub const fn without(self, card: Card) -> Cards {
        Cards(self.0 & !(1 << card.0))
    }

    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// No card at all?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards in order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let card = Card(rest.trailing_zeros() as u8);
                rest &= rest - 1;
                card
            })
        })
    }
}

struct Print {
    slug: &'static str,
    halves: [Half; 2],
}

const fn print(slug: &'static str, left: Half, right: Half) -> Print {
    Print { slug, halves: [left, right] }
}

const fn half(goods: Purse, offices: &'static [Office], row: u8) -> Half {
    Half { goods, offices, row }
}

// Glory, valor, wisdom and gold, in this order.
const PRINTS: [Print; CARDS as usize] = [
    print(
        "empty-granary",
        half(purse(0, 0, 0, 4), &[Office::Castle], 0),
        half(purse(2, 1, 0, 0), &[Office::Lords], 1),
    ),
    print(
        "quarrel-at-the-ford",
        half(purse(0, 3, 0, 0), &[Office::Nobility], 1),
        half(purse(0, 0, 1, 3), &[Office::Merchants], 2),
    ),
    print(
        "pilgrims-at-the-gate",
        half(purse(0, 0, 3, 0), &[Office::Church], 2),
        half(purse(0, 0, 0, 5), &[Office::Merchants], 0),
    ),
    print(
        "summons-to-the-throne-hall",
        half(purse(1, 0, 1, 0), &[Office::King], 0),
        half(purse(0, 2, 0, 2), &[Office::Castle], 2),
    ),
    print(
        "wounded-stag",
        half(purse(4, 0, 0, 0), &[Office::Lords], 1),
        half(purse(0, 2, 0, 2), &[Office::Nobility], 0),
    ),
    print(
        "bishop-in-debt",
        half(purse(0, 0, 2, 2), &[Office::Church], 2),
        half(purse(1, 0, 0, 4), &[Office::Merchants], 1),
    ),
    print(
        "broken-lance",
        half(purse(0, 4, 0, 0), &[Office::Nobility], 0),
        half(purse(2, 0, 0, 1), &[Office::King], 2),
    ),
    print(
        "caravan-in-the-fog",
        half(purse(0, 0, 0, 6), &[Office::Merchants], 1),
        half(purse(0, 2, 1, 0), &[Office::Lords], 0),
    ),
    print(
        "letters-under-seal",
        half(purse(0, 0, 4, 0), &[Office::Lords], 2),
        half(purse(1, 1, 0, 0), &[Office::King], 0),
    ),
    print(
        "masons-ask-for-pay",
        half(purse(0, 1, 0, 3), &[Office::Castle], 1),
        half(purse(1, 0, 2, 0), &[Office::Church], 2),
    ),
    print(
        "squire-who-lied",
        half(purse(1, 0, 2, 0), &[Office::Church], 0),
        half(purse(1, 2, 0, 0), &[Office::Nobility], 1),
    ),
    print(
        "harvest-feast",
        half(purse(0, 0, 0, 3), &[Office::Castle, Office::Merchants], 2),
        half(purse(3, 0, 0, 0), &[Office::King], 1),
    ),
    print(
        "duel-refused",
        half(purse(2, 0, 1, 0), &[Office::Nobility], 2),
        half(purse(0, 4, 0, 0), &[Office::Lords], 0),
    ),
    print(
        "smoke-on-the-border",
        half(purse(0, 2, 0, 2), &[Office::Castle], 0),
        half(purse(0, 0, 2, 0), &[Office::King, Office::Church], 1),
    ),
    print(
        "horse-fair",
        half(purse(0, 2, 0, 2), &[Office::Castle], 2),
        half(purse(1, 0, 0, 3), &[Office::Merchants], 0),
    ),
    print(
        "ward-of-the-crown",
        half(purse(2, 0, 1, 0), &[Office::King], 1),
        half(purse(0, 0, 0, 5), &[Office::Castle], 0),
    ),
    print(
        "monks-and-manuscripts",
        half(purse(0, 0, 4, 0), &[Office::Church], 1),
        half(purse(0, 1, 1, 2), &[Office::Lords], 2),
    ),
    print(
        "tax-on-salt",
        half(purse(0, 0, 0, 6), &[Office::Merchants], 0),
        half(purse(2, 0, 1, 0), &[Office::Nobility], 2),
    ),
    print(
        "old-rival",
        half(purse(0, 2, 0, 0), &[Office::Nobility, Office::Lords], 1),
        half(purse(0, 0, 2, 2), &[Office::Church], 0),
    ),
    print(
        "night-watch",
        half(purse(0, 3, 0, 0), &[Office::Castle], 2),
        half(purse(1, 0, 0, 3), &[Office::King], 1),
    ),
    print(
        "royal-hunt",
        half(purse(3, 0, 0, 0), &[Office::King], 0),
        half(purse(0, 2, 1, 0), &[Office::Nobility], 2),
    ),
    print(
        "plague-cart",
        half(purse(0, 1, 2, 0), &[Office::Church], 1),
        half(purse(0, 0, 1, 4), &[Office::Castle], 0),
    ),
    print(
        "minstrel-sings-of-you",
        half(purse(4, 0, 0, 0), &[Office::Nobility], 2),
        half(purse(1, 0, 0, 4), &[Office::Lords], 1),
    ),
    print(
        "ransom-paid-in-coin",
        half(purse(0, 0, 0, 6), &[Office::Merchants], 2),
        half(purse(0, 2, 0, 0), &[Office::King], 0),
    ),
    print(
        "oath-at-the-altar",
        half(purse(1, 0, 1, 0), &[Office::Church, Office::Nobility], 0),
        half(purse(0, 2, 0, 2), &[Office::Castle], 1),
    ),
    print(
        "wolves-in-the-pasture",
        half(purse(0, 1, 0, 2), &[Office::Castle, Office::Lords], 1),
        half(purse(0, 0, 3, 0), &[Office::Merchants], 2),
    ),
    print(
        "council-of-four-lords",
        half(purse(2, 0, 1, 0), &[Office::Lords], 0),
        half(purse(0, 1, 0, 3), &[Office::Nobility], 2),
    ),
    print(
        "forger-of-charters",
        half(purse(0, 0, 2, 2), &[Office::Merchants], 1),
        half(purse(2, 1, 0, 0), &[Office::Church], 0),
    ),
    print(
        "bridge-in-ruins",
        half(purse(0, 0, 0, 5), &[Office::Castle], 2),
        half(purse(2, 1, 0, 0), &[Office::Lords], 1),
    ),
    print(
        "king-is-ill",
        half(purse(0, 0, 3, 0), &[Office::Church], 0),
        half(purse(2, 0, 0, 0), &[Office::Nobility, Office::King], 2),
    ),
];
