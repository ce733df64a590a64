//! What is settled before the first step: how many knights everybody leads, and who begins.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use engine::{Field, NotationError, Seat, options};
use serde::{Deserialize, Serialize};

/// Variants of Quest for the Ring, written as `knights=two first=2`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Options {
    /// Two players lead two knights each (R-QR-18, ours).
    pub pairs: bool,
    /// Who begins (QR-11); `None`: chance decides.
    pub first: Option<Seat>,
}

impl Options {
    /// How many people can play (QR-01): whoever is said to begin must be there. Two players with two knights each
    /// count on round the table, so that seat 3 is seat 1 again.
    pub(crate) fn seats(&self) -> RangeInclusive<u8> {
        let fewest = self.first.map_or(0, |seat| seat.index() as u8 + 1);
        if self.pairs { 2..=2 } else { fewest.max(3)..=6 }
    }

    /// How many knights everybody leads.
    #[inline]
    pub(crate) const fn knights_each(self) -> u8 {
        if self.pairs { 2 } else { 1 }
    }
}

const FIELDS: [Field; 2] = [
    Field { key: "knights", values: &["one", "two"] },
    Field { key: "first", values: &["random", "1", "2", "3", "4", "5", "6"] },
];

impl engine::Options for Options {
    fn fields() -> &'static [Field] {
        &FIELDS
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let first = self.first.map_or(0, |seat| seat.index() + 1);
        options::write(&FIELDS, [usize::from(self.pairs), first], f)
    }
}

impl FromStr for Options {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Options, NotationError> {
        let [knights, first] = options::read(&FIELDS, text)?;
        let first = first.checked_sub(1).map(|index| Seat::new(index as u8));
        Ok(Options { pairs: knights == 1, first })
    }
}

impl From<Options> for String {
    fn from(options: Options) -> String {
        options.to_string()
    }
}

impl TryFrom<String> for Options {
    type Error = NotationError;

    fn try_from(text: String) -> Result<Options, NotationError> {
        text.parse()
    }
}
