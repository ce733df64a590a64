//! The names of the tiles of all maps, one list for the log.

use serde::{Deserialize, Serialize};

use crate::word::worded;

/// How many names there are.
pub(crate) const PLACES: usize = 67;

/// A tile by its name. Maps share names: the castle is `C` on three of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Place(u8);

impl Place {
    pub fn all() -> impl Iterator<Item = Place> {
        (0..PLACES as u8).map(Place)
    }

    /// Counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its word in the log.
    pub const fn word(self) -> &'static str {
        NAMES[self.0 as usize]
    }

    /// The place with this name: for tables that are computed while compiling.
    pub(crate) const fn named(name: &str) -> Place {
        let mut index = 0;
        while index < PLACES {
            if same(NAMES[index].as_bytes(), name.as_bytes()) {
                return Place(index as u8);
            }
            index += 1;
        }
        panic!("no map has a tile of this name")
    }
}

worded!(Place, "a tile such as C or N1");

const fn same(left: &[u8], right: &[u8]) -> bool {
    if left.len() != right.len() {
        return false;
    }
    let mut index = 0;
    while index < left.len() {
        if left[index] != right[index] {
            return false;
        }
        index += 1;
    }
    true
}

const NAMES: [&str; PLACES] = [
    "C", "N1", "N2", "M1", "M2", "M3", "O1", "O2", "E1", "E2", "E3", "V1", "V2", "V3", "V4", "V5", "V6",
    "V7", "V8", "F1", "F2", "F3", "F4", "R1", "R2", "R3", "R4", "I1", "I2", "I3", "I4", "I5", "I6", "B1",
    "B2", "B3", "B4", "B5", "B6", "A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "CA", "CB", "K1",
    "H1", "J1", "S1", "K2", "H2", "J2", "S2", "K3", "H3", "J3", "S3", "K4", "H4", "J4", "S4", "X",
];
