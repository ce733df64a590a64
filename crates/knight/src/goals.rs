//! The goal decks: twelve cards for one player, eight for several.

use serde::{Deserialize, Serialize};

use crate::court::Track;
use crate::goods::{Gain, Good, gain};
use crate::word::worded;

/// How many goals there are for one player; those for several follow.
pub const SOLO_GOALS: u8 = 12;
pub(crate) const GOALS: u8 = 20;

/// A goal card (KN-27).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Goal(u8);

impl Goal {
    /// All of them, in order.
    pub fn all() -> impl Iterator<Item = Goal> {
        (0..GOALS).map(Goal)
    }

    /// The deck for one player.
    pub fn solo() -> impl Iterator<Item = Goal> {
        (0..SOLO_GOALS).map(Goal)
    }

    /// The deck for several players (KN-28).
    pub fn shared() -> impl Iterator<Item = Goal> {
        (SOLO_GOALS..GOALS).map(Goal)
    }

    /// Counted from 0.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its word in the log.
    pub const fn word(self) -> &'static str {
        PRINTS[self.0 as usize].slug
    }

    /// What is asked at the end of turns 3, 6 and 9.
    pub const fn columns(self) -> &'static [Column; 3] {
        &PRINTS[self.0 as usize].columns
    }
}

worded!(Goal, "a goal card");

/// What is asked at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Column {
    /// What must be so.
    pub condition: Condition,
    /// What is gained if it is.
    pub reward: Gain,
    /// What happens if it is not.
    pub penalty: Penalty,
}

/// What must be so at a goal check.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Condition {
    /// Such a level of a track.
    Level(Track, u8),
    /// So many levels of the lords together.
    Lords(u8),
    Gold(u8),
    Points(i16),
    Influence(u8),
    /// So many own units on the map.
    Units(u8),
    /// So many battles won.
    Battles(u8),
    /// So many tournaments won.
    Tournaments(u8),
    /// No more enemies on the map than so many.
    EnemiesAtMost(u8),
    /// Nobody has more of it, and it is at least so much (KN-28).
    Highest(Measure, u8),
}

/// What players are compared by.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Measure {
    Points,
    Influence,
    Gold,
    /// Own units on the map.
    Units,
    /// The level of a track.
    Level(Track),
}

/// What happens to whoever misses a goal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Penalty {
    Nothing,
    /// So many points are lost.
    Points(u8),
    /// So much of a good is lost.
    Good(Good, u8),
    /// The row chosen this turn acts once more (KN-29).
    Activation,
}

struct Print {
    slug: &'static str,
    columns: [Column; 3],
}

const fn column(condition: Condition, reward: Gain, penalty: Penalty) -> Column {
    Column { condition, reward, penalty }
}

