//! The one connection that writes.
//!
//! SQLite may end a transaction by itself when a statement fails, for example on a full disk. The driver counts transactions and does
//! not notice. So the driver's transactions are not used here: every write runs between `BEGIN IMMEDIATE` and `COMMIT`, both of which
//! SQLite answers with an error if a transaction is open, or not open, against expectation. A write is acknowledged after its `COMMIT`
//! succeeded. A connection is used again only after that; after a failure, an early return or a cancelled request it is closed, and
//! the next writer opens a new one.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use sqlx::query::Query;
use sqlx::sqlite::{SqliteArguments, SqliteConnectOptions, SqliteQueryResult};
use sqlx::{ConnectOptions, Connection, Error, Sqlite, SqliteConnection};
use tokio::sync::{Mutex, MutexGuard};

/// The probe writes a row of this many bytes, which is more than a page: it fails if the file cannot grow.
const PROBE: usize = 8 * 1024;

/// SQLite has one writer at a time, and here they queue without polling. Not a pool of one: that would ask the connection after
/// every use whether it is well, which takes as long as a small commit. Copies share it.
#[derive(Clone)]
pub(crate) struct Writer {
    slot: Arc<Mutex<Slot>>,
    /// How many connections were discarded.
    discarded: Arc<AtomicU64>,
}

struct Slot {
    options: SqliteConnectOptions,
    /// None: it is in use, or was discarded.
    connection: Option<SqliteConnection>,
    is_closed: bool,
}

/// The connection in the hands of one writer. Dropping it discards the connection; [`Held::give_back`] keeps it for the next writer.
pub(crate) struct Held<'a> {
    connection: Option<SqliteConnection>,
    slot: MutexGuard<'a, Slot>,
    discarded: &'a AtomicU64,
}

/// An open transaction. Dropping it takes everything back and discards the connection.
pub(crate) struct Transaction<'a>(Held<'a>);

impl Writer {
    pub(crate) async fn open(options: SqliteConnectOptions) -> Result<Writer, Error> {
        let connection = Some(options.connect().await?);
        let slot = Arc::new(Mutex::new(Slot { options, connection, is_closed: false }));
        Ok(Writer { slot, discarded: Arc::default() })
    }

    /// Waits until nobody else writes. No transaction is open on the connection. Fails if the store is closed, or if a new connection is
    /// needed and cannot be opened.
    pub(crate) async fn take(&self) -> Result<Held<'_>, Error> {
        let mut slot = self.slot.lock().await;
        if slot.is_closed {
            return Err(Error::PoolClosed);
        }
        let connection = match slot.connection.take() {
            Some(connection) => connection,
            None => slot.options.connect().await?,
        };
        Ok(Held { connection: Some(connection), slot, discarded: &self.discarded })
    }

    /// Waits until nobody else writes, and begins a transaction.
    pub(crate) async fn begin(&self) -> Result<Transaction<'_>, Error> {
        let mut held = self.take().await?;
        begin(&mut held).await?;
        Ok(Transaction(held))
    }

    /// Runs one statement in a transaction of its own. It is committed when this returns `Ok`.
    pub(crate) async fn execute(
        &self,
        query: Query<'_, Sqlite, SqliteArguments>,
    ) -> Result<SqliteQueryResult, Error> {
        let mut transaction = self.begin().await?;
        let done = query.execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(done)
    }

    /// Writes a row to the journal and removes it in the same transaction: succeeds if steps can be written now.
    pub(crate) async fn probe(&self) -> Result<(), Error> {
        let mut transaction = self.begin().await?;
        let row = "INSERT INTO journal (number, appends) SELECT max(number) + 1, ?1 FROM journal";
        sqlx::query(row).bind(" ".repeat(PROBE)).execute(&mut *transaction).await?;
        let gone = "DELETE FROM journal WHERE number = (SELECT max(number) FROM journal)";
        sqlx::query(gone).execute(&mut *transaction).await?;
        transaction.commit().await
    }

    /// How many connections were discarded so far: it grows with every write that fails.
    pub(crate) fn discarded(&self) -> u64 {
        self.discarded.load(Ordering::Relaxed)
    }

    /// Waits until nobody writes, and closes it for all.
    pub(crate) async fn close(&self) {
        let mut slot = self.slot.lock().await;
        slot.is_closed = true;
        if let Some(connection) = slot.connection.take() {
            // Whatever was committed is in the file.
            let _ = connection.close().await;
        }
    }
}

impl Held<'_> {
    /// Keeps the connection for the next writer. Only after success, when no transaction is open.
    pub(crate) fn give_back(mut self) {
        self.slot.connection = self.connection.take();
    }
}

impl Transaction<'_> {
    /// Everything written in it is on the disk when this returns `Ok`.
    pub(crate) async fn commit(mut self) -> Result<(), Error> {
        commit(&mut self.0).await?;
        self.0.give_back();
        Ok(())
    }

    /// Takes everything back that was written in it.
    pub(crate) async fn roll_back(mut self) -> Result<(), Error> {
        sqlx::query("ROLLBACK").execute(&mut *self.0).await?;
        self.0.give_back();
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

impl Drop for Held<'_> {
    fn drop(&mut self) {
        if self.connection.is_some() {
            self.discarded.fetch_add(1, Ordering::Relaxed);
        }
    }
}

const HELD: &str = "a connection is held until it is given back";

impl Deref for Held<'_> {
    type Target = SqliteConnection;

    fn deref(&self) -> &SqliteConnection {
        self.connection.as_ref().expect(HELD)
    }
}

impl DerefMut for Held<'_> {
    fn deref_mut(&mut self) -> &mut SqliteConnection {
        self.connection.as_mut().expect(HELD)
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
    /// From now on the file has at most so many pages, or as many as it has now: a disk that is full. A large number gives space again.
    pub(crate) async fn limit_pages(&self, pages: u32) {
        let mut slot = self.slot.lock().await;
        slot.options = slot.options.clone().pragma("max_page_count", pages.to_string());
        slot.connection = None;
    }
}
