//! What chance decides: sides of rooms, the first order, missions, Merlin tiles and grail tiles.
//!
//! Stacks and piles are bags: a draw picks evenly among what is left.

use std::fmt;
use std::str::FromStr;

use engine::{NotationError, Rng};

use crate::Camelot;
use crate::colour::{Colour, Colours};
use crate::mission::{Mission, Missions};
use crate::phase::Phase;
use crate::room::{Room, Side};
use crate::tiles::{MERLIN_VALUES, Part};

/// One outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// `side green b`: the A/B tile of this room has fallen so (CA-091).
    Side(Room, Side),
    /// `magician red`: the magician card of this colour is turned up (CA-018).
    Magician(Colour),
    /// `mission green-red`: this card is shown (CA-036).
    Mission(Mission),
    /// `merlin 3`: the value of the leftmost Merlin tile (CA-058).
    Merlin(u8),
    /// `grail rim`: the grail tile that is drawn (CA-069).
    Grail(Part),
}

impl Camelot {
    /// Every outcome with the number of cards or tiles that stand for it.
    pub(crate) fn chance(&self, out: &mut Vec<(Chance, u32)>) {
        match self.phase {
            Phase::Sides => out.extend(Side::ALL.map(|side| (Chance::Side(self.room_due(), side), 1))),
            Phase::Magicians => {
                out.extend(self.unplaced().iter().map(|colour| (Chance::Magician(colour), 1)));
            }
            Phase::Missions => {
                let cards = self.cards_due();
                out.extend(cards.faces().map(|face| (Chance::Mission(face), u32::from(cards.count(face)))));
            }
            Phase::Merlin => {
                let values = MERLIN_VALUES.into_iter().filter(|value| self.merlin_row.count(*value) > 0);
                out.extend(values.map(|value| (Chance::Merlin(value), self.merlin_row.count(value).into())));
            }
            Phase::Tile => {
                let parts = self.pile.parts();
                out.extend(parts.map(|part| (Chance::Grail(part), u32::from(self.pile.count(part)))));
            }
            _ => {}
        }
    }

    /// One outcome: a card or a tile by its place in the bag.
    #[inline]
    pub(crate) fn roll(&self, rng: &mut Rng) -> Chance {
        match self.phase {
            Phase::Sides => Chance::Side(self.room_due(), Side::ALL[rng.below(2) as usize]),
            Phase::Magicians => {
                let left = self.unplaced();
                let place = rng.below(left.len().into()) as usize;
                Chance::Magician(left.iter().nth(place).expect("a magician is not yet placed"))
            }
            Phase::Missions => {
                let cards = self.cards_due();
                Chance::Mission(cards.nth(rng.below(cards.len().into())))
            }
            Phase::Merlin => {
                Chance::Merlin(self.merlin_row.nth(rng.below(self.merlin_row.len().into()) as u8))
            }
            Phase::Tile => Chance::Grail(self.pile.nth(rng.below(self.pile.len().into()) as u8)),
            _ => unreachable!("it is not chance's turn"),
        }
    }

    /// The next room whose side is left to chance.
    fn room_due(&self) -> Room {
        Room::CASTLE[usize::from(self.sided)]
    }

    /// The colours whose magicians are not yet on the order track.
    fn unplaced(&self) -> Colours {
        let playing: Colours = self.playing().collect();
        playing.minus(self.order.iter().collect())
    }

    /// The stack from which a card is due.
    fn cards_due(&self) -> Missions {
        self.stack_due().map_or(Missions::NONE, |stack| self.stacks.of(stack))
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Side(room, side) => write!(f, "side {room} {side}"),
            Chance::Magician(colour) => write!(f, "magician {colour}"),
            Chance::Mission(mission) => write!(f, "mission {mission}"),
            Chance::Merlin(value) => write!(f, "merlin {value}"),
            Chance::Grail(part) => write!(f, "grail {part}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Chance, NotationError> {
        let unknown = || NotationError::new("side …, magician …, mission …, merlin … or grail …", text);
        let (verb, noun) = text.split_once(' ').ok_or_else(unknown)?;
        match verb {
            "side" => {
                let (room, side) = noun.split_once(' ').ok_or_else(unknown)?;
                let room = room.parse().ok().filter(|room| Room::CASTLE.contains(room));
                Ok(Chance::Side(room.ok_or_else(unknown)?, side.parse()?))
            }
            "magician" => Ok(Chance::Magician(noun.parse()?)),
            "mission" => Ok(Chance::Mission(noun.parse()?)),
            "merlin" => {
                let value = MERLIN_VALUES.into_iter().find(|value| value.to_string() == noun);
                value.map(Chance::Merlin).ok_or_else(|| NotationError::new("merlin 2, 3 or 4", text))
            }
            "grail" => Ok(Chance::Grail(noun.parse()?)),
            _ => Err(unknown()),
        }
    }
}
