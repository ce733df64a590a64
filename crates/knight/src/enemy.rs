//! The enemy's orders, carried out step by step; the player chooses where the rules leave a choice (KN-54 to KN-64).

use engine::{Audience, Seat, Witness};

use crate::counts::Counts;
use crate::event::{Event, Rise};
use crate::goods::Purse;
use crate::map::{Source, Tiles};
use crate::open::{Element, Open, Running};
use crate::phase::{Defeat, Phase};
use crate::scenario::{Consequence, DIPLOMACY, Order, Scenario};
use crate::turn::Next;

/// A row has so many elements; the last one is carried out again and again.
pub(crate) const ELEMENTS: u8 = 6;

impl Open {
    /// The next element of the row that the seat chose this turn is crossed out (KN-55).
    pub(crate) fn wake(&mut self, seat: Seat, told: &mut impl Witness<Event>) {
        let (Some(card), Some(side)) = (self.current_card(seat), self.player(seat).side) else { return };
        let row = card.half(side).row;
        let crossed = &mut self.player_mut(seat).rows[row as usize];
        let at = (*crossed).min(ELEMENTS - 1);
        *crossed = at + 1;
        let element = Element { row, at, next: 0 };
        self.tasks.element = Some(element);
        told.tell(Audience::ALL, Event::Consequence { seat, row, element: at });
        told.tell(Audience::ALL, Event::Orders { seat, orders: self.orders(element) });
    }

