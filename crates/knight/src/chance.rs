//! What chance decides: a character, a goal, an event card, a tie.

use std::fmt;
use std::str::FromStr;

use engine::{NotationError, Seat};

use crate::cards::Card;
use crate::character::Character;
use crate::goals::Goal;

/// One outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// `character odo`: the next seat plays this character.
    Character(Character),
    /// `goal house-of-stone`: the goal card of the match.
    Goal(Goal),
    /// `event wounded-stag`: an event card is turned up.
    Event(Card),
    /// `lot 2`: seat 2 has the initiative among equals.
    Lot(Seat),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Character(character) => write!(f, "character {character}"),
            Chance::Goal(goal) => write!(f, "goal {goal}"),
            Chance::Event(card) => write!(f, "event {card}"),
            Chance::Lot(seat) => write!(f, "lot {seat}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Chance, NotationError> {
        match text.split_once(' ') {
            Some(("character", word)) => word.parse().map(Chance::Character),
            Some(("goal", word)) => word.parse().map(Chance::Goal),
            Some(("event", word)) => word.parse().map(Chance::Event),
            Some(("lot", word)) => word.parse().map(Chance::Lot),
            _ => Err(NotationError::new("character …, goal …, event … or lot …", text)),
        }
    }
}
