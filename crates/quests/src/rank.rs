//! Ranks, and the shields that lead from one to the next.

use serde::{Deserialize, Serialize};

/// Where a player stands (QT-02).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rank {
    /// Everybody begins as one (QT-17).
    #[default]
    Squire,
    /// After 5 shields.
    Knight,
    /// After 7 more.
    Champion,
    /// After 10 more: has won, or plays the final tournament. There is no card for it (QT-04).
    RoundTable,
}

impl Rank {
    /// Every rank, lowest first.
    pub const ALL: [Rank; 4] = [Rank::Squire, Rank::Knight, Rank::Champion, Rank::RoundTable];

    /// Its battle points (QT-33, QT-163).
    #[inline]
    pub const fn points(self) -> u8 {
        match self {
            Rank::Squire => 5,
            Rank::Knight => 10,
            Rank::Champion | Rank::RoundTable => 20,
        }
    }

    /// How many shields the next rank costs (QT-45); `None` at the Round Table.
    #[inline]
    pub const fn price(self) -> Option<u8> {
        match self {
            Rank::Squire => Some(5),
            Rank::Knight => Some(7),
            Rank::Champion => Some(10),
            Rank::RoundTable => None,
        }
    }

    /// The shields that were spent to get here.
    #[inline]
    pub const fn spent(self) -> u8 {
        match self {
            Rank::Squire => 0,
            Rank::Knight => 5,
            Rank::Champion => 12,
            Rank::RoundTable => 22,
        }
    }

    /// The next rank; the Round Table has none.
    #[must_use]
    pub const fn next(self) -> Rank {
        match self {
            Rank::Squire => Rank::Knight,
            Rank::Knight => Rank::Champion,
            Rank::Champion | Rank::RoundTable => Rank::RoundTable,
        }
    }

    /// The word by which messages choose a form.
    pub const fn word(self) -> &'static str {
        match self {
            Rank::Squire => "squire",
            Rank::Knight => "knight",
            Rank::Champion => "champion",
            Rank::RoundTable => "round-table",
        }
    }
}
