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
pub struct MatchUpdate {
    /// Which table.
    pub table: TableId,
    /// Whose eyes; none: a spectator's.
    pub viewer: Option<Seat>,
    /// How many lines the log has.
    pub lines: u32,
    /// May the viewer take back its last step?
    pub can_undo: bool,
    /// Milliseconds left on each clock, by seat; empty if nothing is measured.
    pub left: Vec<i64>,
    /// What was told by lines up to this one still holds; forget what was told by later ones, then add `told`.
    pub keep: u32,
    /// What the viewer may do, in the game's notation, if they want to be told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub choices: Option<Vec<String>>,
    /// What was told by later lines, oldest first.
    pub told: Vec<Told>,
    /// The view: see [`table::GameHandle::present`].
    pub view: Box<RawValue>,
}

/// How the message begins that is a [`MatchUpdate`], for whoever writes it: a server has what several viewers were told as JSON already, and
/// the view goes where it is sent from without being copied. The names are those of a sight.
#[derive(Clone, Debug, Serialize)]
pub struct MatchUpdateWriter<'a> {
    /// Which table.
    pub table: &'a TableId,
    /// Whose eyes.
    pub viewer: Option<Seat>,
    /// How many lines the log has.
    pub lines: u32,
    /// May the viewer take back its last step?
    pub can_undo: bool,
    /// Milliseconds left on each clock.
    pub left: &'a [i64],
    /// What was told by lines up to this one still holds.
    pub keep: u32,
    /// What the viewer may do, if they want to be told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub choices: Option<Vec<String>>,
}

impl MatchUpdateWriter<'_> {
    /// Writes the whole message: each thing told is JSON of a [`Told`], and the view adds itself.
    pub fn write<'t>(
        &self,
        message: &mut Vec<u8>,
        told: impl Iterator<Item = &'t [u8]>,
        view: impl FnOnce(&mut Vec<u8>),
    ) {
        message.extend_from_slice(SIGHT);
        serde_json::to_writer(&mut *message, self).expect("an outline is plain data");
        // It goes on.
        message.pop();
        message.extend_from_slice(br#","told":["#);
        for (at, told) in told.enumerate() {
            if at > 0 {
                message.push(b',');
            }
            message.extend_from_slice(told);
        }
        message.extend_from_slice(br#"],"view":"#);
        view(message);
        message.extend_from_slice(b"}}}");
    }
}

/// The beginning of the message.
const SIGHT: &[u8] = br#"{"v":1,"say":{"sight":"#;

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Envelope, ServerMessage};

    #[test]
    fn an_outline_is_written_as_the_sight_it_outlines() {
        let line = |at| Told {
            at,
            line: scene::StoryLine { text: "log-first".into(), seat: None, clause: "KA-16".into() },
        };
        let choices = [None, Some(vec![]), Some(vec!["pass".to_owned()])];
        for (told, choices) in [vec![], vec![line(7)], vec![line(7), line(8)]].into_iter().zip(choices) {
            let sight = MatchUpdate {
                table: TableId::of([7; 20]),
                viewer: Some(Seat::new(2)),
                lines: 8,
                can_undo: true,
                left: vec![500, -1],
                keep: 6,
                choices: choices.clone(),
                told: told.clone(),
                view: serde_json::from_str(r#"{"hand":["orange1"]}"#).expect("it is JSON"),
            };
            let outline = MatchUpdateWriter {
                table: &sight.table,
                viewer: sight.viewer,
                lines: sight.lines,
                can_undo: sight.can_undo,
                left: &sight.left,
                keep: sight.keep,
                choices,
            };
            let told: Vec<Vec<u8>> =
                told.iter().map(|told| serde_json::to_vec(told).expect("plain data")).collect();
            let mut written = Vec::new();
            outline.write(&mut written, told.iter().map(Vec::as_slice), |json| {
                json.extend_from_slice(sight.view.get().as_bytes())
            });
            let whole = Envelope::of(ServerMessage::Update(Box::new(sight)));
            assert_eq!(
                String::from_utf8(written).expect("text"),
                serde_json::to_string(&whole).expect("plain data")
            );
        }
    }
}
