//! Pauses of matches and vacations of people.

use engine::Seat;
use protocol::{PersonId, TableId};
use sqlx::Row;

use crate::columns::parsed;
use crate::{Moment, Store, StoreError};

impl Store {
    /// Pauses a match, or resumes it with `None`, and sets its clocks and deadline.
    pub async fn set_paused(
        &self,
        table: &TableId,
        paused: Option<Moment>,
        deadline: Option<Moment>,
        clocks: &[i64],
    ) -> Result<(), StoreError> {
        self.appender.flush(table).await?;
        let done = sqlx::query("UPDATE tables SET paused = ?2, deadline = ?3, clocks = ?4 WHERE id = ?1");
        let clocks = serde_json::to_string(clocks)?;
        self.writer.execute(done.bind(table.as_str()).bind(paused).bind(deadline).bind(clocks)).await?;
        Ok(())
    }

    /// Stops the clock of a seat until a vacation ends, or lets it run again with `None`.
    pub async fn set_seat_vacation(
        &self,
        table: &TableId,
        seat: Seat,
        until: Option<Moment>,
    ) -> Result<(), StoreError> {
        let done = sqlx::query("UPDATE seats SET rests = ?3 WHERE at = ?1 AND seat = ?2");
        self.writer.execute(done.bind(table.as_str()).bind(u8::from(seat)).bind(until)).await?;
        Ok(())
    }

    /// Begins a vacation. A vacation that is running ends now.
    pub async fn begin_vacation(
        &self,
        person: &PersonId,
        now: Moment,
        ends: Moment,
    ) -> Result<(), StoreError> {
        let mut transaction = self.writer.begin().await?;
        let before = sqlx::query("UPDATE vacations SET ends = ?2 WHERE person = ?1 AND ends > ?2");
        before.bind(person.as_str()).bind(now).execute(&mut *transaction).await?;
        let begun = sqlx::query(
            "INSERT INTO vacations (person, begins, ends) VALUES (?1, ?2, ?3)
             ON CONFLICT DO UPDATE SET ends = excluded.ends",
        );
        begun.bind(person.as_str()).bind(now).bind(ends).execute(&mut *transaction).await?;
        Ok(transaction.commit().await?)
    }

    /// Ends a vacation early. Returns false if none is running.
    pub async fn end_vacation(&self, person: &PersonId, now: Moment) -> Result<bool, StoreError> {
        let done = sqlx::query("UPDATE vacations SET ends = ?2 WHERE person = ?1 AND ends > ?2");
        Ok(self.writer.execute(done.bind(person.as_str()).bind(now)).await?.rows_affected() > 0)
    }

    /// When the running vacation of a person ends.
    pub async fn vacation(&self, person: &PersonId, now: Moment) -> Result<Option<Moment>, StoreError> {
        let row = sqlx::query("SELECT max(ends) FROM vacations WHERE person = ?1 AND ends > ?2");
        Ok(row.bind(person.as_str()).bind(now).fetch_one(&self.readers).await?.try_get(0)?)
    }

    /// The vacation of a person between two moments, in milliseconds.
    pub async fn vacation_between(
        &self,
        person: &PersonId,
        from: Moment,
        to: Moment,
    ) -> Result<Moment, StoreError> {
        let row = sqlx::query(
            "SELECT coalesce(sum(min(ends, ?3) - max(begins, ?2)), 0) FROM vacations
             WHERE person = ?1 AND ends > ?2 AND begins < ?3",
        );
        Ok(row.bind(person.as_str()).bind(from).bind(to).fetch_one(&self.readers).await?.try_get(0)?)
    }

    /// The people on vacation.
    pub async fn on_vacation(&self, now: Moment) -> Result<Vec<PersonId>, StoreError> {
        let rows = sqlx::query("SELECT DISTINCT person FROM vacations WHERE ends > ?1");
        rows.bind(now).fetch_all(&self.readers).await?.iter().map(|row| parsed(row, "person")).collect()
    }

    /// By seat: when the running vacation of its owner ends.
    pub async fn vacations_at(
        &self,
        table: &TableId,
        now: Moment,
    ) -> Result<Vec<Option<Moment>>, StoreError> {
        let rows = sqlx::query(
            "SELECT (SELECT max(ends) FROM vacations WHERE vacations.person = seats.person AND ends > ?2)
             FROM seats WHERE at = ?1 ORDER BY seat",
        );
        let rows = rows.bind(table.as_str()).bind(now).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// The running matches of a person with a clock of days for each step.
    pub async fn correspondence_tables_of(&self, person: &PersonId) -> Result<Vec<TableId>, StoreError> {
        self.appender.flush_all().await?;
        let rows = sqlx::query(
            "SELECT tables.id FROM seats JOIN tables ON tables.id = seats.at
             WHERE seats.person = ?1 AND tables.stage = 'playing' AND tables.clock ->> '$.days' IS NOT NULL",
        );
        let rows = rows.bind(person.as_str()).fetch_all(&self.readers).await?;
        rows.iter().map(|row| parsed(row, "id")).collect()
    }
}
