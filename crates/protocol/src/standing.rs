//! Ratings and results of people and bots.

use serde::{Deserialize, Serialize};

use crate::{Person, Sitter};

/// The rating of a player in a game, by Weng and Lin (OpenSkill). Everybody starts at 25 ± 8.3.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Standing {
    /// The id of the game.
    pub game: String,
    /// A person, or all bots of one level.
    pub sitter: Sitter,
    /// The estimated strength.
    pub rating: f64,
    /// The standard deviation of the rating. Leaderboards are ordered by `rating - 3 * uncertainty`.
    pub uncertainty: f64,
    /// The number of rated matches.
    pub matches: u32,
    /// How many of them the player has won, alone or shared.
    pub wins: u32,
}

/// A page of the leaderboard of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Leaders {
    /// The players, best first, bots included.
    pub standings: Vec<Standing>,
    /// The value of `?skip=…` for the next page; null on the last page.
    pub skip: Option<u32>,
}

/// A person with ratings and results.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Profile {
    /// The person.
    pub person: Person,
    /// The ratings, for each game with a rated match.
    pub standings: Vec<Standing>,
    /// The results, by game.
    #[serde(default)]
    pub records: Vec<Record>,
}

/// The results of a person in a game. Only matches count that were played to their end.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Record {
    /// The id of the game.
    pub game: String,
    /// All matches.
    pub all: Tally,
    /// The matches by number of seats, smallest first.
    pub by_seats: Vec<(u8, Tally)>,
    /// The current winning streak.
    pub streak: u32,
    /// The longest winning streak.
    pub longest_streak: u32,
}

/// Counted matches.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Tally {
    /// The number of matches.
    pub matches: u32,
    /// How many of them were won, alone or shared.
    pub wins: u32,
    /// The mean place; 1 is first. A player who resigned counts as last.
    pub mean_place: f64,
}
