//! The journal: what was just appended, the steps of many matches in one row, until it is entered in their tables and logs.
//!
//! A step of its own would write to two pages of its own, the row of its table and the end of its log. In the journal the
//! steps of a whole batch go to one page, and what a match has got since is entered at once.

use std::collections::HashMap;

use protocol::TableId;
use sqlx::{Connection, Row, SqliteConnection};

use crate::append::{Append, advance, write};
use crate::{StoreError, reading};

/// The number of the newest row.
pub(crate) async fn newest(connection: &mut SqliteConnection) -> Result<i64, StoreError> {
    Ok(sqlx::query("SELECT max(number) FROM journal").fetch_one(connection).await?.try_get(0)?)
}

/// Adds a row after this one; when it returns, the row is on the disk. False: it is not the newest, somebody else has
/// written, and nothing was added.
pub(crate) async fn add(
    connection: &mut SqliteConnection,
    after: i64,
    appends: &[&Append],
) -> Result<bool, StoreError> {
    let row = sqlx::query(
        "INSERT INTO journal (number, appends) SELECT ?1 + 1, ?2 WHERE (SELECT max(number) FROM journal) = ?1",
    );
    let row = row.bind(after).bind(serde_json::to_string(appends)?);
    Ok(row.execute(connection).await?.rows_affected() == 1)
}

/// Enters everything in tables and logs.
pub(crate) async fn enter(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    // Another process may enter at the same time: who comes second finds nothing.
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let rows = sqlx::query("SELECT appends FROM journal WHERE appends <> '[]' ORDER BY number");
    let mut grown: HashMap<TableId, Append> = HashMap::new();
    for row in rows.fetch_all(&mut *transaction).await? {
        for append in reading::json::<Vec<Append>>(&row, "appends")? {
            match grown.get_mut(&append.table) {
                Some(before) => before.go_on(append),
                None => drop(grown.insert(append.table.clone(), append)),
            }
        }
    }
    if grown.is_empty() {
        return Ok(());
    }
    let batch = serde_json::to_string(&grown.values().collect::<Vec<_>>())?;
    if advance(&mut transaction, &batch).await?.len() != grown.len() {
        return Err(StoreError::Corrupt("the journal does not fit the tables".to_owned()));
    }
    write(&mut transaction, &batch).await?;
    let old = "DELETE FROM journal WHERE number < (SELECT max(number) FROM journal)";
    sqlx::query(old).execute(&mut *transaction).await?;
    sqlx::query("UPDATE journal SET appends = '[]'").execute(&mut *transaction).await?;
    Ok(transaction.commit().await?)
}
