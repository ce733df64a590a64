//! Rules of thumb: what a sensible player would do.
//!
//! Values are in half steps of a knight; every one of them makes an action twice as likely in a rollout.

use engine::{Hints, PerSeat, Seat};

use crate::RingQuest;
use crate::action::Action;
use crate::board::{Kind, State};
use crate::distance::{FAR, Ways, ride, walk};
use crate::knight::{Rider, RingAt, TALISMANS};
use crate::legal::onward;
use crate::phase::Phase;
use crate::position::SEALS_TO_WIN;
use crate::space::Space;
use crate::spaces::Spaces;

impl Hints for RingQuest {
    fn weigh(&self, _: Seat, actions: &[Action], out: &mut Vec<u32>) {
        let start = out.len();
        // Values are kept in the weights' place, moved up so that none is negative.
        let mut keep = |value: i32| out.push((value + SHIFT).max(0) as u32);
        match self.phase {
            Phase::Move { .. } | Phase::Midway { .. } => {
                let errand = Errand::of(self);
                actions.iter().for_each(|&action| keep(errand.value(action)));
            }
            _ => actions.iter().for_each(|&action| keep(self.value(action))),
        }
        let best = out[start..].iter().copied().max().unwrap_or_default();
        for weight in &mut out[start..] {
            *weight = (BEST >> (best - *weight).min(31)).max(1);
        }
    }

    const ROLLOUT_DECISIONS: u32 = 8;

    const PRIOR: f32 = 8.0;

    fn estimate(&self) -> PerSeat<f32> {
        let mut strength = PerSeat::default();
        for seat in Seat::all(self.seats) {
            strength[seat] = self.strength(seat);
        }
        let best = strength.first(self.seats).iter().copied().fold(0.0, f32::max);
        let share = strength.0.map(|strength: f32| ((strength - best) * SHARPNESS).exp());
        let total: f32 = share[..self.seats.into()].iter().sum();
        PerSeat(share.map(|share| share / total))
    }
}

/// No value is lower.
const SHIFT: i32 = 200;
/// The weight of the best action.
const BEST: u32 = 1 << 20;

// What things are worth, in half steps.
const VICTORY: i32 = 400;
const SEAL: i32 = 60;
const RING: i32 = 24;
/// To bring the ring to a city whose seal one has.
const WASTE: i32 = -30;
/// A talisman that is missing.
const TALISMAN: i32 = 3;
/// A fight with a dragon: won more often than not, but a lost turn if it is lost.
const FIGHT: i32 = -5;
const FIGHT_FOR_THE_RING: i32 = -16;
/// An attack without the ring as its prize.
const ATTACK: i32 = -5;
const OBSTACLE: i32 = 2;
const SWORD: i32 = 1;
/// Somebody who can attack the bearer in the next move, or in the one after that.
const THREAT: i32 = 2;
const SHADOW: i32 = 1;

/// What the knight on turn is after.
struct Errand<'a> {
    game: &'a RingQuest,
    stops: Spaces,
    /// The way to what he is after, unless he bears the ring.
    goal: Option<Ways>,
    /// The way to where the bearer of the ring is bound for.
    ambush: Option<Ways>,
    /// The way to a city, for a knight without talismans while another one bears the ring.
    city: Option<Ways>,
}

