//! Bots that decide from views, never from positions.
//!
//! Every level is generic. It knows only the contract of a game ([`engine::Game`]) and the heuristics and strategies
//! that the game provides ([`engine::Hints`]). This crate uses no clock and no thread: the caller sets a budget and may
//! stop a search.

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

/// Decides for a seat that may act now. The decision depends only on the view, the budget and the generator. The caller
/// must pass a level that [the game has](Level::of).
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
