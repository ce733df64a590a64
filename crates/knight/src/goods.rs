//! Glory, valor, wisdom and gold; what something costs, and what it brings.

use serde::{Deserialize, Serialize};

use crate::word::worded;

/// A resource reaches no further than this (KN-32).
pub const RESOURCE_LIMIT: u8 = 6;
/// Gold reaches no further than this (KN-39).
pub const GOLD_LIMIT: u8 = 12;
/// What a resource is worth for which there is no room, and what is left at the end (KN-20, KN-35).
pub const GOOD_POINTS: u8 = 5;

/// Three resources, and gold (KN-25).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Good {
    Glory,
    Valor,
    Wisdom,
    /// Gold, which is no resource.
    Gold,
}

impl Good {
    pub const RESOURCES: [Good; 3] = [Good::Glory, Good::Valor, Good::Wisdom];
    pub const ALL: [Good; 4] = [Good::Glory, Good::Valor, Good::Wisdom, Good::Gold];

    /// All four, in order.
    pub fn all() -> impl Iterator<Item = Good> {
        Good::ALL.into_iter()
    }

    /// Its word in the log.
    pub const fn word(self) -> &'static str {
        match self {
            Good::Glory => "glory",
            Good::Valor => "valor",
            Good::Wisdom => "wisdom",
            Good::Gold => "gold",
        }
    }

    /// How much of it a character can hold.
    #[inline]
    pub const fn limit(self) -> u8 {
        match self {
            Good::Gold => GOLD_LIMIT,
            _ => RESOURCE_LIMIT,
        }
    }
}

worded!(Good, "glory, valor, wisdom or gold");

/// An amount of each good: what is held, or what something costs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Purse([u8; 4]);

/// So much glory, valor, wisdom and gold.
pub(crate) const fn purse(glory: u8, valor: u8, wisdom: u8, gold: u8) -> Purse {
    Purse([glory, valor, wisdom, gold])
}

impl Purse {
    pub const EMPTY: Purse = Purse([0; 4]);

    /// So much of one good.
    #[inline]
    pub const fn of(good: Good, amount: u8) -> Purse {
        let mut amounts = [0; 4];
        amounts[good as usize] = amount;
        Purse(amounts)
    }

    /// How much of this good.
    #[inline]
    pub const fn get(self, good: Good) -> u8 {
        self.0[good as usize]
    }

    /// Sets how much of this good.
    #[inline]
    pub const fn set(&mut self, good: Good, amount: u8) {
        self.0[good as usize] = amount;
    }

    /// Does it hold all of this?
    #[inline]
    pub const fn covers(self, price: Purse) -> bool {
        let [a, b, c, d] = self.0;
        let [w, x, y, z] = price.0;
        a >= w && b >= x && c >= y && d >= z
    }

    /// What is left after paying what it covers.
    #[inline]
    #[must_use]
    pub const fn minus(self, price: Purse) -> Purse {
        let [a, b, c, d] = self.0;
        let [w, x, y, z] = price.0;
        Purse([a - w, b - x, c - y, d - z])
    }

    /// What is left after losing as much of this as there is.
    #[inline]
    #[must_use]
    pub const fn without(self, lost: Purse) -> Purse {
        let [a, b, c, d] = self.0;
        let [w, x, y, z] = lost.0;
        Purse([a.saturating_sub(w), b.saturating_sub(x), c.saturating_sub(y), d.saturating_sub(z)])
    }

    #[inline]
    #[must_use]
    pub const fn plus(self, other: Purse) -> Purse {
        let [a, b, c, d] = self.0;
        let [w, x, y, z] = other.0;
        Purse([a + w, b + x, c + y, d + z])
    }

    /// How many resources, without gold.
    #[inline]
    pub const fn resources(self) -> u8 {
        self.0[0] + self.0[1] + self.0[2]
    }

    /// How many resources and gold.
    #[inline]
    pub const fn total(self) -> u8 {
        self.resources() + self.0[3]
    }

    /// Each good with its amount, where there is any.
    pub fn iter(self) -> impl Iterator<Item = (Good, u8)> {
        Good::all().map(move |good| (good, self.get(good))).filter(|(_, amount)| *amount > 0)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Gain {
    pub goods: Purse,
    pub points: u8,
    pub command: u8,
    pub influence: u8,
    /// Steps on the own diplomacy track.
    pub diplomacy: u8,
    /// Steps back on an enemy's diplomacy track.
    pub slights: u8,
    /// Enemy units that leave the map.
    pub removals: u8,
}

/// So much glory, valor, wisdom and gold.
pub(crate) const fn gain(glory: u8, valor: u8, wisdom: u8, gold: u8) -> Gain {
    Gain { goods: purse(glory, valor, wisdom, gold), ..Gain::NONE }
}

impl Gain {
    pub const NONE: Gain = Gain {
        goods: Purse::EMPTY,
        points: 0,
        command: 0,
        influence: 0,
        diplomacy: 0,
        slights: 0,
        removals: 0,
    };

    pub(crate) const fn points(self, points: u8) -> Gain {
        Gain { points, ..self }
    }

    pub(crate) const fn command(self, command: u8) -> Gain {
        Gain { command, ..self }
    }

    pub(crate) const fn influence(self, influence: u8) -> Gain {
        Gain { influence, ..self }
    }

    pub(crate) const fn diplomacy(self, diplomacy: u8) -> Gain {
        Gain { diplomacy, ..self }
    }

    pub(crate) const fn slights(self, slights: u8) -> Gain {
        Gain { slights, ..self }
    }

    pub(crate) const fn removals(self, removals: u8) -> Gain {
        Gain { removals, ..self }
    }
}
