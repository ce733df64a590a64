//! The write-ahead journal: new steps of many matches in one row, until they are flushed to their tables and logs.
//!
//! A step by itself would change two pages: the row of its table and the end of its log. In the journal the steps of a
//! whole batch change one page, and a flush writes all new steps of a match at once.

use std::ops::RangeInclusive;

use protocol::TableId;
use rustc_hash::FxHashMap;
use sqlx::{Row, SqliteConnection};

use crate::append::{Append, advance, insert_lines};
use crate::writer::{begin, commit};
use crate::{StoreError, columns};

/// The steps in the journal, all appends to one match merged into one.
pub(crate) type Unflushed = FxHashMap<TableId, Append>;

/// Adds an append, merged with earlier ones to the same match.
pub(crate) fn merge(unflushed: &mut Unflushed, append: Append) {
    match unflushed.get_mut(&append.table) {
        Some(earlier) => earlier.extend(append),
        None => drop(unflushed.insert(append.table, append)),
    }
}

/// Appends that are flushed in one transaction.
pub(crate) struct Batch {
    /// As a JSON array.
    appends: String,
    /// The number of matches, which is the number of appends.
    matches: u64,
}

/// Makes a batch from at most one append for each match.
pub(crate) fn batch<'a>(appends: impl Iterator<Item = &'a Append>) -> Result<Batch, StoreError> {
    let appends: Vec<&Append> = appends.collect();
    Ok(Batch { appends: serde_json::to_string(&appends)?, matches: appends.len() as u64 })
}

/// Adds the row after number `after`; when it returns, the row is on the disk. Returns false, and adds nothing, if `after`
/// is not the newest row because another process has written.
///
/// The three statements go to the database in one call. `BEGIN` fails if a transaction is open, so a row can never be
/// added to one that is never committed; `COMMIT` fails if SQLite has rolled back.
pub(crate) async fn add(
    connection: &mut SqliteConnection,
    after: i64,
    appends: &[&Append],
) -> Result<bool, StoreError> {
    let rows = sqlx::query(
        "BEGIN IMMEDIATE;
         INSERT INTO journal (number, appends) SELECT ?1 + 1, ?2 WHERE (SELECT max(number) FROM journal) = ?1
         RETURNING number;
         COMMIT",
    );
    let rows = rows.bind(after).bind(serde_json::to_string(appends)?).fetch_all(connection).await?;
    Ok(!rows.is_empty())
}

/// Flushes the rows that this process has written, which the batch holds. Returns false, and flushes nothing, if the
/// journal has other rows because another process has written or flushed. After an error a transaction may be open: the
/// caller must discard the connection.
pub(crate) async fn flush(
    connection: &mut SqliteConnection,
    rows: &RangeInclusive<i64>,
    batch: &Batch,
) -> Result<bool, StoreError> {
    begin(connection).await?;
    let ends = sqlx::query("SELECT (SELECT min(number) FROM journal), (SELECT max(number) FROM journal)");
    let ends = ends.fetch_one(&mut *connection).await?;
    let is_ours = (ends.try_get(0)?..=ends.try_get(1)?) == *rows;
    if is_ours {
        apply(connection, batch).await?;
    }
    commit(connection).await?;
    Ok(is_ours)
}

/// Reads and flushes all rows, those of other processes too. Returns the number of the newest row. After an error a
/// transaction may be open: the caller must discard the connection.
pub(crate) async fn flush_all(connection: &mut SqliteConnection) -> Result<i64, StoreError> {
    // Another process may flush at the same time: the second one finds nothing to do.
    begin(connection).await?;
    let newest = sqlx::query("SELECT max(number) FROM journal").fetch_one(&mut *connection).await?;
    let rows = sqlx::query("SELECT appends FROM journal WHERE appends <> '[]' ORDER BY number");
    let mut unflushed = Unflushed::default();
    for row in rows.fetch_all(&mut *connection).await? {
        for append in columns::json::<Vec<Append>>(&row, "appends")? {
            merge(&mut unflushed, append);
        }
    }
    apply(connection, &batch(unflushed.values())?).await?;
    commit(connection).await?;
    Ok(newest.try_get(0)?)
}

/// Writes the batch to tables and logs and empties the journal, inside the open transaction. The batch must hold all
/// steps of the journal.
async fn apply(connection: &mut SqliteConnection, batch: &Batch) -> Result<(), StoreError> {
    if batch.matches == 0 {
        return Ok(());
    }
    if advance(connection, &batch.appends).await? != batch.matches {
        return Err(StoreError::Corrupt("the journal does not match the tables".to_owned()));
    }
    insert_lines(connection, &batch.appends).await?;
    let old = "DELETE FROM journal WHERE number < (SELECT max(number) FROM journal)";
    sqlx::query(old).execute(&mut *connection).await?;
    sqlx::query("UPDATE journal SET appends = '[]'").execute(connection).await?;
    Ok(())
}
