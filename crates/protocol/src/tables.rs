//! The public information about tables.

use engine::{BotId, Outcome, Seat, SoloEnd};
use serde::{Deserialize, Serialize};

use crate::word::words;
use crate::{Person, PersonId, Proposal, TableId};

/// A table: open, with a running match, or with a finished one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableInfo {
    /// The id.
    pub id: TableId,
    /// The id of the game.
    pub game: String,
    /// The version of the rules.
    pub rules: u32,
    /// The options, in the game's notation.
    pub options: String,
    /// The person who opened the table and may start it.
    pub host: PersonId,
    /// Who can find the table.
    pub visibility: Visibility,
    /// The clock.
    pub clock: Clock,
    /// The stage.
    pub stage: Stage,
    /// The seats, in seating order.
    pub seats: Vec<SeatInfo>,
    /// The number of lines of the log.
    pub lines: u32,
    /// The hash that commits the server to the seed before anybody sits down.
    pub commitment: String,
    /// The open proposal.
    pub proposal: Option<OpenProposal>,
    /// Since when the match is paused, in milliseconds since 1970. Clocks are stopped, and no step is accepted.
    pub paused: Option<i64>,
    /// How the match ended.
    pub ending: Option<Ending>,
    /// The table of the rematch.
    pub rematch: Option<TableId>,
    /// When the table was opened, in milliseconds since 1970.
    pub made: i64,
    /// When the match ended, in milliseconds since 1970.
    pub ended: Option<i64>,
}

/// A table as one of its players sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct OwnTable {
    /// The public information.
    pub table: TableInfo,
    /// Whether the match waits for the user.
    pub turn: bool,
    /// The time until the first running clock expires; `None` if no clock runs.
    #[serde(rename = "left")]
    pub remaining_ms: Option<i64>,
}

/// The names of bots by seat, and of people who give no name. They are equal in every language, and no game has a card
/// or a person with one of them.
pub const BOT_NAMES: [&str; engine::MAX_SEATS] = ["Ector", "Lynet", "Balin", "Elaine", "Lionel", "Nimue"];

/// A seat of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatInfo {
    /// The person or bot at the seat.
    pub sitter: Sitter,
    /// Whether a bot plays for the owner.
    pub away: Away,
    /// Whether the owner has added text to the seed.
    pub entropy: bool,
    /// Whether the owner is connected.
    pub here: bool,
    /// The time on its clock, in milliseconds, when it was last stopped; null without a clock.
    #[serde(rename = "left")]
    pub remaining_ms: Option<i64>,
    /// Until when the owner is on vacation, in milliseconds since 1970. With a clock of days, the seat's clock stands
    /// still meanwhile.
    pub vacation: Option<i64>,
}

/// The person or bot at a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sitter {
    /// The seat is empty.
    Nobody,
    /// A person.
    Person(Person),
    /// A bot.
    Bot(BotId),
}

impl Sitter {
    /// The person, if it is one.
    pub fn person(&self) -> Option<&Person> {
        match self {
            Sitter::Person(person) => Some(person),
            Sitter::Nobody | Sitter::Bot(_) => None,
        }
    }
}

/// Whether the owner of a seat plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Away {
    /// The owner plays.
    No,
    /// The clock has expired, or the owner was disconnected for too long: a bot plays until the owner is back.
    StandIn,
    /// The owner has resigned: a bot plays to the end.
    Resigned,
}

words!(Away { No = "no", StandIn = "stand-in", Resigned = "resigned" });

/// Who can find a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Visibility {
    /// Everybody: the table is in the lobby.
    Public,
    /// Everybody who knows its address.
    Unlisted,
    /// Everybody who has its invitation.
    Private,
}

words!(Visibility { Public = "public", Unlisted = "unlisted", Private = "private" });

/// The clock of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Clock {
    /// No limit.
    None,
    /// A live match: minutes for the whole match, plus seconds for each step.
    Live {
        /// From 1 to 180.
        minutes: u32,
        /// From 0 to 300.
        seconds: u32,
    },
    /// A correspondence match: days for each step.
    Days(u32),
}

impl Clock {
    /// The time of a seat at the start, in milliseconds.
    pub fn initial(self) -> Option<i64> {
        match self {
            Clock::None => None,
            Clock::Live { minutes, .. } => Some(i64::from(minutes) * 60_000),
            Clock::Days(days) => Some(i64::from(days) * 86_400_000),
        }
    }

    /// The time of a seat after a step, in milliseconds.
    pub fn after_step(self, remaining: i64) -> i64 {
        match self {
            Clock::None => remaining,
            Clock::Live { seconds, .. } => remaining.max(0) + i64::from(seconds) * 1000,
            Clock::Days(days) => i64::from(days) * 86_400_000,
        }
    }

    /// Returns whether all numbers are in range.
    pub fn is_valid(self) -> bool {
        match self {
            Clock::None => true,
            Clock::Live { minutes, seconds } => (1..=180).contains(&minutes) && seconds <= 300,
            Clock::Days(days) => (1..=30).contains(&days),
        }
    }
}

/// The stage of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// Seats can be taken.
    Open,
    /// The match is running.
    Playing,
    /// The match is over. Everybody who could watch it may read its log with the seed.
    Over,
}

words!(Stage { Open = "open", Playing = "playing", Over = "over" });

/// An open proposal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OpenProposal {
    /// The seat that has made it.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub by: Seat,
    /// What it proposes.
    pub what: Proposal,
    /// The seats that have agreed.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub agreed: Vec<Seat>,
    /// The steps that a take-back would undo: the last one of the proposing seat and all later ones. Empty for other
    /// proposals.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub undoes: Vec<Undone>,
}

/// Steps of a seat that would be undone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Undone {
    /// The seat.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// The number of steps.
    pub steps: u32,
}

/// How a match ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// By the rules.
    Played {
        /// The scores, by seat.
        scores: Vec<i32>,
        /// The places, by seat; 1 is first. A one-player match has the number of its end: 1 is a victory, 2 survival, 3 a defeat.
        places: Vec<u8>,
    },
    /// All players agreed to end it.
    Agreed,
    /// All players have resigned.
    Abandoned,
}

/// The match was played to its end.
impl From<&Outcome> for Ending {
    fn from(outcome: &Outcome) -> Ending {
        Ending::Played {
            scores: outcome.scores.first(outcome.seats).to_vec(),
            places: outcome.place_numbers(),
        }
    }
}

impl Ending {
    /// How it ended for somebody who played alone to the end.
    pub fn solo(&self) -> Option<SoloEnd> {
        match self {
            Ending::Played { places, .. } => match places[..] {
                [number] => SoloEnd::of_number(number),
                _ => None,
            },
            Ending::Agreed | Ending::Abandoned => None,
        }
    }
}
