//! Cards as counts: how many of each face lie in a hand, a supply or a discard.
//!
//! A bag is one integer with four bits a face, so that adding, counting and comparing bags costs nothing. No face
//! has more than 15 copies.

mod formats;

use crate::cards::{Adversary, Colour, Kind, Knight};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Knights(u32);

impl Knights {
    pub const NONE: Knights = Knights(0);
    /// All 53 of them (KA-03).
    pub const ALL: Knights = {
        let mut all = Knights::NONE;
        let mut face = 0;
        while face < Knight::ALL.len() {
            let knight = Knight::ALL[face];
            all.0 |= (knight.copies() as u32) << (4 * face);
            face += 1;
        }
        all
    };

    /// How many cards with this face.
    #[inline]
    pub const fn count(self, knight: Knight) -> u8 {
        (self.0 >> (4 * knight as u32) & 15) as u8
    }

    #[inline]
    pub const fn len(self) -> u8 {
        sum(self.0 as u64)
    }

    /// No card at all?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many knights they count for (KA-31).
    #[inline]
    pub const fn strength(self) -> u8 {
        self.len() + sum((self.0 & DOUBLES) as u64)
    }

    /// The colour they were played in: that of any card that is not a Merlin.
    #[inline]
    pub fn colour(self) -> Option<Colour> {
        Colour::ALL.into_iter().find(|&colour| self.0 & (0xff << (8 * colour as u32)) != 0)
    }

    /// With one card more.
    #[inline]
    #[must_use]
    pub const fn with(self, knight: Knight) -> Knights {
        Knights(self.0 + (1 << (4 * knight as u32)))
    }

    /// With one card less, which is there.
    #[inline]
    #[must_use]
    pub const fn without(self, knight: Knight) -> Knights {
        debug_assert!(self.count(knight) > 0);
        Knights(self.0 - (1 << (4 * knight as u32)))
    }

    /// With all of those too.
    #[inline]
    #[must_use]
    pub const fn plus(self, others: Knights) -> Knights {
        Knights(self.0 + others.0)
    }

    /// Without those, which are all there.
    #[inline]
    #[must_use]
    pub const fn minus(self, others: Knights) -> Knights {
        Knights(self.0 - others.0)
    }

    /// The faces that are there, each once.
    #[inline]
    pub fn faces(self) -> impl Iterator<Item = Knight> {
        faces(u64::from(self.0)).map(|face| Knight::ALL[face])
    }

    pub fn iter(self) -> impl Iterator<Item = Knight> {
        self.faces().flat_map(move |knight| std::iter::repeat_n(knight, self.count(knight).into()))
    }

    /// The card at this place when they lie face by face; there are more than `place`.
    #[inline]
    pub fn nth(self, place: u32) -> Knight {
        Knight::ALL[nth(u64::from(self.0), place)]
    }
}

/// The places of the double cards.
const DOUBLES: u32 = 0x00f0_f0f0;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Adversaries(u64);

impl Adversaries {
    pub const NONE: Adversaries = Adversaries(0);
    /// All 44 of them (KA-04).
    pub const ALL: Adversaries = {
        let mut all = Adversaries::NONE;
        let mut face = 0;
        while face < Adversary::ALL.len() {
            let adversary = Adversary::ALL[face];
            all.0 |= (adversary.copies() as u64) << (4 * face);
            face += 1;
        }
        all
    };

    /// How many cards with this face.
    #[inline]
    pub const fn count(self, adversary: Adversary) -> u8 {
        (self.0 >> (4 * adversary as u32) & 15) as u8
    }

    #[inline]
    pub const fn len(self) -> u8 {
        sum(self.0)
    }

