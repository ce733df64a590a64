//! The statistics of the search, in a hash table.

use std::hash::Hash;

use rustc_hash::FxHashMap;

use super::memory::{digest, fold};

/// The statistics of one action in one information set.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Arm {
    pub(crate) visits: u32,
    /// How often the action was legal since its first visit: the parent count of UCB, because in another
    /// determinization the action may be illegal.
    pub(crate) chances: u32,
    /// The sum of the results for the seat that chose.
    worth: f32,
}

impl Arm {
    /// Returns the mean result.
    #[inline]
    pub(crate) fn mean(&self) -> f32 {
        self.worth / self.visits as f32
    }

    #[inline]
    pub(crate) fn add_result(&mut self, worth: f32) {
        self.visits += 1;
        self.worth += worth;
    }
}

/// All visited arms, by information set and action. An information set needs no record of its own.
#[derive(Default)]
pub(crate) struct NodeTable {
    places: FxHashMap<u64, u32>,
    arms: Vec<Arm>,
}

impl NodeTable {
    /// Returns the index of an arm, or `None` if the action was never chosen.
    #[inline]
    pub(crate) fn find(&self, information: u64, action: &impl Hash) -> Option<usize> {
        self.places.get(&fold(information, digest(action))).map(|place| *place as usize)
    }

    /// Returns the index of an arm and adds the arm if it is new.
    #[inline]
    pub(crate) fn choose(&mut self, information: u64, action: &impl Hash) -> usize {
        *self.places.entry(fold(information, digest(action))).or_insert_with(|| {
            self.arms.push(Arm::default());
            self.arms.len() as u32 - 1
        }) as usize
    }

    #[inline]
    pub(crate) fn arm(&self, place: usize) -> &Arm {
        &self.arms[place]
    }

    #[inline]
    pub(crate) fn arm_mut(&mut self, place: usize) -> &mut Arm {
        &mut self.arms[place]
    }
}
