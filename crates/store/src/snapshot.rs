//! Several reads that see the same state of the database.

use std::ops::{Deref, DerefMut};

use sqlx::pool::PoolConnection;
use sqlx::{Error, Sqlite, SqliteConnection, SqlitePool};

/// A read transaction on a pooled connection. If it is dropped before [`Snapshot::end`], the connection is closed: with
/// its transaction still open it would show an old state to every later reader.
pub(crate) struct Snapshot(Option<PoolConnection<Sqlite>>);

impl Snapshot {
    pub(crate) async fn begin(pool: &SqlitePool) -> Result<Snapshot, Error> {
        let mut snapshot = Snapshot(Some(pool.acquire().await?));
        sqlx::query("BEGIN").execute(&mut *snapshot).await?;
        Ok(snapshot)
    }

    /// Ends the transaction and returns the connection to the pool.
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

const NOT_ENDED: &str = "the connection is there until the snapshot ends";

impl Deref for Snapshot {
    type Target = SqliteConnection;

    fn deref(&self) -> &SqliteConnection {
        self.0.as_ref().expect(NOT_ENDED)
    }
}

impl DerefMut for Snapshot {
    fn deref_mut(&mut self) -> &mut SqliteConnection {
        self.0.as_mut().expect(NOT_ENDED)
    }
}
