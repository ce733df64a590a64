//! The input and the output of a bot: its budget and its decision.

use std::cmp::Ordering;

use engine::Rng;

/// Limits how long a bot searches.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    /// At most this many simulations. The same seed without a stop gives the same decision.
    pub iterations: u32,
    /// The search calls this every few simulations and ends early if it returns `true`.
    pub stop: &'a dyn Fn() -> bool,
}

/// The action that a bot chose, and its assessment of the alternatives.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision<A> {
    /// The chosen action.
    pub action: A,
    /// Every legal action, best first.
    pub weighed: Vec<Weighed<A>>,
    /// The number of simulations the bot made.
    pub iterations: u32,
}

/// A bot's assessment of one action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weighed<A> {
    /// The assessed action.
    pub action: A,
    /// The expected value of the match after this action, from 0 to 1; `None` if the bot does not search.
    pub worth: Option<f32>,
    /// The bot's preference for this action, from 0 to 1. In a search, its share of the simulations.
    pub share: f32,
}

impl<A: Copy> Decision<A> {
    /// A decision without a search, because only one action is legal.
    pub(crate) fn forced(action: A) -> Decision<A> {
        Decision { action, weighed: vec![Weighed { action, worth: None, share: 1.0 }], iterations: 0 }
    }

    /// Returns the action with the greatest share. Ties go to the greater worth; the generator breaks the remaining
    /// ties.
    pub(crate) fn best(mut weighed: Vec<Weighed<A>>, iterations: u32, rng: &mut Rng) -> Decision<A> {
        shuffle(&mut weighed, rng);
        let rank = |weighed: &Weighed<A>| (weighed.share, weighed.worth);
        weighed.sort_by(|one, other| rank(other).partial_cmp(&rank(one)).unwrap_or(Ordering::Equal));
        Decision { action: weighed[0].action, weighed, iterations }
    }
}

fn shuffle<T>(items: &mut [T], rng: &mut Rng) {
    for last in (1..items.len()).rev() {
        items.swap(last, rng.below(last as u32 + 1) as usize);
    }
}
