//! What goes into a thought, and what comes out of it.

use std::cmp::Ordering;

use engine::Rng;

/// How long a bot may think.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    /// At most this many simulations. With the same seed and no stop, the same decision comes out.
    pub iterations: u32,
    /// Asked every few simulations: has the caller had enough?
    pub stop: &'a dyn Fn() -> bool,
}

/// What a bot decided, and what it thought of the alternatives.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision<A> {
    /// What it plays.
    pub action: A,
    /// Every legal action, best first.
    pub weighed: Vec<Weighed<A>>,
    /// How many simulations it made.
    pub iterations: u32,
}

/// A bot's opinion of one action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weighed<A> {
    /// Which one.
    pub action: A,
    /// What the match is expected to be worth after it, from 0 to 1; `None` if the bot does not look ahead.
    pub worth: Option<f32>,
    /// The share of its thought that went there, from 0 to 1.
    pub share: f32,
}

impl<A: Copy> Decision<A> {
    /// There was nothing to think about.
    pub(crate) fn forced(action: A) -> Decision<A> {
        Decision { action, weighed: vec![Weighed { action, worth: None, share: 1.0 }], iterations: 0 }
    }

    /// The action with the greatest share; among equals that of most worth; among equals still, chance decides.
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
