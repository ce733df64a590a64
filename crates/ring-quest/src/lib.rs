//! Quest for the Ring: knights look for a magic ring and carry it to the cities of four states.
//!
//! Three to six players, one knight each; or two players with two knights each. In a turn a knight rides one or two
//! spaces along the lines. Whoever comes by the ring carries it, and passes dragons, obstacles and knights; whoever
//! brings it to a city wins the city's seal and lays the ring down in another state. Three different seals win. On the
//! way there are dragons to fight, stones that bring and move obstacles, and other knights, who attack. Clauses (QR-29)
//! and rulings (R-QR-05) are those of the crate's rulebook, `RULES.md`.
//!
//! In reading order: the board, what is on it, what may be done, what it does, who sees what.
#![allow(missing_docs, reason = "the rules and the names say what most items are")]

mod options;

mod board;
mod distance;
mod reach;
mod space;
mod spaces;

mod knight;
mod phase;
mod pile;
mod position;
mod seals;

mod action;
mod chance;
mod event;

mod legal;

mod apply;
mod max_steps;
mod score;

mod encode;
mod hints;
mod invariants;
mod setup;
mod view;

mod scene;

use std::ops::RangeInclusive;

use engine::{Game, Rng, RulesVersion, Seat, SeatSet, Step, Turn, Witness};

pub use action::Action;
pub use board::{Kind, LINES, SIDE, SPACES, State};
pub use chance::Chance;
pub use event::Event;
pub use knight::{KNIGHTS, Knight, Rider, RingAt, TALISMANS};
pub use options::Options;
pub use phase::{Duel, End, Phase};
pub use pile::{DRAGON_CARDS, Pile};
pub use position::{IDLE_ROUNDS, OBSTACLES, RING_START, RingQuest, SEALS_TO_WIN, START};
pub use reach::{harmless, is_reachable, reachable};
pub use seals::Seals;
pub use space::Space;
pub use spaces::Spaces;
pub use view::View;

// A method that calls its own name forwards to the inherent method.
impl Game for RingQuest {
    const ID: &'static str = "ring";
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

    fn start(options: Options, seats: u8, rules: RulesVersion) -> RingQuest {
        RingQuest::start(options, seats, rules)
    }

    fn rules(&self) -> RulesVersion {
        self.rules
    }

    #[inline]
    fn seated(&self) -> SeatSet {
        SeatSet::all(self.seats)
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
    fn apply(&mut self, step: Step<RingQuest>, told: &mut impl Witness<Event>) {
        self.apply(step, told);
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        self.view(viewer)
    }

    fn determinize(view: &View, _: &mut Rng) -> RingQuest {
        RingQuest::from(view)
    }

    fn invariant_error(&self) -> Option<String> {
        self.invariant_error()
    }
}
