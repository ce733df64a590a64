//! The words of its log.

use std::fmt;
use std::str::FromStr;

use engine::{Field, NotationError, Options};

use super::{CARDS, Fault};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Setup {
    pub(crate) fault: Fault,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Action {
    Lance,
    Shield,
    Show,
    Hide,
    Swap,
    /// Written like another action.
    Mumble,
    /// Written with a space too many.
    Stammer,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub(crate) enum Tactic {
    Lance,
    Shield,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Chance {
    Card(u8),
    Wind(Wind),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub(crate) enum Wind {
    Calm,
    Gust,
}

const ACTIONS: [(Action, &str); 7] = [
    (Action::Lance, "lance"),
    (Action::Shield, "shield"),
    (Action::Show, "show"),
    (Action::Hide, "hide"),
    (Action::Swap, "swap"),
    (Action::Mumble, "hide"),
    (Action::Stammer, "hide  it"),
];

const WINDS: [(Wind, &str); 2] = [(Wind::Calm, "calm"), (Wind::Gust, "gust")];

impl Options for Setup {
    fn fields() -> &'static [Field] {
        &[Field { key: "fault", values: &["none", "silent"] }]
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (_, word, _) = Fault::ALL.into_iter().find(|known| known.0 == self.fault).ok_or(fmt::Error)?;
        if self.fault == Fault::None { Ok(()) } else { write!(f, "fault={word}") }
    }
}

impl FromStr for Setup {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Setup, NotationError> {
        let word = match text.trim() {
            "" => "none",
            text => text.strip_prefix("fault=").ok_or_else(|| NotationError::new("fault=", text))?,
        };
        let fault = Fault::ALL.into_iter().find(|known| known.1 == word);
        fault.map(|(fault, ..)| Setup { fault }).ok_or_else(|| NotationError::new("a fault", word))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = ACTIONS.into_iter().find(|known| known.0 == *self).map(|known| known.1);
        f.write_str(word.ok_or(fmt::Error)?)
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(word: &str) -> Result<Action, NotationError> {
        let action = ACTIONS.into_iter().find(|known| known.1 == word).map(|known| known.0);
        action.ok_or_else(|| NotationError::new("lance, shield, show, hide or swap", word))
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Card(card) => write!(f, "card {card}"),
            Chance::Wind(Wind::Calm) => f.write_str("calm"),
            Chance::Wind(Wind::Gust) => f.write_str("gust"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Chance, NotationError> {
        if let Some((wind, _)) = WINDS.into_iter().find(|known| known.1 == text) {
            return Ok(Chance::Wind(wind));
        }
        let card = text.strip_prefix("card ").and_then(|card| card.parse().ok());
        let card = card.filter(|card| CARDS.contains(card));
        card.map(Chance::Card).ok_or_else(|| NotationError::new("calm, gust or card 1 to 8", text))
    }
}
