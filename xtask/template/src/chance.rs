//! What chance can do: one outcome is one card or one die.

use std::fmt;
use std::str::FromStr;

use engine::NotationError;

/// An outcome.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// A secret card of this value is drawn. SA-02
    Card(u8),
    /// The die shows this. SA-05
    Die(u8),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Card(value) => write!(f, "card {value}"),
            Chance::Die(side) => write!(f, "die {side}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(words: &str) -> Result<Chance, NotationError> {
        let wrong = || NotationError::new("card 1 to 4 or die 0 to 3", words);
        let (what, number) = words.split_once(' ').ok_or_else(wrong)?;
        // Only digits, so that what is read is written back as it was.
        let number = match number.as_bytes() {
            [digit @ b'0'..=b'4'] => digit - b'0',
            _ => return Err(wrong()),
        };
        match (what, number) {
            ("card", 1..=4) => Ok(Chance::Card(number)),
            ("die", 0..=3) => Ok(Chance::Die(number)),
            _ => Err(wrong()),
        }
    }
}
