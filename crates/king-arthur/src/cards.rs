//! Every knight and every adversary. Cards with the same face are the same: only their number matters.

use std::fmt;
use std::str::FromStr;

use engine::NotationError;
use serde::{Deserialize, Serialize};

/// The colours of knights. Merlin has none: he joins any (KA-29).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    Red,
    Orange,
    Beige,
}

impl Colour {
    pub const ALL: [Colour; 3] = [Colour::Red, Colour::Orange, Colour::Beige];
}

/// A knight card; the number is its strength (KA-03).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Knight {
    Red1,
    /// Two red knights on one card.
    Red2,
    Orange1,
    /// Two orange knights on one card.
    Orange2,
    Beige1,
    /// Two beige knights on one card.
    Beige2,
    /// The white wild card.
    Merlin,
}

use Knight::{Beige1, Beige2, Merlin, Orange1, Orange2, Red1, Red2};

impl Knight {
    /// Every knight: by colour, single before double, Merlin last.
    pub const ALL: [Knight; 7] = [Red1, Red2, Orange1, Orange2, Beige1, Beige2, Merlin];

    /// How many cards look like this (KA-03).
    pub const fn copies(self) -> u8 {
        match self {
            Red1 | Orange1 | Beige1 => 14,
            Red2 | Orange2 | Beige2 => 2,
            Merlin => 5,
        }
    }

    /// Its colour; Merlin has none of his own (KA-29).
    pub const fn colour(self) -> Option<Colour> {
        match self {
            Red1 | Red2 => Some(Colour::Red),
            Orange1 | Orange2 => Some(Colour::Orange),
            Beige1 | Beige2 => Some(Colour::Beige),
            Merlin => None,
        }
    }

    /// How many knights it counts for (KA-31).
    pub const fn strength(self) -> u8 {
        match self {
            Red1 | Orange1 | Beige1 | Merlin => 1,
            Red2 | Orange2 | Beige2 => 2,
        }
    }

    /// Its word in the log.
    pub const fn word(self) -> &'static str {
        match self {
            Red1 => "red1",
            Red2 => "red2",
            Orange1 => "orange1",
            Orange2 => "orange2",
            Beige1 => "beige1",
            Beige2 => "beige2",
            Merlin => "merlin",
        }
    }
}

impl fmt::Display for Knight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Knight {
    type Err = NotationError;

    fn from_str(word: &str) -> Result<Knight, NotationError> {
        let known = Knight::ALL.into_iter().find(|knight| knight.word() == word);
        known.ok_or_else(|| NotationError::new("a knight such as red1, orange2 or merlin", word))
    }
}

/// The four kinds of adversaries, one column of the layout each (KA-10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    Dark,
    Enemy,
    Monster,
    Dragon,
}

impl Kind {
    /// Every kind, in the order of the columns.
    pub const ALL: [Kind; 4] = [Kind::Dark, Kind::Enemy, Kind::Monster, Kind::Dragon];

    /// Its word in the log.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Dark => "dark",
            Kind::Enemy => "enemy",
            Kind::Monster => "monster",
            Kind::Dragon => "dragon",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// An adversary card: its kind and its value (KA-04).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Adversary {
    /// A dark power of value 1.
    Dark1,
    /// A dark power of value 2.
    Dark2,
    /// A dark power of value 3.
    Dark3,
    /// An enemy knight of value 1.
    Enemy1,
    /// An enemy knight of value 2.
    Enemy2,
    /// An enemy knight of value 3.
    Enemy3,
    /// An enemy knight of value 4.
    Enemy4,
    /// A monster of value 2.
    Monster2,
    /// A monster of value 3.
    Monster3,
    /// A monster of value 4.
    Monster4,
    /// A dragon of value 2.
    Dragon2,
    /// A dragon of value 3.
    Dragon3,
    /// A dragon of value 4.
    Dragon4,
    /// The dragon of value 5, the only one of its kind: the red five (R-KA-21).
    Dragon5,
}

use Adversary::{
    Dark1, Dark2, Dark3, Dragon2, Dragon3, Dragon4, Dragon5, Enemy1, Enemy2, Enemy3, Enemy4, Monster2,
    Monster3, Monster4,
};

impl Adversary {
    /// Every adversary: by kind, then by value.
    pub const ALL: [Adversary; 14] = [
        Dark1, Dark2, Dark3, Enemy1, Enemy2, Enemy3, Enemy4, Monster2, Monster3, Monster4, Dragon2, Dragon3,
        Dragon4, Dragon5,
    ];

    /// How many cards look like this (KA-04). The counts of each kind are the rulebook's, their division among the
    /// values is reconstructed.
    pub const fn copies(self) -> u8 {
        match self {
            Dark1 | Dark2 | Monster3 => 5,
            Enemy2 | Enemy3 | Monster2 | Dragon3 => 4,
            Dark3 | Dragon4 => 3,
            Enemy1 | Monster4 => 2,
            Enemy4 | Dragon2 | Dragon5 => 1,
        }
    }

    #[inline]
    pub const fn kind(self) -> Kind {
        match self {
            Dark1 | Dark2 | Dark3 => Kind::Dark,
            Enemy1 | Enemy2 | Enemy3 | Enemy4 => Kind::Enemy,
            Monster2 | Monster3 | Monster4 => Kind::Monster,
            Dragon2 | Dragon3 | Dragon4 | Dragon5 => Kind::Dragon,
        }
    }

    /// Its power: what it costs to beat and what it is worth.
    #[inline]
    pub const fn value(self) -> u8 {
        match self {
            Dark1 | Enemy1 => 1,
            Dark2 | Enemy2 | Monster2 | Dragon2 => 2,
            Dark3 | Enemy3 | Monster3 | Dragon3 => 3,
            Enemy4 | Monster4 | Dragon4 => 4,
            Dragon5 => 5,
        }
    }

    /// Its word in the log.
    pub const fn word(self) -> &'static str {
        match self {
            Dark1 => "dark1",
            Dark2 => "dark2",
            Dark3 => "dark3",
            Enemy1 => "enemy1",
            Enemy2 => "enemy2",
            Enemy3 => "enemy3",
            Enemy4 => "enemy4",
            Monster2 => "monster2",
            Monster3 => "monster3",
            Monster4 => "monster4",
            Dragon2 => "dragon2",
            Dragon3 => "dragon3",
            Dragon4 => "dragon4",
            Dragon5 => "dragon5",
        }
    }
}

impl fmt::Display for Adversary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Adversary {
    type Err = NotationError;

    fn from_str(word: &str) -> Result<Adversary, NotationError> {
        let known = Adversary::ALL.into_iter().find(|adversary| adversary.word() == word);
        known.ok_or_else(|| NotationError::new("an adversary such as dark1, enemy3 or dragon4", word))
    }
}
