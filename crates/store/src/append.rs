//! Appending steps to logs, with compare-and-set.

use protocol::{Ending, TableId};
use serde::{Deserialize, Serialize};
use sqlx::SqliteConnection;

use crate::{Moment, Store, StoreError};

/// The new lines of a match and its state after them. This is also the JSON format of the journal: fields that are
/// mostly empty are left out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Append {
    pub table: TableId,
    /// The number of lines the log had when the step was made. The append is refused if the log has another number by
    /// now.
    pub after: u32,
    /// The new lines without their numbers. At least one, unless `ending` ends the match without a step.
    pub lines: Vec<String>,
    /// The seats that may act now, one bit each.
    pub pending: u8,
    /// When the first running clock expires; `None` if no clock runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deadline: Option<Moment>,
    /// The remaining time of each clock in milliseconds; empty without clocks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clocks: Vec<i64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
    pub made: Moment,
}

#[derive(Debug)]
pub enum AppendError {
    /// The log has another number of lines, or the match is not running. Nothing was written.
    Conflict,
    /// The store failed. The step may be written or not: the caller must read the log again.
    Store(String),
}

impl Store {
    /// Appends a step. When this returns `Ok`, the step is on the disk.
    pub async fn append(&self, append: Append) -> Result<(), AppendError> {
        self.appender.append(append).await
    }
}

impl Append {
    /// The number of log lines after this append.
    pub(crate) fn lines_after(&self) -> u32 {
        self.after + self.lines.len() as u32
    }

    /// The number of log lines after this append; `None` if it ends the match.
    pub(crate) fn running_lines(&self) -> Option<u32> {
        self.ending.is_none().then_some(self.lines_after())
    }

    /// Merges the next append to the same match into this one.
    pub(crate) fn extend(&mut self, next: Append) {
        let mut lines = std::mem::take(&mut self.lines);
        lines.extend(next.lines);
        *self = Append { after: self.after, lines, ..next };
    }
}

/// The compare-and-set: updates every table whose line count is the one its append expects. Returns the number of
/// updated tables.
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

/// Inserts the lines of a batch into the logs.
pub(crate) async fn insert_lines(connection: &mut SqliteConnection, batch: &str) -> Result<(), StoreError> {
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

/// Writes the first lines of a match that begins in this transaction. Returns false if its log is not empty.
pub(crate) async fn begin(connection: &mut SqliteConnection, first: &Append) -> Result<bool, StoreError> {
    let batch = serde_json::to_string(&[first])?;
    if advance(connection, &batch).await? == 0 {
        return Ok(false);
    }
    insert_lines(connection, &batch).await?;
    Ok(true)
}

impl std::fmt::Display for AppendError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            AppendError::Conflict => write!(f, "the log has changed since the step was made"),
            AppendError::Store(reason) => f.write_str(reason),
        }
    }
}

impl std::error::Error for AppendError {}
