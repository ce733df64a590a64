//! The adversaries that lie open: four columns, one for each kind, of at most four cards (KA-10).

use std::fmt;

use engine::{NotationError, Seat};
use serde::{Deserialize, Serialize, Serializer};

use crate::bags::Adversaries;
use crate::cards::{Adversary, Kind};

/// Revealing stops when a column has this many cards (KA-11).
pub const COLUMN: usize = 4;

/// An open adversary, and whose seal lies on it (KA-57).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Slot {
    pub card: Adversary,
    /// Who put a seal on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seal: Option<Seat>,
}

/// The columns, in the order of [`Kind::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Deserialize)]
#[serde(try_from = "[Vec<Slot>; 4]")]
pub struct Layout {
    columns: [[Place; COLUMN]; 4],
    /// The cards without a seal, counted again because everybody asks for them all the time.
    unsealed: Adversaries,
}

/// A slot, or nothing, in one byte: the low half is the card's number plus 1, the high half the seal's seat plus 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
struct Place(u8);

impl Place {
    const EMPTY: Place = Place(0);

    #[inline]
    const fn of(card: Adversary, seal: Option<Seat>) -> Place {
        let owner = match seal {
            Some(seat) => seat.index() as u8 + 1,
            None => 0,
        };
        Place(owner << 4 | (card as u8 + 1))
    }

    #[inline]
    const fn is_sealed_by(self, seat: Seat) -> bool {
        self.0 >> 4 == seat.index() as u8 + 1
    }

    #[inline]
    fn slot(self) -> Option<Slot> {
        let card = *Adversary::ALL.get((self.0 & 15).wrapping_sub(1) as usize)?;
        Some(Slot { card, seal: (self.0 >> 4).checked_sub(1).map(Seat::new) })
    }
}

impl Layout {
    /// The cards of a column, the first laid first.
    #[inline]
    pub fn column(self, kind: Kind) -> impl Iterator<Item = Slot> {
        self.columns[kind as usize].into_iter().map_while(Place::slot)
    }

    /// All open cards, column by column.
    #[inline]
    pub fn slots(self) -> impl Iterator<Item = Slot> {
        (0..COLUMN * Kind::ALL.len()).filter_map(move |at| self.columns[at / COLUMN][at % COLUMN].slot())
    }

    /// The cards without a seal: all of them in the basic game.
    #[inline]
    pub fn unsealed(self) -> Adversaries {
        self.unsealed
    }

    /// All open cards, without their order and their seals.
    pub fn cards(self) -> Adversaries {
        self.slots().map(|slot| slot.card).collect()
    }

    /// Does such a card lie here, with this seal, or (`None`) without any?
    pub fn contains(self, card: Adversary, seal: Option<Seat>) -> bool {
        self.columns[card.kind() as usize].contains(&Place::of(card, seal))
    }

    /// Has some column four cards (KA-20)?
    #[inline]
    pub fn is_full(self) -> bool {
        self.columns.iter().any(|column| column[COLUMN - 1] != Place::EMPTY)
    }

    /// Is no card left?
    #[inline]
    pub fn is_empty(self) -> bool {
        self.columns.iter().all(|column| column[0] == Place::EMPTY)
    }

    /// The cards with this seat's seal.
    #[inline]
    pub fn sealed_by(self, seat: Seat) -> Adversaries {
        let places = self.columns.as_flattened().iter().filter(|place| place.is_sealed_by(seat));
        places.filter_map(|place| place.slot()).map(|slot| slot.card).collect()
    }

    /// Lays a card at the end of its column, which has room.
    #[inline]
    pub(crate) fn lay(&mut self, slot: Slot) {
        let column = &mut self.columns[slot.card.kind() as usize];
        let free = column.iter().position(|&place| place == Place::EMPTY);
        column[free.expect("a column never has more than four cards")] = Place::of(slot.card, slot.seal);
        if slot.seal.is_none() {
            self.unsealed = self.unsealed.with(slot.card);
        }
    }

    /// Takes away a card with this seal, or without any, which is there. The others close up.
    #[inline]
    pub(crate) fn take(&mut self, card: Adversary, seal: Option<Seat>) {
        let column = &mut self.columns[card.kind() as usize];
        let at = column.iter().position(|&place| place == Place::of(card, seal));
        column[at.expect("the card lies in the layout")..].rotate_left(1);
        column[COLUMN - 1] = Place::EMPTY;
        if seal.is_none() {
            self.unsealed = self.unsealed.without(card);
        }
    }

    /// Puts a seal on a card that has none.
    pub(crate) fn seal(&mut self, card: Adversary, seat: Seat) {
        let column = &mut self.columns[card.kind() as usize];
        let at = column.iter().position(|&place| place == Place::of(card, None));
        column[at.expect("the card lies in the layout without a seal")] = Place::of(card, Some(seat));
        self.unsealed = self.unsealed.without(card);
    }

    /// Clears a column in which every card has a seal.
    pub(crate) fn clear(&mut self, kind: Kind) {
        self.columns[kind as usize] = [Place::EMPTY; COLUMN];
    }
}

impl Serialize for Layout {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.columns.map(Column))
    }
}

/// One of the columns.
struct Column([Place; COLUMN]);

impl Serialize for Column {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.into_iter().map_while(Place::slot))
    }
}

impl TryFrom<[Vec<Slot>; 4]> for Layout {
    type Error = NotationError;

    fn try_from(columns: [Vec<Slot>; 4]) -> Result<Layout, NotationError> {
        let mut layout = Layout::default();
        for (kind, column) in Kind::ALL.into_iter().zip(columns) {
            if column.len() > COLUMN || column.iter().any(|slot| slot.card.kind() != kind) {
                return Err(NotationError::new(format!("at most four cards of kind {kind}"), "others"));
            }
            column.into_iter().for_each(|slot| layout.lay(slot));
        }
        Ok(layout)
    }
}

impl fmt::Debug for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.slots()).finish()
    }
}