    /// No card at all?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn points(self) -> u8 {
        // A value is a sum of powers of two: count the cards that have the 1, the 2 and the 4 in theirs.
        sum(self.0 & VALUE_BIT[0]) + 2 * sum(self.0 & VALUE_BIT[1]) + 4 * sum(self.0 & VALUE_BIT[2])
    }

    /// Those of this kind alone.
    #[inline]
    #[must_use]
    pub const fn of(self, kind: Kind) -> Adversaries {
        Adversaries(self.0 & OF_KIND[kind as usize])
    }

    /// Those of at least this value, which is at most 5.
    #[inline]
    #[must_use]
    pub const fn at_least(self, value: u8) -> Adversaries {
        Adversaries(self.0 & AT_LEAST[value as usize])
    }

    /// Those of at most this value.
    #[inline]
    #[must_use]
    pub const fn at_most(self, value: u8) -> Adversaries {
        if value < 5 { Adversaries(self.0 & !AT_LEAST[value as usize + 1]) } else { self }
    }

    /// The lowest value among them; there is one.
    #[inline]
    pub fn lowest(self) -> u8 {
        (2..=5).rev().find(|&value| self.at_least(value) == self).unwrap_or(1)
    }

    /// With one card more.
    #[inline]
    #[must_use]
    pub const fn with(self, adversary: Adversary) -> Adversaries {
        Adversaries(self.0 + (1 << (4 * adversary as u32)))
    }

    /// With one card less, which is there.
    #[inline]
    #[must_use]
    pub const fn without(self, adversary: Adversary) -> Adversaries {
        debug_assert!(self.count(adversary) > 0);
        Adversaries(self.0 - (1 << (4 * adversary as u32)))
    }

    /// With all of those too.
    #[inline]
    #[must_use]
    pub const fn plus(self, others: Adversaries) -> Adversaries {
        Adversaries(self.0 + others.0)
    }

    /// Without those, which are all there.
    #[inline]
    #[must_use]
    pub const fn minus(self, others: Adversaries) -> Adversaries {
        Adversaries(self.0 - others.0)
    }

    /// The faces that are there, each once.
    #[inline]
    pub fn faces(self) -> impl Iterator<Item = Adversary> {
        faces(self.0).map(|face| Adversary::ALL[face])
    }

    pub fn iter(self) -> impl Iterator<Item = Adversary> {
        self.faces().flat_map(move |adversary| std::iter::repeat_n(adversary, self.count(adversary).into()))
    }

    /// The card at this place when they lie face by face; there are more than `place`.
    #[inline]
    pub fn nth(self, place: u32) -> Adversary {
        Adversary::ALL[nth(self.0, place)]
    }
}

/// For each kind, the places of its faces.
const OF_KIND: [u64; Kind::ALL.len()] = {
    let mut places = [0; Kind::ALL.len()];
    let mut face = 0;
    while face < Adversary::ALL.len() {
        places[Adversary::ALL[face].kind() as usize] |= 15 << (4 * face);
        face += 1;
    }
    places
};

/// For each value, the places of the faces that have at least it.
const AT_LEAST: [u64; 6] = {
    let mut places = [0; 6];
    let mut face = 0;
    while face < Adversary::ALL.len() {
        let mut value = 0;
        while value <= Adversary::ALL[face].value() as usize {
            places[value] |= 15 << (4 * face);
            value += 1;
        }
        face += 1;
    }
    places
};

/// For each binary digit of a value, the places of the faces that have it.
const VALUE_BIT: [u64; 3] = {
    let mut places = [0; 3];
    let mut face = 0;
    while face < Adversary::ALL.len() {
        let mut digit = 0;
        while digit < 3 {
            if Adversary::ALL[face].value() >> digit & 1 == 1 {
                places[digit] |= 15 << (4 * face);
            }
            digit += 1;
        }
        face += 1;
    }
    places
};

/// The sum of all counts.
#[inline]
const fn sum(counts: u64) -> u8 {
    const LOW: u64 = 0x0f0f_0f0f_0f0f_0f0f;
    let pairs = (counts & LOW) + (counts >> 4 & LOW);
    (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
}

/// The places with a count.
#[inline]
fn faces(counts: u64) -> impl Iterator<Item = usize> {
    let mut rest = counts;
    std::iter::from_fn(move || {
        if rest == 0 {
            return None;
        }
        let face = rest.trailing_zeros() / 4;
        rest &= !(15 << (4 * face));
        Some(face as usize)
    })
}

/// The place of the card with this number, counted through all places.
#[inline]
fn nth(counts: u64, mut number: u32) -> usize {
    let mut rest = counts;
    let mut face = 0;
    while number >= (rest & 15) as u32 {
        number -= (rest & 15) as u32;
        rest >>= 4;
        face += 1;
    }
    face
}
