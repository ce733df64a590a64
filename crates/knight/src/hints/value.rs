//! What a table is worth to a player, in tenths of a point.

use engine::Seat;

use crate::contest::Tournament;
use crate::court::{Office, TRACKS, Track};
use crate::goals::Penalty;
use crate::goods::{Gain, Good};
use crate::open::{Open, TURNS};
use crate::phase::Standing;
use crate::player::Player;
use crate::scenario::{Order, Scenario};

/// No value is lower than minus this.
pub(super) const BASE: i32 = 20_000;

const WON: i32 = 6_000;
/// What a good is worth while there are turns to use it, and in the last one.
const GOOD: i32 = 30;
const LAST_GOOD: i32 = 50;
const INFLUENCE: i32 = 45;
const COMMAND: i32 = 100;
const DIPLOMACY: [i32; 7] = [0, 60, 130, 220, 340, 560, 6_000];
const ENEMY_DIPLOMACY: [i32; 7] = [0, 30, 80, 160, 290, 520, 6_000];
const ENEMIES: [i32; 10] = [0, 40, 100, 180, 280, 420, 640, 1_000, 1_500, 2_000];
/// By how many tiles are missing to a victory.
const MISSING_LANDS: [i32; 8] = [900, 240, 110, 50, 25, 10, 0, 0];
const BATTLES: [i32; 7] = [0, 30, 80, 150, 280, 450, 450];
/// An office is activated so often in a hundred turns, if one likes it.
const ACTIVATION: i32 = 24;
const UNIT: i32 = 25;

/// What a gain is worth on its own.
pub(super) const fn promise(gain: &Gain) -> i32 {
    GOOD * gain.goods.total() as i32
        + 10 * gain.points as i32
        + COMMAND * gain.command as i32
        + INFLUENCE * gain.influence as i32
        + 90 * gain.diplomacy as i32
        + 60 * gain.slights as i32
        + 100 * gain.removals as i32
}

/// What an activation pays for each level of each track, summed up to that level.
const PAID: [[i32; 7]; TRACKS] = {
    let mut paid = [[0; 7]; TRACKS];
    let mut track = 0;
    while track < TRACKS {
        let spaces = Track::ALL[track].spaces();
        let mut level = 0;
        while level < spaces.len() {
            paid[track][level + 1] = paid[track][level] + promise(&spaces[level].unlock);
            level += 1;
        }
        track += 1;
    }
    paid
};

/// What an activation of the office pays, as [`Player::yields`] has it.
fn yield_value(player: &Player, office: Office) -> i32 {
    let paid = |track: Track| PAID[track as usize][player.level(track) as usize];
    match office.track() {
        None => Track::LORDS.into_iter().map(paid).sum(),
        Some(Track::Castle) => {
            let links = [Track::Village, Track::Stable].into_iter().zip(player.links);
            paid(Track::Castle)
                + links.filter(|(_, linked)| *linked).map(|(track, _)| paid(track)).sum::<i32>()
        }
        Some(track) => paid(track),
    }
}

impl Open {
    /// What the table is worth to this seat.
    pub(super) fn value(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        let points = 10 * i32::from(player.points);
        match player.standing {
            Standing::Won(_) if !self.is_war() => return WON + points,
            Standing::Won(_) => {}
            Standing::Lost(_) => return points - WON,
            Standing::Through => return points,
            Standing::Playing => {}
        }
        let won = if matches!(player.standing, Standing::Won(_)) { WON } else { 0 };
        let left = i32::from(TURNS - self.turn.min(TURNS));
        let map = if self.is_war() { self.war_value(seat) } else { self.map_value(seat) };
        won + points
            + self.pending_value(seat)
            + held(player, left)
            + INFLUENCE * i32::from(player.influence.min(25))
            + 5 * i32::from(player.influence.saturating_sub(25))
            + self.court_value(player, left)
            + self.prospects(player, left)
            + self.goal_value(seat)
            + DIPLOMACY[usize::from(player.diplomacy.min(6))]
            + BATTLES[(player.battles.count_ones() as usize).min(6)]
            + map
    }

    /// Command points and removals that are still to be used.
    fn pending_value(&self, seat: Seat) -> i32 {
        let tasks = &self.tasks;
        if seat != self.active || tasks.points + tasks.removals == 0 {
            return 0;
        }
        let enemies = usize::from(self.enemies(seat).min(8));
        let fewer = |count: usize| ENEMIES[enemies] - ENEMIES[enemies.saturating_sub(count)];
        let mut value = fewer(tasks.removals.into());
        if tasks.points > 0 {
            value += self.command_value(seat, &fewer);
            value += COMMAND * i32::from(tasks.points - 1);
        }
        value
    }

