//! Variants.

use std::fmt;
use std::str::FromStr;

use engine::{Field, NotationError, options};

/// This draft has no variants yet. A field is a key with its values; see `engine::options`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Options;

const FIELDS: [Field; 0] = [];

impl engine::Options for Options {
    fn fields() -> &'static [Field] {
        &FIELDS
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        options::write(&FIELDS, [], f)
    }
}

impl FromStr for Options {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Options, NotationError> {
        options::read(&FIELDS, text).map(|[]| Options)
    }
}
