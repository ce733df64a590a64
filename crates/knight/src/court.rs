//! The court card: fifteen tracks with 67 spaces, and the six offices that events activate.

use serde::{Deserialize, Serialize};

use crate::goods::{Gain, Purse, gain, purse};
use crate::word::worded;

/// How many tracks the court has, the four lords counted one by one.
pub const TRACKS: usize = 15;

/// A track of the court card, or one of the four lords (KN-48).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Track {
    King,
    Church,
    Merchants,
    Nobility,
    Castle,
    Village,
    Stable,
    Armory,
    Combat,
    Knowledge,
    Fame,
    Marshal,
    Chancellor,
    Steward,
    Herald,
}

impl Track {
    /// All of them, in the order of the card.
    #[rustfmt::skip]
    pub const ALL: [Track; TRACKS] = [
        Track::King, Track::Church, Track::Merchants, Track::Nobility, Track::Castle, Track::Village,
        Track::Stable, Track::Armory, Track::Combat, Track::Knowledge, Track::Fame, Track::Marshal,
        Track::Chancellor, Track::Steward, Track::Herald,
    ];
    /// The lords (KN-46).
    pub const LORDS: [Track; 4] = [Track::Marshal, Track::Chancellor, Track::Steward, Track::Herald];

    /// All of them, in order.
    pub fn all() -> impl Iterator<Item = Track> {
        Track::ALL.into_iter()
    }

    /// Its word in the log.
    pub const fn word(self) -> &'static str {
        match self {
            Track::King => "king",
            Track::Church => "church",
            Track::Merchants => "merchants",
            Track::Nobility => "nobility",
            Track::Castle => "castle",
            Track::Village => "village",
            Track::Stable => "stable",
            Track::Armory => "armory",
            Track::Combat => "combat",
            Track::Knowledge => "knowledge",
            Track::Fame => "fame",
            Track::Marshal => "marshal",
            Track::Chancellor => "chancellor",
            Track::Steward => "steward",
            Track::Herald => "herald",
        }
    }

    /// Its spaces, which are bought in order.
    #[inline]
    pub const fn spaces(self) -> &'static [Space] {
        match self {
            Track::King => &KING,
            Track::Church => &CHURCH,
            Track::Merchants => &MERCHANTS,
            Track::Nobility => &NOBILITY,
            Track::Castle => &CASTLE,
            Track::Village => &VILLAGE,
            Track::Stable => &STABLE,
            Track::Armory => &ARMORY,
            Track::Combat => &COMBAT,
            Track::Knowledge => &KNOWLEDGE,
            Track::Fame => &FAME,
            Track::Marshal => &MARSHAL,
            Track::Chancellor => &CHANCELLOR,
            Track::Steward => &STEWARD,
            Track::Herald => &HERALD,
        }
    }

    /// Does buying the whole track let the player cross out a chain (KN-45)?
    #[inline]
    pub const fn is_chained(self) -> bool {
        matches!(self, Track::Church | Track::Merchants | Track::Nobility)
    }
}

worded!(Track, "a track of the court");

/// A space of the court card (KN-33).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Space {
    pub cost: Purse,
    /// What must be reached before.
    pub need: Need,
    /// What each activation yields for it.
    pub unlock: Gain,
    pub points: u8,
}

/// What must be reached before a space can be bought (KN-41).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Need {
    Nothing,
    /// So much influence in all.
    Influence(u8),
    /// Such a level of another track.
    Level(Track, u8),
    /// So many tournaments won.
    Tournaments(u8),
}

const fn space(cost: Purse, need: Need, unlock: Gain, points: u8) -> Space {
    Space { cost, need, unlock, points }
}

// Glory, valor, wisdom and gold, in this order.

const KING: [Space; 6] = [
    space(purse(2, 0, 0, 0), Need::Nothing, gain(1, 0, 0, 0), 0),
    space(purse(2, 0, 1, 0), Need::Influence(3), gain(0, 0, 0, 2), 0),
    space(purse(3, 0, 1, 0), Need::Influence(6), gain(0, 1, 0, 0), 5),
    space(purse(3, 2, 0, 0), Need::Influence(10), Gain::NONE.points(5), 5),
    space(purse(4, 0, 2, 0), Need::Influence(14), Gain::NONE.command(1), 10),
    space(purse(5, 2, 2, 0), Need::Influence(18), Gain::NONE.points(10), 15),
];

