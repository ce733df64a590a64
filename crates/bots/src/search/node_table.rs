//! What the search has learned.

use std::hash::Hash;

use rustc_hash::FxHashMap;

use super::memory::{digest, fold};

/// One action of one information set.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Arm {
    /// How often it was chosen.
    pub(crate) visits: u32,
    /// How often it could have been chosen since it was chosen first.
    pub(crate) chances: u32,
    /// The sum of what that was worth to the seat that chose.
    worth: f32,
}

impl Arm {
    /// What it is worth on average.
    #[inline]
    pub(crate) fn mean(&self) -> f32 {
        self.worth / self.visits as f32
    }

    /// It was chosen, and this came of it.
    #[inline]
    pub(crate) fn add_result(&mut self, worth: f32) {
        self.visits += 1;
        self.worth += worth;
    }
}

/// All arms that were ever chosen, by information set and action. An information set is no more than its arms.
#[derive(Default)]
pub(crate) struct NodeTable {
    places: FxHashMap<u64, u32>,
    arms: Vec<Arm>,
}

impl NodeTable {
    /// Where the arm is, if it was ever chosen.
    #[inline]
    pub(crate) fn find(&self, information: u64, action: &impl Hash) -> Option<usize> {
        self.places.get(&fold(information, digest(action))).map(|place| *place as usize)
    }

    /// Where the arm is; if it was never chosen, it is now.
    #[inline]
    pub(crate) fn choose(&mut self, information: u64, action: &impl Hash) -> usize {
        *self.places.entry(fold(information, digest(action))).or_insert_with(|| {
            self.arms.push(Arm::default());
            self.arms.len() as u32 - 1
        }) as usize
    }

    /// The arm at this place.
    #[inline]
    pub(crate) fn arm(&self, place: usize) -> &Arm {
        &self.arms[place]
    }

    /// The arm at this place.
    #[inline]
    pub(crate) fn arm_mut(&mut self, place: usize) -> &mut Arm {
        &mut self.arms[place]
    }
}
