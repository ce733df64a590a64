//! The colours in which people play: a set of pieces each, and a hero.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use engine::{NotationError, Seat};
use serde::{Deserialize, Serialize};

/// One set of pieces (CA-008). The order is that of the seats' shields.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    #[default]
    Red,
    Blue,
    Green,
    Yellow,
    Violet,
}

impl Colour {
    pub const ALL: [Colour; 5] = [Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow, Colour::Violet];

    /// Its word in the log.
    pub const fn word(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Blue => "blue",
            Colour::Green => "green",
            Colour::Yellow => "yellow",
            Colour::Violet => "violet",
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Colour {
    type Err = NotationError;

    fn from_str(word: &str) -> Result<Colour, NotationError> {
        let known = Colour::ALL.into_iter().find(|colour| colour.word() == word);
        known.ok_or_else(|| NotationError::new("red, blue, green, yellow or violet", word))
    }
}

/// A set of colours in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Colours(u8);

impl Colours {
    pub const NONE: Colours = Colours(0);

    /// Is the colour among them?
    #[inline]
    pub const fn contains(self, colour: Colour) -> bool {
        self.0 & (1 << colour as u8) != 0
    }

    /// The set with this colour.
    #[inline]
    #[must_use]
    pub const fn with(self, colour: Colour) -> Colours {
        Colours(self.0 | 1 << colour as u8)
    }

    /// The set without these colours.
    #[inline]
    #[must_use]
    pub const fn minus(self, others: Colours) -> Colours {
        Colours(self.0 & !others.0)
    }

    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first of them.
    #[inline]
    pub fn first(self) -> Option<Colour> {
        Colour::ALL.get(self.0.trailing_zeros() as usize).copied()
    }

    /// The colours in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |colour| self.contains(*colour))
    }
}

impl FromIterator<Colour> for Colours {
    fn from_iter<I: IntoIterator<Item = Colour>>(colours: I) -> Colours {
        colours.into_iter().fold(Colours::NONE, Colours::with)
    }
}

impl fmt::Debug for Colours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// A value for each colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PerColour<T>(pub [T; 5]);

impl<T> Index<Colour> for PerColour<T> {
    type Output = T;

    #[inline]
    fn index(&self, colour: Colour) -> &T {
        &self.0[colour as usize]
    }
}

impl<T> IndexMut<Colour> for PerColour<T> {
    #[inline]
    fn index_mut(&mut self, colour: Colour) -> &mut T {
        &mut self.0[colour as usize]
    }
}

/// The order track: colours from the top down, each at most once (CA-018).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(into = "Vec<Colour>", try_from = "Vec<Colour>")]
pub struct Order {
    colours: [Colour; 5],
    len: u8,
}

impl Order {
    /// How many magicians stand on it.
    #[inline]
    pub const fn len(self) -> u8 {
        self.len
    }

    /// Does none stand on it?
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }

    /// The colour at a place, 0 at the top.
    #[inline]
    pub fn at(self, place: u8) -> Colour {
        debug_assert!(place < self.len);
        self.colours[usize::from(place)]
    }

    /// The place of a colour, 0 at the top; below all others if it is not there.
    #[inline]
    pub fn place(self, colour: Colour) -> u8 {
        self.iter().position(|known| known == colour).map_or(self.len, |place| place as u8)
    }

    /// From the top down.
    #[inline]
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Colour> {
        self.colours.into_iter().take(self.len.into())
    }

    /// The topmost free place is taken by this colour.
    #[inline]
    pub(crate) fn push(&mut self, colour: Colour) {
        self.colours[usize::from(self.len)] = colour;
        self.len += 1;
    }
}

impl From<Order> for Vec<Colour> {
    fn from(order: Order) -> Vec<Colour> {
        order.iter().collect()
    }
}

impl TryFrom<Vec<Colour>> for Order {
    type Error = NotationError;

    fn try_from(colours: Vec<Colour>) -> Result<Order, NotationError> {
        let distinct: Colours = colours.iter().copied().collect();
        if usize::from(distinct.len()) != colours.len() {
            return Err(NotationError::new("each colour at most once", format!("{colours:?}")));
        }
        let mut order = Order::default();
        colours.into_iter().for_each(|colour| order.push(colour));
        Ok(order)
    }
}

impl fmt::Debug for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// Who plays a colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Owner {
    /// Nobody: its pieces are in the box.
    #[default]
    Box,
    /// Nobody, but its knights stand on marked fields (CA-028).
    Neutral,
    Seat(Seat),
}
