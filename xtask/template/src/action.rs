//! What a player can do: one action is one click.

use std::fmt;
use std::str::FromStr;

use engine::NotationError;
use serde::{Deserialize, Serialize};

/// A decision, sealed until all have decided. SA-03
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// One step. SA-04
    Walk,
    /// As many steps as the die says. SA-05
    Run,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Action::Walk => "walk",
            Action::Run => "run",
        })
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(word: &str) -> Result<Action, NotationError> {
        match word {
            "walk" => Ok(Action::Walk),
            "run" => Ok(Action::Run),
            _ => Err(NotationError::new("walk or run", word)),
        }
    }
}
