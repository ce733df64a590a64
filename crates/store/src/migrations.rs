//! The tables of the database, step by step. A migration is never edited: the next one mends it.

use sqlx::{Connection, Row, SqlitePool};

use crate::StoreError;

/// Every migration; the number of each is its place, counted from 1.
const ALL: &[&str] = &[
    include_str!("../migrations/0001_people_tables_steps.sql"),
    include_str!("../migrations/0002_ratings.sql"),
    include_str!("../migrations/0003_mutes_reports.sql"),
    include_str!("../migrations/0004_pulse.sql"),
    include_str!("../migrations/0005_ended.sql"),
    include_str!("../migrations/0006_pauses_vacations.sql"),
    include_str!("../migrations/0007_notices.sql"),
    include_str!("../migrations/0008_journal.sql"),
    include_str!("../migrations/0009_lines_together.sql"),
];

/// Runs those that the file has not seen, each in a transaction of its own.
pub(crate) async fn run(pool: &SqlitePool) -> Result<(), StoreError> {
    let mut connection = pool.acquire().await?;
    let found: i64 = sqlx::query("PRAGMA user_version").fetch_one(&mut *connection).await?.try_get(0)?;
    let known = ALL.len() as i64;
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    for (number, migration) in (1i64..).zip(ALL).skip(found as usize) {
        let mut transaction = connection.begin().await?;
        sqlx::raw_sql(*migration).execute(&mut *transaction).await?;
        // A pragma takes no parameters; the number is ours.
        let version = sqlx::AssertSqlSafe(format!("PRAGMA user_version = {number}"));
        sqlx::raw_sql(version).execute(&mut *transaction).await?;
        transaction.commit().await?;
    }
    Ok(())
}
