//! What is settled before the first step: the variant, and who begins.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use engine::{Field, NotationError, Seat, options};
use serde::{Deserialize, Serialize};

/// Who may play (KA-01).
pub(crate) const SEATS: RangeInclusive<u8> = 2..=5;

/// Variants of King Arthur, written as `seals=yes first=2`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Options {
    /// The game with seals (KA-54) instead of the basic game (KA-15).
    pub seals: bool,
    /// Who begins (KA-16); `None`: chance decides.
    pub first: Option<Seat>,
}

impl Options {
    /// How many people can play: whoever is said to begin must be there.
    pub(crate) fn seats(&self) -> RangeInclusive<u8> {
        let fewest = self.first.map_or(0, |seat| seat.index() as u8 + 1);
        fewest.max(*SEATS.start())..=*SEATS.end()
    }
}

const FIELDS: [Field; 2] = [
    Field { key: "seals", values: &["no", "yes"] },
    Field { key: "first", values: &["random", "1", "2", "3", "4", "5"] },
];

impl engine::Options for Options {
    fn fields() -> &'static [Field] {
        &FIELDS
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let first = self.first.map_or(0, |seat| seat.index() + 1);
        options::write(&FIELDS, [usize::from(self.seals), first], f)
    }
}

impl FromStr for Options {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Options, NotationError> {
        let [seals, first] = options::read(&FIELDS, text)?;
        let first = first.checked_sub(1).map(|index| Seat::new(index as u8));
        Ok(Options { seals: seals == 1, first })
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
