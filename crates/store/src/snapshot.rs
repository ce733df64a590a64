//! Several reads of one moment.

use std::ops::{Deref, DerefMut};

use sqlx::pool::PoolConnection;
use sqlx::{Error, Sqlite, SqliteConnection, SqlitePool};

/// A read transaction on a connection of the pool. Dropped before its end, it closes the connection: one with an open transaction would
/// show others an old state for ever.
pub(crate) struct Snapshot(Option<PoolConnection<Sqlite>>);

impl Snapshot {
    pub(crate) async fn begin(pool: &SqlitePool) -> Result<Snapshot, Error> {
        let mut snapshot = Snapshot(Some(pool.acquire().await?));
        sqlx::query("BEGIN").execute(&mut *snapshot).await?;
        Ok(snapshot)
    }

    /// Ends it, and gives the connection back to the pool.
    pub(crate) async fn end(mut self) -> Result<(), Error> {
        sqlx::query("COMMIT").execute(&mut *self).await?;
        self.0 = None;
        Ok(())
    }
}

impl Drop for Snapshot {
    fn drop(&mut self) {
        if let Some(connection) = self.0.take() {
            drop(connection.detach());
        }
    }
}

const LENT: &str = "a connection is lent until the snapshot ends";

impl Deref for Snapshot {
    type Target = SqliteConnection;

    fn deref(&self) -> &SqliteConnection {
        self.0.as_ref().expect(LENT)
    }
}

impl DerefMut for Snapshot {
    fn deref_mut(&mut self) -> &mut SqliteConnection {
        self.0.as_mut().expect(LENT)
    }
}
