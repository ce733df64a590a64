//! The rooms of the castle, and the sides they show.

use std::fmt;
use std::str::FromStr;

use engine::NotationError;
use serde::{Deserialize, Serialize};

/// A room. The four castle rooms lie around the throne hall (CA-001); the secret room lies beside it (CA-002).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Room {
    /// Training ground or tournament.
    Green,
    /// Round table or rebellion.
    Red,
    Blue,
    Yellow,
    /// The secret room, violet.
    Secret,
}

impl Room {
    pub const CASTLE: [Room; 4] = [Room::Green, Room::Red, Room::Blue, Room::Yellow];
    pub const ALL: [Room; 5] = [Room::Green, Room::Red, Room::Blue, Room::Yellow, Room::Secret];

    /// Its word in the log.
    pub const fn word(self) -> &'static str {
        match self {
            Room::Green => "green",
            Room::Red => "red",
            Room::Blue => "blue",
            Room::Yellow => "yellow",
            Room::Secret => "secret",
        }
    }
}

impl fmt::Display for Room {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Room {
    type Err = NotationError;

    fn from_str(word: &str) -> Result<Room, NotationError> {
        let known = Room::ALL.into_iter().find(|room| room.word() == word);
        known.ok_or_else(|| NotationError::new("green, red, blue, yellow or secret", word))
    }
}

/// A set of rooms in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Rooms(u8);

impl Rooms {
    pub const NONE: Rooms = Rooms(0);
    /// The four castle rooms.
    pub const CASTLE: Rooms = Rooms(0b1111);

    #[inline]
    pub const fn only(room: Room) -> Rooms {
        Rooms(1 << room as u8)
    }

    /// Is the room among them?
    #[inline]
    pub const fn contains(self, room: Room) -> bool {
        self.0 & (1 << room as u8) != 0
    }

    /// The set without this room.
    #[inline]
    #[must_use]
    pub const fn without(self, room: Room) -> Rooms {
        Rooms(self.0 & !(1 << room as u8))
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The rooms in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Room> {
        Room::ALL.into_iter().filter(move |room| self.contains(*room))
    }
}

impl FromIterator<Room> for Rooms {
    fn from_iter<I: IntoIterator<Item = Room>>(rooms: I) -> Rooms {
        rooms.into_iter().fold(Rooms::NONE, |rooms, room| Rooms(rooms.0 | Rooms::only(room).0))
    }
}

impl fmt::Debug for Rooms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The side that a castle room shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    #[default]
    A,
    /// The more demanding side.
    B,
}

impl Side {
    pub const ALL: [Side; 2] = [Side::A, Side::B];

    /// Its word in the log.
    pub const fn word(self) -> &'static str {
        match self {
            Side::A => "a",
            Side::B => "b",
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Side {
    type Err = NotationError;

    fn from_str(word: &str) -> Result<Side, NotationError> {
        let known = Side::ALL.into_iter().find(|side| side.word() == word);
        known.ok_or_else(|| NotationError::new("a or b", word))
    }
}
