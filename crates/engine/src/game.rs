//! The contract every game keeps.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::RangeInclusive;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Notation, Options, Outcome, Rng, RulesVersion, Seat, SeatSet, Witness};

/// A value of a type that implements `Game` is a position in that game.
///
/// Positions are small `Copy` values without order where nobody could know an order: decks are bags. The laws in
/// the `testkit` crate say what every implementation must keep.
pub trait Game: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// The game's name in URLs, logs and asset paths.
    const ID: &'static str;
    /// The versions of the rules that this program plays. New matches get the newest, the end of the range; a match that was
    /// begun with an older one goes on by it. The end is raised whenever an old log might replay differently.
    const RULES: RangeInclusive<u32>;
    /// The upper bound on the steps of a match, chance included, by every version of the rules.
    const MAX_STEPS: u32;
    /// The least and the most that a match can be worth to a seat: the bounds of [`Outcome::returns`].
    const RETURNS: RangeInclusive<i32> = 0..=Outcome::WIN;

    /// Variants and rule options.
    type Options: Options;
    /// One decision: one click.
    type Action: Notation;
    /// One die, one card, one reveal.
    type Chance: Notation;
    /// What somebody was told.
    type Event: Copy + Eq + Hash + Debug + Send + Sync;
    /// All that one seat, or a spectator, may know, and nothing else.
    type View: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send;

    /// How many people can play with these options.
    fn seats(options: &Self::Options) -> RangeInclusive<u8>;

    /// The position before the first step. `seats` lies in [`Game::seats`], `rules` in [`Game::RULES`].
    fn start(options: Self::Options, seats: u8, rules: RulesVersion) -> Self;

    /// The version of the rules that it was started with.
    fn rules(&self) -> RulesVersion;

    /// The seats at the table, whether they may act or not: as many as it started with.
    fn seated(&self) -> SeatSet;

    /// Who moves: chance, some seats, or nobody any more.
    fn turn(&self) -> Turn;

    /// Appends every legal action of a pending seat, each once, in a stable order; nothing for others.
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Appends what a seat may do out of turn while the game waits for others, each once, in a stable order: a card that may be
    /// played at any time. Nothing that [`Game::legal`] offers the seat, and nothing at a chance step or after the end.
    ///
    /// The game never waits for an interrupt, so other players cannot tell whether a seat could interrupt. Most games have no interrupts.
    fn interrupts(&self, _seat: Seat, _out: &mut Vec<Self::Action>) {}

    /// Whether seats may interrupt now, as far as everybody can see. It must not depend on hidden information: hosts leave people
    /// time to interrupt by this alone, so the time tells nobody who could have.
    fn interrupt_window(&self) -> InterruptWindow {
        InterruptWindow::Closed
    }

    /// Appends every outcome of a chance step with its weight, each once; nothing when it is not chance's turn.
    fn chance(&self, out: &mut Vec<(Self::Chance, u32)>);

    /// One outcome of a chance step, with the same distribution as [`Game::chance`]. Games override it where
    /// listing every outcome is slow.
    fn roll(&self, rng: &mut Rng) -> Self::Chance {
        let mut outcomes = Vec::new();
        self.chance(&mut outcomes);
        rng.pick(&outcomes)
    }

    /// Plays a step. Trusts that it is legal: checked play is the `table` crate's.
    fn apply(&mut self, step: Step<Self>, told: &mut impl Witness<Self::Event>);

    /// What a seat, or a spectator (`None`), may know; built from nothing.
    fn view(&self, viewer: Option<Seat>) -> Self::View;

    /// A position drawn evenly from those that look like this view.
    fn determinize(view: &Self::View, rng: &mut Rng) -> Self;

    /// The first invariant that this position breaks: a card that is missing or in two places, a count out of range.
    /// Always `None` unless the rules are wrong; only the laws ask.
    fn invariant_error(&self) -> Option<String> {
        None
    }
}

/// Whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// A die must fall or a card must be turned.
    Chance,
    /// These seats may act, in any order. Several: a secret simultaneous choice.
    Seats(SeatSet),
    /// The match is over.
    Over(Outcome),
}

impl Turn {
    /// The seats that may act; none at a chance step or after the end.
    #[inline]
    pub fn pending(self) -> SeatSet {
        match self {
            Turn::Seats(seats) => seats,
            Turn::Chance | Turn::Over(_) => SeatSet::EMPTY,
        }
    }
}

/// Whether seats may interrupt, as far as everybody can see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InterruptWindow {
    /// No seat can interrupt.
    Closed,
    /// A seat may interrupt.
    Open,
    /// A seat may interrupt, and the next step settles what an interrupt could change. A host asks the bots of all other seats
    /// whether they interrupt, and lets a pending bot wait for a fixed time.
    Pause,
}

/// One step of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step<G: Game> {
    /// Chance decided.
    Chance(G::Chance),
    /// A seat decided.
    Act(Seat, G::Action),
}
