//! King Arthur, the card game: knights beat adversaries, adversaries pay for adventures, adventures are points.
//!
//! Two to five players. A turn has four actions in a fixed order, each of which may be left out: turn up
//! adversaries until a column has four, challenge one of them with knights of one colour, take an adventure for
//! beaten adversaries, draw a knight; without challenge and adventure, two knights. The game ends with the twelfth
//! of thirteen adventures, or when no adversary is left. In the game with seals a beaten adversary is only marked
//! until its whole column is. Clauses (KA-31) and rulings (R-KA-12) are those of the crate's rulebook, `RULES.md`.
//!
//! In reading order: what is on the table, what may be done, what it does, who sees what.
#![allow(missing_docs, reason = "the rules and the names say what most items are")]

mod options;

mod adventures;
mod bags;
mod cards;
mod layout;

mod phase;
mod position;

mod action;
mod chance;
mod event;

mod legal;
mod payment;
mod spending;

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
pub use adventures::{Adventure, Adventures, Condition};
pub use bags::{Adversaries, Knights};
pub use cards::{Adversary, Colour, Kind, Knight};
pub use chance::Chance;
pub use event::{Event, Victory};
pub use layout::{COLUMN, Layout, Slot};
pub use options::{Options, Overpaying};
pub use payment::{Price, can_pay, may_pay, reach};
pub use phase::{Challenge, End, Phase, Progress};
pub use position::{ADVENTURES_LEFT, IDLE_ROUNDS, KingArthur, SEALS, START_HAND};
pub use spending::{affordable, can_afford, is_paid, is_red_five, may_spend};
pub use view::{Player, View};

// A method that calls its own name forwards to the inherent method.
impl Game for KingArthur {
    const ID: &'static str = "king-arthur";
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

    fn start(options: Options, seats: u8, rules: RulesVersion) -> KingArthur {
        KingArthur::start(options, seats, rules)
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
    fn apply(&mut self, step: Step<KingArthur>, told: &mut impl Witness<Event>) {
        self.apply(step, told);
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        self.view(viewer)
    }

    fn determinize(view: &View, rng: &mut Rng) -> KingArthur {
        KingArthur::determinize(view, rng)
    }

    fn invariant_error(&self) -> Option<String> {
        self.invariant_error()
    }
}
