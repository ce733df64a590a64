//! The one connection that writes.
//!
//! SQLite may end a transaction by itself when a statement fails, for example on a full disk. The driver counts
//! transactions and does not notice. So this module does not use the driver's transactions: every write runs between
//! `BEGIN IMMEDIATE` and `COMMIT`, and both fail if a transaction is unexpectedly open or closed. A write is
//! acknowledged after its `COMMIT` has succeeded, and only then is the connection used again. After a failure, an early
//! return or a cancelled request it is closed, and the next writer opens a new one.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use sqlx::query::Query;
use sqlx::sqlite::{SqliteArguments, SqliteConnectOptions, SqliteQueryResult};
use sqlx::{ConnectOptions, Connection, Error, Sqlite, SqliteConnection};
use tokio::sync::{Mutex, MutexGuard};

/// The size of the row that the probe writes. It is larger than a page, so that the probe fails if the file cannot
/// grow.
const PROBE_SIZE: usize = 8 * 1024;

/// SQLite has one writer at a time; writers wait here for the connection, without polling. A pool of one connection
/// would test it after every use, which takes as long as a small commit. Clones share the connection.
#[derive(Clone)]
pub(crate) struct Writer {
    slot: Arc<Mutex<Slot>>,
    /// How many connections were discarded.
    discarded: Arc<AtomicU64>,
}

struct Slot {
    options: SqliteConnectOptions,
    /// `None` while it is in use, and after it was discarded.
    connection: Option<SqliteConnection>,
    is_closed: bool,
}

/// The connection while one writer uses it. Dropping it discards the connection; [`WriteConnection::release`] keeps it
/// for the next writer.
pub(crate) struct WriteConnection<'a> {
    connection: Option<SqliteConnection>,
    slot: MutexGuard<'a, Slot>,
    discarded: &'a AtomicU64,
}

/// An open transaction. Dropping it rolls back and discards the connection.
pub(crate) struct Transaction<'a>(WriteConnection<'a>);

impl Writer {
    pub(crate) async fn open(options: SqliteConnectOptions) -> Result<Writer, Error> {
        let connection = Some(options.connect().await?);
        let slot = Arc::new(Mutex::new(Slot { options, connection, is_closed: false }));
        Ok(Writer { slot, discarded: Arc::default() })
    }

    /// Waits for the connection. No transaction is open on it. Fails if the store is closed, or if a new connection is
    /// needed and cannot be opened.
    pub(crate) async fn acquire(&self) -> Result<WriteConnection<'_>, Error> {
        let mut slot = self.slot.lock().await;
        if slot.is_closed {
            return Err(Error::PoolClosed);
        }
        let connection = match slot.connection.take() {
            Some(connection) => connection,
            None => slot.options.connect().await?,
        };
        Ok(WriteConnection { connection: Some(connection), slot, discarded: &self.discarded })
    }

    /// Waits for the connection and begins a transaction.
    pub(crate) async fn begin(&self) -> Result<Transaction<'_>, Error> {
        let mut connection = self.acquire().await?;
        begin(&mut connection).await?;
        Ok(Transaction(connection))
    }

    /// Runs one statement in its own transaction, which is committed when this returns `Ok`.
    pub(crate) async fn execute(
        &self,
        query: Query<'_, Sqlite, SqliteArguments>,
    ) -> Result<SqliteQueryResult, Error> {
        let mut transaction = self.begin().await?;
        let done = query.execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(done)
    }

    /// Writes a row to the journal and deletes it in the same transaction. It succeeds if steps can be written now.
    pub(crate) async fn probe(&self) -> Result<(), Error> {
        let mut transaction = self.begin().await?;
        let insert = "INSERT INTO journal (number, appends) SELECT max(number) + 1, ?1 FROM journal";
        sqlx::query(insert).bind(" ".repeat(PROBE_SIZE)).execute(&mut *transaction).await?;
        let delete = "DELETE FROM journal WHERE number = (SELECT max(number) FROM journal)";
        sqlx::query(delete).execute(&mut *transaction).await?;
        transaction.commit().await
    }

    /// How many connections were discarded so far. The number grows with every failed write.
    pub(crate) fn discarded(&self) -> u64 {
        self.discarded.load(Ordering::Relaxed)
    }

    /// Waits for the current writer, and closes the connection for good.
    pub(crate) async fn close(&self) {
        let mut slot = self.slot.lock().await;
        slot.is_closed = true;
        if let Some(connection) = slot.connection.take() {
            // Everything that was committed is in the file.
            let _ = connection.close().await;
        }
    }
}

impl WriteConnection<'_> {
    /// Keeps the connection for the next writer. The caller must have closed its transaction successfully.
    pub(crate) fn release(mut self) {
        self.slot.connection = self.connection.take();
    }
}

impl Transaction<'_> {
    /// When this returns `Ok`, everything written in the transaction is on the disk.
    pub(crate) async fn commit(mut self) -> Result<(), Error> {
        commit(&mut self.0).await?;
        self.0.release();
        Ok(())
    }

    /// Undoes everything written in the transaction.
    pub(crate) async fn roll_back(mut self) -> Result<(), Error> {
        sqlx::query("ROLLBACK").execute(&mut *self.0).await?;
        self.0.release();
        Ok(())
    }
}

/// Begins a transaction. Fails if one is open.
pub(crate) async fn begin(connection: &mut SqliteConnection) -> Result<(), Error> {
    sqlx::query("BEGIN IMMEDIATE").execute(connection).await?;
    Ok(())
}

/// Commits the open transaction. Fails if none is open, because SQLite has rolled it back.
pub(crate) async fn commit(connection: &mut SqliteConnection) -> Result<(), Error> {
    sqlx::query("COMMIT").execute(connection).await?;
    Ok(())
}

impl Drop for WriteConnection<'_> {
    fn drop(&mut self) {
        if self.connection.is_some() {
            self.discarded.fetch_add(1, Ordering::Relaxed);
        }
    }
}

const NOT_RELEASED: &str = "the connection is there until it is released";

impl Deref for WriteConnection<'_> {
    type Target = SqliteConnection;

    fn deref(&self) -> &SqliteConnection {
        self.connection.as_ref().expect(NOT_RELEASED)
    }
}

impl DerefMut for WriteConnection<'_> {
    fn deref_mut(&mut self) -> &mut SqliteConnection {
        self.connection.as_mut().expect(NOT_RELEASED)
    }
}

impl Deref for Transaction<'_> {
    type Target = SqliteConnection;

    fn deref(&self) -> &SqliteConnection {
        &self.0
    }
}

impl DerefMut for Transaction<'_> {
    fn deref_mut(&mut self) -> &mut SqliteConnection {
        &mut self.0
    }
}

#[cfg(test)]
impl Writer {
    /// Limits the file to this many pages, or to its current size if that is larger: a full disk. A large number lifts
    /// the limit.
    pub(crate) async fn limit_pages(&self, pages: u32) {
        let mut slot = self.slot.lock().await;
        slot.options = slot.options.clone().pragma("max_page_count", pages.to_string());
        slot.connection = None;
    }
}
