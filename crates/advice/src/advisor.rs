//! The type-erased interface of a game's bots.

use std::error::Error;

use bots::{Algorithm, Bot, UnknownBot};
use engine::{BotId, Seat};
use serde::{Deserialize, Serialize};
use table::{Erased, Match, Playable, ReadError};

use crate::analysis::{Analyst, Study};
use crate::question::SeatQuestion;

/// The bots of one game.
pub trait Advisor: Sync {
    /// Finds the bot with this id.
    fn resolve(&self, id: &BotId) -> Result<Bot, UnknownBot>;

    /// The decision that a seat has to make, from its view as JSON.
    fn question(&self, view: &str, seat: Seat) -> Result<Box<dyn Question>, Box<dyn Error>>;

    /// Starts an analysis of the match with this log, with this many simulations for each question. It uses all hidden
    /// information, so the caller must not show it to anybody who still plays.
    fn analysis(&self, log: &str, effort: u32) -> Result<Box<dyn Analyst>, ReadError>;
}

impl<G: Playable> Advisor for Erased<G> {
    fn resolve(&self, id: &BotId) -> Result<Bot, UnknownBot> {
        bots::resolve(id, G::STRATEGIES.len())
    }

    fn question(&self, view: &str, seat: Seat) -> Result<Box<dyn Question>, Box<dyn Error>> {
        Ok(Box::new(SeatQuestion::<G>::read(view, seat)?))
    }

    fn analysis(&self, log: &str, effort: u32) -> Result<Box<dyn Analyst>, ReadError> {
        let played = Match::<G>::read(log)?;
        Ok(Box::new(Study::new(played.start(), played.header().seats(), played.steps(), effort)))
    }
}

/// A decision to be made, as its seat sees it.
pub trait Question: Send {
    /// Decides. The answer is the same for the same seed, unless `stop` ends a search early.
    fn answer(&self, algorithm: Algorithm, seed: u64, stop: &dyn Fn() -> bool) -> Advice;

    /// Starts a search that the caller continues as long as it likes.
    fn start_search(&self, seed: u64) -> Box<dyn OngoingSearch>;
}

/// A search under way.
pub trait OngoingSearch: Send {
    /// Runs this many more simulations and returns the decision so far.
    fn think(&mut self, iterations: u32) -> Advice;
}

/// A bot's decision in notation.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Advice {
    /// The chosen action.
    pub action: String,
    /// Every legal action, best first.
    pub opinions: Vec<Opinion>,
    /// The number of simulations.
    pub iterations: u32,
}

impl Advice {
    /// Whether only one action was legal, so that the bot did not search.
    pub fn is_forced(&self) -> bool {
        matches!(&self.opinions[..], [only] if only.worth.is_none())
    }
}

/// A bot's assessment of one action.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Opinion {
    /// The action in notation.
    pub action: String,
    /// The expected value of the match after it, from 0 to 1.
    pub worth: Option<f32>,
    /// The share of the simulations that tried it, from 0 to 1.
    pub share: f32,
    /// About how many points the match ends with after it. Only a search for a one-player match knows this.
    pub points: Option<i32>,
}
