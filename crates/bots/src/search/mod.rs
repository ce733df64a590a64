//! Information-set Monte Carlo tree search for any number of seats.
//!
//! A simulation determinizes the hidden information, plays to the end of the match and backpropagates the result. Every
//! seat selects by its own information set ([`memory`]): histories that the seat cannot tell apart share their
//! statistics, so no seat uses information that it may not have. Seats that act simultaneously select independently,
//! and every seat maximizes its own result. A seat that reaches a new information set expands it and continues with the
//! rollout policy.

mod choice;
mod memory;
mod move_averages;
mod node_table;

#[cfg(test)]
mod tests;

use engine::{Game, Hints, Outcome, PerSeat, Rng, Seat, SeatSet, Step, Turn};

use self::choice::Chooser;
use self::memory::{Information, Memory};
use self::move_averages::MoveAverages;
use crate::evaluator::{Evaluator, Heuristics};
use crate::{Budget, Decision, Weighed, squire};

/// The number of simulations between two calls of [`Budget::stop`].
const STOP_CHECK_INTERVAL: u32 = 16;

/// A search with at least this many simulations uses longer rollouts and move averages.
const LONG_SEARCH: u32 = 1000;

/// The factor by which a long search extends the game's rollout depth. Many simulations average out the variance of
/// longer rollouts, but never the bias of the estimate.
const LONG_ROLLOUT_FACTOR: u32 = 4;

/// Decides by a search with the game's heuristics; greedily if the caller stops it at once.
pub(crate) fn decide<G: Hints>(
    view: &G::View,
    seat: Seat,
    actions: &[G::Action],
    budget: Budget<'_>,
    rng: &mut Rng,
) -> Decision<G::Action> {
    let searched = decide_with::<G, _>(Heuristics, view, seat, actions, budget, rng);
    searched.unwrap_or_else(|| squire::decide::<G>(view, seat, actions, rng))
}

/// Searches with an evaluator and returns the most visited action at the root; `None` if the budget ends before the first
/// simulation.
pub(crate) fn decide_with<G: Game, E: Evaluator<G>>(
    evaluator: E,
    view: &G::View,
    seat: Seat,
    actions: &[G::Action],
    budget: Budget<'_>,
    rng: &mut Rng,
) -> Option<Decision<G::Action>> {
    let mut search = Search::<G, E>::new(Worlds::Guessed(view.clone()), Some(seat), evaluator, rng);
    if budget.iterations >= LONG_SEARCH {
        search = search.with_long_rollouts();
    }
    (search.run(budget, rng) > 0).then(|| Decision::best(search.weighed(actions), search.iterations, rng))
}

/// The source of the positions in which simulations start.
#[derive(Clone)]
pub(crate) enum Worlds<G: Game> {
    /// A new determinization of this view for each simulation.
    Guessed(G::View),
    /// The true position. For an analysis with open cards, never for a bot that plays.
    True(G),
}

impl<G: Game> Worlds<G> {
    #[inline]
    fn draw(&self, rng: &mut Rng) -> G {
        match self {
            Worlds::Guessed(view) => G::determinize(view, rng),
            Worlds::True(position) => *position,
        }
    }
}

/// A search from one moment of a match.
pub(crate) struct Search<G: Game, E> {
    worlds: Worlds<G>,
    /// The searching seat; `None` for a spectator.
    thinker: Option<Seat>,
    seats: SeatSet,
    chooser: Chooser<G, E>,
    /// The two actions between which the root alternates while a caller compares them.
    pub(crate) focus: Option<[G::Action; 2]>,
    /// A rollout ends with an estimate after this many decisions.
    rollout_depth: u32,
    /// The number of simulations so far.
    pub(crate) iterations: u32,
    /// The sum of the results for each seat since the last call of [`settle`](Search::settle).
    worths: PerSeat<f32>,
    settled: u32,
}

impl<G: Game, E: Evaluator<G>> Search<G, E> {
    pub(crate) fn new(worlds: Worlds<G>, thinker: Option<Seat>, evaluator: E, rng: &mut Rng) -> Search<G, E> {
        Search {
            seats: worlds.draw(rng).seated(),
            worlds,
            thinker,
            rollout_depth: evaluator.rollout_depth(),
            chooser: Chooser::new(evaluator),
            focus: None,
            iterations: 0,
            worths: PerSeat::default(),
            settled: 0,
        }
    }

    /// Uses deeper rollouts and move-average sampling, which pay off in a long search.
    #[must_use]
    pub(crate) fn with_long_rollouts(mut self) -> Search<G, E> {
        self.rollout_depth = self.rollout_depth.saturating_mul(LONG_ROLLOUT_FACTOR);
        self.chooser.move_averages = Some(MoveAverages::default());
        self
    }

