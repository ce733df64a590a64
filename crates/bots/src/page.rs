//! Random play that does not overlook a win.

use engine::{Hints, Rng, Seat, Step, Turn};

use crate::{Decision, Weighed};

/// How many guesses of what is hidden must agree that an action wins.
const WORLDS: usize = 8;

/// Any action, but one that wins at once if there is one.
pub(crate) fn decide<G: Hints>(
    view: &G::View,
    seat: Seat,
    actions: &[G::Action],
    rng: &mut Rng,
) -> Decision<G::Action> {
    let worlds: [G; WORLDS] = std::array::from_fn(|_| G::determinize(view, rng));
    let wins = |action: &G::Action| worlds.iter().all(|world| wins_at_once(*world, seat, *action));
    let mut candidates: Vec<_> = actions.iter().copied().filter(wins).collect();
    if candidates.is_empty() {
        candidates = actions.to_vec();
    }
    let even = 1.0 / candidates.len() as f32;
    let share = |action| if candidates.contains(action) { even } else { 0.0 };
    let weighed = actions.iter().map(|action| Weighed { action: *action, worth: None, share: share(action) });
    Decision::best(weighed.collect(), 0, rng)
}

fn wins_at_once<G: Hints>(mut world: G, seat: Seat, action: G::Action) -> bool {
    world.apply(Step::Act(seat, action), &mut ());
    matches!(world.turn(), Turn::Over(outcome) if outcome.winners().contains(seat))
}