impl<'a> Errand<'a> {
    fn of(game: &'a RingQuest) -> Errand<'a> {
        let here = game.knight().at;
        let stops = game.stops();
        let near = here.neighbours().grown().and(stops);
        let ways = |goal| Ways::to(goal, game.obstacles, near);
        let (goal, ambush) = match game.ring {
            RingAt::Bearer(rider) if rider == game.rider => (None, None),
            RingAt::Bearer(rider) if rider.owner(game.seats) == game.seat() => (None, None),
            RingAt::Bearer(rider) => {
                // Whoever is too far behind rides to where the bearer is bound for; the others ride to meet him.
                let bearer = game.place(rider);
                let bound_for = game.next_city(rider.owner(game.seats), bearer);
                let ambush = bound_for.filter(|&city| walk(here, bearer) > ride(bearer, city));
                (Some(ways(bearer)), ambush.map(ways))
            }
            RingAt::Space(space) => (Some(ways(space)), None),
        };
        // Without a talisman a bearer cannot be attacked, but a ring that lies there can be fetched.
        let weary = game.knight().talismans == 0
            && matches!(game.ring, RingAt::Bearer(rider) if rider.owner(game.seats) != game.seat());
        let city = weary.then(|| ways(nearest_city(here)));
        Errand { game, stops, goal, ambush, city }
    }

    /// A step is worth what the best move that begins with it is worth.
    fn value(&self, action: Action) -> i32 {
        let game = self.game;
        let here = game.knight().at;
        match (game.phase, action) {
            (Phase::Move { extra }, Action::Step(first)) => {
                let ring = game.bears_ring() || game.ring == RingAt::Space(first);
                let stop = self.stops.contains(first).then(|| self.end(first, ring));
                let on = if game.passes(extra).contains(first) {
                    onward(self.stops, here, first)
                } else {
                    Spaces::NONE
                };
                let ends = on.iter().map(|end| self.end(end, ring));
                stop.into_iter().chain(ends).max().unwrap_or(-SHIFT)
            }
            (_, Action::Step(second)) => self.end(second, game.bears_ring()),
            _ => self.end(here, game.bears_ring()),
        }
    }

    /// What it is worth to end the move here, with or without the ring.
    fn end(&self, space: Space, bears: bool) -> i32 {
        let game = self.game;
        let victim = game.others().find(|&other| game.place(other) == space && space.kind() != Kind::City);
        let prize = victim.is_some_and(|victim| game.ring == RingAt::Bearer(victim));
        let talismans = game.knight().talismans;
        let mut value = if bears || prize || game.ring == RingAt::Space(space) {
            RING + self.with_ring(space)
        } else {
            self.without_ring(space)
        };
        if victim.is_some() && !prize {
            value += ATTACK;
        }
        value
            + match space.kind() {
                Kind::Dragon if bears || prize => FIGHT_FOR_THE_RING,
                Kind::Dragon => FIGHT,
                Kind::City => TALISMAN * i32::from(TALISMANS - talismans),
                Kind::Magic if game.stock() > 0 => OBSTACLE,
                Kind::Sword if !game.obstacles.is_empty() => SWORD,
                _ => 0,
            }
    }

    fn with_ring(&self, space: Space) -> i32 {
        let game = self.game;
        let seals = game.seals[game.seat()];
        if space.kind() == Kind::City {
            return match space.state() {
                Some(state) if seals.contains(state) => WASTE,
                _ if seals.len() + 1 == SEALS_TO_WIN => VICTORY,
                _ => SEAL,
            };
        }
        let way = game.next_city(game.seat(), space).map_or(FAR.into(), |city| ride(space, city));
        -2 * way - game.danger(game.rider, space)
    }

    fn without_ring(&self, space: Space) -> i32 {
        if let Some(ways) = &self.city {
            return -2 * ways.from(space);
        }
        let chase = self.goal.as_ref().map_or(0, |ways| ways.from(space));
        let ambush = self.ambush.as_ref().map_or(chase, |ways| ways.from(space) + 2);
        -2 * chase.min(ambush)
    }
}

impl RingQuest {
    /// What an action other than riding is worth.
    fn value(&self, action: Action) -> i32 {
        match action {
            Action::Ring(space) => self.hiding_place(space),
            Action::Banish(space) => self.exile(space),
            Action::Obstacle(space) | Action::Lay(space) => self.hindrance(space),
            Action::Lift(space) => -self.hindrance(space) - 1,
            Action::Leave | Action::Stop | Action::Step(_) => 0,
        }
    }

    /// The ring lies well where oneself is nearer than others, and on the way to a seal.
    fn hiding_place(&self, space: Space) -> i32 {
        let seat = self.seat();
        let (mut mine, mut theirs) = (i32::from(FAR), i32::from(FAR));
        for rider in Rider::all(self.riders()) {
            let steps = walk(self.place(rider), space);
            if rider.owner(self.seats) == seat { mine = mine.min(steps) } else { theirs = theirs.min(steps) }
        }
        let onward = self.next_city(seat, space).map_or(0, |city| ride(space, city));
        2 * theirs.min(12) - 2 * mine - onward
    }

    /// A banished knight is best far from the ring, and from where it is going.
    fn exile(&self, space: Space) -> i32 {
        let prize = match self.ring {
            RingAt::Space(prize) => prize,
            RingAt::Bearer(rider) => self.place(rider),
        };
        let onward = if self.bears_ring() { self.next_city(self.seat(), prize) } else { None };
        2 * walk(space, prize) + onward.map_or(0, |city| walk(space, city))
    }

