//! Bots that decide from views, never from positions.
//!
//! Every bot is generic. It knows only the contract of a game ([`engine::Game`]) and the heuristics and strategies
//! that the game provides ([`engine::Hints`]). This crate uses no clock and no thread: the caller sets a budget and may
//! stop a search.

mod decision;
mod evaluator;
mod page;
mod prospects;
mod registry;
mod search;
mod squire;
mod strategy;
mod thought;

use engine::{Game, Hints, Rng, Seat};

pub use decision::{Budget, Decision, Weighed};
pub use evaluator::{Answers, Asks, Evaluation, Evaluator, Heuristics};
pub use prospects::Prospects;
pub use registry::{Algorithm, Bot, CHAMPION, LADDER, UnknownBot, bot_id, bots_of, resolve};
pub use thought::Thought;

/// Decides for a seat that may act now. The decision depends only on the view, the algorithm and the generator, unless `stop`
/// ends a search early. The caller must pass a strategy that the game has.
pub fn decide<G: Hints>(
    algorithm: Algorithm,
    view: &G::View,
    seat: Seat,
    stop: &dyn Fn() -> bool,
    rng: &mut Rng,
) -> Decision<G::Action> {
    let actions = legal::<G>(view, seat, rng);
    if let [only] = actions[..] {
        return Decision::forced(only);
    }
    match algorithm {
        Algorithm::Random => page::decide::<G>(view, seat, &actions, rng),
        Algorithm::Greedy => squire::decide::<G>(view, seat, &actions, rng),
        Algorithm::Search(iterations) => {
            search::decide::<G>(view, seat, &actions, Budget { iterations, stop }, rng)
        }
        Algorithm::Strategy(index) => strategy::decide::<G>(index, view, seat, &actions),
    }
}

/// Decides by a search that asks this evaluator. Returns `None` if the budget ends before the first simulation.
pub fn decide_with<G: Game, E: Evaluator<G>>(
    evaluator: E,
    view: &G::View,
    seat: Seat,
    budget: Budget<'_>,
    rng: &mut Rng,
) -> Option<Decision<G::Action>> {
    let actions = legal::<G>(view, seat, rng);
    match actions[..] {
        [only] => Some(Decision::forced(only)),
        _ => search::decide_with(evaluator, view, seat, &actions, budget, rng),
    }
}

fn legal<G: Game>(view: &G::View, seat: Seat, rng: &mut Rng) -> Vec<G::Action> {
    let mut actions = Vec::new();
    G::determinize(view, rng).legal(seat, &mut actions);
    actions
}
