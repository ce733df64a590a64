//! What a player can do: one click each.

use std::fmt;
use std::str::FromStr;

use engine::NotationError;

use crate::adventures::Adventure;
use crate::cards::{Adversary, Knight};
use crate::phase::Challenge;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `reveal`: turn up adversaries until a column has four (KA-20).
    Reveal,
    /// `challenge dragon4`, `repeat dragon4`, `double dragon4`: choose an adversary (KA-24, KA-62, KA-64).
    Challenge(Challenge, Adversary),
    /// `pay red1`: lay down a knight for the challenge (KA-25).
    Pay(Knight),
    /// `adventure king-mark`: choose an adventure (KA-34).
    Adventure(Adventure),
    /// `spend dragon4`: lay down a beaten adversary for the adventure (KA-35).
    Spend(Adversary),
    /// `done`: the red five alone pays for the Gold treasure (KA-77).
    Done,
    /// `draw`: take the top knight (KA-40, KA-42).
    Draw,
    /// `end`: leave out what could still be done (KA-19).
    End,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Reveal => f.write_str("reveal"),
            Action::Challenge(challenge, adversary) => write!(f, "{} {adversary}", challenge.word()),
            Action::Pay(knight) => write!(f, "pay {knight}"),
            Action::Adventure(adventure) => write!(f, "adventure {adventure}"),
            Action::Spend(adversary) => write!(f, "spend {adversary}"),
            Action::Done => f.write_str("done"),
            Action::Draw => f.write_str("draw"),
            Action::End => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        if let Some((verb, noun)) = text.split_once(' ') {
            if let Some(challenge) = Challenge::ALL.into_iter().find(|challenge| challenge.word() == verb) {
                return Ok(Action::Challenge(challenge, noun.parse()?));
            }
            match verb {
                "pay" => return Ok(Action::Pay(noun.parse()?)),
                "adventure" => return Ok(Action::Adventure(noun.parse()?)),
                "spend" => return Ok(Action::Spend(noun.parse()?)),
                _ => {}
            }
        }
        match text {
            "reveal" => Ok(Action::Reveal),
            "done" => Ok(Action::Done),
            "draw" => Ok(Action::Draw),
            "end" => Ok(Action::End),
            _ => Err(NotationError::new(
                "reveal, challenge …, repeat …, double …, pay …, adventure …, spend …, done, draw or end",
                text,
            )),
        }
    }
}
