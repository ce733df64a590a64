//! Small numbers for every tile of a map, three bits each.

use serde::{Deserialize, Serialize};

use crate::map::MOST_TILES;

const FIELD: u64 = 0b111;
/// The lowest bit of every field.
const LOWEST: u64 = {
    let mut mask = 0;
    let mut tile = 0;
    while tile < MOST_TILES {
        mask |= 1 << (3 * tile);
        tile += 1;
    }
    mask
};

/// A number from 0 to 7 for every tile: units, or a set of up to three sources.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Counts(u64);

impl Counts {
    pub const NONE: Counts = Counts(0);

    /// The number on a tile.
    #[inline]
    pub const fn get(self, tile: usize) -> u8 {
        (self.0 >> (3 * tile) & FIELD) as u8
    }

    /// Sets the number on a tile.
    #[inline]
    pub const fn set(&mut self, tile: usize, number: u8) {
        self.0 = self.0 & !(FIELD << (3 * tile)) | (number as u64) << (3 * tile);
    }

    /// One more on a tile that has fewer than seven.
    #[inline]
    pub const fn add(&mut self, tile: usize) {
        self.0 += 1 << (3 * tile);
    }

    /// One less on a tile that has any.
    #[inline]
    pub const fn take(&mut self, tile: usize) {
        self.0 -= 1 << (3 * tile);
    }

    #[inline]
    pub const fn total(self) -> u8 {
        let ones = (self.0 & LOWEST).count_ones();
        let twos = (self.0 >> 1 & LOWEST).count_ones();
        let fours = (self.0 >> 2 & LOWEST).count_ones();
        (ones + 2 * twos + 4 * fours) as u8
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// On how many tiles there is any.
    #[inline]
    pub const fn tiles(self) -> u8 {
        self.marks().count_ones() as u8
    }

    /// On how many tiles there is any of this and none of the other.
    #[inline]
    pub const fn tiles_without(self, other: Counts) -> u8 {
        (self.marks() & !other.marks()).count_ones() as u8
    }

    /// Something on every tile on which there is any of either.
    #[inline]
    #[must_use]
    pub const fn either(self, other: Counts) -> Counts {
        Counts(self.marks() | other.marks())
    }

    /// The tiles on which there is any, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = usize> {
        let mut rest = self.marks();
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let tile = rest.trailing_zeros() as usize / 3;
                rest &= rest - 1;
                tile
            })
        })
    }

    #[inline]
    const fn marks(self) -> u64 {
        (self.0 | self.0 >> 1 | self.0 >> 2) & LOWEST
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_kept_tile_by_tile() {
        let mut counts = Counts::NONE;
        counts.set(0, 4);
        counts.add(20);
        counts.add(20);
        counts.add(7);
        counts.take(7);
        assert_eq!((counts.get(0), counts.get(7), counts.get(20)), (4, 0, 2));
        assert_eq!((counts.total(), counts.tiles()), (6, 2));
        assert_eq!(counts.iter().collect::<Vec<_>>(), [0, 20]);
        let mut other = Counts::NONE;
        other.add(0);
        assert_eq!((counts.tiles_without(other), counts.either(other).tiles()), (1, 2));
    }
}
