//! Chat of players and spectators.

use engine::Seat;
use protocol::{ChatLine, Code, Person, Room, ServerMessage, Stage};

use super::{Host, Subscriber};
use crate::api_error::ApiError;
use crate::validate;

/// In characters.
const MAX_CHAT_LENGTH: usize = 500;

impl Host {
    /// Stores a chat line and sends it to all subscribers who may read it and have not muted its author.
    pub(super) async fn chat(
        &mut self,
        by: &Person,
        seat: Option<Seat>,
        words: String,
    ) -> Result<(), ApiError> {
        let words = words.trim().to_owned();
        validate::text(&words, MAX_CHAT_LENGTH, Code::ChatUnfit)?;
        self.app.limits.chat(&by.id, self.app.now()).map_err(ApiError::too_fast)?;
        let room = if seat.is_some() { Room::Players } else { Room::Spectators };
        let line = ChatLine { table: self.row.id, id: 0, room, by: by.clone(), words, said: self.app.now() };
        let line = self.app.store.add_chat_line(line).await?;
        // Spectators may know more than players: until the end, players do not see their chat.
        let is_for_all = room == Room::Players || self.row.stage == Stage::Over;
        let muters = self.app.store.muters_of(&by.id).await?;
        let reads = |subscriber: &Subscriber| {
            !subscriber.person.as_ref().is_some_and(|person| muters.contains(person))
        };
        self.broadcast(&ServerMessage::Said(line), |subscriber| {
            reads(subscriber) && (is_for_all || subscriber.viewer.is_none())
        });
        Ok(())
    }
}
