//! Information-set Monte Carlo tree search for any number of seats.
//!
//! A simulation guesses what is hidden, plays to the end and remembers what came of each choice. Every seat chooses
//! by what it knows ([`memory`]): it is in the same place whenever it was told and did the same things, so nobody
//! uses what may not be known, in thought either. Seats that choose at the same time choose independently, and every
//! seat looks after itself. When a seat comes to a place where it never was, it plays on by rules of thumb.

mod choice;
mod memory;
mod tree;

#[cfg(test)]
mod tests;

use engine::{Hints, MAX_SEATS, Outcome, PerSeat, Rng, Seat, SeatSet, Step, Turn};

use self::choice::Chooser;
use self::memory::{Information, Memory};
use crate::{Budget, Decision, Weighed, squire};

/// How many simulations pass between two questions whether to stop.
const PATIENCE: u32 = 16;

/// The action that most simulations chose.
pub(crate) fn decide<G: Hints>(
    view: &G::View,
    seat: Seat,
    actions: &[G::Action],
    budget: Budget<'_>,
    rng: &mut Rng,
) -> Decision<G::Action> {
    let mut search = Search::<G>::new(view, Some(seat), rng);
    let iterations = search.run(budget, rng);
    if iterations == 0 {
        return squire::decide::<G>(view, seat, actions, rng);
    }
    let tree = &search.chooser.tree;
    let root = Information::default().heard;
    let weighed = actions.iter().map(|action| {
        let arm = tree.find(root, action).map(|place| tree.arm(place));
        Weighed {
            action: *action,
            worth: arm.map(|arm| arm.mean()),
            share: arm.map_or(0.0, |arm| arm.visits as f32 / iterations as f32),
        }
    });
    Decision::best(weighed.collect(), iterations, rng)
}

/// A thought about one view.
pub(crate) struct Search<'a, G: Hints> {
    view: &'a G::View,
    /// Whose view it is; `None`: a spectator's.
    thinker: Option<Seat>,
    seats: SeatSet,
    chooser: Chooser<G>,
}

impl<'a, G: Hints> Search<'a, G> {
    /// Nothing is known yet but the view.
    pub(crate) fn new(view: &'a G::View, thinker: Option<Seat>, rng: &mut Rng) -> Search<'a, G> {
        let mut search =
            Search { view, thinker, seats: SeatSet::all(MAX_SEATS as u8), chooser: Chooser::default() };
        search.seats = search.company(rng);
        search
    }

    /// Thinks, and says how many simulations it made.
    pub(crate) fn run(&mut self, budget: Budget<'_>, rng: &mut Rng) -> u32 {
        for iteration in 0..budget.iterations {
            if iteration % PATIENCE == 0 && (budget.stop)() {
                return iteration;
            }
            self.simulate(rng);
        }
        budget.iterations
    }

    /// Who sits at the table: the end of any game tells.
    fn company(&mut self, rng: &mut Rng) -> SeatSet {
        let mut world = G::determinize(self.view, rng);
        loop {
            match world.turn() {
                Turn::Over(outcome) => return SeatSet::all(outcome.seats),
                _ => self.improvise(&mut world, rng),
            }
        }
    }

    fn simulate(&mut self, rng: &mut Rng) {
        let mut world = G::determinize(self.view, rng);
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
        self.chooser.credit(&worths);
    }

    /// A seat chooses by what it has learned, or by rules of thumb where it has never been.
    fn choose(&mut self, world: &G, seat: Seat, memory: &mut Memory<G>, rng: &mut Rng) -> G::Action {
        let chooser = &mut self.chooser;
        chooser.offer(world, seat);
        if !memory.listeners().contains(seat) {
            return chooser.improvise(world, seat, rng);
        }
        let information = memory.information(seat, self.thinker);
        let action = chooser.learned(world, seat, information, rng).unwrap_or_else(|| {
            memory.dismiss(seat);
            chooser.improvise(world, seat, rng)
        });
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
                Turn::Seats(_) if decisions == G::ROLLOUT_DECISIONS => return world.estimate(),
                Turn::Seats(_) => decisions += 1,
                Turn::Chance => {}
            }
            self.improvise(&mut world, rng);
        }
    }

    /// One step by chance or by rules of thumb.
    fn improvise(&mut self, world: &mut G, rng: &mut Rng) {
        match world.turn() {
            Turn::Over(_) => {}
            Turn::Chance => world.apply(Step::Chance(world.roll(rng)), &mut ()),
            Turn::Seats(pending) => {
                let seat = first(pending);
                self.chooser.offer(world, seat);
                let action = self.chooser.improvise(world, seat, rng);
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
