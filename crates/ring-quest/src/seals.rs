//! The seals that a player has won.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::board::State;

/// Seals of different cities, at most one of each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(into = "Vec<State>", from = "Vec<State>")]
pub struct Seals(u8);

impl Seals {
    pub const NONE: Seals = Seals(0);

    /// Is the seal of this state's city among them?
    #[inline]
    pub const fn contains(self, state: State) -> bool {
        self.0 & (1 << state as u8) != 0
    }

    /// With the seal of this state's city.
    #[inline]
    #[must_use]
    pub const fn with(self, state: State) -> Seals {
        Seals(self.0 | (1 << state as u8))
    }

    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The states of their cities, clockwise.
    pub fn iter(self) -> impl Iterator<Item = State> {
        State::ALL.into_iter().filter(move |&state| self.contains(state))
    }
}

impl From<Seals> for Vec<State> {
    fn from(seals: Seals) -> Vec<State> {
        seals.iter().collect()
    }
}

impl From<Vec<State>> for Seals {
    fn from(states: Vec<State>) -> Seals {
        states.into_iter().fold(Seals::NONE, Seals::with)
    }
}

impl fmt::Debug for Seals {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