    /// What the best command would bring now.
    fn command_value(&self, seat: Seat, fewer: &impl Fn(usize) -> i32) -> i32 {
        let (player, map) = (self.player(seat), self.map());
        let slain: u8 = self.clashes().map(|(_, slain)| slain).sum();
        let relief = map.castle.map_or(0, |castle| {
            let saved = self.clashes().find(|(at, _)| *at == castle).map_or(0, |(_, slain)| slain);
            120 * i32::from(saved)
        });
        let level = usize::from(player.enemy_diplomacy.min(6));
        let thwart = ENEMY_DIPLOMACY[level] - ENEMY_DIPLOMACY[level.saturating_sub(1)];
        let mut goods = 0;
        for at in player.units.iter() {
            for (index, source) in map.tiles[at].sources.iter().enumerate() {
                if player.sources.get(at) >> index & 1 != 0 {
                    goods += promise(&source.gain());
                }
            }
        }
        COMMAND.min(60).max(goods).max(thwart).max(fewer(slain.into()) + relief)
    }

    /// What levels will pay, and the stages that they open.
    fn court_value(&self, player: &Player, left: i32) -> i32 {
        let card = self.card();
        let chance = ACTIVATION * left;
        let mut value = 0;
        for office in Office::ALL {
            value += yield_value(player, office) * chance / 100;
            let Some(track) = office.track().filter(|track| (*track as usize) < player.stages.len()) else {
                continue;
            };
            let (used, level) = (player.stages[track as usize], player.level(track));
            let mut rest = chance;
            for stage in used..level {
                let gain = if office == Office::King {
                    card.king.get(usize::from(stage)).map(promise)
                } else {
                    card.stages(office).get(usize::from(stage)).map(|sides| {
                        let [left, right] = sides;
                        promise(left).max(promise(right))
                    })
                };
                value += gain.unwrap_or(0) * rest.clamp(0, 100) / 100;
                rest -= 100;
            }
        }
        // Village and stable wait for a link.
        for track in [Track::Village, Track::Stable] {
            value += i32::from(player.level(track)) * GOOD * chance / 400;
        }
        value
    }

    /// Battles, tournaments and rewards that are near.
    fn prospects(&self, player: &Player, left: i32) -> i32 {
        let mut value = 0;
        let near = |needs: &[(Track, u8)]| {
            let lack: i32 = needs
                .iter()
                .map(|(track, level)| i32::from(level.saturating_sub(player.level(*track))))
                .sum();
            match lack {
                0 => 70,
                1 => 30,
                2 => 12,
                _ => 0,
            }
        };
        if left > 0 {
            for (at, battle) in (0..).zip(self.card().battles) {
                if !player.has_fought(at) {
                    value += near(battle.needs);
                }
            }
            for tournament in Tournament::all().filter(|tournament| !player.has_entered(*tournament)) {
                value += near(tournament.print().needs);
            }
        }
        let Some(character) = player.character else { return value };
        let sheet = character.sheet();
        for (at, reward) in (0..).zip(sheet.rewards) {
            if !player.has_reward(at) && player.level(reward.track) >= reward.level {
                value += promise(&reward.gain) * 8 / 10;
            }
        }
        for (at, influence) in (0..).zip(crate::character::THRESHOLDS) {
            if !player.has_threshold(at) && player.influence >= influence {
                value += promise(&sheet.thresholds[at as usize]) * 8 / 10;
            }
        }
        value
    }

    fn goal_value(&self, seat: Seat) -> i32 {
        let Some(goal) = self.goal else { return 0 };
        let next = usize::from(self.turn.max(1) - 1) / 3;
        let Some(column) = goal.columns().get(next) else { return 0 };
        if !self.fulfils(seat, column.condition) {
            return 0;
        }
        let penalty = match column.penalty {
            Penalty::Nothing => 0,
            Penalty::Points(points) => 10 * i32::from(points),
            Penalty::Good(_, amount) => GOOD * i32::from(amount),
            Penalty::Activation => 150,
        };
        (promise(&column.reward) + penalty) * 6 / 10
    }

