//! How logs, messages and command lines name a bot.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::NotationError;

/// The longest id, in bytes.
const MAX_LENGTH: usize = 200;

/// The id of a bot, with a parameter if it has one: `champion`, `ismcts:1000`, `program:./my-bot`.
///
/// Any id can be stored and written to a log. The registry of the `bots` crate says which ids this program can run.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct BotId(String);

impl BotId {
    /// The name without the parameter, such as `ismcts`.
    pub fn name(&self) -> &str {
        self.0.split_once(':').map_or(&self.0, |(name, _)| name)
    }

    /// The parameter, such as `1000`.
    pub fn parameter(&self) -> Option<&str> {
        Some(self.0.split_once(':')?.1)
    }

    /// The whole id.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for BotId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for BotId {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<BotId, NotationError> {
        BotId::try_from(text.to_owned())
    }
}

impl TryFrom<String> for BotId {
    type Error = NotationError;

    fn try_from(text: String) -> Result<BotId, NotationError> {
        let (name, parameter) = text.split_once(':').unwrap_or((&text, "1"));
        let is_name = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-';
        let is_plain = |sign: char| !sign.is_control();
        let fits = !name.is_empty() && !parameter.trim().is_empty() && text.len() <= MAX_LENGTH;
        if fits
            && name.chars().all(is_name)
            && parameter.chars().all(is_plain)
            && parameter.trim() == parameter
        {
            Ok(BotId(text))
        } else {
            Err(NotationError::new("the name of a bot, such as champion or ismcts:1000", text))
        }
    }
}

impl From<BotId> for String {
    fn from(id: BotId) -> String {
        id.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_has_a_name_and_perhaps_a_parameter() {
        let parts = |text: &str| {
            let id: BotId = text.parse().unwrap();
            assert_eq!(id.to_string(), text);
            (id.name().to_owned(), id.parameter().map(str::to_owned))
        };
        assert_eq!(parts("champion"), ("champion".to_owned(), None));
        assert_eq!(parts("ismcts:1000"), ("ismcts".to_owned(), Some("1000".to_owned())));
        assert_eq!(parts("program:./my bot:2"), ("program".to_owned(), Some("./my bot:2".to_owned())));
    }

    #[test]
    fn what_a_log_line_cannot_hold_is_no_id() {
        for text in ["", ":1", "ismcts:", "ismcts: 1", "Champion", "a b", "program:a\nb", &"x".repeat(201)] {
            assert!(text.parse::<BotId>().is_err(), "{text:?}");
        }
    }
}