    /// The orders of an element.
    pub fn orders(&self, element: Element) -> &'static [Consequence] {
        self.card().rows.map_or(&[], |rows| rows[element.row as usize][element.at as usize])
    }

    /// The order that comes next, while an element is carried out.
    pub fn next_order(&self) -> Option<Consequence> {
        let element = self.tasks.element?;
        self.orders(element).get(element.next as usize).copied()
    }

    /// Goes on with the element that is being carried out.
    pub(crate) fn carry_on(&mut self, told: &mut impl Witness<Event>) -> Next {
        if self.tasks.element.is_none() {
            return Next::Idle;
        }
        match self.next_order() {
            None => self.tasks.element = None,
            Some(Consequence { avoid: Some(price), .. }) if self.is_asked(price) => {
                return Next::Await(Phase::Avoid);
            }
            Some(Consequence { order, .. }) => self.begin(order, told),
        }
        Next::Again
    }

    /// Is there anything to decide about an order with this price: can it be paid, does the character card offer something (R-KN-11,
    /// since rules 2), or could a trade be proposed (R-KN-33)?
    fn is_asked(&self, price: Purse) -> bool {
        self.may_spend(price)
            || self.rules >= 2 && self.character_actions().next().is_some()
            || self.early_partners().next().is_some()
    }

    /// Can the next order be bought off (KN-60)?
    pub(crate) fn may_pay_off(&self) -> bool {
        self.next_order().and_then(|next| next.avoid).is_some_and(|price| self.may_spend(price))
    }

    /// The next order is bought off (KN-60).
    pub(crate) fn avoid(&mut self, told: &mut impl Witness<Event>) {
        if let Some(Consequence { avoid: Some(price), .. }) = self.next_order() {
            self.spend(self.active, price);
            self.tasks.allowance = self.tasks.allowance.minus(price);
            told.tell(Audience::ALL, Event::Avoided { seat: self.active, price });
        }
        self.pass_order();
    }

    /// The next order is let happen.
    pub(crate) fn suffer(&mut self, told: &mut impl Witness<Event>) {
        if let Some(Consequence { order, .. }) = self.next_order() {
            self.begin(order, told);
        }
    }

    fn pass_order(&mut self) {
        if let Some(element) = &mut self.tasks.element {
            element.next += 1;
        }
    }

    fn begin(&mut self, order: Order, told: &mut impl Witness<Event>) {
        self.pass_order();
        let run = Running { counts: true, ..Running::default() };
        match order {
            Order::Add(adds) => self.tasks.order = Running { adds, ..run },
            Order::Move(steps) => self.tasks.order = Running { steps, moving: true, ..run },
            Order::AddThenMove => self.tasks.order = Running { adds: 1, steps: 1, moving: true, ..run },
            Order::Attack => {
                told.tell(Audience::ALL, Event::Assault { seat: self.active, flood: self.is_flood() });
                if self.options.scenario == Scenario::Flood {
                    self.flood(told);
                } else {
                    self.tasks.order = Running { attack: Some(0), ..run };
                }
            }
            Order::Diplomacy => self.provoke(Rise::Ordered, told),
        }
    }

    /// The enemy's diplomacy goes one step forward.
    fn provoke(&mut self, rise: Rise, told: &mut impl Witness<Event>) {
        let seat = self.active;
        let player = self.me_mut();
        player.enemy_diplomacy = (player.enemy_diplomacy + 1).min(DIPLOMACY);
        let level = player.enemy_diplomacy;
        told.tell(Audience::ALL, Event::Diplomacy { seat, level, rise });
        self.judge(told);
    }

    /// Goes on with the order that is being carried out.
    pub(crate) fn run(&mut self, told: &mut impl Witness<Event>) -> Next {
        let run = &self.tasks.order;
        if run.adds > 0 {
            self.run_adds(told)
        } else if run.moving {
            self.run_move(told)
        } else if run.attack.is_some() {
            self.run_attack(told)
        } else if !run.displaced.is_empty() {
            self.run_flow(told)
        } else {
            Next::Idle
        }
    }

    // New enemies

    /// Where a new enemy may come (KN-56, KN-127, KN-134, KN-135).
    pub(crate) fn entries(&self) -> Tiles {
        if !self.has_room_for_enemy() {
            return Tiles::NONE;
        }
        let (player, map) = (self.me(), self.map());
        let free = |most: u8| {
            let fits = |at: &usize| player.enemies.get(*at) < most;
            map.entries.iter().filter(fits).fold(Tiles::NONE, Tiles::with)
        };
        match self.options.scenario {
            Scenario::DefensiveWar | Scenario::Rebels => free(self.options.scenario.enemies_on_tile()),
            Scenario::Barbarians => Some(free(1))
                .filter(|spread| !spread.is_empty())
                .unwrap_or_else(|| free(self.options.scenario.enemies_on_tile())),
            Scenario::Flood => {
                let dry = |at: &usize| player.enemies.get(*at) == 0 && !player.flooded.contains(*at);
                let designated = map.entries.iter().filter(dry).fold(Tiles::NONE, Tiles::with);
                if !designated.is_empty() {
                    return designated;
                }
                let shore = map.entries.or(player.flooded);
                let near = shore.iter().fold(Tiles::NONE, |all, at| all.or(map.neighbours(at)));
                near.iter().filter(dry).fold(Tiles::NONE, Tiles::with)
            }
        }
    }

    fn run_adds(&mut self, told: &mut impl Witness<Event>) -> Next {
        let entries = self.entries();
        match entries.len() {
            0 => self.tasks.order.adds = 0,
            1 => {
                let only = entries.iter().next().expect("there is one");
                self.place_enemy(only, told);
            }
            _ => return Next::Await(Phase::Enemy),
        }
        Next::Again
    }

    pub(crate) fn place_enemy(&mut self, at: usize, told: &mut impl Witness<Event>) {
        let seat = self.active;
        self.me_mut().enemies.add(at);
        self.tasks.order.adds -= 1;
        let scenario = self.options.scenario;
        told.tell(Audience::ALL, Event::Enemy { seat, at: self.map().place(at), scenario });
        self.judge(told);
    }

    // Moves

    /// Where the enemies on a tile may step (KN-57).
    #[inline]
    pub(crate) fn steps(&self, from: usize) -> Tiles {
        let player = self.me();
        let most = self.options.scenario.enemies_on_tile();
        let fits = |at: &usize| player.enemies.get(*at) < most && !player.flooded.contains(*at);
        self.map().nearer(from).filter(fits).fold(Tiles::NONE, Tiles::with)
    }

    /// Can any enemy step?
    pub(crate) fn enemies_can_step(&self) -> bool {
        self.options.scenario.enemies_move()
            && self.me().enemies.iter().any(|from| !self.steps(from).is_empty())
    }

    /// All enemies go one step, though it is no order of theirs (KN-71).
    pub(crate) fn lure(&mut self) {
        self.tasks.order = Running { steps: 1, moving: true, ..Running::default() };
    }

    /// The next tile from which an enemy steps: the nearest first.
    pub(crate) fn stepping(&self) -> Option<usize> {
        let map = self.map();
        self.tasks.order.waiting.iter().min_by_key(|from| map.distance(*from))
    }

    fn run_move(&mut self, told: &mut impl Witness<Event>) -> Next {
        if let Some(from) = self.stepping() {
            let steps = self.steps(from);
            match steps.len() {
                0 => self.tasks.order.waiting.set(from, 0),
                1 => self.advance(from, steps.iter().next().expect("there is one"), told),
                _ => return Next::Await(Phase::Advance { from: self.map().place(from) }),
            }
        } else if self.tasks.order.steps > 0 {
            self.tasks.order.steps -= 1;
            let mut waiting = self.me().enemies;
            if let Some(castle) = self.map().castle {
                waiting.set(castle, 0);
            }
            self.tasks.order.waiting = waiting;
        } else {
            let run = std::mem::take(&mut self.tasks.order);
            if run.counts && !run.stepped && !self.me().enemies.is_empty() {
                self.provoke(Rise::Stuck, told);
            }
        }
        Next::Again
    }

    pub(crate) fn advance(&mut self, from: usize, to: usize, told: &mut impl Witness<Event>) {
        let (seat, map) = (self.active, self.map());
        let player = self.me_mut();
        player.enemies.take(from);
        player.enemies.add(to);
        self.tasks.order.waiting.take(from);
        self.tasks.order.stepped = true;
        told.tell(
            Audience::ALL,
            Event::Advanced { seat, from: map.place(from), to: map.place(to), flood: self.is_flood() },
        );
        self.judge(told);
    }

    // Attacks

    fn run_attack(&mut self, told: &mut impl Witness<Event>) -> Next {
        let map = self.map();
        let Some(at) = self.tasks.order.attack.map(usize::from).filter(|at| *at < map.tiles.len()) else {
            self.tasks.order = Running::default();
            return Next::Again;
        };
        if self.tasks.order.blows > 0 {
            return Next::Await(Phase::Raze { at: map.place(at) });
        }
        let (seat, player) = (self.active, self.me_mut());
        let strength = player.enemies.get(at);
        let fallen = strength.min(player.units.get(at));
        player.units.set(at, player.units.get(at) - fallen);
        if fallen > 0 {
            told.tell(Audience::ALL, Event::Fell { seat, at: map.place(at), units: fallen });
            if self.rules >= 2 {
                self.judge(told);
            } // KN-79 and KN-81, since rules 2
        }
        let player = self.me();
        let blows = strength - fallen;
        let left = player.sources.get(at).count_ones() as u8;
        if blows > 0 && map.castle == Some(at) {
            self.fail(seat, Defeat::Castle, told);
        } else if blows > 0 && blows < left {
            self.tasks.order.blows = blows;
            return Next::Again;
        } else if blows > 0 {
            for source in 0..map.tiles[at].sources.len() {
                self.raze(at, source, told);
            }
        }
        self.tasks.order.attack = Some(at as u8 + 1);
        Next::Again
    }

    /// Destroys a source, if it is there.
    fn raze(&mut self, at: usize, source: usize, told: &mut impl Witness<Event>) {
        let (seat, map) = (self.active, self.map());
        let player = self.me_mut();
        let left = player.sources.get(at);
        if left >> source & 1 != 0 {
            player.sources.set(at, left & !(1 << source));
            let source = map.tiles[at].sources[source];
            told.tell(Audience::ALL, Event::Razed { seat, at: map.place(at), source });
            self.judge(told);
        }
    }

    /// The player chooses a source that is destroyed.
    pub(crate) fn raze_chosen(&mut self, at: usize, source: Source, told: &mut impl Witness<Event>) {
        let sources = self.map().tiles[at].sources;
        let source = sources.iter().position(|known| *known == source).expect("the tile has this source");
        self.raze(at, source, told);
        self.tasks.order.blows -= 1;
        if self.tasks.order.blows == 0 {
            self.tasks.order.attack = Some(at as u8 + 1);
        }
    }

    /// Own units that fight and enemies on the same tile, tile by tile.
    pub(crate) fn clashes(&self) -> impl Iterator<Item = (usize, u8)> {
        let (units, enemies): (Counts, Counts) = (self.me().units, self.me().enemies);
        units.iter().map(move |at| (at, units.get(at).min(enemies.get(at)))).filter(|(_, slain)| *slain > 0)
    }
}
