//! The migrations of the database. A published migration is never edited: the next one corrects it.

use sqlx::{Connection, Row, SqliteConnection};

use crate::StoreError;

/// Every migration; its number is its position, counted from 1.
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

/// Runs the migrations that the file lacks, each in its own transaction.
pub(crate) async fn run(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let found: i64 = sqlx::query("PRAGMA user_version").fetch_one(&mut *connection).await?.try_get(0)?;
    let known = ALL.len() as i64;
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    for (number, migration) in (1i64..).zip(ALL).skip(found as usize) {
        let mut transaction = connection.begin().await?;
        sqlx::raw_sql(*migration).execute(&mut *transaction).await?;
        // A pragma takes no parameters; the number is a constant of this program.
        let version = sqlx::AssertSqlSafe(format!("PRAGMA user_version = {number}"));
        sqlx::raw_sql(version).execute(&mut *transaction).await?;
        transaction.commit().await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn lines_of_an_older_file_stay_in_their_order() -> Result<(), StoreError> {
        let mut connection = SqliteConnection::connect("sqlite::memory:").await?;
        sqlx::raw_sql("PRAGMA foreign_keys = OFF").execute(&mut connection).await?;
        for migration in &ALL[..8] {
            sqlx::raw_sql(*migration).execute(&mut connection).await?;
        }
        let lines = "INSERT INTO steps VALUES ('b', 1, '* dealt'), ('a', 2, '2 say \"no\"'), ('a', 1, '1 bid 3'), ('a', 10, '1 pass');
            PRAGMA user_version = 8";
        sqlx::raw_sql(lines).execute(&mut connection).await?;
        run(&mut connection).await?;
        let rows =
            sqlx::query("SELECT at, number, lines FROM steps ORDER BY at").fetch_all(&mut connection).await?;
        let rows: Vec<(&str, i64, &str)> =
            rows.iter().map(|row| (row.get(0), row.get(1), row.get(2))).collect();
        assert_eq!(rows, [("a", 1, r#"["1 bid 3","2 say \"no\"","1 pass"]"#), ("b", 1, r#"["* dealt"]"#)]);
        Ok(())
    }
}
