//! How many units may stand on a map (KN-78, R-KN-03).

use crate::open::Open;
use crate::scenario::{UNITS_IN_WAR, UNITS_ON_TILE};

impl Open {
    /// So many own units stand on a tile at most.
    pub(crate) fn most_on_tile(&self) -> u8 {
        if self.is_war() { UNITS_ON_TILE } else { self.options.scenario.units_on_tile() }
    }

    /// May the active seat bring one more unit onto the map?
    pub(crate) fn has_room_for_unit(&self) -> bool {
        let units = self.me().units.total();
        match (self.is_war(), self.options.shared_limit) {
            (true, _) => units < UNITS_IN_WAR,
            (false, false) => units < self.options.scenario.most_units(),
            (false, true) => self.has_room_for_enemy(),
        }
    }

    /// May one more enemy come onto the map of the active seat? Each side has a limit of its own, unless the option counts both
    /// together.
    pub(crate) fn has_room_for_enemy(&self) -> bool {
        let both = self.me().units.total() + self.enemies(self.active);
        !self.options.shared_limit || both < self.options.scenario.most_units()
    }
}
