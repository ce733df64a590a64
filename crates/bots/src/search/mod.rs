//! Information-set Monte Carlo tree search for any number of seats.
//!
//! A simulation guesses what is hidden, plays to the end and remembers what came of each choice. Every seat chooses
//! by what it knows ([`memory`]): it is in the same place whenever it was told and did the same things, so nobody
//! uses what may not be known, in thought either. Seats that choose at the same time choose independently, and every
//! seat looks after itself. When a seat comes to a place where it never was, it plays on by rules of thumb.

mod choice;
mod memory;
mod move_averages;
mod node_table;

#[cfg(test)]
mod tests;

use engine::{Hints, Outcome, PerSeat, Rng, Seat, SeatSet, Step, Turn};

use self::choice::Chooser;
use self::memory::{Information, Memory};
use self::move_averages::MoveAverages;
use crate::{Budget, Decision, Weighed, squire};

/// How many simulations pass between two questions whether to stop.
const STOP_CHECK_INTERVAL: u32 = 16;

/// A thought of so many simulations is long.
const LONG_SEARCH: u32 = 1000;

/// How many times as far as the game proposes a long thought follows a simulation before it trusts an estimate: many
/// simulations average out the luck of the longer play, but never the errors of the estimate.
const LONG_ROLLOUT_FACTOR: u32 = 4;

/// The action that most simulations chose.
pub(crate) fn decide<G: Hints>(
    view: &G::View,
    seat: Seat,
    actions: &[G::Action],
    budget: Budget<'_>,
    rng: &mut Rng,
) -> Decision<G::Action> {
    let mut search = Search::<G>::new(Worlds::Guessed(view.clone()), Some(seat), rng);
    if budget.iterations >= LONG_SEARCH {
        search = search.with_long_rollouts();
    }
    if search.run(budget, rng) == 0 {
        return squire::decide::<G>(view, seat, actions, rng);
    }
    Decision::best(search.weighed(actions), search.iterations, rng)
}

/// Where the worlds come from in which simulations are played.
#[derive(Clone)]
pub(crate) enum Worlds<G: Hints> {
    /// Guessed anew each time, from all that may be known.
    Guessed(G::View),
    /// The one that is true: what an analysis with open cards asks for, and never a bot.
    True(G),
}

impl<G: Hints> Worlds<G> {
    #[inline]
    fn draw(&self, rng: &mut Rng) -> G {
        match self {
            Worlds::Guessed(view) => G::determinize(view, rng),
            Worlds::True(position) => *position,
        }
    }
}

/// A thought about one moment.
pub(crate) struct Search<G: Hints> {
    worlds: Worlds<G>,
    /// Whose moment it is; `None`: a spectator's.
    thinker: Option<Seat>,
    seats: SeatSet,
    chooser: Chooser<G>,
    /// The only two actions that the thinker tries first, in turn, if somebody wants to compare them.
    pub(crate) focus: Option<[G::Action; 2]>,
    /// After so many decisions by rules of thumb an estimate is due.
    rollout_depth: u32,
    /// How many simulations were made.
    pub(crate) iterations: u32,
    /// What they were worth to each seat, summed up since somebody asked to [settle](Search::settle).
    worths: PerSeat<f32>,
    settled: u32,
}

impl<G: Hints> Search<G> {
    /// Nothing is known yet but where the worlds come from.
    pub(crate) fn new(worlds: Worlds<G>, thinker: Option<Seat>, rng: &mut Rng) -> Search<G> {
        Search {
            seats: worlds.draw(rng).seated(),
            worlds,
            thinker,
            chooser: Chooser::default(),
            focus: None,
            rollout_depth: G::ROLLOUT_DECISIONS,
            iterations: 0,
            worths: PerSeat::default(),
            settled: 0,
        }
    }

    /// Follows simulations further and learns from them how to play on, for a long thought.
    #[must_use]
    pub(crate) fn with_long_rollouts(mut self) -> Search<G> {
        self.rollout_depth = self.rollout_depth.saturating_mul(LONG_ROLLOUT_FACTOR);
        self.chooser.move_averages = Some(MoveAverages::default());
        self
    }

    /// What is thought of each of the thinker's actions, in their order.
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

    /// What the match is worth to each seat, on average since somebody asked to settle.
    pub(crate) fn worths(&self) -> PerSeat<f32> {
        let count = (self.iterations - self.settled).max(1) as f32;
        let mut worths = self.worths;
        for seat in self.seats.iter() {
            worths[seat] /= count;
        }
        worths
    }

    /// Forgets what the first simulations were worth, in which much was merely tried. What was learned remains.
    pub(crate) fn settle(&mut self) {
        self.worths = PerSeat::default();
        self.settled = self.iterations;
    }

    /// Thinks, and says how many simulations it made.
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
                Turn::Over(outcome) => break worths::<G>(&outcome),
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

    /// A seat chooses by what it has learned, or by rules of thumb where it has never been.
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

    /// Plays on by rules of thumb, to the end or until an estimate is due.
    fn roll_out(&mut self, mut world: G, rng: &mut Rng) -> PerSeat<f32> {
        let mut decisions = 0;
        loop {
            match world.turn() {
                Turn::Over(outcome) => return worths::<G>(&outcome),
                Turn::Seats(_) if decisions == self.rollout_depth => return world.estimate(),
                Turn::Seats(_) => decisions += 1,
                Turn::Chance => {}
            }
            self.rollout_step(&mut world, rng);
        }
    }

    /// One step by chance or by rules of thumb.
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

fn worths<G: Hints>(outcome: &Outcome) -> PerSeat<f32> {
    let mut worths = PerSeat::default();
    for seat in Seat::all(outcome.seats) {
        worths[seat] = G::worth(outcome, seat);
    }
    worths
}
