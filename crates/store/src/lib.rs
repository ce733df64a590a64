//! The database of the server: people and their devices, tables, the logs of matches, chat.
//!
//! The log is the match. [`Store::append`] compares the number of log lines and appends a step; when it returns `Ok`,
//! the step is on the disk. So no crash can undo a step that a player has been told of. Appends to many matches that
//! arrive together are committed together as one row of a journal. The journal is flushed to tables and logs every few
//! seconds, and before a read that needs it.
//!
//! There is one kind of store, an SQLite file. The tests use only the promises of [`Store`], so that they can test
//! another kind as well.

#![allow(missing_docs, reason = "an internal crate: most names and types need no sentence")]

mod answers;
mod append;
mod appender;
mod archive;
mod chat;
mod columns;
mod copy;
mod error;
#[cfg(test)]
mod full_disk;
mod heartbeat;
mod history;
mod journal;
mod migrations;
mod moderation;
mod notices;
mod people;
mod ratings;
mod seating;
mod snapshot;
mod steps;
mod tables;
mod vacation;
mod writer;

pub use answers::StoredAnswer;
pub use append::{Append, AppendError};
pub use archive::Counts;
pub use error::StoreError;
pub use history::MatchResult;
pub use moderation::ReportRow;
pub use notices::{NoticeSettingsRow, SubscriptionRow, TurnNoticeRow};
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

use appender::Appender;
use writer::Writer;

/// Milliseconds since 1970.
pub type Moment = i64;

/// The number of connections that read.
const MAX_READERS: u32 = 4;

/// How long a write waits for another process that holds the file.
const BUSY_TIMEOUT: Duration = Duration::from_secs(10);

/// [`Store::ready`] answers within this time.
const READY_TIMEOUT: Duration = Duration::from_secs(2);

/// How long the result of a successful probe is reused.
const PROBE_TTL: Duration = Duration::from_secs(1);

/// The open store. Clones share it.
#[derive(Clone)]
pub struct Store {
    writer: Writer,
    readers: SqlitePool,
    appender: Appender,
    /// The latest probe that succeeded.
    last_probe: Arc<Mutex<Option<Probe>>>,
}

/// A write probe that succeeded.
#[derive(Clone, Copy)]
struct Probe {
    time: Instant,
    /// The number of discarded connections before the probe. If it has grown, a write has failed since.
    discarded: u64,
}

impl Store {
    /// Opens the file, creates it if there is none, and runs the migrations it lacks.
    pub async fn open(file: &Path) -> Result<Store, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A committed step survives a power cut, not only a crash of this program.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            // Fewer checkpoints: a page that many steps change is copied to the main file once for all of them.
            .pragma("wal_autocheckpoint", "8000")
            // Keep the statement journal in memory.
            .pragma("temp_store", "memory")
            .busy_timeout(BUSY_TIMEOUT);
        // A flush changes two pages of every match with new steps; this cache (in KiB) holds them on a busy server.
        let writer = Writer::open(options.clone().pragma("cache_size", "-16384")).await?;
        let mut connection = writer.acquire().await?;
        migrations::run(&mut connection).await?;
        let newest = journal::flush_all(&mut connection).await?;
        connection.release();
        let read_only = options.create_if_missing(false).read_only(true);
        // Testing a connection before each use costs as much as a read.
        let pool = SqlitePoolOptions::new().test_before_acquire(false).max_connections(MAX_READERS);
        let readers = pool.connect_with(read_only).await?;
        Ok(Store {
            appender: Appender::start(writer.clone(), newest),
            writer,
            readers,
            last_probe: Arc::default(),
        })
    }

    /// Fails unless the store can be read and steps can be written now. It writes as much as a step does, through the
    /// connection that writes steps, and answers within two seconds. A success is reused for one second, or until a
    /// write fails, so frequent calls cost nothing.
    pub async fn ready(&self) -> Result<(), StoreError> {
        let probe = timeout(READY_TIMEOUT, async {
            sqlx::query("SELECT 1").execute(&self.readers).await?;
            // One probe at a time: concurrent callers wait for its result.
            let mut last_probe = self.last_probe.lock().await;
            let discarded = self.writer.discarded();
            if last_probe
                .is_some_and(|probe| probe.time.elapsed() < PROBE_TTL && probe.discarded == discarded)
            {
                return Ok(());
            }
            *last_probe = None;
            self.writer.probe().await?;
            *last_probe = Some(Probe { time: Instant::now(), discarded });
            Ok(())
        });
        probe.await.unwrap_or(Err(StoreError::Database(sqlx::Error::PoolTimedOut)))
    }

    /// Writes a consistent copy to a file that must not exist yet, while the store stays in use.
    pub async fn backup(&self, file: &Path) -> Result<(), StoreError> {
        if file.exists() {
            return Err(StoreError::Exists(file.to_owned()));
        }
        self.appender.flush_all().await?;
        let name = file.to_str().ok_or_else(|| StoreError::Exists(file.to_owned()))?;
        sqlx::query("VACUUM INTO ?1").bind(name).execute(&self.readers).await?;
        Ok(())
    }

    /// Waits for pending writes and closes the file.
    pub async fn close(self) {
        // Steps that cannot be flushed stay in the journal, and the next start flushes them.
        let _ = self.appender.flush_all().await;
        self.readers.close().await;
        self.writer.close().await;
    }
}
