//! The shields on mission cards.

use std::fmt;
use std::str::FromStr;

use engine::NotationError;
use serde::{Deserialize, Serialize};

use crate::room::{Room, Rooms};

/// A shield on a mission card: it sends one knight into a room.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shield {
    /// To the green room.
    Green,
    /// To the red room.
    Red,
    /// To the blue room.
    Blue,
    /// To the yellow room.
    Yellow,
    /// To the secret room (CA-153).
    Violet,
    /// To any castle room (CA-067).
    Wild,
}

impl Shield {
    pub const ALL: [Shield; 6] =
        [Shield::Green, Shield::Red, Shield::Blue, Shield::Yellow, Shield::Violet, Shield::Wild];

    /// The rooms that it leads to.
    #[inline]
    pub const fn rooms(self) -> Rooms {
        match self {
            Shield::Green => Rooms::only(Room::Green),
            Shield::Red => Rooms::only(Room::Red),
            Shield::Blue => Rooms::only(Room::Blue),
            Shield::Yellow => Rooms::only(Room::Yellow),
            Shield::Violet => Rooms::only(Room::Secret),
            Shield::Wild => Rooms::CASTLE,
        }
    }

    /// Its word in the log.
    pub const fn word(self) -> &'static str {
        match self {
            Shield::Green => "green",
            Shield::Red => "red",
            Shield::Blue => "blue",
            Shield::Yellow => "yellow",
            Shield::Violet => "violet",
            Shield::Wild => "wild",
        }
    }
}

impl fmt::Display for Shield {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Shield {
    type Err = NotationError;

    fn from_str(word: &str) -> Result<Shield, NotationError> {
        let known = Shield::ALL.into_iter().find(|shield| shield.word() == word);
        known.ok_or_else(|| NotationError::new("green, red, blue, yellow, violet or wild", word))
    }
}

/// The shields of a card, without order: two bits each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(into = "Vec<Shield>", try_from = "Vec<Shield>")]
pub struct Shields(u16);

impl Shields {
    pub const NONE: Shields = Shields(0);

    pub(crate) const fn of(list: &[Shield]) -> Shields {
        let (mut shields, mut at) = (Shields::NONE, 0);
        while at < list.len() {
            shields = shields.with(list[at]);
            at += 1;
        }
        shields
    }

    #[inline]
    pub(crate) const fn with(self, shield: Shield) -> Shields {
        Shields(self.0 + (1 << (2 * shield as u16)))
    }

    /// One of these less, which is there.
    #[inline]
    #[must_use]
    pub(crate) const fn without(self, shield: Shield) -> Shields {
        Shields(self.0 - (1 << (2 * shield as u16)))
    }

    /// How many of this kind.
    #[inline]
    pub const fn count(self, shield: Shield) -> u8 {
        (self.0 >> (2 * shield as u16) & 3) as u8
    }

    /// How many in all.
    #[inline]
    pub fn len(self) -> u8 {
        Shield::ALL.into_iter().map(|shield| self.count(shield)).sum()
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Shield> {
        Shield::ALL.into_iter().filter(move |shield| self.count(*shield) > 0)
    }

    pub fn iter(self) -> impl Iterator<Item = Shield> {
        self.kinds().flat_map(move |shield| (0..self.count(shield)).map(move |_| shield))
    }
}

impl From<Shields> for Vec<Shield> {
    fn from(shields: Shields) -> Vec<Shield> {
        shields.iter().collect()
    }
}

impl TryFrom<Vec<Shield>> for Shields {
    type Error = NotationError;

    fn try_from(list: Vec<Shield>) -> Result<Shields, NotationError> {
        if list.len() > 3 {
            return Err(NotationError::new("at most three shields", format!("{list:?}")));
        }
        Ok(Shields::of(&list))
    }
}

impl fmt::Debug for Shields {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
