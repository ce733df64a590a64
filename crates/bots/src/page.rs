//! Random play that takes an immediate win.

use engine::{Hints, Rng, Seat, Step, Turn};

use crate::{Decision, Weighed};

/// The number of determinizations in which an action must win.
const WORLDS: usize = 8;

/// Returns a random action, or one that wins at once if there is one.
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
