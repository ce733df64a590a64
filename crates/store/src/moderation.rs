//! Mutes and reports.

use protocol::{Person, PersonId, PersonKind, TableId};
use sqlx::Row;

use crate::columns::{keyword, parsed};
use crate::{Moment, Store, StoreError};

/// A report about a chat line, for the operator of the server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReportRow {
    pub id: i64,
    pub table: TableId,
    /// Who reported it.
    pub by: PersonId,
    /// Who wrote the chat line.
    pub reported: PersonId,
    /// A copy of the chat line, which stays when the original is deleted.
    pub words: String,
    pub reason: String,
    pub made: Moment,
}

impl Store {
    /// Hides the chat of `muted` from a person. Returns false if `muted` does not exist.
    pub async fn mute(&self, person: &PersonId, muted: &PersonId) -> Result<bool, StoreError> {
        if self.person(muted).await?.is_none() {
            return Ok(false);
        }
        let done = sqlx::query("INSERT INTO mutes (person, muted) VALUES (?1, ?2) ON CONFLICT DO NOTHING");
        self.writer.execute(done.bind(person.as_str()).bind(muted.as_str())).await?;
        Ok(true)
    }

    pub async fn unmute(&self, person: &PersonId, muted: &PersonId) -> Result<(), StoreError> {
        let done = sqlx::query("DELETE FROM mutes WHERE person = ?1 AND muted = ?2");
        self.writer.execute(done.bind(person.as_str()).bind(muted.as_str())).await?;
        Ok(())
    }

    /// The people whose chat this person does not want to see.
    pub async fn muted_by(&self, person: &PersonId) -> Result<Vec<Person>, StoreError> {
        let rows = sqlx::query(
            "SELECT people.id, people.name, people.kind FROM mutes JOIN people ON people.id = mutes.muted
             WHERE mutes.person = ?1 ORDER BY people.name, people.id",
        );
        let rows = rows.bind(person.as_str()).fetch_all(&self.readers).await?;
        let person = |row| {
            let kind = keyword(row, "kind", PersonKind::from_word)?;
            Ok(Person { id: parsed(row, "id")?, name: row.try_get("name")?, kind })
        };
        rows.iter().map(person).collect()
    }

    /// The people who do not want to see the chat of `muted`.
    pub async fn muters_of(&self, speaker: &PersonId) -> Result<Vec<PersonId>, StoreError> {
        let rows = sqlx::query("SELECT person FROM mutes WHERE muted = ?1");
        let rows = rows.bind(speaker.as_str()).fetch_all(&self.readers).await?;
        rows.iter().map(|row| parsed(row, "person")).collect()
    }

    /// Adds a report about a chat line. Returns false if the table has no chat line with this id.
    pub async fn add_report(
        &self,
        table: &TableId,
        line: i64,
        by: &PersonId,
        reason: &str,
        made: Moment,
    ) -> Result<bool, StoreError> {
        let done = sqlx::query(
            "INSERT INTO reports (at, by, about, words, why, made)
             SELECT at, ?3, person, words, ?4, ?5 FROM chat WHERE at = ?1 AND id = ?2",
        );
        let done = done.bind(table.as_str()).bind(line).bind(by.as_str()).bind(reason).bind(made);
        Ok(self.writer.execute(done).await?.rows_affected() == 1)
    }

    /// All reports, oldest first.
    pub async fn reports(&self) -> Result<Vec<ReportRow>, StoreError> {
        let rows = sqlx::query("SELECT * FROM reports ORDER BY id").fetch_all(&self.readers).await?;
        let report = |row| {
            Ok(ReportRow {
                id: row_id(row)?,
                table: parsed(row, "at")?,
                by: parsed(row, "by")?,
                reported: parsed(row, "about")?,
                words: row.try_get("words")?,
                reason: row.try_get("why")?,
                made: row.try_get("made")?,
            })
        };
        rows.iter().map(report).collect()
    }
}

fn row_id(row: &sqlx::sqlite::SqliteRow) -> Result<i64, StoreError> {
    Ok(row.try_get("id")?)
}
