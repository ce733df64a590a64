//! Match updates, chat, and the requests for tables.

use engine::{BotId, Seat};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::value::RawValue;
use table::{BeatAt, Told};

use crate::word::words;
use crate::{Clock, Envelope, Person, TableId, TableInfo, Visibility};

/// A match as one seat, or a spectator, knows it now. The server sends one after every step. It is made only from the view
/// and from what the viewer was told.
///
/// `Lines` and `View` are how the receiver holds the told lines and the view. A server does not collect them first: it has
/// the lines as JSON already, and writes the view straight into the message ([`MatchUpdate::write_message`]).
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct MatchUpdate<Lines = Vec<Told>, View = Box<RawValue>> {
    /// The table.
    pub table: TableId,
    /// The seat whose view this is; `None` for a spectator.
    pub viewer: Option<Seat>,
    /// The number of lines of the log.
    pub lines: u32,
    /// Whether the viewer may take back its last step.
    pub can_undo: bool,
    /// The remaining time of each clock, by seat; empty without clocks.
    #[serde(rename = "left")]
    pub remaining_ms: Vec<i64>,
    /// Lines up to this number are unchanged. The client must forget later ones, then add `told`.
    pub keep: u32,
    /// The viewer's legal actions in the game's notation, if the client asked for them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub choices: Option<Vec<String>>,
    /// The line of the viewer's last step; 0 without one.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub moved: u32,
    /// What the viewer was told by later lines, oldest first.
    pub told: Lines,
    /// The beats of later lines as the viewer saw them, oldest first. Of lines that the viewer's last step lies behind, there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub beats: Vec<BeatAt>,
    /// The view: see [`table::GameHandle::present`]. It is the last field: see [`MatchUpdate::write_message`].
    pub view: View,
}

/// [`ServerMessage::Update`](crate::ServerMessage::Update) of an update that is only borrowed. A test compares the two.
#[derive(Serialize)]
enum Message<'a, Lines> {
    #[serde(rename = "sight")]
    Update(&'a MatchUpdate<Lines, ()>),
}

impl<Lines: Serialize> MatchUpdate<Lines, ()> {
    /// Writes the whole message to the end of `buffer`; `view` writes the JSON of the view in its place. So the view is not
    /// copied on its way into the message.
    pub fn write_message(&self, buffer: &mut Vec<u8>, view: impl FnOnce(&mut Vec<u8>)) {
        /// The end of a message whose view is `()`.
        const EMPTY_VIEW: &[u8] = b"null}}}";
        serde_json::to_writer(&mut *buffer, &Envelope::of(Message::Update(self)))
            .expect("updates are plain data");
        debug_assert!(buffer.ends_with(EMPTY_VIEW), "the view is the last field");
        buffer.truncate(buffer.len() - EMPTY_VIEW.len());
        view(buffer);
        buffer.extend_from_slice(b"}}}");
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
fn is_zero(line: &u32) -> bool {
    *line == 0
}

/// A chat line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChatLine {
    /// The table.
    pub table: TableId,
    /// A number that grows with every line.
    pub id: i64,
    /// The room in which it was written.
    pub room: Room,
    /// The author.
    pub by: Person,
    /// The text.
    pub words: String,
    /// The time, in milliseconds since 1970.
    pub said: i64,
}

/// Reports a chat line to the operator of the server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewReport {
    /// The id of the chat line.
    pub line: i64,
    /// The reason, at most 500 characters.
    pub why: String,
}

/// Players and spectators chat in separate rooms, because spectators may know more than players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Room {
    /// The chat of players, which everybody may read.
    Players,
    /// The chat of spectators, which players can read after the end.
    Spectators,
}

words!(Room { Players = "players", Spectators = "spectators" });

/// Opens a table. The host takes the first seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The id of the game.
    pub game: String,
    /// The options, in the game's notation.
    #[serde(default)]
    pub options: String,
    /// The number of seats.
    pub seats: u8,
    /// Who can find the table.
    pub visibility: Visibility,
    /// The clock.
    pub clock: Clock,
}

/// Takes a seat, or gives it to a bot.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default, deny_unknown_fields)]
pub struct SitDown {
    /// The bot to be seated, which only the host may do. Without it, the caller sits down.
    #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "not_null")]
    #[cfg_attr(feature = "openapi", schema(schema_with = crate::schema::bot, required = false))]
    pub bot: Option<BotId>,
    /// Text to be mixed into the seed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entropy: Option<String>,
    /// The invitation, for a private table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub invitation: Option<String>,
}

/// A field that may be missing, but not null.
fn not_null<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<BotId>, D::Error> {
    BotId::deserialize(deserializer).map(Some)
}

/// A page of tables, newest first; finished matches by the time they ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TablePage {
    /// The tables.
    pub tables: Vec<TableInfo>,
    /// The value of `?before=…` for the next page; null on the last page.
    pub before: Option<i64>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ServerMessage;

    #[test]
    fn a_message_with_a_view_written_in_place_is_the_whole_update() {
        let line = |at| Told { at, line: scene::StoryLine::new("KA-16", "log-first") };
        let choices = [None, Some(vec![]), Some(vec!["pass".to_owned()])];
        for (told, choices) in [vec![], vec![line(7)], vec![line(7), line(8)]].into_iter().zip(choices) {
            let json = r#"{"hand":["orange1"]}"#;
            let update = MatchUpdate {
                table: TableId::of([7; 20]),
                viewer: Some(Seat::new(2)),
                lines: 8,
                can_undo: true,
                remaining_ms: vec![500, -1],
                keep: 6,
                choices,
                moved: 3,
                told,
                beats: vec![BeatAt { at: 8, beat: scene::Beat::new("KA-16", "beat-title", "beat-sentence") }],
                view: (),
            };
            let mut written = b"before".to_vec();
            update.write_message(&mut written, |buffer| buffer.extend_from_slice(json.as_bytes()));
            let read: Envelope<ServerMessage> =
                serde_json::from_slice(&written[b"before".len()..]).expect("it is a message");
            let ServerMessage::Update(read_update) = &read.body else { panic!("it is an update") };
            assert_eq!((&read_update.told, read_update.view.get()), (&update.told, json));
            assert_eq!((read_update.moved, &read_update.beats), (3, &update.beats));
            let whole = serde_json::to_string(&read).expect("plain data");
            assert_eq!(String::from_utf8(written).expect("text"), format!("before{whole}"));
        }
    }
}
