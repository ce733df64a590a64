//! Reading columns of a row as values.

use std::str::FromStr;

use serde::de::DeserializeOwned;
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use crate::StoreError;

/// Reads a keyword such as `guest` as the value it stands for.
pub(crate) fn keyword<T>(
    row: &SqliteRow,
    column: &str,
    read: impl Fn(&str) -> Option<T>,
) -> Result<T, StoreError> {
    let word: &str = row.try_get(column)?;
    read(word).ok_or_else(|| StoreError::Corrupt(format!("{column} is {word:?}")))
}

/// Reads a column of text with `FromStr`.
pub(crate) fn parsed<T: FromStr>(row: &SqliteRow, column: &str) -> Result<T, StoreError> {
    keyword(row, column, |word| word.parse().ok())
}

/// The same for a column that may be NULL.
pub(crate) fn optional_parsed<T: FromStr>(row: &SqliteRow, column: &str) -> Result<Option<T>, StoreError> {
    match row.try_get::<Option<&str>, _>(column)? {
        Some(_) => parsed(row, column).map(Some),
        None => Ok(None),
    }
}

/// Reads a column of JSON.
pub(crate) fn json<T: DeserializeOwned>(row: &SqliteRow, column: &str) -> Result<T, StoreError> {
    Ok(serde_json::from_str(row.try_get(column)?)?)
}

/// The same for a column that may be NULL.
pub(crate) fn optional_json<T: DeserializeOwned>(
    row: &SqliteRow,
    column: &str,
) -> Result<Option<T>, StoreError> {
    match row.try_get::<Option<&str>, _>(column)? {
        Some(words) => Ok(Some(serde_json::from_str(words)?)),
        None => Ok(None),
    }
}
