//! Chat at tables.

use protocol::{ChatLine, Person, PersonKind, Room, TableId};
use sqlx::Row;

use crate::columns::{keyword, parsed};
use crate::{Store, StoreError};

impl Store {
    /// Adds a chat line. Returns it with the id that it got.
    pub async fn add_chat_line(&self, line: ChatLine) -> Result<ChatLine, StoreError> {
        let done = self
            .writer
            .execute(
                sqlx::query("INSERT INTO chat (at, room, person, words, said) VALUES (?1, ?2, ?3, ?4, ?5)")
                    .bind(line.table.as_str())
                    .bind(line.room.word())
                    .bind(line.by.id.as_str())
                    .bind(&line.words)
                    .bind(line.said),
            )
            .await?;
        Ok(ChatLine { id: done.last_insert_rowid(), ..line })
    }

    /// The last `limit` lines of a room, oldest first.
    pub async fn chat(&self, table: &TableId, room: Room, limit: u32) -> Result<Vec<ChatLine>, StoreError> {
        let rows = sqlx::query(
            "SELECT chat.id, chat.words, chat.said, people.id AS by, people.name, people.kind
             FROM chat JOIN people ON people.id = chat.person
             WHERE at = ?1 AND room = ?2 ORDER BY chat.id DESC LIMIT ?3",
        );
        let rows = rows.bind(table.as_str()).bind(room.word()).bind(limit).fetch_all(&self.readers).await?;
        let mut lines = Vec::with_capacity(rows.len());
        for row in rows.iter().rev() {
            let kind = keyword(row, "kind", PersonKind::from_word)?;
            let by = Person { id: parsed(row, "by")?, name: row.try_get("name")?, kind };
            let (id, words, said) = (row.try_get("id")?, row.try_get("words")?, row.try_get("said")?);
            lines.push(ChatLine { table: *table, id, room, by, words, said });
        }
        Ok(lines)
    }
}
