//! What the server must not forget: people and their devices, tables, the logs of matches, chat.
//!
//! The log is the match. A step is appended with compare-and-set on its number, and is on the disk before [`Store::append`]
//! returns: whoever is told of a step after that is told of something that no crash can take back. Appends of many
//! matches that arrive together are committed together, in one row of a journal, which is entered in tables and logs every
//! few seconds, and before anybody reads there what waits in it.
//!
//! There is one kind of store, an SQLite file. The tests ask a [`Store`] for what it promises and do not know the kind, so
//! that another one can join.

mod answers;
mod append;
mod archive;
mod chat;
mod copy;
mod error;
#[cfg(test)]
mod full_disk;
mod history;
mod journal;
mod manners;
mod migrations;
mod notices;
mod people;
mod pulse;
mod ratings;
mod reading;
mod rest;
mod scribe;
mod seating;
mod snapshot;
mod steps;
mod tables;
mod writer;

pub use answers::Answer;
pub use append::{Append, AppendError};
pub use archive::Counts;
pub use error::StoreError;
pub use history::Finish;
pub use manners::ReportRow;
pub use notices::{NoticeRow, SubscriptionRow, TurnRow};
pub use people::{Account, Identified, NewDevice};
pub use ratings::RatingRow;
pub use tables::{NewTableRow, SeatRow, TableRow};

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use sqlx::SqlitePool;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};

use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};

use scribe::Scribe;
use writer::Writer;

/// Milliseconds since 1970.
pub type Moment = i64;

/// So many may read at once.
const READERS: u32 = 4;

/// Another process may hold the file for so long before a write fails.
const PATIENCE: Duration = Duration::from_secs(10);

/// Whether the store is ready is answered within this time.
const READY_WITHIN: Duration = Duration::from_secs(2);

/// A probe that succeeded counts for this long.
const READY_FOR: Duration = Duration::from_secs(1);

/// The open store. Copies share it.
#[derive(Clone)]
pub struct Store {
    writer: Writer,
    readers: SqlitePool,
    scribe: Scribe,
    /// The latest probe that succeeded.
    probed: Arc<Mutex<Option<Probed>>>,
}

/// A probe that succeeded.
#[derive(Clone, Copy)]
struct Probed {
    moment: Instant,
    /// How many connections had been discarded before it.
    discarded: u64,
}

impl Store {
    /// Opens the file, makes it if there is none, and brings its tables up to date.
    pub async fn open(file: &Path) -> Result<Store, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A committed step survives a power cut, not only a crash of this program.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            // Pages that many steps write to are copied home once for all of them.
            .pragma("wal_autocheckpoint", "8000")
            // What a statement would take back if it failed half-way needs no file.
            .pragma("temp_store", "memory")
            .busy_timeout(PATIENCE);
        // Where many play, each time the journal is entered two pages of every match are written to: they have room here, in KiB.
        let writer = Writer::open(options.clone().pragma("cache_size", "-16384")).await?;
        let mut connection = writer.take().await?;
        migrations::run(&mut connection).await?;
        let newest = journal::enter_all(&mut connection).await?;
        connection.give_back();
        let reading = options.create_if_missing(false).read_only(true);
        // Asking a file whether it is still there takes as long as reading it.
        let pool = SqlitePoolOptions::new().test_before_acquire(false).max_connections(READERS);
        let readers = pool.connect_with(reading).await?;
        Ok(Store { scribe: Scribe::start(writer.clone(), newest), writer, readers, probed: Arc::default() })
    }

    /// Fails unless the store can be read and steps can be written now. It writes as much as a step takes, through the connection that
    /// writes steps, and answers within two seconds. A success counts for one second, or until a write fails: asking often
    /// costs nothing.
    pub async fn ready(&self) -> Result<(), StoreError> {
        let asked = timeout(READY_WITHIN, async {
            sqlx::query("SELECT 1").execute(&self.readers).await?;
            // One probe at a time: those who ask meanwhile wait for its answer.
            let mut probed = self.probed.lock().await;
            let discarded = self.writer.discarded();
            if probed.is_some_and(|at| at.moment.elapsed() < READY_FOR && at.discarded == discarded) {
                return Ok(());
            }
            *probed = None;
            self.writer.probe().await?;
            *probed = Some(Probed { moment: Instant::now(), discarded });
            Ok(())
        });
        asked.await.unwrap_or(Err(StoreError::Database(sqlx::Error::PoolTimedOut)))
    }

    /// Writes a consistent copy to a file that does not exist yet, while everything goes on.
    pub async fn backup(&self, file: &Path) -> Result<(), StoreError> {
        if file.exists() {
            return Err(StoreError::Exists(file.to_owned()));
        }
        self.scribe.enter_all().await?;
        let name = file.to_str().ok_or_else(|| StoreError::Exists(file.to_owned()))?;
        sqlx::query("VACUUM INTO ?1").bind(name).execute(&self.readers).await?;
        Ok(())
    }

    /// Finishes what is being written and closes the file.
    pub async fn close(self) {
        // What is not entered is in the journal, and entered when the file is opened again.
        let _ = self.scribe.enter_all().await;
        self.readers.close().await;
        self.writer.close().await;
    }
}
