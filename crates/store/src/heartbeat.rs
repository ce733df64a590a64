//! The heartbeat: when the server was last known to run. The difference to the next start is an outage.

use sqlx::{Row, SqliteConnection};

use crate::{Moment, Store, StoreError};

impl Store {
    /// Records that the server runs.
    pub async fn record_heartbeat(&self, now: Moment) -> Result<(), StoreError> {
        let mut transaction = self.writer.begin().await?;
        write_heartbeat(&mut transaction, now).await?;
        Ok(transaction.commit().await?)
    }

    /// Records that the server has started, and moves every deadline by the length of the outage since the last
    /// heartbeat.
    pub async fn compensate_outage(&self, now: Moment) -> Result<(), StoreError> {
        self.appender.flush_all().await?;
        let mut transaction = self.writer.begin().await?;
        let last = sqlx::query("SELECT moment FROM pulse").fetch_optional(&mut *transaction).await?;
        if let Some(last) = last {
            let outage = (now - last.try_get::<Moment, _>(0)?).max(0);
            let moved = sqlx::query(
                "UPDATE tables SET deadline = deadline + ?1 WHERE deadline IS NOT NULL AND stage = 'playing'",
            );
            moved.bind(outage).execute(&mut *transaction).await?;
        }
        write_heartbeat(&mut transaction, now).await?;
        Ok(transaction.commit().await?)
    }
}

async fn write_heartbeat(connection: &mut SqliteConnection, now: Moment) -> Result<(), StoreError> {
    let kept =
        sqlx::query("INSERT INTO pulse (one, moment) VALUES (1, ?1) ON CONFLICT DO UPDATE SET moment = ?1");
    kept.bind(now).execute(connection).await?;
    Ok(())
}
