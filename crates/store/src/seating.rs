//! Seats and the stages of a table: sit down, stand up, begin, leave, rematch, delete.

use engine::{BotId, Seat};
use protocol::{Away, PersonId, Stage, TableId};

use crate::append::{self, Append};
use crate::tables::stage;
use crate::{Store, StoreError};

impl Store {
    /// Seats a person at an empty seat of an open table, with optional entropy for the seed. Returns false if the seat
    /// is taken, the person has another seat here, or the match has begun.
    pub async fn sit(
        &self,
        table: &TableId,
        seat: Seat,
        person: &PersonId,
        entropy: Option<&str>,
    ) -> Result<bool, StoreError> {
        let done = sqlx::query(
            "UPDATE seats SET person = ?3, entropy = ?4
             WHERE at = ?1 AND seat = ?2 AND person IS NULL AND bot IS NULL
                AND EXISTS (SELECT 1 FROM tables WHERE id = ?1 AND stage = 'open')
                AND NOT EXISTS (SELECT 1 FROM seats WHERE at = ?1 AND person = ?3)",
        );
        let done = done.bind(table.as_str()).bind(u8::from(seat)).bind(person.as_str()).bind(entropy);
        Ok(self.writer.execute(done).await?.rows_affected() == 1)
    }

    /// Seats a bot at an empty seat of an open table. Returns false if the seat is taken or the match has begun.
    pub async fn seat_bot(&self, table: &TableId, seat: Seat, bot: &BotId) -> Result<bool, StoreError> {
        let done = sqlx::query(
            "UPDATE seats SET bot = ?3
             WHERE at = ?1 AND seat = ?2 AND person IS NULL AND bot IS NULL
                AND EXISTS (SELECT 1 FROM tables WHERE id = ?1 AND stage = 'open')",
        );
        let done = done.bind(table.as_str()).bind(u8::from(seat)).bind(bot.as_str());
        Ok(self.writer.execute(done).await?.rows_affected() == 1)
    }

    /// Empties a seat of an open table. Returns false if the match has begun or there is no such seat.
    pub async fn empty_seat(&self, table: &TableId, seat: Seat) -> Result<bool, StoreError> {
        let done = sqlx::query(
            "UPDATE seats SET person = NULL, bot = NULL, entropy = NULL
             WHERE at = ?1 AND seat = ?2 AND EXISTS (SELECT 1 FROM tables WHERE id = ?1 AND stage = 'open')",
        );
        Ok(self.writer.execute(done.bind(table.as_str()).bind(u8::from(seat))).await?.rows_affected() == 1)
    }

    /// Begins the match with the head of its log and the first lines. Returns false if it has begun already.
    pub async fn begin_match(&self, head: &str, first: &Append) -> Result<bool, StoreError> {
        let mut transaction = self.writer.begin().await?;
        if stage(&mut transaction, &first.table).await? != Some(Stage::Open) {
            transaction.roll_back().await?;
            return Ok(false);
        }
        let started = sqlx::query("UPDATE tables SET stage = 'playing', head = ?2 WHERE id = ?1");
        started.bind(first.table.as_str()).bind(head).execute(&mut *transaction).await?;
        if !append::begin(&mut transaction, first).await? {
            transaction.roll_back().await?;
            return Ok(false);
        }
        transaction.commit().await?;
        Ok(true)
    }

    /// Records whether a bot plays for the person at this seat.
    pub async fn set_away(&self, table: &TableId, seat: Seat, away: Away) -> Result<(), StoreError> {
        let done = sqlx::query("UPDATE seats SET away = ?3 WHERE at = ?1 AND seat = ?2");
        self.writer.execute(done.bind(table.as_str()).bind(u8::from(seat)).bind(away.word())).await?;
        Ok(())
    }

    /// Sets clocks and deadline without a step: when the server drains and when it starts again.
    pub async fn set_deadline(
        &self,
        table: &TableId,
        deadline: Option<crate::Moment>,
        clocks: &[i64],
    ) -> Result<(), StoreError> {
        self.appender.flush(table).await?;
        let done = sqlx::query("UPDATE tables SET deadline = ?2, clocks = ?3 WHERE id = ?1");
        let clocks = serde_json::to_string(clocks)?;
        self.writer.execute(done.bind(table.as_str()).bind(deadline).bind(clocks)).await?;
        Ok(())
    }

    /// Links a finished match to its rematch. Returns false if it has one already.
    pub async fn set_rematch(&self, table: &TableId, next: &TableId) -> Result<bool, StoreError> {
        self.appender.flush(table).await?;
        let done = sqlx::query(
            "UPDATE tables SET rematch = ?2 WHERE id = ?1 AND stage = 'over' AND rematch IS NULL",
        );
        Ok(self.writer.execute(done.bind(table.as_str()).bind(next.as_str())).await?.rows_affected() == 1)
    }

    /// Deletes a table. Returns false if its match has begun.
    pub async fn delete_open_table(&self, table: &TableId) -> Result<bool, StoreError> {
        let mut transaction = self.writer.begin().await?;
        if stage(&mut transaction, table).await? != Some(Stage::Open) {
            transaction.roll_back().await?;
            return Ok(false);
        }
        for query in [
            "DELETE FROM chat WHERE at = ?1",
            "DELETE FROM seats WHERE at = ?1",
            "DELETE FROM tables WHERE id = ?1",
        ] {
            sqlx::query(query).bind(table.as_str()).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        Ok(true)
    }
}
