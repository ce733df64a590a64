//! What can go wrong with the file.

use std::error::Error;
use std::fmt;
use std::path::PathBuf;

/// Why the store could not do its work.
#[derive(Debug)]
pub enum StoreError {
    /// The database refused, or the disk did.
    Database(sqlx::Error),
    /// The file was made by a newer program.
    Newer {
        /// The version of its tables.
        found: i64,
        /// The newest that this program knows.
        known: i64,
    },
    /// There is a file of this name already.
    Exists(PathBuf),
    /// What is stored, or what shall be imported, makes no sense.
    Corrupt(String),
    /// Steps that are on the disk could not be entered in their tables and logs; why, in a sentence.
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
                    "the store was made by a newer program: its version is {found}, this program knows {known}"
                )
            }
            StoreError::Exists(file) => {
                write!(f, "{} exists already, or has a name that cannot be written", file.display())
            }
            StoreError::Journal(why) => write!(f, "steps could not be entered in their logs: {why}"),
            StoreError::Corrupt(what) => write!(f, "what is stored makes no sense: {what}"),
        }
    }
}

impl Error for StoreError {}
