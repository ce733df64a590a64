//! Grail tiles and Merlin tiles.

use std::fmt;
use std::str::FromStr;

use engine::NotationError;
use serde::{Deserialize, Serialize};

/// A part of the grail.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// What it stands on.
    Foot,
    /// What it is held by.
    Stem,
    /// What holds the wine.
    Bowl,
    /// What one drinks from.
    Rim,
}

impl Part {
    pub const ALL: [Part; 4] = [Part::Foot, Part::Stem, Part::Bowl, Part::Rim];

    /// Its word in the log.
    pub const fn word(self) -> &'static str {
        match self {
            Part::Foot => "foot",
            Part::Stem => "stem",
            Part::Bowl => "bowl",
            Part::Rim => "rim",
        }
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Part {
    type Err = NotationError;

    fn from_str(word: &str) -> Result<Part, NotationError> {
        let known = Part::ALL.into_iter().find(|part| part.word() == word);
        known.ok_or_else(|| NotationError::new("foot, stem, bowl or rim", word))
    }
}

/// How many of each part there are. Reconstructed; 28 in all (CA-004).
pub(crate) const COPIES: u8 = 7;
/// The worth of a set by its number of different parts (CA-085).
pub const SET_POINTS: [i16; 5] = [0, 1, 3, 6, 10];

/// Grail tiles without order: how many of each part.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Grail(pub [u8; 4]);

impl Grail {
    pub const NONE: Grail = Grail([0; 4]);
    /// All 28.
    pub const ALL: Grail = Grail([COPIES; 4]);

    /// How many of a part.
    #[inline]
    pub const fn count(self, part: Part) -> u8 {
        self.0[part as usize]
    }

    #[inline]
    pub fn len(self) -> u8 {
        self.0.into_iter().sum()
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == [0; 4]
    }

    #[inline]
    #[must_use]
    pub(crate) const fn with(mut self, part: Part) -> Grail {
        self.0[part as usize] += 1;
        self
    }

    /// One less, which is there.
    #[inline]
    #[must_use]
    pub(crate) const fn without(mut self, part: Part) -> Grail {
        self.0[part as usize] -= 1;
        self
    }

    #[inline]
    #[must_use]
    pub(crate) fn plus(self, others: Grail) -> Grail {
        Grail(std::array::from_fn(|part| self.0[part] + others.0[part]))
    }

    /// These without others that are among them.
    #[inline]
    #[must_use]
    pub(crate) fn minus(self, others: Grail) -> Grail {
        Grail(std::array::from_fn(|part| self.0[part] - others.0[part]))
    }

    /// The parts that are there, each once.
    #[inline]
    pub fn parts(self) -> impl Iterator<Item = Part> {
        Part::ALL.into_iter().filter(move |part| self.count(*part) > 0)
    }

    /// The tile at this place, part by part.
    #[inline]
    pub(crate) fn nth(self, mut place: u8) -> Part {
        for part in Part::ALL {
            if place < self.count(part) {
                return part;
            }
            place -= self.count(part);
        }
        unreachable!("the place lies among the tiles")
    }

    /// The points of the best split into sets: layer by layer (CA-086, R-CA-38).
    #[inline]
    pub fn points(self) -> i16 {
        (1..=COPIES).map(|layer| SET_POINTS[self.0.iter().filter(|count| **count >= layer).count()]).sum()
    }
}

/// The values of Merlin tiles (CA-082). Reconstructed.
pub const MERLIN_VALUES: [u8; 3] = [2, 3, 4];

/// Merlin tiles without order: how many of each value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Merlins(pub [u8; 3]);

impl Merlins {
    pub const NONE: Merlins = Merlins([0; 3]);
    /// All seven (CA-005): 2 2 3 3 3 4 4.
    pub const ALL: Merlins = Merlins([2, 3, 2]);

    /// How many have this value.
    #[inline]
    pub fn count(self, value: u8) -> u8 {
        MERLIN_VALUES.iter().position(|known| *known == value).map_or(0, |at| self.0[at])
    }

    #[inline]
    pub fn len(self) -> u8 {
        self.0.into_iter().sum()
    }

    pub fn is_empty(self) -> bool {
        self.0 == [0; 3]
    }

    #[must_use]
    pub(crate) fn with(mut self, value: u8) -> Merlins {
        self.0[usize::from(value - MERLIN_VALUES[0])] += 1;
        self
    }

    /// One less, which is there.
    #[must_use]
    pub(crate) fn without(mut self, value: u8) -> Merlins {
        self.0[usize::from(value - MERLIN_VALUES[0])] -= 1;
        self
    }

    /// The value of the tile at this place.
    pub(crate) fn nth(self, mut place: u8) -> u8 {
        for (value, count) in MERLIN_VALUES.into_iter().zip(self.0) {
            if place < count {
                return value;
            }
            place -= count;
        }
        unreachable!("the place lies among the tiles")
    }

    /// The values, tile by tile.
    pub fn values(self) -> impl Iterator<Item = u8> {
        MERLIN_VALUES.into_iter().zip(self.0).flat_map(|(value, count)| (0..count).map(move |_| value))
    }

    /// Their points (CA-082).
    #[inline]
    pub fn points(self) -> i16 {
        MERLIN_VALUES.into_iter().zip(self.0).map(|(value, count)| i16::from(value) * i16::from(count)).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The best split by trying every first set.
    fn best(tiles: Grail, known: &mut std::collections::HashMap<Grail, i16>) -> i16 {
        if let Some(points) = known.get(&tiles) {
            return *points;
        }
        let mut points = 0;
        for parts in 1u8..16 {
            let set = Grail(std::array::from_fn(|part| parts >> part & 1));
            if set.0.iter().zip(tiles.0).all(|(wanted, there)| *wanted <= there) {
                let rest = best(tiles.minus(set), known);
                points = points.max(SET_POINTS[usize::from(set.len())] + rest);
            }
        }
        known.insert(tiles, points);
        points
    }

    #[test]
    fn layers_are_the_best_split() {
        let mut known = std::collections::HashMap::new();
        for code in 0..4096usize {
            let tiles = Grail(std::array::from_fn(|part| (code >> (3 * part) & 7) as u8));
            assert_eq!(tiles.points(), best(tiles, &mut known), "{tiles:?}");
        }
    }
}
