//! Quests of the Round Table: sponsor quests, dare them, tilt in tournaments, and rise from Squire to the Round Table.
//!
//! Two to four players. A turn begins with a story card. A quest needs a sponsor, who lays out its stages face down, foes with
//! weapons and at most one test; the others join, draw a card a stage, and commit weapons, allies and an amour in secret to
//! beat the foe, or bid cards in a test. A tournament is won by the strongest commitment. Events just happen. Shields make
//! ranks, and the first Knight of the Round Table wins. Clauses (QT-54) and rulings (R-QT-03) are those of the crate's
//! rulebook, `RULES.md`.
//!
//! In reading order: what is on the table, what may be done, what it does, who sees what.
#![allow(missing_docs, reason = "the rules and the names say what most items are")]

mod options;

mod bag;
mod cards;
mod rank;
mod story;

mod open;
mod phase;
mod position;

mod action;
mod chance;
mod event;
mod occasion;

mod legal;
mod stages;
mod strength;

mod apply;
mod arms;
mod bidding;
mod drawing;
mod mordred;
mod quest;
mod realm;
mod tournament;
mod turn;

mod max_steps;
mod score;

mod encode;
mod guess;
mod hints;
mod invariants;
mod setup;
mod strategies;
mod view;

mod scene;

use std::ops::RangeInclusive;

use engine::{Game, InterruptWindow, Rng, RulesVersion, Seat, SeatSet, Step, Turn, Witness};

pub use action::Action;
pub use bag::Cards;
pub use cards::{Card, Kind};
pub use chance::Chance;
pub use event::Event;
pub use occasion::{Contest, Occasion, Victory};
pub use open::{Open, Player, Quest, Reveal, Tournament, Trial};
pub use options::{FreeBids, MordredWindow, Options, QuestDiscard, Recognition};
pub use phase::{End, Moment, Phase, Standing, Then};
pub use position::{HAND_LIMIT, Quests, STORY_ROUNDS};
pub use quest::RECOGNITION;
pub use rank::Rank;
pub use stages::{Plan, can_build, can_finish};
pub use story::{MOST_STAGES, Stories, Story};
pub use strategies::Strategy;
pub use strength::{stage_points, weapon_points};
pub use view::View;

// A method that calls its own name forwards to the inherent method.
impl Game for Quests {
    const ID: &'static str = "quests";
    const RULES: RangeInclusive<u32> = 1..=2;
    const MAX_STEPS: u32 = max_steps::MAX_STEPS;

    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;

    fn seats(_: &Options) -> RangeInclusive<u8> {
        options::SEATS
    }

    fn start(options: Options, seats: u8, rules: RulesVersion) -> Quests {
        Quests::start(options, seats, rules)
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

    fn interrupts(&self, seat: Seat, out: &mut Vec<Action>) {
        self.interrupts(seat, out);
    }

    fn interrupt_window(&self) -> InterruptWindow {
        self.interrupt_window()
    }

    fn chance(&self, out: &mut Vec<(Chance, u32)>) {
        self.chance(out);
    }

    #[inline]
    fn roll(&self, rng: &mut Rng) -> Chance {
        self.roll(rng)
    }

    #[inline]
    fn apply(&mut self, step: Step<Quests>, told: &mut impl Witness<Event>) {
        self.apply(step, told);
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        self.view(viewer)
    }

    fn determinize(view: &View, rng: &mut Rng) -> Quests {
        Quests::determinize(view, rng)
    }

    fn invariant_error(&self) -> Option<String> {
        self.invariant_error()
    }
}
