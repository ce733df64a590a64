//! Sets of spaces in 128 bits, and how they spread along the lines.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::board::{self, Kind, LANES, SPACES, State};
use crate::space::Space;

/// A set of spaces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(into = "Vec<Space>", from = "Vec<Space>")]
pub struct Spaces(u128);

impl Spaces {
    pub const NONE: Spaces = Spaces(0);
    pub const ALL: Spaces = Spaces((1 << SPACES) - 1);
    /// The ordinary black spaces.
    pub const BLACK: Spaces = Spaces::of(Kind::Black);
    /// The white spaces of the centre.
    pub const WHITE: Spaces = Spaces::of(Kind::White);
    pub const DRAGONS: Spaces = Spaces::of(Kind::Dragon);
    pub const CITIES: Spaces = Spaces::of(Kind::City);
    /// Where obstacles may stand at all (QR-53).
    pub const GROUND: Spaces = Spaces::BLACK.or(Spaces::WHITE);
    /// Where the ring may be laid at all (QR-46, R-QR-04).
    pub const RESTS: Spaces = Spaces::BLACK.or(Spaces::of(Kind::Crystal));

    /// All spaces of a kind.
    pub const fn of(kind: Kind) -> Spaces {
        Spaces(board::spaces_of(kind))
    }

    /// All spaces of a state.
    #[inline]
    pub const fn of_state(state: State) -> Spaces {
        const STATES: [u128; 4] = [
            board::spaces_in(State::Tirad),
            board::spaces_in(State::Urgad),
            board::spaces_in(State::Galad),
            board::spaces_in(State::Elgad),
        ];
        Spaces(STATES[state as usize])
    }

    #[inline]
    pub(crate) const fn from_bits(bits: u128) -> Spaces {
        Spaces(bits)
    }

    #[inline]
    pub const fn only(space: Space) -> Spaces {
        Spaces(1 << space.index())
    }

    /// Is the space in the set?
    #[inline]
    pub const fn contains(self, space: Space) -> bool {
        self.0 & (1 << space.index()) != 0
    }

    /// The set with this space.
    #[inline]
    #[must_use]
    pub const fn with(self, space: Space) -> Spaces {
        Spaces(self.0 | (1 << space.index()))
    }

    /// The set without this space.
    #[inline]
    #[must_use]
    pub const fn without(self, space: Space) -> Spaces {
        Spaces(self.0 & !(1 << space.index()))
    }

    /// What is in one set or the other.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Spaces) -> Spaces {
        Spaces(self.0 | other.0)
    }

    /// What is in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Spaces) -> Spaces {
        Spaces(self.0 & other.0)
    }

    /// What is in this set and not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Spaces) -> Spaces {
        Spaces(self.0 & !other.0)
    }

    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first space, row by row.
    #[inline]
    pub fn first(self) -> Option<Space> {
        (self.0 != 0).then(|| Space::new(self.0.trailing_zeros() as u8))
    }

    /// The spaces, row by row.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Space> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let space = rest.first()?;
            rest = Spaces(rest.0 & (rest.0 - 1));
            Some(space)
        })
    }

    /// The set with all its neighbours: every space takes a step along every line at once.
    #[inline]
    #[must_use]
    pub const fn grown(self) -> Spaces {
        let [(east, to_east), (west, to_west), (south, to_south), (far, to_far)] = LANES;
        let bits = self.0;
        Spaces(
            bits | (bits & to_east) << east
                | (bits >> east) & to_east
                | (bits & to_west) << west
                | (bits >> west) & to_west
                | (bits & to_south) << south
                | (bits >> south) & to_south
                | (bits & to_far) << far
                | (bits >> far) & to_far,
        )
    }

    /// All that can be walked to from here without leaving the open spaces.
    #[inline]
    #[must_use]
    pub const fn flooded(self, open: Spaces) -> Spaces {
        let mut reached = self;
        loop {
            let further = reached.grown().and(open).or(self);
            if further.0 == reached.0 {
                return reached;
            }
            reached = further;
        }
    }

    /// Can all of them be walked to from the first of them through the open spaces? Stops as soon as it is known.
    #[inline]
    pub fn is_joined(self, open: Spaces) -> bool {
        let Some(first) = self.first() else { return true };
        let mut reached = Spaces::only(first);
        loop {
            if self.minus(reached).is_empty() {
                return true;
            }
            let further = reached.grown().and(open);
            if further == reached {
                return false;
            }
            reached = further;
        }
    }
}

impl FromIterator<Space> for Spaces {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Spaces {
        spaces.into_iter().fold(Spaces::NONE, Spaces::with)
    }
}

impl From<Spaces> for Vec<Space> {
    fn from(spaces: Spaces) -> Vec<Space> {
        spaces.iter().collect()
    }
}

impl From<Vec<Space>> for Spaces {
    fn from(spaces: Vec<Space>) -> Spaces {
        spaces.into_iter().collect()
    }
}

impl fmt::Debug for Spaces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|space| space.to_string())).finish()
    }
}
