//! Errors of the store.

use std::error::Error;
use std::fmt;
use std::path::PathBuf;

#[derive(Debug)]
pub enum StoreError {
    /// SQLite reported an error, for example because the disk is full.
    Database(sqlx::Error),
    /// A newer program made the file.
    Newer {
        /// The schema version of the file.
        found: i64,
        /// The newest schema version that this program knows.
        known: i64,
    },
    /// The target file of a backup exists already.
    Exists(PathBuf),
    /// Stored or imported data is invalid.
    Corrupt(String),
    /// Steps are in the journal but could not be flushed to their tables and logs; the reason, in a sentence.
    Journal(String),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::Database(error)
    }
}

impl From<serde_json::Error> for StoreError {
    fn from(error: serde_json::Error) -> StoreError {
        StoreError::Corrupt(error.to_string())
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Database(error) => write!(f, "the store cannot be used: {error}"),
            StoreError::Newer { found, known } => {
                write!(
                    f,
                    "a newer program made the store: its version is {found}, and this program knows versions up to {known}"
                )
            }
            StoreError::Exists(file) => {
                write!(f, "{} exists already, or its name is not valid text", file.display())
            }
            StoreError::Journal(why) => {
                write!(f, "new steps could not be flushed from the journal to their logs: {why}")
            }
            StoreError::Corrupt(what) => write!(f, "the data is invalid: {what}"),
        }
    }
}

impl Error for StoreError {}
