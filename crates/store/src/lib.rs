//! What the server must not forget: people and their devices, tables, the logs of matches, chat.
//!
//! The log is the match. A step is appended with compare-and-set on its number, and is on the disk before [`Store::append`]
//! returns: whoever is told of a step after that is told of something that no crash can take back. Appends of many
//! matches that arrive together are committed together.
//!
//! There is one kind of store, an SQLite file. The tests ask a [`Store`] for what it promises and do not know the kind, so
//! that another one can join.

mod answers;
mod append;
mod archive;
mod chat;
mod error;
mod history;
mod manners;
mod migrations;
mod notices;
mod people;
mod pulse;
mod ratings;
mod reading;
mod rest;
mod seating;
mod steps;
mod tables;

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
use std::time::Duration;

use sqlx::SqlitePool;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};

use append::Scribe;

/// Milliseconds since 1970.
pub type Moment = i64;

/// So many may read at once.
const READERS: u32 = 4;

/// Another process may hold the file for so long before a write fails.
const PATIENCE: Duration = Duration::from_secs(10);

/// The open store. Copies share it.
#[derive(Clone)]
pub struct Store {
    /// The one connection that writes: SQLite has one writer at a time, and here they queue without polling.
    writer: SqlitePool,
    readers: SqlitePool,
    scribe: Scribe,
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
            .busy_timeout(PATIENCE);
        let writer = SqlitePoolOptions::new().max_connections(1).connect_with(options.clone()).await?;
        migrations::run(&writer).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options.create_if_missing(false).read_only(true))
            .await?;
        Ok(Store { scribe: Scribe::start(writer.clone()), writer, readers })
    }

    /// Does it answer?
    pub async fn is_well(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1").execute(&self.readers).await?;
        Ok(())
    }

    /// Writes a consistent copy to a file that does not exist yet, while everything goes on.
    pub async fn backup(&self, file: &Path) -> Result<(), StoreError> {
        if file.exists() {
            return Err(StoreError::Exists(file.to_owned()));
        }
        let name = file.to_str().ok_or_else(|| StoreError::Exists(file.to_owned()))?;
        sqlx::query("VACUUM INTO ?1").bind(name).execute(&self.readers).await?;
        Ok(())
    }

    /// Finishes what is being written and closes the file.
    pub async fn close(self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}
