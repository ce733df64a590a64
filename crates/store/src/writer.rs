//! The one connection that writes.

use std::sync::Arc;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Error, SqliteConnection};
use tokio::sync::{MappedMutexGuard, Mutex, MutexGuard};

/// SQLite has one writer at a time, and here they queue without polling. Not a pool of one: that would ask the connection after
/// every use whether it is well, which takes as long as a small commit. Copies share it.
#[derive(Clone)]
pub(crate) struct Writer(Arc<Mutex<Option<SqliteConnection>>>);

impl Writer {
    pub(crate) async fn open(options: &SqliteConnectOptions) -> Result<Writer, Error> {
        Ok(Writer(Arc::new(Mutex::new(Some(options.connect().await?)))))
    }

    /// Waits until nobody else writes. Fails if the store is closed.
    pub(crate) async fn take(&self) -> Result<MappedMutexGuard<'_, SqliteConnection>, Error> {
        MutexGuard::try_map(self.0.lock().await, Option::as_mut).map_err(|_| Error::PoolClosed)
    }

    /// Waits until nobody writes, and closes it for all.
    pub(crate) async fn close(&self) {
        if let Some(connection) = self.0.lock().await.take() {
            // Whatever was committed is in the file.
            let _ = connection.close().await;
        }
    }
}
