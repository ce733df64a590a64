//! The journal: what was just appended, the steps of many matches in one row, until it is entered in their tables and logs.
//!
//! A step of its own would write to two pages of its own, the row of its table and the end of its log. In the journal the
//! steps of a whole batch go to one page, and what a match has got since is entered at once.

use std::ops::RangeInclusive;

use protocol::TableId;
use rustc_hash::FxHashMap;
use sqlx::{Row, SqliteConnection};

use crate::append::{Append, advance, write};
use crate::writer::{begin, commit};
use crate::{StoreError, reading};

/// What a journal says, all that was appended to a match as one.
pub(crate) type Grown = FxHashMap<TableId, Append>;

/// Takes note of what was appended.
pub(crate) fn note(grown: &mut Grown, append: Append) {
    match grown.get_mut(&append.table) {
        Some(before) => before.go_on(append),
        None => drop(grown.insert(append.table, append)),
    }
}

/// What is to be entered at once.
pub(crate) struct Batch {
    /// As JSON.
    appends: String,
    /// One for each match.
    matches: u64,
}

/// Makes a batch of what was appended to some matches.
pub(crate) fn together<'a>(grown: impl Iterator<Item = &'a Append>) -> Result<Batch, StoreError> {
    let appends: Vec<&Append> = grown.collect();
    Ok(Batch { appends: serde_json::to_string(&appends)?, matches: appends.len() as u64 })
}

/// Adds a row after this one; when it returns, the row is on the disk. False: it is not the newest, somebody else has
/// written, and nothing was added.
///
/// The three statements go to the database in one call. `BEGIN` fails if a transaction is open, so a row can never be added to one that
/// nobody will commit; `COMMIT` fails if SQLite has rolled back.
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

/// Enters what this program has written in tables and logs, which is what these rows say without the first. False: there are
/// others, somebody else has written or entered, and nothing was entered here. After an error a transaction may be open: the caller
/// must discard the connection.
pub(crate) async fn enter(
    connection: &mut SqliteConnection,
    rows: &RangeInclusive<i64>,
    batch: &Batch,
) -> Result<bool, StoreError> {
    begin(connection).await?;
    let ends = sqlx::query("SELECT (SELECT min(number) FROM journal), (SELECT max(number) FROM journal)");
    let ends = ends.fetch_one(&mut *connection).await?;
    let is_ours = (ends.try_get(0)?..=ends.try_get(1)?) == *rows;
    if is_ours {
        settle(connection, batch).await?;
    }
    commit(connection).await?;
    Ok(is_ours)
}

/// Enters whatever anybody has written in tables and logs. Returns the number of the newest row. After an error a transaction may be
/// open: the caller must discard the connection.
pub(crate) async fn enter_all(connection: &mut SqliteConnection) -> Result<i64, StoreError> {
    // Another process may enter at the same time: who comes second finds nothing.
    begin(connection).await?;
    let newest = sqlx::query("SELECT max(number) FROM journal").fetch_one(&mut *connection).await?;
    let rows = sqlx::query("SELECT appends FROM journal WHERE appends <> '[]' ORDER BY number");
    let mut grown = Grown::default();
    for row in rows.fetch_all(&mut *connection).await? {
        for append in reading::json::<Vec<Append>>(&row, "appends")? {
            note(&mut grown, append);
        }
    }
    settle(connection, &together(grown.values())?).await?;
    commit(connection).await?;
    Ok(newest.try_get(0)?)
}

/// The batch is all that is in the journal. It is in tables and logs when the open transaction is committed.
async fn settle(connection: &mut SqliteConnection, batch: &Batch) -> Result<(), StoreError> {
    if batch.matches == 0 {
        return Ok(());
    }
    if advance(connection, &batch.appends).await? != batch.matches {
        return Err(StoreError::Corrupt("the journal does not fit the tables".to_owned()));
    }
    write(connection, &batch.appends).await?;
    let old = "DELETE FROM journal WHERE number < (SELECT max(number) FROM journal)";
    sqlx::query(old).execute(&mut *connection).await?;
    sqlx::query("UPDATE journal SET appends = '[]'").execute(connection).await?;
    Ok(())
}
