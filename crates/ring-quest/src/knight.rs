//! Knights, and what they carry.

use engine::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

use crate::space::Space;

/// The most talismans that a knight carries (QR-28).
pub const TALISMANS: u8 = 3;
/// There are so many knights (QR-02).
pub const KNIGHTS: usize = MAX_SEATS;

/// Which knight, counted in the order of turns. With two knights each (R-QR-18) the third is seat 1's second.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Rider(u8);

impl Rider {
    /// The knight with this number, counted from 0.
    #[inline]
    pub(crate) const fn new(index: u8) -> Rider {
        debug_assert!((index as usize) < KNIGHTS);
        Rider(index)
    }

    /// The first so many knights.
    #[inline]
    pub(crate) fn all(riders: u8) -> impl Iterator<Item = Rider> {
        (0..riders).map(Rider)
    }

    /// Counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whose knight it is at a table with so many seats.
    #[inline]
    pub const fn owner(self, seats: u8) -> Seat {
        Seat::new(self.0 % seats)
    }
}

/// A knight on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Knight {
    pub at: Space,
    /// How many talismans he has.
    pub talismans: u8,
    /// Does he wear a coat, and so miss his next turn (QR-39)?
    pub coat: bool,
}

/// Where the ring is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RingAt {
    /// It lies on a space.
    Space(Space),
    /// A knight bears it.
    Bearer(Rider),
}

impl RingAt {
    /// The space that it lies on, unless somebody bears it.
    #[inline]
    pub const fn space(self) -> Option<Space> {
        match self {
            RingAt::Space(space) => Some(space),
            RingAt::Bearer(_) => None,
        }
    }
}
