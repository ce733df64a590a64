//! Where a match stands: what is being done, and what has been done in this turn. All of it is open.

use serde::{Deserialize, Serialize};

use crate::adventures::Adventure;
use crate::bags::{Adversaries, Knights};
use crate::cards::Adversary;
use crate::view::is_default;

/// What is being done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Chance says who begins (KA-16).
    First,
    /// Chance turns up the first layout (KA-10).
    Layout,
    /// Chance deals the first knights (KA-13), seat 1 its four, then seat 2, and so on.
    Deal,
    /// A player chooses one of the four actions, or ends the turn (KA-18).
    Act,
    /// Chance turns up adversaries (KA-22).
    Reveal,
    /// A player pays knights for a challenge, card by card (KA-25).
    Pay {
        /// How the adversary is challenged.
        challenge: Challenge,
        target: Adversary,
        /// What lies there so far.
        paid: Knights,
    },
    /// A player pays adversaries for an adventure, card by card (KA-35).
    Spend {
        adventure: Adventure,
        /// What lies there so far.
        spent: Adversaries,
    },
    /// Chance gives the top knight to the player (KA-40).
    Draw,
    /// The game is over.
    Over(End),
}

/// The four actions of a turn: which of them have been done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Progress {
    /// Adversaries were turned up (action 1).
    #[serde(skip_serializing_if = "is_default")]
    pub revealed: bool,
    /// An adversary was challenged (action 2).
    #[serde(skip_serializing_if = "is_default")]
    pub challenged: bool,
    /// An adventure was taken (action 3).
    #[serde(skip_serializing_if = "is_default")]
    pub adventured: bool,
    /// How many knights were drawn (action 4).
    #[serde(skip_serializing_if = "is_default")]
    pub drawn: u8,
}

impl Progress {
    /// Has nothing been done?
    pub fn is_idle(self) -> bool {
        self == Progress::default()
    }

    /// Does the order of the actions still allow to turn up adversaries (KA-18)?
    #[inline]
    pub fn before_reveal(self) -> bool {
        !self.revealed && self.before_challenge()
    }

    /// Does the order of the actions still allow a challenge (KA-18, KA-24)?
    #[inline]
    pub fn before_challenge(self) -> bool {
        !self.challenged && self.before_adventure()
    }

    /// Does the order of the actions still allow an adventure (KA-18, KA-34)?
    #[inline]
    pub fn before_adventure(self) -> bool {
        !self.adventured && self.drawn == 0
    }

    /// How many knights may still be drawn: one in all, or two without challenge and adventure (KA-40, KA-42).
    #[inline]
    pub fn draws(self) -> u8 {
        let allowed = if self.challenged || self.adventured { 1 } else { 2 };
        allowed - self.drawn
    }
}

/// How an adversary is challenged. The basic game knows the usual way only (KA-55).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Challenge {
    /// Pay its value; in the game with seals a seal is put on it (KA-56).
    Usual,
    /// Pay the value of an adversary with one's own seal again, and take it (KA-62).
    Repeated,
    /// Pay twice its value and take it at once (KA-64).
    Double,
}

impl Challenge {
    pub const ALL: [Challenge; 3] = [Challenge::Usual, Challenge::Repeated, Challenge::Double];

    /// How many times the value of an adversary it costs.
    #[inline]
    pub const fn times(self) -> u8 {
        match self {
            Challenge::Usual | Challenge::Repeated => 1,
            Challenge::Double => 2,
        }
    }

    /// What it costs to challenge this adversary in this way.
    #[inline]
    pub const fn cost(self, adversary: Adversary) -> u8 {
        self.times() * adversary.value()
    }

    /// The verb of the action in the log.
    pub const fn word(self) -> &'static str {
        match self {
            Challenge::Usual => "challenge",
            Challenge::Repeated => "repeat",
            Challenge::Double => "double",
        }
    }
}

/// Why the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// Only one adventure is left (KA-46).
    Adventures,
    /// No adversary is left in supply and layout (KA-47).
    Adversaries,
    /// Nothing has moved for two full rounds (R-KA-12).
    Idle,
}
