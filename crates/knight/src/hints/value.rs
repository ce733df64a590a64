//! What a table is worth to a player, in tenths of a point.

use engine::Seat;

use super::threat::{areas, flooded};
use super::weights::WEIGHTS;
use crate::contest::Tournament;
use crate::court::{Office, TRACKS, Track};
use crate::goals::Penalty;
use crate::goods::{Gain, Good};
use crate::judge::{INFLUENCE_TO_WIN, POINTS_TO_WIN};
use crate::open::{Open, TURNS};
use crate::phase::{Stage, Standing};
use crate::player::Player;
use crate::scenario::Scenario;

/// No value is lower than minus this.
pub(super) const BASE: i32 = 20_000;

/// What a good is worth at the end (KN-20).
const LAST_GOOD: i32 = 50;

/// What a gain is worth on its own.
pub(super) const fn promise(gain: &Gain) -> i32 {
    WEIGHTS.good * gain.goods.total() as i32
        + 10 * gain.points as i32
        + WEIGHTS.command * gain.command as i32
        + WEIGHTS.influence * gain.influence as i32
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
            Standing::Won(_) if !self.is_war() => return WEIGHTS.won + points,
            Standing::Won(_) => {}
            Standing::Lost(_) => return points - WEIGHTS.won,
            Standing::Through => return points,
            Standing::Playing => {}
        }
        let won = if matches!(player.standing, Standing::Won(_)) { WEIGHTS.won } else { 0 };
        let left = i32::from(TURNS - self.turn.min(TURNS));
        let map = if self.is_war() { self.war_value(seat) } else { self.map_value(seat) };
        won + points
            + self.pending_value(seat)
            + self.ahead(seat)
            + held(player, left)
            + WEIGHTS.influence * i32::from(player.influence.min(INFLUENCE_TO_WIN))
            + WEIGHTS.more_influence * i32::from(player.influence.saturating_sub(INFLUENCE_TO_WIN))
            + renown(player, left)
            + self.court_value(player, left)
            + self.prospects(player, left)
            + self.goal_value(seat)
            + WEIGHTS.diplomacy[usize::from(player.diplomacy.min(6))]
            + WEIGHTS.battles[(player.battles.count_ones() as usize).min(6)]
            + map
    }

    /// Once a side is chosen, its offices will pay and its row will be carried out, with what is held then to buy it off.
    fn ahead(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        let waits = self.stage == Stage::Use && (self.is_war() || seat == self.active);
        let (Some(side), Some(card)) = (player.side.filter(|_| waits), self.current_card(seat)) else {
            return 0;
        };
        let half = card.half(side);
        let offices = player.borrowed.map_or(half, |(card, side)| card.half(side)).offices;
        let paid: i32 = offices.iter().map(|office| self.office_value(seat, *office)).sum();
        paid - self.row_cost(seat, half.row)
    }

    /// Command points and removals that are still to be used.
    fn pending_value(&self, seat: Seat) -> i32 {
        let tasks = &self.tasks;
        if seat != self.active || tasks.points + tasks.removals == 0 {
            return 0;
        }
        let enemies = usize::from(self.enemies(seat).min(8));
        let fewer = |count: usize| WEIGHTS.enemies[enemies] - WEIGHTS.enemies[enemies.saturating_sub(count)];
        let mut value = fewer(tasks.removals.into());
        if tasks.points > 0 {
            value += self.command_value(seat, &fewer);
            value += WEIGHTS.command * i32::from(tasks.points - 1);
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
        let thwart = WEIGHTS.enemy_diplomacy[level] - WEIGHTS.enemy_diplomacy[level.saturating_sub(1)];
        let mut goods = 0;
        for at in player.units.iter() {
            for (index, source) in map.tiles[at].sources.iter().enumerate() {
                if player.sources.get(at) >> index & 1 != 0 {
                    goods += promise(&source.gain());
                }
            }
        }
        WEIGHTS.command.min(60).max(goods).max(thwart).max(fewer(slain.into()) + relief)
    }

    /// What levels will pay, and the stages that they open.
    fn court_value(&self, player: &Player, left: i32) -> i32 {
        let card = self.card();
        let chance = WEIGHTS.activation * left;
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
            value += i32::from(player.level(track)) * WEIGHTS.good * chance / 400;
        }
        value
    }

    /// Battles, tournaments and rewards that are near.
    fn prospects(&self, player: &Player, left: i32) -> i32 {
        let mut value = 0;
        let near = |needs: &[(Track, u8)]| {
            let lack: usize = needs
                .iter()
                .map(|(track, level)| usize::from(level.saturating_sub(player.level(*track))))
                .sum();
            WEIGHTS.near.get(lack).copied().unwrap_or(0)
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
                value += promise(&reward.gain) * WEIGHTS.waiting / 100;
            }
        }
        for (at, influence) in (0..).zip(crate::character::THRESHOLDS) {
            if !player.has_threshold(at) && player.influence >= influence {
                value += promise(&sheet.thresholds[at as usize]) * WEIGHTS.waiting / 100;
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
            Penalty::Good(_, amount) => WEIGHTS.good * i32::from(amount),
            Penalty::Activation => 150,
        };
        (promise(&column.reward) + penalty) * WEIGHTS.goal / 100
    }

    /// The own map of a scenario.
    fn map_value(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        let missing = usize::from(self.lands_to_win().saturating_sub(self.lands(seat)));
        let hope =
            WEIGHTS.unit * i32::from(player.units.total().min(7)) + WEIGHTS.missing_lands[missing.min(7)];
        self.lasting(hope) - self.danger(seat)
    }

    /// How near the enemy is to the defeat of a player.
    pub(super) fn danger(&self, seat: Seat) -> i32 {
        let (player, map) = (self.player(seat), self.map());
        let mut danger = WEIGHTS.enemies[usize::from(self.enemies(seat).min(9))]
            + WEIGHTS.enemy_diplomacy[usize::from(player.enemy_diplomacy.min(6))];
        for at in player.enemies.iter() {
            let near = 4 - i32::from(map.distance(at).min(4));
            let alone = i32::from(player.enemies.get(at).saturating_sub(player.units.get(at)));
            let met = i32::from(player.enemies.get(at).min(player.units.get(at)));
            danger += WEIGHTS.nearness * near * i32::from(player.enemies.get(at)) + WEIGHTS.alone * alone
                - WEIGHTS.met * met;
        }
        danger += map.castle.map_or(0, |castle| self.castle_danger(player, castle));
        danger += match self.options.scenario {
            Scenario::Flood => flooded(player.flooded.len(), player.villages(map)),
            Scenario::Rebels => areas(player.destroyed(map)),
            Scenario::DefensiveWar | Scenario::Barbarians => 0,
        };
        self.lasting(danger)
    }

    /// An attack with more enemies on the castle tile than own units ends the game.
    fn castle_danger(&self, player: &Player, castle: usize) -> i32 {
        let here = i32::from(player.enemies.get(castle));
        let near: i32 =
            self.map().neighbours(castle).iter().map(|at| i32::from(player.enemies.get(at))).sum();
        let own = i32::from(player.units.get(castle));
        let now = (here - own).max(0);
        let soon = (here + near - own).max(0) - now;
        WEIGHTS.castle_open * now.min(1) + WEIGHTS.castle_enemy * now + WEIGHTS.castle_near * soon
            - WEIGHTS.guard * own.min(2)
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
}

