//! What everybody may know of a table.

use bots::Level;
use engine::{Outcome, Seat};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::word::words;
use crate::{Person, PersonId, Proposal, TableId};

/// A table: open, with a running match, or with a finished one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TableInfo {
    /// In its address.
    pub id: TableId,
    /// Which game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The options, in the game's notation.
    pub options: String,
    /// Who opened it; may start it.
    pub host: PersonId,
    /// Who finds it.
    pub visibility: Visibility,
    /// How long people may think.
    pub clock: Clock,
    /// How far it is.
    pub stage: Stage,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// How many lines the log has.
    pub lines: u32,
    /// Binds the server to its seed before anybody sits down.
    pub commitment: String,
    /// What somebody proposed and not everybody has answered.
    pub proposal: Option<OpenProposal>,
    /// Since when it is paused, in milliseconds since 1970, if it is: no time runs, and nobody can make a step.
    pub paused: Option<i64>,
    /// How it ended, if it did.
    pub ending: Option<Ending>,
    /// The table of the next match, if there is one.
    pub rematch: Option<TableId>,
    /// When it was opened, in milliseconds since 1970.
    pub made: i64,
    /// When its match ended, if it has.
    pub ended: Option<i64>,
}

/// A table as somebody knows it who sits there.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct OwnTable {
    /// What everybody may know.
    pub table: TableInfo,
    /// Does it wait for them?
    pub turn: bool,
    /// Milliseconds until the first time is up, if time runs.
    pub left: Option<i64>,
}

/// What bots are called, by seat.
pub const BOT_NAMES: [&str; engine::MAX_SEATS] = ["Ector", "Lynet", "Balin", "Elaine", "Tor", "Nimue"];

/// One place at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatInfo {
    /// Who sits there.
    pub sitter: Sitter,
    /// Does a bot stand in for its owner?
    pub away: Away,
    /// Did its owner add words to the seed?
    pub entropy: bool,
    /// Is its owner connected?
    pub here: bool,
    /// Milliseconds left on its clock when it was last stopped; none if nothing is measured.
    pub left: Option<i64>,
    /// Until when its owner is on vacation, in milliseconds since 1970, where there are days for each step: so long its
    /// clock stands still.
    pub vacation: Option<i64>,
}

/// Who sits somewhere.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sitter {
    /// Nobody yet.
    Nobody,
    /// A person.
    Person(Person),
    /// A bot of this level.
    Bot(#[serde(serialize_with = "write_level", deserialize_with = "read_level")] Level),
}

impl Sitter {
    /// The person there, if it is one.
    pub fn person(&self) -> Option<&Person> {
        match self {
            Sitter::Person(person) => Some(person),
            Sitter::Nobody | Sitter::Bot(_) => None,
        }
    }
}

pub(crate) fn write_level<S: Serializer>(level: &Level, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(level.word())
}

pub(crate) fn read_level<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Level, D::Error> {
    String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
}

/// Is somebody at their seat?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Away {
    /// Plays.
    No,
    /// Ran out of time or was gone too long: a bot plays until they come back.
    StandIn,
    /// Gave up: a bot plays to the end.
    Resigned,
}

words!(Away { No = "no", StandIn = "stand-in", Resigned = "resigned" });

/// Who finds a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Visibility {
    /// It is in the lobby.
    Public,
    /// Whoever knows its address.
    Unlisted,
    /// Whoever has its invitation.
    Private,
}

words!(Visibility { Public = "public", Unlisted = "unlisted", Private = "private" });

/// How long people may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Clock {
    /// As long as they like.
    None,
    /// Everybody is there: so many minutes for the match, and so many seconds more for each step.
    Live {
        /// From 1 to 180.
        minutes: u32,
        /// From 0 to 300.
        seconds: u32,
    },
    /// Over days: so many for each step.
    Days(u32),
}

impl Clock {
    /// What a seat has at the start, in milliseconds.
    pub fn initial(self) -> Option<i64> {
        match self {
            Clock::None => None,
            Clock::Live { minutes, .. } => Some(i64::from(minutes) * 60_000),
            Clock::Days(days) => Some(i64::from(days) * 86_400_000),
        }
    }

    /// What a seat has after a step, in milliseconds, when so much was left.
    pub fn after_step(self, left: i64) -> i64 {
        match self {
            Clock::None => left,
            Clock::Live { seconds, .. } => left.max(0) + i64::from(seconds) * 1000,
            Clock::Days(days) => i64::from(days) * 86_400_000,
        }
    }

    /// Are its numbers within their bounds?
    pub fn is_sound(self) -> bool {
        match self {
            Clock::None => true,
            Clock::Live { minutes, seconds } => (1..=180).contains(&minutes) && seconds <= 300,
            Clock::Days(days) => (1..=30).contains(&days),
        }
    }
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// People sit down.
    Open,
    /// The match is running.
    Playing,
    /// The match is over; its log, seed and all, is public to those who could watch.
    Over,
}

words!(Stage { Open = "open", Playing = "playing", Over = "over" });

/// What somebody proposed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OpenProposal {
    /// Who.
    pub by: Seat,
    /// What.
    pub what: Proposal,
    /// Who has agreed so far.
    pub agreed: Vec<Seat>,
    /// Whose steps a take-back takes back: the last one of the seat that asks, and all that were played after it. Empty for other
    /// proposals.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub undoes: Vec<Undone>,
}

/// Steps of a seat that would be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Undone {
    /// Whose.
    pub seat: Seat,
    /// How many.
    pub steps: u32,
}

/// How a match ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// By the rules.
    Played {
        /// By seat.
        scores: Vec<i32>,
        /// By seat; 1 is first.
        places: Vec<u8>,
    },
    /// Everybody agreed to end it.
    Agreed,
    /// Nobody was left who wanted to play.
    Abandoned,
}

/// The match was played to its end.
impl From<&Outcome> for Ending {
    fn from(outcome: &Outcome) -> Ending {
        let seats = outcome.seats;
        Ending::Played {
            scores: outcome.scores.first(seats).to_vec(),
            places: outcome.places.first(seats).to_vec(),
        }
    }
}
