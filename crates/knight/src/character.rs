//! The six characters.

use serde::{Deserialize, Serialize};

use crate::court::{Office, Track};
use crate::goods::{Gain, Purse, gain, purse};
use crate::word::worded;

/// How many characters there are.
pub const CHARACTERS: u8 = 6;
/// The influence at which a threshold pays (KN-38).
pub const THRESHOLDS: [u8; 4] = [5, 10, 15, 20];

/// A character card (KN-30).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Character(u8);

impl Character {
    /// All of them, in order.
    pub fn all() -> impl Iterator<Item = Character> {
        (0..CHARACTERS).map(Character)
    }

    /// Counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Their word in the log.
    pub const fn word(self) -> &'static str {
        SHEETS[self.0 as usize].slug
    }

    /// What the card says.
    #[inline]
    pub const fn sheet(self) -> &'static Sheet {
        &SHEETS[self.0 as usize]
    }
}

worded!(Character, "a character");

/// What a character card says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sheet {
    slug: &'static str,
    /// What the character begins with (KN-32).
    pub start: Purse,
    /// Two rewards for a level of a track, each once (KN-31).
    pub rewards: [Reward; 2],
    /// What is gained whenever this office is activated (KN-36).
    pub privilege: (Office, Gain),
    /// What can be had for a price, as often as one likes (KN-37).
    pub special: (Purse, Gain),
    /// What the thresholds of influence bring, each once (KN-38).
    pub thresholds: [Gain; 4],
}

/// A reward for a level of a track.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Reward {
    pub track: Track,
    pub level: u8,
    pub gain: Gain,
}

const fn reward(track: Track, level: u8, gain: Gain) -> Reward {
    Reward { track, level, gain }
}

const SHEETS: [Sheet; CHARACTERS as usize] = [
    Sheet {
        slug: "aldric",
        start: purse(1, 1, 0, 0),
        rewards: [reward(Track::Armory, 4, gain(0, 0, 0, 6)), reward(Track::King, 3, Gain::NONE.points(15))],
        privilege: (Office::Church, gain(0, 1, 0, 0)),
        special: (purse(6, 0, 0, 0), Gain::NONE.command(1)),
        thresholds: [gain(0, 0, 0, 6), gain(0, 3, 0, 0), Gain::NONE.command(1), Gain::NONE.points(20)],
    },
    Sheet {
        slug: "ysolde",
        start: purse(0, 0, 2, 0),
        rewards: [
            reward(Track::Knowledge, 3, Gain::NONE.points(15)),
            reward(Track::Church, 4, Gain::NONE.influence(1)),
        ],
        privilege: (Office::Merchants, gain(0, 0, 1, 0)),
        special: (purse(0, 0, 6, 0), Gain::NONE.influence(1)),
        thresholds: [gain(0, 0, 3, 0), gain(0, 0, 0, 6), Gain::NONE.points(15), Gain::NONE.command(1)],
    },
    Sheet {
        slug: "bran",
        start: purse(0, 2, 0, 0),
        rewards: [
            reward(Track::Combat, 3, Gain::NONE.command(1)),
            reward(Track::Stable, 3, Gain::NONE.points(15)),
        ],
        privilege: (Office::Castle, gain(1, 0, 0, 0)),
        special: (purse(0, 6, 0, 0), Gain::NONE.command(1)),
        thresholds: [gain(0, 3, 0, 0), Gain::NONE.command(1), gain(0, 0, 0, 8), Gain::NONE.points(20)],
    },
    Sheet {
        slug: "mirelle",
        start: purse(0, 0, 0, 4),
        rewards: [
            reward(Track::Merchants, 3, gain(3, 0, 0, 0)),
            reward(Track::Village, 3, Gain::NONE.points(15)),
        ],
        privilege: (Office::King, gain(0, 0, 0, 2)),
        special: (purse(0, 0, 0, 9), Gain::NONE.influence(1)),
        thresholds: [gain(2, 1, 0, 0), gain(0, 0, 3, 0), Gain::NONE.command(1), Gain::NONE.points(20)],
    },
    Sheet {
        slug: "corvin",
        start: purse(2, 0, 0, 0),
        rewards: [
            reward(Track::Nobility, 3, Gain::NONE.diplomacy(1)),
            reward(Track::Fame, 2, Gain::NONE.points(15)),
        ],
        privilege: (Office::Lords, gain(1, 0, 0, 0)),
        special: (purse(3, 0, 3, 0), Gain::NONE.diplomacy(1)),
        thresholds: [gain(0, 0, 0, 5), gain(3, 0, 0, 0), Gain::NONE.points(15), Gain::NONE.command(1)],
    },
    Sheet {
        slug: "odo",
        start: purse(0, 1, 0, 2),
        rewards: [
            reward(Track::Castle, 3, gain(0, 2, 2, 0)),
            reward(Track::Castle, 6, Gain::NONE.points(20)),
        ],
        privilege: (Office::Nobility, gain(0, 0, 0, 2)),
        special: (purse(0, 4, 0, 0), Gain::NONE.points(20)),
        thresholds: [gain(0, 0, 0, 6), Gain::NONE.command(1), gain(3, 0, 0, 0), Gain::NONE.points(20)],
    },
];
