//! The options of a match: the variant, who begins, and when a challenge may be overpaid.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::RangeInclusive;
use std::str::FromStr;

use engine::{Field, NotationError, RulesVersion, Seat, options};
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
    /// When a challenge may be overpaid (R-KA-01). Rules 1 know only [`Overpaying::ByColour`].
    pub overpaying: Overpaying,
}

/// When a challenge may be overpaid (KA-32, R-KA-01).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Overpaying {
    /// Only if no colour in hand can pay exactly.
    #[default]
    WhenNecessary,
    /// If the colour that pays cannot do it exactly, whatever else is in hand.
    ByColour,
}

/// The default adds nothing to a hash, so that positions from before this option keep the fingerprints that golden logs
/// have recorded.
impl Hash for Overpaying {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if *self != Overpaying::default() {
            (*self as u8).hash(state);
        }
    }
}

impl Options {
    /// How many people can play: whoever is said to begin must be there.
    pub(crate) fn seats(&self) -> RangeInclusive<u8> {
        let fewest = self.first.map_or(0, |seat| seat.index() as u8 + 1);
        fewest.max(*SEATS.start())..=*SEATS.end()
    }

    /// When a challenge may be overpaid by this version of the rules.
    #[inline]
    pub(crate) fn overpaying_by(&self, rules: RulesVersion) -> Overpaying {
        if rules >= 2 { self.overpaying } else { Overpaying::ByColour } // R-KA-01, since rules 2
    }
}

const FIELDS: [Field; 3] = [
    Field { key: "seals", values: &["no", "yes"] },
    Field { key: "first", values: &["random", "1", "2", "3", "4", "5"] },
    Field { key: "overpaying", values: &["when_necessary", "by_colour"] },
];

impl engine::Options for Options {
    fn fields() -> &'static [Field] {
        &FIELDS
    }

    fn rare() -> &'static [&'static str] {
        &["overpaying"]
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let first = self.first.map_or(0, |seat| seat.index() + 1);
        options::write(&FIELDS, [usize::from(self.seals), first, self.overpaying as usize], f)
    }
}

impl FromStr for Options {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Options, NotationError> {
        let [seals, first, overpaying] = options::read(&FIELDS, text)?;
        let first = first.checked_sub(1).map(|index| Seat::new(index as u8));
        let overpaying = [Overpaying::WhenNecessary, Overpaying::ByColour][overpaying];
        Ok(Options { seals: seals == 1, first, overpaying })
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
