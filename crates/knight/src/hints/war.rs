//! What the shared map of a war is worth to a player, in tenths of a point.

use engine::Seat;

use super::weights::WEIGHTS;
use crate::map::Tiles;
use crate::open::Open;

impl Open {
    /// Command points, units, lands; marches on the others' castles, and theirs on the own one.
    pub(super) fn war_value(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        let missing = usize::from(self.lands_to_win().saturating_sub(self.lands(seat)));
        let marches: i32 =
            self.others(seat).map(|rival| self.siege(seat, rival) - self.siege(rival, seat)).sum();
        50 * i32::from(player.store)
            + WEIGHTS.unit * i32::from(player.units.total())
            + WEIGHTS.missing_lands[missing.min(7)]
            + self.lasting(marches + self.guard(seat))
    }

    /// Whoever leaves the castle alone tempts the others.
    fn guard(&self, seat: Seat) -> i32 {
        let guards = self.castle_of(seat).map_or(0, |castle| self.player(seat).units.get(castle));
        let worth = if self.seats > 2 { WEIGHTS.war_guard } else { WEIGHTS.last_guard };
        worth * i32::from(guards.min(2))
    }

    fn castle_of(&self, seat: Seat) -> Option<usize> {
        self.map().tiles.iter().position(|tile| tile.castle_of == Some(seat))
    }

    /// How far a march on a castle has come: the units that can be there after no, one and two steps, as far as they are more
    /// than its guards. One more is enough for a hit; another one makes up for a guard who comes late.
    fn siege(&self, attacker: Seat, owner: Seat) -> i32 {
        let map = self.map();
        let Some(castle) = self.castle_of(owner) else { return 0 };
        let guards = i32::from(self.player(owner).units.get(castle));
        let units = self.player(attacker).units;
        let worth = if self.seats > 2 { WEIGHTS.march } else { WEIGHTS.last_march };
        let mut near = Tiles::NONE.with(castle);
        let mut value = 0;
        for worth in worth {
            let force: i32 = near.iter().map(|at| i32::from(units.get(at))).sum();
            value += worth * (force - guards).clamp(0, 2);
            near = near.iter().fold(near, |near, at| near.or(map.neighbours(at)));
        }
        value
    }
}
