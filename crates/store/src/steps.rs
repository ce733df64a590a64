//! Reading logs.

use protocol::TableId;
use sqlx::Row;

use crate::snapshot::Snapshot;
use crate::{Store, StoreError, columns};

impl Store {
    /// The whole log of a match in the format of a log file; empty before the match begins. Returns `None` if there is
    /// no such table.
    pub async fn log(&self, table: &TableId) -> Result<Option<String>, StoreError> {
        self.appender.flush(table).await?;
        let mut transaction = Snapshot::begin(&self.readers).await?;
        let head = sqlx::query("SELECT head FROM tables WHERE id = ?1").bind(table.as_str());
        let Some(head) = head.fetch_optional(&mut *transaction).await? else {
            transaction.end().await?;
            return Ok(None);
        };
        let mut log: String = head.try_get(0)?;
        let steps = sqlx::query("SELECT number, lines FROM steps WHERE at = ?1 ORDER BY number");
        for row in steps.bind(table.as_str()).fetch_all(&mut *transaction).await? {
            let first: i64 = row.try_get("number")?;
            for (number, line) in (first..).zip(columns::json::<Vec<String>>(&row, "lines")?) {
                log += &format!("{number}. {line}\n");
            }
        }
        transaction.end().await?;
        Ok(Some(log))
    }
}