    /// Returns the assessment of each action at the root, in the given order.
    pub(crate) fn weighed(&self, actions: &[G::Action]) -> Vec<Weighed<G::Action>> {
        let tree = &self.chooser.nodes;
        let root = Information::default().heard;
        let weigh = |action: &G::Action| {
            let arm = tree.find(root, action).map(|place| tree.arm(place));
            Weighed {
                action: *action,
                worth: arm.map(|arm| arm.mean()),
                share: arm.map_or(0.0, |arm| arm.visits as f32 / self.iterations as f32),
            }
        };
        actions.iter().map(weigh).collect()
    }

    /// Returns the mean result for each seat since the last call of `settle`.
    pub(crate) fn worths(&self) -> PerSeat<f32> {
        let count = (self.iterations - self.settled).max(1) as f32;
        let mut worths = self.worths;
        for seat in self.seats.iter() {
            worths[seat] /= count;
        }
        worths
    }

    /// Discards the summed results of the first simulations, which mostly explored. The node statistics remain.
    pub(crate) fn settle(&mut self) {
        self.worths = PerSeat::default();
        self.settled = self.iterations;
    }

    /// Runs simulations until the budget ends and returns their number.
    pub(crate) fn run(&mut self, budget: Budget<'_>, rng: &mut Rng) -> u32 {
        for iteration in 0..budget.iterations {
            if iteration % STOP_CHECK_INTERVAL == 0 && (budget.stop)() {
                return iteration;
            }
            self.simulate(rng);
        }
        budget.iterations
    }

    fn simulate(&mut self, rng: &mut Rng) {
        let mut world = self.worlds.draw(rng);
        let mut memory = Memory::new(world, self.seats);
        let worths = loop {
            if memory.listeners().is_empty() {
                break self.roll_out(world, rng);
            }
            match world.turn() {
                Turn::Over(outcome) => break self.worths_of(&outcome),
                Turn::Chance => world.apply(Step::Chance(world.roll(rng)), &mut memory),
                Turn::Seats(pending) => {
                    let seat = first(pending);
                    let action = self.choose(&world, seat, &mut memory, rng);
                    world.apply(Step::Act(seat, action), &mut memory);
                }
            }
        };
        self.chooser.backpropagate(&worths);
        self.iterations += 1;
        for seat in self.seats.iter() {
            self.worths[seat] += worths[seat];
        }
    }

    /// Chooses by the tree policy, or by the rollout policy if the seat has left the tree.
    fn choose(&mut self, world: &G, seat: Seat, memory: &mut Memory<G>, rng: &mut Rng) -> G::Action {
        let chooser = &mut self.chooser;
        chooser.load_actions(world, seat);
        if !memory.listeners().contains(seat) {
            return chooser.rollout_policy(world, seat, rng);
        }
        let information = memory.information(seat, self.thinker);
        let first = self.thinker == Some(seat) && information.heard == Information::default().heard;
        let action = match self.focus {
            Some(pair) if first => pair[(self.iterations % 2) as usize],
            _ => chooser.tree_policy(world, seat, information, rng).unwrap_or_else(|| {
                memory.dismiss(seat);
                chooser.rollout_policy(world, seat, rng)
            }),
        };
        chooser.remember(seat, information, &action);
        memory.did(seat, &action);
        action
    }

    /// Makes a rollout to the end of the match, or to the depth at which the evaluator estimates the result.
    fn roll_out(&mut self, mut world: G, rng: &mut Rng) -> PerSeat<f32> {
        let mut decisions = 0;
        loop {
            match world.turn() {
                Turn::Over(outcome) => return self.worths_of(&outcome),
                Turn::Seats(_) if decisions == self.rollout_depth => return self.chooser.values(&world),
                Turn::Seats(_) => decisions += 1,
                Turn::Chance => {}
            }
            self.rollout_step(&mut world, rng);
        }
    }

    fn worths_of(&self, outcome: &Outcome) -> PerSeat<f32> {
        let mut worths = PerSeat::default();
        for seat in Seat::all(outcome.seats) {
            worths[seat] = self.chooser.evaluator.worth(outcome, seat);
        }
        worths
    }

    /// Applies one chance step or one decision of the rollout policy.
    fn rollout_step(&mut self, world: &mut G, rng: &mut Rng) {
        match world.turn() {
            Turn::Over(_) => {}
            Turn::Chance => world.apply(Step::Chance(world.roll(rng)), &mut ()),
            Turn::Seats(pending) => {
                let seat = first(pending);
                self.chooser.load_actions(world, seat);
                let action = self.chooser.rollout_policy(world, seat, rng);
                world.apply(Step::Act(seat, action), &mut ());
            }
        }
    }
}

fn first(pending: SeatSet) -> Seat {
    pending.first().expect("a turn of seats has a pending seat")
}
