//! Sample: a race with a secret card.
//!
//! A first draft of a game, complete in every part: replace its rules by yours, file by file.
//!
//! In reading order: variants, what can happen, what people are told, the rules, who sees what, what learners see, rules of thumb,
//! looks.

mod options;

mod action;
mod chance;
mod event;

mod position;

mod view;

mod encode;
mod hints;
mod scene;

use std::ops::RangeInclusive;

use engine::{Game, Rng, RulesVersion, Seat, SeatSet, Step, Turn, Witness};

pub use action::Action;
pub use chance::Chance;
pub use event::Event;
pub use options::Options;
pub use position::Sample;
pub use view::{Moment, View};

impl Game for Sample {
    const ID: &'static str = "sample";
    const RULES: RangeInclusive<u32> = 1..=1;
    // Everybody draws once, and a turn is a decision and perhaps a die.
    const MAX_STEPS: u32 = 4 + 2 * position::TURNS;

    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;

    fn seats(_: &Options) -> RangeInclusive<u8> {
        2..=4 // SA-01
    }

    fn start(options: Options, seats: u8, rules: RulesVersion) -> Sample {
        Sample::start(options, seats, rules)
    }

    fn rules(&self) -> RulesVersion {
        self.rules
    }

    fn seated(&self) -> SeatSet {
        SeatSet::all(self.seats)
    }

    fn turn(&self) -> Turn {
        self.turn()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.legal(seat, out);
    }

    fn chance(&self, out: &mut Vec<(Chance, u32)>) {
        self.chance(out);
    }

    fn apply(&mut self, step: Step<Sample>, told: &mut impl Witness<Event>) {
        self.apply(step, told);
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        View::of(self, viewer)
    }

    fn determinize(view: &View, rng: &mut Rng) -> Sample {
        view.determinize(rng)
    }

    fn invariant_error(&self) -> Option<String> {
        self.invariant_error()
    }
}
