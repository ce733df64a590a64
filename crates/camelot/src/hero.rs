//! The heroes of Camelot (CA-158 to CA-173): one for each colour, two abilities each.

use serde::{Deserialize, Serialize};

use crate::colour::Colour;
use crate::field::Field;
use crate::room::{Room, Rooms};
use crate::shield::Shield;

/// The points of Tristan's second ability (CA-166).
pub const TRISTAN_POINTS: i8 = 3;
/// What Mordred pays for the black knight (CA-173).
pub const MORDRED_COST: i8 = 2;

/// What a hero shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hero {
    /// Side 1: the first ability is next (CA-160).
    First,
    /// Side 2: the second is next (CA-161).
    Second,
    /// In the box: both are used (CA-162), or there are no heroes.
    #[default]
    Gone,
}

impl Hero {
    /// After an ability was used.
    #[must_use]
    pub(crate) const fn used(self) -> Hero {
        match self {
            Hero::First => Hero::Second,
            Hero::Second | Hero::Gone => Hero::Gone,
        }
    }
}

/// The name of a colour's hero in messages.
pub const fn hero_word(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "kay",
        Colour::Blue => "lancelot",
        Colour::Green => "tristan",
        Colour::Yellow => "parzival",
        Colour::Violet => "mordred",
    }
}

/// The rooms into which the hero may turn a shield of the card away from its own (CA-163, CA-165, CA-167, CA-169, CA-170).
#[inline]
pub(crate) fn redirects(colour: Colour, hero: Hero, shield: Shield) -> Rooms {
    let (room, own) = match colour {
        Colour::Red => (Room::Red, Shield::Red),
        Colour::Blue => (Room::Blue, Shield::Blue),
        Colour::Green => (Room::Green, Shield::Green),
        Colour::Yellow => (Room::Yellow, Shield::Yellow),
        Colour::Violet => return Rooms::NONE,
    };
    match hero {
        Hero::First if shield != own => Rooms::only(room),
        Hero::Second if colour == Colour::Blue && shield == own => Rooms::CASTLE.without(room),
        _ => Rooms::NONE,
    }
}

/// Where the black knight is (CA-171).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BlackKnight {
    /// In the box: Mordred does not play.
    #[default]
    Box,
    Waiting,
    Placed(Field),
    /// Sent to the hinterland: an ordinary knight from then on (R-CA-29).
    Ordinary,
}
