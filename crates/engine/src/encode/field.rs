//! The named parts of an observation.

use std::ops::RangeInclusive;

/// A named part of an observation: its documentation and its place in a tensor in one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ObservationField {
    /// Unique in its game.
    pub name: &'static str,
    /// The length of each axis; the last axis runs fastest. Empty for a single number.
    pub shape: &'static [usize],
    /// How integers become numbers of the observation, and in which range these lie.
    pub scale: Scale,
    /// What the numbers mean.
    pub meaning: &'static str,
}

impl ObservationField {
    /// A field of yes and no.
    pub const fn flags(
        name: &'static str,
        shape: &'static [usize],
        meaning: &'static str,
    ) -> ObservationField {
        ObservationField { name, shape, scale: Scale::Flag, meaning }
    }

    /// A field of counts, none of which is above `most`.
    pub const fn counts(
        name: &'static str,
        shape: &'static [usize],
        most: u16,
        meaning: &'static str,
    ) -> ObservationField {
        ObservationField { name, shape, scale: Scale::Count(most), meaning }
    }

    /// A field of numbers that may be negative, none of which is further from 0 than `most`.
    pub const fn signed(
        name: &'static str,
        shape: &'static [usize],
        most: u16,
        meaning: &'static str,
    ) -> ObservationField {
        ObservationField { name, shape, scale: Scale::Signed(most), meaning }
    }

    /// How many numbers it has.
    pub const fn length(&self) -> usize {
        let mut length = 1;
        let mut axis = 0;
        while axis < self.shape.len() {
            length *= self.shape[axis];
            axis += 1;
        }
        length
    }
}

/// How integers become numbers of an observation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scale {
    /// 0 or 1.
    Flag,
    /// From 0 to this maximum, divided by it.
    Count(u16),
    /// From minus this maximum to plus this maximum, divided by it.
    Signed(u16),
}

impl Scale {
    /// What integers are divided by.
    #[inline]
    pub const fn maximum(self) -> u16 {
        match self {
            Scale::Flag => 1,
            Scale::Count(most) | Scale::Signed(most) => most,
        }
    }

    /// Where the numbers of the observation lie.
    pub const fn range(self) -> RangeInclusive<f32> {
        match self {
            Scale::Flag | Scale::Count(_) => 0.0..=1.0,
            Scale::Signed(_) => -1.0..=1.0,
        }
    }
}

/// The lengths of all fields together.
pub const fn observation_length(fields: &[ObservationField]) -> usize {
    let mut length = 0;
    let mut field = 0;
    while field < fields.len() {
        length += fields[field].length();
        field += 1;
    }
    length
}
