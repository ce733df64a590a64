//! What the enemy's orders would cost a player, in tenths of a point.

use engine::Seat;

use super::value::promise;
use super::weights::WEIGHTS;
use crate::goods::{Gain, Purse};
use crate::judge::{FLOODED_TO_LOSE, RUINS_TO_LOSE, VILLAGES_TO_LOSE};
use crate::map::Tiles;
use crate::open::{Open, TURNS};
use crate::player::Player;
use crate::scenario::{DIPLOMACY, Order, Scenario};

/// What earlier orders of the same element have done by then.
#[derive(Clone, Copy, Default)]
struct Before {
    added: u8,
    steps: u8,
}

impl Open {
    /// What the next element of a row would cost.
    pub(super) fn row_cost(&self, seat: Seat, row: u8) -> i32 {
        let Some(rows) = self.card().rows else { return 0 };
        let player = self.player(seat);
        let at = usize::from(player.rows[row as usize].min(5));
        let mut before = Before::default();
        let mut goods = player.goods;
        let mut sum = 0;
        for it in rows[row as usize][at] {
            let cost = self.cost(seat, it.order, before);
            match it.avoid {
                Some(price) if goods.covers(price) && price_of(price) < cost => {
                    goods = goods.minus(price);
                    sum += price_of(price);
                }
                _ => {
                    sum += cost;
                    before = before.and(it.order);
                }
            }
        }
        sum
    }

    /// What an order would cost now.
    pub(super) fn order_cost(&self, seat: Seat, order: Order) -> i32 {
        self.cost(seat, order, Before::default())
    }

    fn cost(&self, seat: Seat, order: Order, before: Before) -> i32 {
        match order {
            Order::Add(count) => self.more_enemies(seat, before.added, count),
            Order::Move(steps) => self.approach(seat, before, steps),
            Order::AddThenMove => {
                self.more_enemies(seat, before.added, 1)
                    + self.approach(seat, Before { added: before.added + 1, ..before }, 1)
            }
            Order::Attack => self.onslaught(seat, before),
            Order::Diplomacy => {
                let level = usize::from(self.player(seat).enemy_diplomacy.min(DIPLOMACY - 1));
                self.lasting(WEIGHTS.enemy_diplomacy[level + 1] - WEIGHTS.enemy_diplomacy[level])
                    + if level + 1 == DIPLOMACY.into() { WEIGHTS.won } else { 0 }
            }
        }
    }

    /// In the last turn only a defeat matters.
    pub(super) fn lasting(&self, value: i32) -> i32 {
        value * i32::from((TURNS - self.turn.min(TURNS)).min(3)) / 3
    }

    fn more_enemies(&self, seat: Seat, added: u8, count: u8) -> i32 {
        let most = self.options.scenario.most_enemies();
        let now = self.enemies(seat) + added;
        if now + count >= most {
            return WEIGHTS.won;
        }
        let cost = |enemies: u8| WEIGHTS.enemies[usize::from(enemies.min(9))];
        self.lasting(cost(now + count) - cost(now) + 2 * WEIGHTS.nearness)
    }

    fn approach(&self, seat: Seat, before: Before, steps: u8) -> i32 {
        if !self.options.scenario.enemies_move() {
            return 0;
        }
        let enemies = i32::from(self.enemies(seat) + before.added);
        self.lasting(WEIGHTS.step * enemies * i32::from(steps))
    }

    /// An attack by all enemies, after so many steps towards the castle.
    fn onslaught(&self, seat: Seat, before: Before) -> i32 {
        let (player, map) = (self.player(seat), self.map());
        if self.options.scenario == Scenario::Flood {
            return self.deluge(player);
        }
        let mut cost = 0;
        let mut ruins = 0;
        for at in player.enemies.iter() {
            let (enemies, units) = (player.enemies.get(at), player.units.get(at));
            let sources = player.sources.get(at).count_ones() as u8;
            let razed = enemies.saturating_sub(units).min(sources);
            cost += WEIGHTS.unit * i32::from(enemies.min(units)) + WEIGHTS.source * i32::from(razed);
            ruins += u8::from(sources > 0 && razed == sources);
        }
        if self.options.scenario == Scenario::Rebels {
            let now = player.destroyed(map);
            if now + ruins >= RUINS_TO_LOSE {
                return WEIGHTS.won;
            }
            cost += areas(now + ruins) - areas(now);
        }
        if let Some(castle) = map.castle {
            let arriving = player.enemies.iter().filter(|at| map.distance(*at) <= before.steps);
            let there: u8 = arriving.map(|at| player.enemies.get(at)).sum();
            if there > player.units.get(castle) {
                return WEIGHTS.won;
            }
        }
        self.lasting(cost)
    }

    /// An attack of the water.
    fn deluge(&self, player: &Player) -> i32 {
        let map = self.map();
        let open = player.enemies.iter().filter(|at| player.units.get(*at) == 0);
        let after = open.fold(player.flooded, Tiles::with);
        let villages = after.and(map.villages).len();
        if map.castle.is_some_and(|castle| after.contains(castle))
            || after.len() >= FLOODED_TO_LOSE
            || villages >= VILLAGES_TO_LOSE
        {
            return WEIGHTS.won;
        }
        self.lasting(flooded(after.len(), villages) - flooded(player.flooded.len(), player.villages(map)))
    }
}

impl Before {
    fn and(self, order: Order) -> Before {
        match order {
            Order::Add(count) => Before { added: self.added + count, ..self },
            Order::Move(steps) => Before { steps: self.steps + steps, ..self },
            Order::AddThenMove => Before { added: self.added + 1, steps: self.steps + 1 },
            Order::Attack | Order::Diplomacy => self,
        }
    }
}

impl Player {
    /// How many villages are flooded.
    pub(super) fn villages(&self, map: &crate::map::Map) -> u8 {
        self.flooded.and(map.villages).len()
    }
}

/// What a price is worth.
pub(super) const fn price_of(price: Purse) -> i32 {
    promise(&Gain { goods: price, ..Gain::NONE })
}

/// What so many destroyed areas cost.
pub(super) const fn areas(count: u8) -> i32 {
    let count = count as i32;
    WEIGHTS.area * count + WEIGHTS.areas * count * count
}

/// What so many flooded areas cost, with so many villages among them.
pub(super) const fn flooded(count: u8, villages: u8) -> i32 {
    areas(count) + WEIGHTS.villages * villages as i32 * villages as i32
}
