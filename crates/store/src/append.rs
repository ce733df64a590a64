//! Appending to logs, with compare-and-set.

use protocol::{Ending, TableId};
use serde::{Deserialize, Serialize};
use sqlx::SqliteConnection;

use crate::{Moment, Store, StoreError};

/// What a step adds to a match. In the journal, what is mostly nothing is left out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Append {
    /// Which match.
    pub table: TableId,
    /// How many lines its log had when the step was made. Refused if it has another number now.
    pub after: u32,
    /// The new lines, as they stand in the log after their numbers; at least one, unless the match is ended without one.
    pub lines: Vec<String>,
    /// Who may act now, a bit for each seat.
    pub pending: u8,
    /// When somebody's time is up, if somebody's is running.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deadline: Option<Moment>,
    /// What is left on each clock, in milliseconds; empty if nothing is measured.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clocks: Vec<i64>,
    /// How the match ended, if it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
    /// When the step was made.
    pub made: Moment,
}

/// Why a step was not appended.
#[derive(Debug)]
pub enum AppendError {
    /// The log has another number of lines, or the match is not running. Nothing was written.
    Conflict,
    /// The store failed. It may have been written or not: read the log again.
    Store(String),
}

impl Store {
    /// Appends a step. When this returns `Ok`, the step is on the disk.
    pub async fn append(&self, append: Append) -> Result<(), AppendError> {
        self.scribe.append(append).await
    }
}

impl Append {
    /// How many lines the log has with it.
    pub(crate) fn then(&self) -> u32 {
        self.after + self.lines.len() as u32
    }

    /// How many lines the match has with it; none if it ends with it.
    pub(crate) fn standing(&self) -> Option<u32> {
        self.ending.is_none().then_some(self.then())
    }

    /// What was appended next to the same match is taken along.
    pub(crate) fn go_on(&mut self, next: Append) {
        let mut lines = std::mem::take(&mut self.lines);
        lines.extend(next.lines);
        *self = Append { after: self.after, lines, ..next };
    }
}

/// The compare-and-set: moves every match of the batch forward that stands where its append says. How many were they?
pub(crate) async fn advance(connection: &mut SqliteConnection, batch: &str) -> Result<u64, StoreError> {
    let moved = sqlx::query(
        "UPDATE tables SET
            lines = made.after + made.count, pending = made.pending, deadline = made.deadline, clocks = made.clocks,
            ending = made.ending, stage = CASE WHEN made.ending IS NULL THEN 'playing' ELSE 'over' END,
            ended = CASE WHEN made.ending IS NULL THEN NULL ELSE made.moment END
         FROM (
            SELECT value ->> 'table' AS id, value ->> 'after' AS after, json_array_length(value, '$.lines') AS count,
                value ->> 'pending' AS pending, value ->> 'deadline' AS deadline,
                coalesce(value ->> 'clocks', '[]') AS clocks, value -> 'ending' AS ending, value ->> 'made' AS moment
            FROM json_each(?1)
         ) AS made
         WHERE tables.id = made.id AND tables.lines = made.after AND tables.stage = 'playing'",
    );
    Ok(moved.bind(batch).execute(connection).await?.rows_affected())
}

/// Writes the lines of a batch.
pub(crate) async fn write(connection: &mut SqliteConnection, batch: &str) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO steps (at, number, lines)
         SELECT value ->> 'table', (value ->> 'after') + 1, value -> 'lines'
         FROM json_each(?1) WHERE json_array_length(value, '$.lines') > 0",
    )
    .bind(batch)
    .execute(connection)
    .await?;
    Ok(())
}

/// Writes the first lines of a match that begins in this transaction.
pub(crate) async fn begin(connection: &mut SqliteConnection, first: &Append) -> Result<bool, StoreError> {
    let batch = serde_json::to_string(&[first])?;
    if advance(connection, &batch).await? == 0 {
        return Ok(false);
    }
    write(connection, &batch).await?;
    Ok(true)
}

impl std::fmt::Display for AppendError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            AppendError::Conflict => write!(f, "the log has moved on"),
            AppendError::Store(what) => f.write_str(what),
        }
    }
}

impl std::error::Error for AppendError {}
