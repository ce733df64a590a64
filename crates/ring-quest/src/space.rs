//! One space of the board.

use std::fmt;
use std::str::FromStr;

use engine::NotationError;
use serde::{Deserialize, Serialize};

use crate::board::{Kind, NEIGHBOURS, PRINTED, SIDE, SPACES, State};
use crate::spaces::Spaces;

/// A space, written as on the board: `T05`, `W00`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Space(u8);

impl Space {
    /// Every space, row by row.
    pub fn all() -> impl Iterator<Item = Space> {
        (0..SPACES as u8).map(Space)
    }

    /// Counted row by row from the north-west corner.
    #[inline]
    pub(crate) const fn new(index: u8) -> Space {
        debug_assert!((index as usize) < SPACES);
        Space(index)
    }

    /// Counted row by row from the north-west corner.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Column and row on the lattice, from 0 to 10.
    pub const fn place(self) -> (u8, u8) {
        (self.0 % SIDE, self.0 / SIDE)
    }

    #[inline]
    pub const fn kind(self) -> Kind {
        PRINTED[self.index()].kind
    }

    /// The state that it lies in; `None` in the white centre.
    #[inline]
    pub const fn state(self) -> Option<State> {
        PRINTED[self.index()].state
    }

    /// The spaces that are one line away.
    #[inline]
    pub const fn neighbours(self) -> Spaces {
        Spaces::from_bits(NEIGHBOURS[self.index()])
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let printed = PRINTED[self.index()];
        write!(f, "{}{:02}", char::from(printed.letter), printed.number)
    }
}

impl FromStr for Space {
    type Err = NotationError;

    fn from_str(word: &str) -> Result<Space, NotationError> {
        let wrong = || NotationError::new("a space such as T05 or W00", word);
        let [letter, tens @ b'0'..=b'9', units @ b'0'..=b'9'] = word.as_bytes() else { return Err(wrong()) };
        let number = 10 * (tens - b'0') + units - b'0';
        let named = |space: &Space| {
            let printed = PRINTED[space.index()];
            (printed.letter, printed.number) == (*letter, number)
        };
        Space::all().find(named).ok_or_else(wrong)
    }
}

impl From<Space> for String {
    fn from(space: Space) -> String {
        space.to_string()
    }
}

impl TryFrom<String> for Space {
    type Error = NotationError;

    fn try_from(word: String) -> Result<Space, NotationError> {
        word.parse()
    }
}
