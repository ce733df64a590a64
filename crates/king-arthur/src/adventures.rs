//! The thirteen adventures: what they ask for and what they are worth (KA-05).

use std::fmt;
use std::str::FromStr;

use engine::NotationError;
use serde::{Deserialize, Serialize, Serializer};

use crate::cards::Kind;

/// An adventure card. There is one of each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Adventure {
    HolyGrail,
    Mountain,
    Excalibur,
    QuestingBeast,
    FisherKing,
    RoyalTournament,
    /// Battle against the robbers.
    Robbers,
    /// Battle against the Vikings.
    Vikings,
    SeaMonster,
    /// Battle against the Saxons.
    Saxons,
    KingMark,
    GreenKnight,
    GoldTreasure,
}

use Adventure::{
    Excalibur, FisherKing, GoldTreasure, GreenKnight, HolyGrail, KingMark, Mountain, QuestingBeast, Robbers,
    RoyalTournament, Saxons, SeaMonster, Vikings,
};

/// What an adventure asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// Any number of adversaries, of one kind or (`None`) of any, with this total.
    Total(Option<Kind>, u8),
    /// Exactly so many adversaries of any kind.
    Cards(u8),
    /// Exactly one adversary of each of these kinds.
    OneOfEach(&'static [Kind]),
    /// Two adversaries: one of at least the first value, the other of at least the second, which is not lower.
    Pair(u8, u8),
    /// Two adversaries of at least this value, or the red five alone.
    PairOrRedFive(u8),
}

impl Adventure {
    /// Every adventure, in the order of the rulebook.
    #[rustfmt::skip]
    pub const ALL: [Adventure; 13] = [
        HolyGrail, Mountain, Excalibur, QuestingBeast, FisherKing, RoyalTournament, Robbers, Vikings,
        SeaMonster, Saxons, KingMark, GreenKnight, GoldTreasure,
    ];

    /// What it asks for (KA-68 to KA-77).
    pub const fn condition(self) -> Condition {
        match self {
            HolyGrail => Condition::Total(None, 12),
            Mountain => Condition::Total(None, 9),
            Excalibur => Condition::Total(None, 5),
            QuestingBeast => Condition::Total(Some(Kind::Dragon), 8),
            FisherKing => Condition::Total(Some(Kind::Monster), 6),
            RoyalTournament => Condition::Total(Some(Kind::Enemy), 5),
            Robbers => Condition::Cards(2),
            Vikings => Condition::Cards(4),
            SeaMonster => Condition::OneOfEach(&Kind::ALL),
            Saxons => Condition::Total(Some(Kind::Dark), 4),
            KingMark => Condition::OneOfEach(&[Kind::Dark, Kind::Enemy, Kind::Monster]),
            GreenKnight => Condition::Pair(3, 4),
            GoldTreasure => Condition::PairOrRedFive(3),
        }
    }

    /// Its points. The range from 6 to 20 is the rulebook's (KA-05), the Holy Grail's 20 is public, the others are
    /// reconstructed.
    pub const fn value(self) -> u8 {
        match self {
            HolyGrail => 20,
            QuestingBeast => 16,
            Mountain => 15,
            SeaMonster => 14,
            Vikings | GreenKnight => 12,
            FisherKing => 11,
            KingMark | GoldTreasure => 10,
            RoyalTournament => 9,
            Excalibur => 8,
            Saxons => 7,
            Robbers => 6,
        }
    }

    /// Its word in the log.
    pub const fn word(self) -> &'static str {
        match self {
            HolyGrail => "holy-grail",
            Mountain => "mountain",
            Excalibur => "excalibur",
            QuestingBeast => "questing-beast",
            FisherKing => "fisher-king",
            RoyalTournament => "royal-tournament",
            Robbers => "robbers",
            Vikings => "vikings",
            SeaMonster => "sea-monster",
            Saxons => "saxons",
            KingMark => "king-mark",
            GreenKnight => "green-knight",
            GoldTreasure => "gold-treasure",
        }
    }
}

impl fmt::Display for Adventure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Adventure {
    type Err = NotationError;

    fn from_str(word: &str) -> Result<Adventure, NotationError> {
        let known = Adventure::ALL.into_iter().find(|adventure| adventure.word() == word);
        known.ok_or_else(|| NotationError::new("an adventure such as holy-grail or king-mark", word))
    }
}

/// Some of the adventures.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Deserialize)]
#[serde(from = "Vec<Adventure>")]
pub struct Adventures(u16);

impl Adventures {
    pub const NONE: Adventures = Adventures(0);
    pub const ALL: Adventures = Adventures((1 << Adventure::ALL.len()) - 1);

    /// Is it among them?
    #[inline]
    pub const fn contains(self, adventure: Adventure) -> bool {
        self.0 & (1 << adventure as u16) != 0
    }

    /// With this one too.
    #[inline]
    #[must_use]
    pub const fn with(self, adventure: Adventure) -> Adventures {
        Adventures(self.0 | (1 << adventure as u16))
    }

    /// Those that are here or there.
    #[inline]
    #[must_use]
    pub const fn and(self, others: Adventures) -> Adventures {
        Adventures(self.0 | others.0)
    }

    /// Those that are here but not there.
    #[inline]
    #[must_use]
    pub const fn minus(self, others: Adventures) -> Adventures {
        Adventures(self.0 & !others.0)
    }

    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// One after the other, in the order of the rulebook.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Adventure> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let index = rest.trailing_zeros() as usize;
            rest &= rest.wrapping_sub(1);
            Adventure::ALL.get(index).copied()
        })
    }

    pub fn points(self) -> u8 {
        self.iter().map(Adventure::value).sum()
    }
}

impl FromIterator<Adventure> for Adventures {
    fn from_iter<I: IntoIterator<Item = Adventure>>(adventures: I) -> Adventures {
        adventures.into_iter().fold(Adventures::NONE, Adventures::with)
    }
}

impl Serialize for Adventures {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl From<Vec<Adventure>> for Adventures {
    fn from(adventures: Vec<Adventure>) -> Adventures {
        adventures.into_iter().collect()
    }
}

impl fmt::Debug for Adventures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
