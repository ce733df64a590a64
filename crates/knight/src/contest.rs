//! Tournaments and battles: what must be reached, what they cost, what they bring.

use serde::{Deserialize, Serialize};

use crate::court::Track;
use crate::goods::{Gain, Purse, gain, purse};
use crate::word::worded;

/// A tournament or a battle, won once (KN-66).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Contest {
    /// Its name in texts.
    pub slug: &'static str,
    /// The levels that are required.
    pub needs: &'static [(Track, u8)],
    pub cost: Purse,
    /// What winning it brings.
    pub reward: Gain,
}

/// One of the four tournaments of the court card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Tournament(u8);

impl Tournament {
    /// All of them, in order.
    pub fn all() -> impl Iterator<Item = Tournament> {
        (0..TOURNAMENTS.len() as u8).map(Tournament)
    }

    /// Counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its word in the log.
    pub const fn word(self) -> &'static str {
        self.print().slug
    }

    /// What the court card says about it.
    #[inline]
    pub const fn print(self) -> &'static Contest {
        &TOURNAMENTS[self.0 as usize]
    }
}

worded!(Tournament, "a tournament");

const TOURNAMENTS: [Contest; 4] = [
    Contest {
        slug: "country-joust",
        needs: &[(Track::Stable, 2)],
        cost: purse(1, 2, 0, 0),
        reward: gain(0, 0, 0, 2).points(20),
    },
    Contest {
        slug: "bowmen-at-the-butts",
        needs: &[(Track::Armory, 2), (Track::Knowledge, 1)],
        cost: purse(0, 2, 2, 0),
        reward: Gain::NONE.points(25),
    },
    Contest {
        slug: "grand-melee",
        needs: &[(Track::Stable, 2), (Track::Combat, 3)],
        cost: purse(0, 4, 0, 2),
        reward: gain(2, 0, 0, 0).points(35),
    },
    Contest {
        slug: "kings-lists",
        needs: &[(Track::Stable, 3), (Track::King, 2)],
        cost: purse(3, 4, 0, 0),
        reward: Gain::NONE.points(50),
    },
];
