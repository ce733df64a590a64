//! Minds that see views, never positions.
//!
//! Every level is generic: it knows no game, only the contract ([`engine::Game`]), its rules of thumb and the strategies it
//! brings along ([`engine::Hints`]). No clock and no thread live here; the caller gives a budget and may stop a thought.

mod decision;
mod level;
mod page;
mod prospects;
mod search;
mod squire;
mod strategy;
mod thought;

use engine::{Hints, Rng, Seat};

pub use decision::{Budget, Decision, Weighed};
pub use level::Level;
pub use prospects::Prospects;
pub use thought::Thought;

/// What a bot of this level does in this seat, which may act now. Depends on nothing but the view, the budget and the
/// generator. The level is one [of the game's](Level::of).
pub fn decide<G: Hints>(
    level: Level,
    view: &G::View,
    seat: Seat,
    budget: Budget<'_>,
    rng: &mut Rng,
) -> Decision<G::Action> {
    let mut actions = Vec::new();
    G::determinize(view, rng).legal(seat, &mut actions);
    if let [only] = actions[..] {
        return Decision::forced(only);
    }
    match level {
        Level::Page => page::decide::<G>(view, seat, &actions, rng),
        Level::Squire => squire::decide::<G>(view, seat, &actions, rng),
        Level::Knight | Level::Champion => search::decide::<G>(view, seat, &actions, budget, rng),
        Level::Strategy1 => strategy::decide::<G>(0, view, seat, &actions),
        Level::Strategy2 => strategy::decide::<G>(1, view, seat, &actions),
    }
}
