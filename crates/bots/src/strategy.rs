//! Play by a strategy that the game provides.

use engine::{Hints, Seat};

use crate::{Decision, Weighed};

/// Returns the action of the strategy at this index of [`Hints::STRATEGIES`].
pub(crate) fn decide<G: Hints>(
    index: usize,
    view: &G::View,
    seat: Seat,
    actions: &[G::Action],
) -> Decision<G::Action> {
    let strategy = G::STRATEGIES.get(index).expect("the registry offers only strategies that the game has");
    let chosen = strategy(view, seat, actions);
    let weigh =
        |action: G::Action| Weighed { action, worth: None, share: if action == chosen { 1.0 } else { 0.0 } };
    let mut weighed: Vec<_> = actions.iter().copied().map(weigh).collect();
    weighed.sort_by(|one, other| other.share.total_cmp(&one.share));
    Decision { action: chosen, weighed, iterations: 0 }
}