    /// The own map of a scenario.
    fn map_value(&self, seat: Seat) -> i32 {
        let (player, map, scenario) = (self.player(seat), self.map(), self.options.scenario);
        let mut value = UNIT * i32::from(player.units.total().min(7))
            - ENEMIES[usize::from(self.enemies(seat).min(9))]
            - ENEMY_DIPLOMACY[usize::from(player.enemy_diplomacy.min(6))];
        let missing = usize::from(self.lands_to_win().saturating_sub(self.lands(seat)));
        value += MISSING_LANDS[missing.min(7)];
        for at in player.enemies.iter() {
            let near = 4 - i32::from(map.distance(at).min(4));
            let alone = i32::from(player.enemies.get(at).saturating_sub(player.units.get(at)));
            let met = i32::from(player.enemies.get(at).min(player.units.get(at)));
            value -= 10 * near * i32::from(player.enemies.get(at)) + 12 * alone - 25 * met;
        }
        if let Some(castle) = map.castle {
            value -= self.castle_danger(player, castle);
        }
        match scenario {
            Scenario::Flood => {
                let flooded = i32::from(player.flooded.len());
                let villages = i32::from(player.flooded.and(map.villages).len());
                value -= 30 * flooded + 6 * flooded * flooded + 12 * villages * villages;
            }
            Scenario::Rebels => {
                let ruins = i32::from(player.destroyed(map));
                value -= 20 * ruins + 12 * ruins * ruins;
            }
            Scenario::DefensiveWar | Scenario::Barbarians => {}
        }
        value
    }

    /// An attack with more enemies on the castle tile than own units ends the game.
    fn castle_danger(&self, player: &Player, castle: usize) -> i32 {
        let here = i32::from(player.enemies.get(castle));
        let near: i32 =
            self.map().neighbours(castle).iter().map(|at| i32::from(player.enemies.get(at))).sum();
        let own = i32::from(player.units.get(castle));
        let now = (here - own).max(0);
        let soon = (here + near - own).max(0) - now;
        600 * now.min(1) + 200 * now + 110 * soon - 20 * own.min(2)
    }

    /// The shared map of a war.
    fn war_value(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        let missing = usize::from(self.lands_to_win().saturating_sub(self.lands(seat)));
        50 * i32::from(player.store) + UNIT * i32::from(player.units.total()) + MISSING_LANDS[missing.min(7)]
    }

    /// What activating an office now would bring.
    pub(super) fn office_value(&self, seat: Seat, office: Office) -> i32 {
        let (player, card) = (self.player(seat), self.card());
        let mut value = yield_value(player, office);
        if let Some((_, gain)) =
            player.character.map(|character| character.sheet().privilege).filter(|(on, _)| *on == office)
        {
            value += promise(&gain);
        }
        let Some(track) = office.track().filter(|track| (*track as usize) < player.stages.len()) else {
            return value;
        };
        let stage = player.stages[track as usize];
        if player.level(track) > stage {
            value += if office == Office::King {
                card.king.get(usize::from(stage)).map_or(0, promise)
            } else {
                card.stages(office)
                    .get(usize::from(stage))
                    .map_or(0, |[left, right]| promise(left).max(promise(right)))
            };
        }
        value
    }

    /// What the next element of a row would cost.
    pub(super) fn row_cost(&self, seat: Seat, row: u8) -> i32 {
        let Some(rows) = self.card().rows else { return 0 };
        let player = self.player(seat);
        let at = usize::from(player.rows[row as usize].min(5));
        let orders = rows[row as usize][at].iter();
        orders
            .map(|it| {
                let cost = self.order_cost(seat, it.order);
                match it.avoid {
                    Some(price) if player.goods.covers(price) => cost.min(GOOD * i32::from(price.total())),
                    _ => cost,
                }
            })
            .sum()
    }

    /// What an order of the enemy would cost.
    pub(super) fn order_cost(&self, seat: Seat, order: Order) -> i32 {
        let player = self.player(seat);
        let enemies = usize::from(self.enemies(seat).min(7));
        let add = |count: usize| ENEMIES[(enemies + count).min(9)] - ENEMIES[enemies] + 20;
        let advance = 25 * enemies as i32;
        match order {
            Order::Add(count) => add(count.into()),
            Order::Move(steps) => advance * i32::from(steps),
            Order::AddThenMove => add(1) + advance,
            Order::Attack => {
                let exposed: i32 = player.enemies.iter().map(|at| i32::from(player.enemies.get(at))).sum();
                let castle = self
                    .map()
                    .castle
                    .is_some_and(|castle| player.enemies.get(castle) > player.units.get(castle));
                35 * exposed + if castle { WON } else { 0 }
            }
            Order::Diplomacy => {
                let level = usize::from(player.enemy_diplomacy.min(5));
                ENEMY_DIPLOMACY[level + 1] - ENEMY_DIPLOMACY[level]
            }
        }
    }
}

/// Resources and gold: the nearer a track is to its end, the less more of it is worth, except at the end.
fn held(player: &Player, left: i32) -> i32 {
    if left == 0 {
        return LAST_GOOD * i32::from(player.goods.total());
    }
    let amount = |good: Good, easy: u8| {
        let held = player.holds(good);
        GOOD * i32::from(held.min(easy)) + GOOD / 2 * i32::from(held.saturating_sub(easy))
    };
    Good::RESOURCES.map(|good| amount(good, 4)).into_iter().sum::<i32>() + amount(Good::Gold, 8)
}
