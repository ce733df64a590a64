//! Rows become values.

use std::str::FromStr;

use serde::de::DeserializeOwned;
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use crate::StoreError;

/// A word of the database as the value it stands for.
pub(crate) fn word<T>(
    row: &SqliteRow,
    column: &str,
    read: impl Fn(&str) -> Option<T>,
) -> Result<T, StoreError> {
    let word: &str = row.try_get(column)?;
    read(word).ok_or_else(|| StoreError::Corrupt(format!("{column} is {word:?}")))
}

/// An id, or anything else that is read from its words.
pub(crate) fn parsed<T: FromStr>(row: &SqliteRow, column: &str) -> Result<T, StoreError> {
    word(row, column, |word| word.parse().ok())
}

/// The same where there may be nothing.
pub(crate) fn maybe_parsed<T: FromStr>(row: &SqliteRow, column: &str) -> Result<Option<T>, StoreError> {
    match row.try_get::<Option<&str>, _>(column)? {
        Some(_) => parsed(row, column).map(Some),
        None => Ok(None),
    }
}

/// A value that is kept as JSON.
pub(crate) fn json<T: DeserializeOwned>(row: &SqliteRow, column: &str) -> Result<T, StoreError> {
    Ok(serde_json::from_str(row.try_get(column)?)?)
}

/// The same where there may be nothing.
pub(crate) fn maybe_json<T: DeserializeOwned>(
    row: &SqliteRow,
    column: &str,
) -> Result<Option<T>, StoreError> {
    match row.try_get::<Option<&str>, _>(column)? {
        Some(words) => Ok(Some(serde_json::from_str(words)?)),
        None => Ok(None),
    }
}