const PRINTS: [Print; GOALS as usize] = [
    Print {
        slug: "house-of-stone",
        columns: [
            column(Condition::Level(Track::Castle, 1), gain(0, 0, 0, 4), Penalty::Activation),
            column(Condition::Level(Track::Castle, 2), Gain::NONE.points(15), Penalty::Activation),
            column(Condition::Level(Track::Castle, 4), Gain::NONE.points(25), Penalty::Points(20)),
        ],
    },
    Print {
        slug: "word-of-the-king",
        columns: [
            column(Condition::Level(Track::King, 1), gain(2, 0, 0, 0), Penalty::Good(Good::Gold, 2)),
            column(Condition::Level(Track::King, 2), gain(1, 0, 0, 0).points(15), Penalty::Activation),
            column(Condition::Level(Track::King, 3), Gain::NONE.points(20).command(1), Penalty::Points(20)),
        ],
    },
    Print {
        slug: "faithful",
        columns: [
            column(Condition::Level(Track::Church, 1), gain(0, 0, 2, 0), Penalty::Points(5)),
            column(Condition::Level(Track::Church, 2), Gain::NONE.points(15), Penalty::Points(10)),
            column(Condition::Level(Track::Church, 3), Gain::NONE.points(25), Penalty::Activation),
        ],
    },
    Print {
        slug: "coin-and-credit",
        columns: [
            column(Condition::Gold(4), Gain::NONE.points(10), Penalty::Activation),
            column(Condition::Level(Track::Merchants, 2), gain(0, 0, 0, 6), Penalty::Points(10)),
            column(Condition::Gold(8), Gain::NONE.points(25), Penalty::Points(15)),
        ],
    },
    Print {
        slug: "blood-and-birth",
        columns: [
            column(Condition::Level(Track::Nobility, 1), gain(0, 2, 0, 0), Penalty::Points(5)),
            column(Condition::Level(Track::Nobility, 2), Gain::NONE.points(15), Penalty::Activation),
            column(
                Condition::Level(Track::Nobility, 3),
                Gain::NONE.points(20).diplomacy(1),
                Penalty::Points(15),
            ),
        ],
    },
    Print {
        slug: "four-lords",
        columns: [
            column(Condition::Lords(1), gain(0, 0, 0, 3), Penalty::Points(5)),
            column(Condition::Lords(3), Gain::NONE.points(15), Penalty::Activation),
            column(Condition::Lords(5), Gain::NONE.points(25), Penalty::Points(20)),
        ],
    },
    Print {
        slug: "ledger-of-deeds",
        columns: [
            column(Condition::Points(15), gain(0, 0, 0, 4), Penalty::Activation),
            column(Condition::Points(60), Gain::NONE.points(15), Penalty::Points(10)),
            column(Condition::Points(120), Gain::NONE.points(25), Penalty::Points(20)),
        ],
    },
    Print {
        slug: "name-at-court",
        columns: [
            column(Condition::Influence(4), gain(2, 0, 0, 0), Penalty::Good(Good::Glory, 1)),
            column(Condition::Influence(9), Gain::NONE.points(15), Penalty::Activation),
            column(Condition::Influence(15), Gain::NONE.points(25), Penalty::Points(20)),
        ],
    },
    Print {
        slug: "men-on-the-field",
        columns: [
            column(Condition::Units(1), gain(0, 2, 0, 0), Penalty::Activation),
            column(Condition::Units(2), Gain::NONE.points(15), Penalty::Activation),
            column(Condition::Units(3), Gain::NONE.points(20).command(1), Penalty::Points(20)),
        ],
    },
    Print {
        slug: "sword-arm",
        columns: [
            column(Condition::Level(Track::Combat, 1), gain(0, 2, 0, 0), Penalty::Points(5)),
            column(Condition::Battles(1), Gain::NONE.points(15), Penalty::Activation),
            column(Condition::Battles(2), gain(0, 2, 0, 0).points(20), Penalty::Points(15)),
        ],
    },
    Print {
        slug: "lists-and-laurels",
        columns: [
            column(Condition::Level(Track::Stable, 1), gain(1, 1, 0, 0), Penalty::Points(5)),
            column(Condition::Level(Track::Stable, 2), Gain::NONE.points(15), Penalty::Points(10)),
            column(Condition::Tournaments(1), Gain::NONE.points(25), Penalty::Points(15)),
        ],
    },
    Print {
        slug: "quiet-borders",
        columns: [
            column(Condition::EnemiesAtMost(2), Gain::NONE.points(10), Penalty::Points(5)),
            column(Condition::EnemiesAtMost(3), Gain::NONE.points(15), Penalty::Activation),
            column(Condition::EnemiesAtMost(3), Gain::NONE.points(25), Penalty::Activation),
        ],
    },
    Print {
        slug: "first-in-deeds",
        columns: [
            column(Condition::Highest(Measure::Points, 0), Gain::NONE.points(10), Penalty::Nothing),
            column(Condition::Highest(Measure::Points, 0), Gain::NONE.points(15), Penalty::Nothing),
            column(Condition::Highest(Measure::Points, 0), Gain::NONE.points(20), Penalty::Nothing),
        ],
    },
    Print {
        slug: "first-at-court",
        columns: [
            column(Condition::Highest(Measure::Influence, 0), gain(2, 0, 0, 0), Penalty::Nothing),
            column(Condition::Highest(Measure::Influence, 0), Gain::NONE.points(15), Penalty::Nothing),
            column(Condition::Highest(Measure::Influence, 0), Gain::NONE.points(25), Penalty::Nothing),
        ],
    },
    Print {
        slug: "rivals-in-council",
        columns: [
            column(Condition::Highest(Measure::Influence, 0), Gain::NONE.points(10), Penalty::Nothing),
            column(Condition::Influence(9), Gain::NONE.points(15), Penalty::Points(10)),
            column(Condition::Highest(Measure::Points, 0), Gain::NONE.points(25), Penalty::Nothing),
        ],
    },
    Print {
        slug: "rival-houses",
        columns: [
            column(Condition::Level(Track::Castle, 1), gain(0, 0, 0, 4), Penalty::Points(5)),
            column(Condition::Level(Track::Castle, 2), Gain::NONE.points(15), Penalty::Points(10)),
            column(
                Condition::Highest(Measure::Level(Track::Castle), 1),
                Gain::NONE.points(25),
                Penalty::Nothing,
            ),
        ],
    },
    Print {
        slug: "best-blade",
        columns: [
            column(Condition::Highest(Measure::Level(Track::Combat), 1), gain(0, 2, 0, 0), Penalty::Nothing),
            column(Condition::Level(Track::Armory, 2), Gain::NONE.points(15), Penalty::Points(10)),
            column(
                Condition::Highest(Measure::Level(Track::Combat), 1),
                Gain::NONE.points(25),
                Penalty::Nothing,
            ),
        ],
    },
    Print {
        slug: "fullest-chest",
        columns: [
            column(Condition::Highest(Measure::Gold, 1), Gain::NONE.points(10), Penalty::Nothing),
            column(Condition::Gold(6), Gain::NONE.points(15), Penalty::Points(5)),
            column(Condition::Highest(Measure::Gold, 1), Gain::NONE.points(20), Penalty::Nothing),
        ],
    },
    Print {
        slug: "friends-of-the-crown",
        columns: [
            column(Condition::Level(Track::King, 1), gain(2, 0, 0, 0), Penalty::Points(5)),
            column(
                Condition::Highest(Measure::Level(Track::King), 1),
                Gain::NONE.points(15),
                Penalty::Nothing,
            ),
            column(
                Condition::Highest(Measure::Level(Track::King), 2),
                Gain::NONE.points(25),
                Penalty::Nothing,
            ),
        ],
    },
    Print {
        slug: "captain-of-the-host",
        columns: [
            column(Condition::Units(1), gain(0, 2, 0, 0), Penalty::Points(5)),
            column(Condition::Highest(Measure::Units, 1), Gain::NONE.points(15), Penalty::Nothing),
            column(Condition::Highest(Measure::Units, 1), Gain::NONE.points(25), Penalty::Nothing),
        ],
    },
];
