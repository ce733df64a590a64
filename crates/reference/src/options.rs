//! Poker without variants.

use std::fmt;
use std::str::FromStr;

use engine::{Field, NotationError, Options, options};

/// Nothing to choose before the first card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct NoOptions;

const FIELDS: [Field; 0] = [];

impl Options for NoOptions {
    fn fields() -> &'static [Field] {
        &FIELDS
    }
}

impl fmt::Display for NoOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        options::write(&FIELDS, [], f)
    }
}

impl FromStr for NoOptions {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<NoOptions, NotationError> {
        options::read(&FIELDS, text).map(|_| NoOptions)
    }
}
