//! How well people and bots play.

use serde::{Deserialize, Serialize};

use crate::{Person, Sitter};

/// Where somebody stands in a game. Ratings are those of Weng and Lin (OpenSkill): everybody begins at 25 ± 8.3.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// Which game.
    pub game: String,
    /// Who: a person, or a level of bots.
    pub sitter: Sitter,
    /// How strong.
    pub rating: f64,
    /// How unsure that is. Lists are in the order of `rating - 3 * uncertainty`.
    pub uncertainty: f64,
    /// Rated matches.
    pub matches: u32,
    /// Of them won, alone or shared.
    pub wins: u32,
}

/// The best of a game, some at a time.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Leaders {
    /// The best first; bots are among them.
    pub standings: Vec<Standing>,
    /// To be asked for as `?skip=…` to see the next ones; none: these were the last.
    pub skip: Option<u32>,
}

/// Somebody, and where they stand.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Profile {
    /// Who.
    pub person: Person,
    /// In each game they have finished a rated match of.
    pub standings: Vec<Standing>,
    /// What they have played, game by game.
    #[serde(default)]
    pub records: Vec<Record>,
}

/// What somebody has played of a game: the matches that were played to their end.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Record {
    /// Which game.
    pub game: String,
    /// All of them together.
    pub all: Tally,
    /// The same apart for each number of seats, smallest tables first.
    pub by_seats: Vec<(u8, Tally)>,
    /// So many of the latest matches were won in a row.
    pub streak: u32,
    /// So many were, at best.
    pub longest_streak: u32,
}

/// Some matches, counted.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Tally {
    /// So many.
    pub matches: u32,
    /// Of them won, alone or shared.
    pub wins: u32,
    /// The mean of the places; 1 is first. Who gave up was last.
    pub mean_place: f64,
}
