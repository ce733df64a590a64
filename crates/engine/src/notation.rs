//! The words of the log.

use std::error::Error;
use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// A value that people can read and type: what `Display` writes, `FromStr` reads back.
pub trait Notation:
    Copy + Eq + Hash + Debug + Display + FromStr<Err = NotationError> + Send + Sync + 'static
{
}

impl<T> Notation for T where
    T: Copy + Eq + Hash + Debug + Display + FromStr<Err = NotationError> + Send + Sync + 'static
{
}

/// A word that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotationError {
    expected: String,
    found: String,
}

impl NotationError {
    /// What would have been right, and what stood there.
    pub fn new(expected: impl Into<String>, found: impl Into<String>) -> NotationError {
        NotationError { expected: expected.into(), found: found.into() }
    }

    /// What would have been right.
    pub fn expected(&self) -> &str {
        &self.expected
    }

    /// What stood there.
    pub fn found(&self) -> &str {
        &self.found
    }
}

impl Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}, found {:?}", self.expected, self.found)
    }
}

impl Error for NotationError {}
