//! Knight: twelve turns at court and in the field; alone, side by side, or at war.
//!
//! One player alone plays a scenario: every turn a side of an event card brings resources, activates an office of the court and
//! wakes the enemy. Several players play the same scenario side by side and trade, or they go to war on one map, bid for
//! the initiative and fight duels. Clauses (KN-62) and rulings (R-KN-05) are those of the crate's rulebook, `RULES.md`.
//!
//! In reading order: what is on the cards, what lies on the table, what may be done, what it does, who sees what.
#![allow(missing_docs, reason = "the rules and the names say what most items are")]

mod word;

mod goods;

mod court;

mod cards;
mod character;
mod contest;
mod goals;

mod counts;
mod limits;
mod map;
mod place;
mod scenario;

mod options;

mod open;
mod phase;
mod player;
mod position;

mod action;
mod chance;
mod event;

mod legal;

mod apply;
mod max_steps;
mod turn;

mod activation;
mod checking;
mod command;
mod enemy;
mod gains;
mod judge;
mod origin;
mod row;
mod using;
mod water;

mod duel;
mod initiative;
mod trade;

mod encode;
mod hints;
mod invariants;
mod setup;
mod view;

mod scene;

use std::ops::RangeInclusive;

use engine::{Game, Rng, RulesVersion, Seat, SeatSet, Step, Turn, Witness};

pub use action::Action;
pub use cards::{CARDS, Card, Cards, Half, Side};
pub use chance::Chance;
pub use character::{CHARACTERS, Character, Reward, Sheet, THRESHOLDS};
pub use command::CASTLE_POINTS;
pub use contest::{Contest, Tournament};
pub use counts::Counts;
pub use court::{Need, Office, Space, TRACKS, Track};
pub use duel::DUEL_POINTS;
pub use event::{Event, Rise};
pub use gains::STORE;
pub use goals::{Column, Condition, Goal, Measure, Penalty, SOLO_GOALS};
pub use goods::{GOLD_LIMIT, GOOD_POINTS, Gain, Good, Purse, RESOURCE_LIMIT};
pub use initiative::{STEPS, step_below};
pub use judge::{
    FLOODED_TO_LOSE, INFLUENCE_TO_WIN, POINTS_TO_WIN, RUINS_TO_LOSE, UNMET_POINTS, VILLAGES_TO_LOSE,
};
pub use map::{MOST_TILES, Map, Source, Tile, Tiles};
pub use open::{Element, Laid, Open, Queue, ROW, Row, Running, SEATS, TURNS, Tasks, Trade, War};
pub use options::{Mode, Options};
pub use origin::Origin;
pub use phase::{Defeat, Phase, Stage, Standing, Victory};
pub use place::Place;
pub use player::{DUELS, Player};
pub use position::Knight;
pub use row::{BORROW_GOLD, REVEAL_GOLD, SWAP_GOLD};
pub use scenario::{
    Consequence, DIPLOMACY, Order, Rows, Scenario, ScenarioCard, TILES_TO_WIN, UNITS_IN_WAR, UNITS_ON_TILE,
    war_map,
};
pub use trade::MOST_OFFERS;
pub use turn::FIRST_POINTS;
pub use using::{COMMAND_GOLD, EXCHANGE_GOLD, INFLUENCE_GOLD, LURE_GOLD, MOST_USES, RESOURCE_GOLD};
pub use view::View;

// A method that calls its own name forwards to the inherent method.
impl Game for Knight {
    const ID: &'static str = "knight";
    const RULES: RangeInclusive<u32> = 1..=2;
    const MAX_STEPS: u32 = max_steps::MAX_STEPS;

    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;

    fn seats(options: &Options) -> RangeInclusive<u8> {
        options.seats()
    }

    fn start(options: Options, seats: u8, rules: RulesVersion) -> Knight {
        Knight::start(options, seats, rules)
    }

    fn rules(&self) -> RulesVersion {
        self.open.rules
    }

    #[inline]
    fn seated(&self) -> SeatSet {
        SeatSet::all(self.open.seats)
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.turn()
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.legal(seat, out);
    }

    fn chance(&self, out: &mut Vec<(Chance, u32)>) {
        self.chance(out);
    }

    #[inline]
    fn roll(&self, rng: &mut Rng) -> Chance {
        self.roll(rng)
    }

    #[inline]
    fn apply(&mut self, step: Step<Knight>, told: &mut impl Witness<Event>) {
        self.apply(step, told);
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        self.view(viewer)
    }

    fn determinize(view: &View, rng: &mut Rng) -> Knight {
        Knight::determinize(view, rng)
    }

    fn invariant_error(&self) -> Option<String> {
        self.invariant_error()
    }
}
