//! The words of the log.

use std::fmt;
use std::str::FromStr;

use engine::NotationError;

use super::{Action, CARDS, Card, RANKS, SUITS};

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", RANKS[self.rank() as usize], SUITS[self.0 as usize % SUITS.len()])
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(word: &str) -> Result<Card, NotationError> {
        (0..CARDS)
            .map(Card)
            .find(|card| card.to_string() == word)
            .ok_or_else(|| NotationError::new("J, Q or K with s or h", word))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Action::Fold => "fold",
            Action::Call => "call",
            Action::Raise => "raise",
        })
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(word: &str) -> Result<Action, NotationError> {
        match word {
            "fold" => Ok(Action::Fold),
            "call" => Ok(Action::Call),
            "raise" => Ok(Action::Raise),
            _ => Err(NotationError::new("fold, call or raise", word)),
        }
    }
}
