//! What is settled before the first step: how many knights everybody leads, who begins, which ways lead to the ring, and how far
//! the extra turn goes.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::RangeInclusive;
use std::str::FromStr;

use engine::{Field, NotationError, Seat, options};
use serde::{Deserialize, Serialize};

/// Variants of Quest for the Ring, written as `knights=two first=2 dragons=passages extra=two`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Options {
    /// Two players lead two knights each (R-QR-18, ours).
    pub pairs: bool,
    /// Who begins (QR-11); `None`: chance decides.
    pub first: Option<Seat>,
    /// A way through a dragon's space is a way to the ring too (QR-57 to the letter; R-QR-05).
    pub passages: bool,
    /// The extra turn after a dragon goes two spaces wherever it can (QR-37 to the letter; R-QR-01).
    pub full_extra: bool,
}

/// The option of the extra turn came late: its default adds nothing to a hash, so that positions keep the fingerprints that
/// golden logs have recorded.
impl Hash for Options {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.pairs, self.first, self.passages).hash(state);
        if self.full_extra {
            self.full_extra.hash(state);
        }
    }
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

const FIELDS: [Field; 4] = [
    Field { key: "knights", values: &["one", "two"] },
    Field { key: "first", values: &["random", "1", "2", "3", "4", "5", "6"] },
    Field { key: "dragons", values: &["barriers", "passages"] },
    Field { key: "extra", values: &["up_to_two", "two"] },
];

impl engine::Options for Options {
    fn fields() -> &'static [Field] {
        &FIELDS
    }

    fn rare() -> &'static [&'static str] {
        &["extra"]
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let first = self.first.map_or(0, |seat| seat.index() + 1);
        let [pairs, passages, extra] = [self.pairs, self.passages, self.full_extra].map(usize::from);
        options::write(&FIELDS, [pairs, first, passages, extra], f)
    }
}

impl FromStr for Options {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Options, NotationError> {
        let [knights, first, dragons, extra] = options::read(&FIELDS, text)?;
        let first = first.checked_sub(1).map(|index| Seat::new(index as u8));
        Ok(Options { pairs: knights == 1, first, passages: dragons == 1, full_extra: extra == 1 })
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
