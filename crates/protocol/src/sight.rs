//! What somebody hears of a match, and what they ask of tables.

use bots::Level;
use engine::Seat;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::value::RawValue;
use table::Told;

use crate::tables::{read_level, write_level};
use crate::word::words;
use crate::{Clock, Person, TableId, TableInfo, Visibility};

/// A match as one seat, or a spectator, knows it now. Sent after every step; made from nothing but the view and what the
/// viewer was told.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Sight {
    /// Which table.
    pub table: TableId,
    /// Whose eyes; none: a spectator's.
    pub viewer: Option<Seat>,
    /// How many lines the log has.
    pub lines: u32,
    /// The view: see [`table::Kind::look`].
    pub view: Box<RawValue>,
    /// What was told by lines up to this one still holds; forget what was told by later ones, then add `told`.
    pub keep: u32,
    /// What was told by later lines, oldest first.
    pub told: Vec<Told>,
    /// May the viewer take back its last step?
    pub can_undo: bool,
    /// Milliseconds left on each clock, by seat; empty if nothing is measured.
    pub left: Vec<i64>,
}

/// Something said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChatLine {
    /// Which table.
    pub table: TableId,
    /// Counts up.
    pub id: i64,
    /// Where.
    pub room: Room,
    /// Who.
    pub by: Person,
    /// What.
    pub words: String,
    /// When, in milliseconds since 1970.
    pub said: i64,
}

/// Complains of something that was said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewReport {
    /// The number of the line.
    pub line: i64,
    /// Why; at most 500 characters.
    pub why: String,
}

/// Players and spectators talk apart: who watches knows more than who plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Room {
    /// Those who play; everybody may listen.
    Players,
    /// Those who watch; players hear it after the end.
    Spectators,
}

words!(Room { Players = "players", Spectators = "spectators" });

/// Opens a table; whoever does takes the first seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// Which game.
    pub game: String,
    /// The options, in the game's notation.
    #[serde(default)]
    pub options: String,
    /// How many seats.
    pub seats: u8,
    /// Who finds it.
    pub visibility: Visibility,
    /// How long people may think.
    pub clock: Clock,
}

/// Takes a seat, or gives it to a bot.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SitDown {
    /// The level of the bot that shall sit there; only the host may seat bots. None: whoever asks sits down.
    #[serde(
        skip_serializing_if = "Option::is_none",
        deserialize_with = "some_level",
        serialize_with = "maybe"
    )]
    pub bot: Option<Level>,
    /// Words to be mixed into the seed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entropy: Option<String>,
    /// The invitation, where one is needed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub invitation: Option<String>,
}

fn some_level<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Level>, D::Error> {
    read_level(deserializer).map(Some)
}

fn maybe<S: serde::Serializer>(level: &Option<Level>, serializer: S) -> Result<S::Ok, S::Error> {
    match level {
        Some(level) => write_level(level, serializer),
        None => serializer.serialize_none(),
    }
}

/// Some tables, newest first; of finished matches, those first that ended last.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TablePage {
    /// The tables.
    pub tables: Vec<TableInfo>,
    /// To be asked for as `?before=…` to see older ones; none: these were the last.
    pub before: Option<i64>,
}
