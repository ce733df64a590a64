//! Who does not want to hear whom, and what people complained of.

use protocol::{Person, PersonId, PersonKind, TableId};
use sqlx::Row;

use crate::reading::{parsed, word};
use crate::{Moment, Store, StoreError};

/// A complaint, as those who run a server read it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReportRow {
    /// Counts up.
    pub id: i64,
    /// At which table.
    pub table: TableId,
    /// Who complains.
    pub by: PersonId,
    /// Of whom.
    pub about: PersonId,
    /// What was said.
    pub words: String,
    /// Why it is complained of.
    pub why: String,
    /// When.
    pub made: Moment,
}

impl Store {
    /// Somebody no longer wants to hear somebody. False: there is no such person.
    pub async fn mute(&self, person: &PersonId, muted: &PersonId) -> Result<bool, StoreError> {
        if self.person(muted).await?.is_none() {
            return Ok(false);
        }
        let done = sqlx::query("INSERT INTO mutes (person, muted) VALUES (?1, ?2) ON CONFLICT DO NOTHING");
        self.writer.execute(done.bind(person.as_str()).bind(muted.as_str())).await?;
        Ok(true)
    }

    /// Somebody wants to hear somebody again.
    pub async fn unmute(&self, person: &PersonId, muted: &PersonId) -> Result<(), StoreError> {
        let done = sqlx::query("DELETE FROM mutes WHERE person = ?1 AND muted = ?2");
        self.writer.execute(done.bind(person.as_str()).bind(muted.as_str())).await?;
        Ok(())
    }

    /// Whom somebody does not want to hear.
    pub async fn muted_by(&self, person: &PersonId) -> Result<Vec<Person>, StoreError> {
        let rows = sqlx::query(
            "SELECT people.id, people.name, people.kind FROM mutes JOIN people ON people.id = mutes.muted
             WHERE mutes.person = ?1 ORDER BY people.name, people.id",
        );
        let rows = rows.bind(person.as_str()).fetch_all(&self.readers).await?;
        let person = |row| {
            let kind = word(row, "kind", PersonKind::from_word)?;
            Ok(Person { id: parsed(row, "id")?, name: row.try_get("name")?, kind })
        };
        rows.iter().map(person).collect()
    }

    /// Who does not want to hear somebody.
    pub async fn deaf_to(&self, speaker: &PersonId) -> Result<Vec<PersonId>, StoreError> {
        let rows = sqlx::query("SELECT person FROM mutes WHERE muted = ?1");
        let rows = rows.bind(speaker.as_str()).fetch_all(&self.readers).await?;
        rows.iter().map(|row| parsed(row, "person")).collect()
    }

    /// Somebody complains of what was said at a table. False: nothing of that number was said there.
    pub async fn report(
        &self,
        table: &TableId,
        line: i64,
        by: &PersonId,
        why: &str,
        made: Moment,
    ) -> Result<bool, StoreError> {
        let done = sqlx::query(
            "INSERT INTO reports (at, by, about, words, why, made)
             SELECT at, ?3, person, words, ?4, ?5 FROM chat WHERE at = ?1 AND id = ?2",
        );
        let done = done.bind(table.as_str()).bind(line).bind(by.as_str()).bind(why).bind(made);
        Ok(self.writer.execute(done).await?.rows_affected() == 1)
    }

    /// All complaints, oldest first.
    pub async fn reports(&self) -> Result<Vec<ReportRow>, StoreError> {
        let rows = sqlx::query("SELECT * FROM reports ORDER BY id").fetch_all(&self.readers).await?;
        let report = |row| {
            Ok(ReportRow {
                id: row_id(row)?,
                table: parsed(row, "at")?,
                by: parsed(row, "by")?,
                about: parsed(row, "about")?,
                words: row.try_get("words")?,
                why: row.try_get("why")?,
                made: row.try_get("made")?,
            })
        };
        rows.iter().map(report).collect()
    }
}

fn row_id(row: &sqlx::sqlite::SqliteRow) -> Result<i64, StoreError> {
    Ok(row.try_get("id")?)
}