const CHURCH: [Space; 5] = [
    space(purse(0, 0, 2, 0), Need::Nothing, gain(0, 0, 1, 0), 0),
    space(purse(0, 0, 2, 2), Need::Influence(2), gain(1, 0, 0, 0), 0),
    space(purse(0, 0, 3, 0), Need::Influence(5), gain(0, 0, 1, 0), 5),
    space(purse(2, 0, 3, 0), Need::Influence(8), Gain::NONE.points(5), 5),
    space(purse(2, 0, 4, 0), Need::Influence(12), Gain::NONE.command(1), 10),
];

const MERCHANTS: [Space; 5] = [
    space(purse(0, 0, 0, 4), Need::Nothing, gain(0, 0, 0, 2), 0),
    space(purse(0, 0, 1, 3), Need::Influence(2), gain(0, 0, 0, 2), 0),
    space(purse(1, 0, 0, 5), Need::Influence(5), gain(0, 0, 1, 0), 5),
    space(purse(0, 0, 2, 6), Need::Influence(8), gain(0, 0, 0, 3), 5),
    space(purse(0, 0, 2, 8), Need::Influence(12), Gain::NONE.points(10), 10),
];

const NOBILITY: [Space; 5] = [
    space(purse(0, 2, 0, 0), Need::Nothing, gain(0, 1, 0, 0), 0),
    space(purse(2, 1, 0, 0), Need::Influence(2), gain(1, 0, 0, 0), 0),
    space(purse(2, 2, 0, 0), Need::Influence(5), gain(0, 0, 0, 2), 5),
    space(purse(2, 3, 0, 0), Need::Influence(8), Gain::NONE.points(5), 5),
    space(purse(3, 3, 0, 3), Need::Influence(12), Gain::NONE.command(1), 10),
];

const CASTLE: [Space; 6] = [
    space(purse(0, 0, 0, 3), Need::Nothing, gain(0, 0, 0, 1), 0),
    space(purse(0, 1, 0, 3), Need::Nothing, gain(0, 1, 0, 0), 0),
    space(purse(0, 0, 1, 4), Need::Influence(4), gain(0, 0, 0, 2), 5),
    space(purse(0, 1, 0, 5), Need::Influence(7), gain(0, 0, 0, 2), 5),
    space(purse(0, 0, 2, 5), Need::Influence(10), gain(0, 0, 1, 0), 5),
    space(purse(2, 0, 0, 6), Need::Influence(13), Gain::NONE.points(10), 10),
];

const VILLAGE: [Space; 4] = [
    space(purse(0, 0, 0, 2), Need::Nothing, gain(0, 0, 0, 1), 0),
    space(purse(0, 0, 1, 2), Need::Influence(4), gain(0, 0, 0, 1), 0),
    space(purse(1, 0, 0, 4), Need::Influence(8), gain(1, 0, 0, 0), 5),
    space(purse(0, 0, 2, 4), Need::Influence(12), Gain::NONE.points(5), 5),
];

const STABLE: [Space; 4] = [
    space(purse(0, 1, 0, 1), Need::Nothing, gain(0, 1, 0, 0), 0),
    space(purse(0, 1, 0, 3), Need::Influence(6), gain(0, 0, 0, 1), 0),
    space(purse(0, 2, 0, 3), Need::Influence(9), gain(0, 1, 0, 0), 5),
    space(purse(0, 3, 0, 4), Need::Influence(12), Gain::NONE.points(5), 10),
];

const ARMORY: [Space; 5] = [
    space(purse(0, 1, 0, 2), Need::Nothing, Gain::NONE, 0),
    space(purse(0, 1, 0, 3), Need::Influence(3), Gain::NONE, 3),
    space(purse(0, 2, 0, 3), Need::Influence(6), Gain::NONE, 5),
    space(purse(0, 2, 0, 4), Need::Influence(9), Gain::NONE, 8),
    space(purse(0, 3, 0, 5), Need::Influence(12), Gain::NONE, 12),
];

const COMBAT: [Space; 5] = [
    space(purse(0, 2, 0, 0), Need::Nothing, Gain::NONE, 0),
    space(purse(0, 2, 0, 0), Need::Influence(2), Gain::NONE, 3),
    space(purse(1, 2, 0, 0), Need::Level(Track::Armory, 1), Gain::NONE, 5),
    space(purse(1, 3, 0, 0), Need::Level(Track::Armory, 2), Gain::NONE, 8),
    space(purse(2, 4, 0, 0), Need::Level(Track::Armory, 3), Gain::NONE, 12),
];

