//! The Future of Camelot: knights sent in secret, magicians who predict, five rooms with two sides.
//!
//! Two to five players, seven rounds. Missions are shown; everybody takes up to three knights into a fist; the magicians
//! predict how many there are together; the better the prediction, the earlier the choice of a mission. A mission's
//! shields send knights into rooms, each with its own rules. Clauses (CA-063) and rulings (R-CA-02) are those of the
//! crate's rulebook, `RULES.md`.
//!
//! In reading order: what is on the table, what may be done, what it does, who sees what.
#![allow(missing_docs, reason = "the rules and the names say what most items are")]

mod options;

mod colour;
mod field;
mod hero;
mod mission;
mod room;
mod rooms;
mod shield;
mod tiles;

mod phase;
mod position;

mod action;
mod chance;
mod event;

mod legal;

mod apply;
mod ending;
mod max_steps;
mod placing;
mod preparation;
mod sending;
mod turn;

mod encode;
mod hints;
mod invariants;
mod setup;
mod view;

mod scene;

use std::ops::RangeInclusive;

use engine::{Game, Rng, RulesVersion, Seat, SeatSet, Step, Turn, Witness};

pub use action::Action;
pub use chance::Chance;
pub use colour::{Colour, Colours, Order, Owner, PerColour};
pub use event::{Event, Reason, Who};
pub use field::{Bonus, Field, Plan, Print, Spaces};
pub use hero::{BlackKnight, Hero, MORDRED_COST, TRISTAN_POINTS, hero_word};
pub use mission::{Mission, Missions, Stack};
pub use options::{Options, Sharing};
pub use phase::{Errand, Figure, Finale, Later, Phase, Progress, Source};
pub use position::{Camelot, HIGHEST_NUMBER, KNIGHT_POINTS, LAP, ROUNDS};
pub use room::{Room, Rooms, Side};
pub use rooms::ballroom::HEARTS_NEEDED;
pub use rooms::intrigue::{GROUPS, Group};
pub use rooms::rebellion::{Entries, LOSING_POINTS, Party, WINNING_POINTS};
pub use rooms::round_table::{ABSENT_POINTS, RANK_POINTS};
pub use rooms::secret::ABSENT_POINTS as SECRET_ABSENT_POINTS;
pub use rooms::tournament::{Gate, TILE_POINTS, TILES};
pub use rooms::training::{LINE_POINTS, LineBonus};
pub use shield::{Shield, Shields};
pub use tiles::{Grail, MERLIN_VALUES, Merlins, Part, SET_POINTS};
pub use view::{Player, Secrets, View};

// A method that calls its own name forwards to the inherent method.
impl Game for Camelot {
    const ID: &'static str = "camelot";
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

    fn start(options: Options, seats: u8, rules: RulesVersion) -> Camelot {
        Camelot::start(options, seats, rules)
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
    fn apply(&mut self, step: Step<Camelot>, told: &mut impl Witness<Event>) {
        self.apply(step, told);
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        self.view(viewer)
    }

    fn determinize(view: &View, rng: &mut Rng) -> Camelot {
        Camelot::determinize(view, rng)
    }

    fn invariant_error(&self) -> Option<String> {
        self.invariant_error()
    }
}
