//! When the server was last known to run.

use sqlx::{Row, SqliteConnection};

use crate::{Moment, Store, StoreError};

impl Store {
    /// The server runs.
    pub async fn beat(&self, now: Moment) -> Result<(), StoreError> {
        let mut transaction = self.writer.begin().await?;
        beat(&mut transaction, now).await?;
        Ok(transaction.commit().await?)
    }

    /// The server runs again. Whoever's time was running gets back what passed since it was last known to run.
    pub async fn make_up(&self, now: Moment) -> Result<(), StoreError> {
        self.scribe.enter_all().await?;
        let mut transaction = self.writer.begin().await?;
        let last = sqlx::query("SELECT moment FROM pulse").fetch_optional(&mut *transaction).await?;
        if let Some(last) = last {
            let outage = (now - last.try_get::<Moment, _>(0)?).max(0);
            let moved = sqlx::query(
                "UPDATE tables SET deadline = deadline + ?1 WHERE deadline IS NOT NULL AND stage = 'playing'",
            );
            moved.bind(outage).execute(&mut *transaction).await?;
        }
        beat(&mut transaction, now).await?;
        Ok(transaction.commit().await?)
    }
}

async fn beat(connection: &mut SqliteConnection, now: Moment) -> Result<(), StoreError> {
    let kept =
        sqlx::query("INSERT INTO pulse (one, moment) VALUES (1, ?1) ON CONFLICT DO UPDATE SET moment = ?1");
    kept.bind(now).execute(connection).await?;
    Ok(())
}