const KNOWLEDGE: [Space; 5] = [
    space(purse(0, 0, 2, 0), Need::Nothing, Gain::NONE, 2),
    space(purse(0, 0, 3, 0), Need::Nothing, Gain::NONE, 4),
    space(purse(0, 0, 3, 2), Need::Level(Track::Church, 1), Gain::NONE, 6),
    space(purse(0, 0, 4, 2), Need::Level(Track::Church, 2), Gain::NONE, 9),
    space(purse(1, 0, 5, 0), Need::Level(Track::Church, 3), Gain::NONE, 14),
];

const FAME: [Space; 5] = [
    space(purse(2, 0, 0, 0), Need::Tournaments(1), Gain::NONE, 5),
    space(purse(3, 0, 0, 0), Need::Tournaments(1), Gain::NONE, 8),
    space(purse(3, 1, 0, 0), Need::Tournaments(2), Gain::NONE, 10),
    space(purse(4, 0, 1, 0), Need::Tournaments(3), Gain::NONE, 15),
    space(purse(5, 0, 2, 0), Need::Tournaments(4), Gain::NONE, 20),
];

const MARSHAL: [Space; 3] = [
    space(purse(0, 2, 0, 0), Need::Nothing, gain(0, 1, 0, 0), 0),
    space(purse(1, 2, 0, 0), Need::Influence(9), Gain::NONE.command(1), 5),
    space(purse(2, 3, 0, 0), Need::Influence(14), Gain::NONE.points(10), 5),
];

const CHANCELLOR: [Space; 3] = [
    space(purse(0, 0, 2, 0), Need::Nothing, gain(0, 0, 1, 0), 0),
    space(purse(1, 0, 2, 0), Need::Influence(5), gain(1, 0, 0, 0), 3),
    space(purse(2, 0, 3, 0), Need::Influence(10), Gain::NONE.points(10), 5),
];

const STEWARD: [Space; 3] = [
    space(purse(0, 0, 0, 4), Need::Nothing, gain(0, 0, 0, 2), 0),
    space(purse(0, 1, 0, 4), Need::Influence(5), gain(0, 1, 0, 0), 3),
    space(purse(0, 0, 1, 6), Need::Influence(10), Gain::NONE.points(10), 5),
];

const HERALD: [Space; 3] = [
    space(purse(2, 0, 0, 0), Need::Nothing, gain(1, 0, 0, 0), 0),
    space(purse(2, 0, 0, 2), Need::Influence(5), gain(0, 0, 0, 2), 3),
    space(purse(3, 1, 0, 0), Need::Influence(10), Gain::NONE.points(10), 5),
];

/// What an event can activate (KN-42).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Office {
    /// The king, with stages of his own on the scenario card.
    King,
    /// The church, with stages of two sides.
    Church,
    /// The merchants, with stages of two sides.
    Merchants,
    /// The nobility, with stages of two sides.
    Nobility,
    /// All four lords at once.
    Lords,
    /// The castle, with village and stable once they are linked.
    Castle,
}

impl Office {
    pub const ALL: [Office; 6] =
        [Office::King, Office::Church, Office::Merchants, Office::Nobility, Office::Lords, Office::Castle];
    /// The three that can be chained (KN-45).
    pub const CHAINED: [Office; 3] = [Office::Church, Office::Merchants, Office::Nobility];

    /// All of them, in order.
    pub fn all() -> impl Iterator<Item = Office> {
        Office::ALL.into_iter()
    }

    /// Its word in the log.
    pub const fn word(self) -> &'static str {
        match self {
            Office::King => "king",
            Office::Church => "church",
            Office::Merchants => "merchants",
            Office::Nobility => "nobility",
            Office::Lords => "lords",
            Office::Castle => "castle",
        }
    }

    /// The track whose level counts for its stages; the lords have none.
    #[inline]
    pub const fn track(self) -> Option<Track> {
        match self {
            Office::King => Some(Track::King),
            Office::Church => Some(Track::Church),
            Office::Merchants => Some(Track::Merchants),
            Office::Nobility => Some(Track::Nobility),
            Office::Castle => Some(Track::Castle),
            Office::Lords => None,
        }
    }
}

worded!(Office, "king, church, merchants, nobility, lords or castle");
