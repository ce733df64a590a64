//! What a player can do: one click each.

use std::fmt;
use std::str::FromStr;

use engine::NotationError;

use crate::space::Space;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `step T05`: ride along a line to this space (QR-12).
    Step(Space),
    /// `stop`: end the move after its first step (QR-12).
    Stop,
    /// `banish W03`: send the attacked knight to this white space (QR-61).
    Banish(Space),
    /// `obstacle T15`: bring an obstacle into play there (QR-52).
    Obstacle(Space),
    /// `lift U05`: take up the obstacle that stands there (QR-58).
    Lift(Space),
    /// `lay W00`: put down the obstacle that was taken up (QR-58).
    Lay(Space),
    /// `leave`: leave all obstacles where they are (QR-58).
    Leave,
    /// `ring T06`: lay the ring there (QR-42, QR-46).
    Ring(Space),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Step(space) => write!(f, "step {space}"),
            Action::Stop => f.write_str("stop"),
            Action::Banish(space) => write!(f, "banish {space}"),
            Action::Obstacle(space) => write!(f, "obstacle {space}"),
            Action::Lift(space) => write!(f, "lift {space}"),
            Action::Lay(space) => write!(f, "lay {space}"),
            Action::Leave => f.write_str("leave"),
            Action::Ring(space) => write!(f, "ring {space}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        match text.split_once(' ') {
            Some(("step", space)) => Ok(Action::Step(space.parse()?)),
            Some(("banish", space)) => Ok(Action::Banish(space.parse()?)),
            Some(("obstacle", space)) => Ok(Action::Obstacle(space.parse()?)),
            Some(("lift", space)) => Ok(Action::Lift(space.parse()?)),
            Some(("lay", space)) => Ok(Action::Lay(space.parse()?)),
            Some(("ring", space)) => Ok(Action::Ring(space.parse()?)),
            None if text == "stop" => Ok(Action::Stop),
            None if text == "leave" => Ok(Action::Leave),
            _ => Err(NotationError::new(
                "step …, stop, banish …, obstacle …, lift …, lay …, leave or ring …",
                text,
            )),
        }
    }
}
