//! Minds that see views, never positions.
//!
//! Every level is generic: it knows no game, only the contract ([`engine::Game`]) and its rules of thumb
//! ([`engine::Hints`]). No clock and no thread live here; the caller gives a budget and may stop a thought.

mod level;

pub use level::Level;

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