/// Resources and gold: the nearer a track is to its end, the less more of it is worth, except at the end.
fn held(player: &Player, left: i32) -> i32 {
    if left == 0 {
        return LAST_GOOD * i32::from(player.goods.total());
    }
    let amount = |good: Good, easy: u8| {
        let held = player.holds(good);
        WEIGHTS.good * i32::from(held.min(easy)) + WEIGHTS.more_good * i32::from(held.saturating_sub(easy))
    };
    let [easy, easy_gold] = WEIGHTS.easy;
    Good::RESOURCES.map(|good| amount(good, easy)).into_iter().sum::<i32>() + amount(Good::Gold, easy_gold)
}

/// How near 300 points with 25 influence are: what is left of goods counts, and what the turns to come usually bring.
fn renown(player: &Player, left: i32) -> i32 {
    (WEIGHTS.renown as f32 * fame(player, left)) as i32
}

/// How likely 300 points with 25 influence are at the end.
pub(super) fn fame(player: &Player, left: i32) -> f32 {
    let points = f32::from(player.points)
        + 5.0 * f32::from(player.goods.total())
        + (left * WEIGHTS.turn) as f32 / 10.0
        - f32::from(POINTS_TO_WIN);
    let influence = f32::from(player.influence) + (left * WEIGHTS.turn_influence) as f32 / 10.0
        - (f32::from(INFLUENCE_TO_WIN) - 0.5);
    let left = left as f32;
    sure(points, 5.0 + 5.0 * left) * sure(influence, 0.3 + 0.3 * left)
}

/// How sure something is with this lead: the logistic curve, by a fraction that gives the same on every machine.
fn sure(lead: f32, spread: f32) -> f32 {
    let half = (lead / (2.0 * spread)).clamp(-3.0, 3.0);
    let square = half * half;
    0.5 + 0.5 * half * (27.0 + square) / (27.0 + 9.0 * square)
}