    /// An obstacle is worth as much as it is in the way of others who are after the ring, and not in one's own.
    fn hindrance(&self, space: Space) -> i32 {
        let prize = match self.ring {
            RingAt::Space(prize) => prize,
            RingAt::Bearer(rider) => self.place(rider),
        };
        let in_the_way = |rider: &Rider| {
            let from = self.place(*rider);
            let chases = self.ring != RingAt::Bearer(*rider);
            chases && walk(from, space) + walk(space, prize) <= walk(from, prize) && walk(from, space) <= 6
        };
        let weight = |rider: Rider| if rider.owner(self.seats) == self.seat() { -4 } else { 2 };
        Rider::all(self.riders()).filter(in_the_way).map(weight).sum()
    }

    /// The nearest city from here whose seal the seat lacks.
    fn next_city(&self, seat: Seat, from: Space) -> Option<Space> {
        let lacking = State::ALL.into_iter().filter(|&state| !self.seals[seat].contains(state));
        lacking.map(city_of).min_by_key(|&city| ride(from, city))
    }

    /// How much others threaten a bearer of the ring here.
    fn danger(&self, bearer: Rider, space: Space) -> i32 {
        let seat = bearer.owner(self.seats);
        let threat = |rider: Rider| {
            let knight = self.knights[rider.index()];
            if rider.owner(self.seats) == seat || knight.talismans == 0 || knight.coat {
                return 0;
            }
            match walk(knight.at, space) {
                ..=2 => THREAT,
                3..=4 => SHADOW,
                _ => 0,
            }
        };
        Rider::all(self.riders()).map(threat).sum()
    }

    /// How strong a seat is.
    fn strength(&self, seat: Seat) -> f32 {
        let seals = usize::from(self.seals[seat].len());
        let mut strength = SEALS_WORTH[seals];
        let mut hope = 0.0f32;
        for rider in Rider::all(self.riders()).filter(|rider| rider.owner(self.seats) == seat) {
            let knight = self.knights[rider.index()];
            strength += TALISMAN_WORTH * f32::from(knight.talismans);
            let chance = match self.ring {
                RingAt::Bearer(bearer) if bearer == rider => {
                    let way = self.next_city(seat, knight.at).map_or(0, |city| ride(knight.at, city));
                    BEARER
                        - BEARER_STEP * way as f32
                        - DANGER * self.danger(rider, knight.at) as f32
                        - WEARINESS * f32::from(self.idle) / f32::from(self.seats)
                }
                RingAt::Bearer(bearer) => {
                    let armed = f32::from(knight.talismans.min(1));
                    armed * (CHASER - CHASER_STEP * walk(knight.at, self.place(bearer)) as f32)
                }
                RingAt::Space(space) => SEEKER - SEEKER_STEP * walk(knight.at, space) as f32,
            };
            let lost_turn = if knight.coat { COAT } else { 0.0 };
            hope = hope.max(chance - lost_turn);
        }
        strength + hope * HOPE_WORTH[seals]
    }
}

// What the estimate is made of.
const SHARPNESS: f32 = 1.0;
/// A seal is worth more than the ring: who may deliver shall deliver.
const SEALS_WORTH: [f32; 4] = [0.0, 3.0, 6.0, 9.0];
/// The ring is worth more to somebody who lacks one seal only.
const HOPE_WORTH: [f32; 4] = [1.0, 1.2, 1.8, 0.0];
const TALISMAN_WORTH: f32 = 0.1;
const BEARER: f32 = 1.6;
const BEARER_STEP: f32 = 0.08;
const DANGER: f32 = 0.15;
/// What each round without a new seal takes from the bearer's hope. Otherwise he waits before the city for ever, lest the
/// ring go to somebody else.
const WEARINESS: f32 = 0.06;
const CHASER: f32 = 0.7;
const CHASER_STEP: f32 = 0.06;
const SEEKER: f32 = 1.0;
const SEEKER_STEP: f32 = 0.07;
const COAT: f32 = 0.2;

/// The city of a state.
fn city_of(state: State) -> Space {
    let city = Spaces::CITIES.and(Spaces::of_state(state)).first();
    city.expect("every state has a city")
}

/// The city that is the fewest steps away.
fn nearest_city(from: Space) -> Space {
    let nearest = State::ALL.into_iter().map(city_of).min_by_key(|&city| walk(from, city));
    nearest.expect("there are four cities")
}
