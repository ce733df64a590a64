//! Greedy play by a game's heuristics.

use engine::{Hints, Rng, Seat};

use crate::{Decision, Weighed};

/// The number of determinizations over which the weights are averaged.
const WORLDS: usize = 8;

/// Returns the action with the greatest mean weight.
pub(crate) fn decide<G: Hints>(
    view: &G::View,
    seat: Seat,
    actions: &[G::Action],
    rng: &mut Rng,
) -> Decision<G::Action> {
    let mut sums = vec![0u64; actions.len()];
    let mut weights = Vec::with_capacity(actions.len());
    for _ in 0..WORLDS {
        weights.clear();
        G::determinize(view, rng).weigh(seat, actions, &mut weights);
        for (sum, weight) in sums.iter_mut().zip(&weights) {
            *sum += u64::from(*weight);
        }
    }
    let total: u64 = sums.iter().sum();
    let weighed = actions.iter().zip(&sums).map(|(action, sum)| Weighed {
        action: *action,
        worth: None,
        share: *sum as f32 / total as f32,
    });
    Decision::best(weighed.collect(), 0, rng)
}
