//! What machine learners see of a game: a fixed number for every action, and a fixed row of numbers for every view.
//!
//! A game implements [`Encode`] beside [`Game`], in its `encode.rs`. It numbers its actions by [`ActionBlock`]s and lists its
//! [`ObservationField`]s. It writes a view as integers; only [`ObservationWriter`] turns them into floats, so that rule crates stay free
//! of floats. The laws of the `testkit` crate check every implementation.

mod block;
mod field;
mod order;
mod writer;

pub use block::ActionBlock;
pub use field::{ObservationField, Scale, observation_length};
pub use order::SeatOrder;
pub use writer::{ObservationWriter, one_hot};

use crate::Game;

/// A game with a fixed action space and a fixed observation vector, the same for all options, seat counts and rules versions.
pub trait Encode: Game {
    /// The size of the action space: [`Encode::index`] stays below it.
    const ACTIONS: usize;

    /// The fields of an observation, in order.
    const FIELDS: &'static [ObservationField];

    /// How many numbers an observation has: the lengths of all fields together.
    const OBSERVATION: usize = observation_length(Self::FIELDS);

    /// The number of an action. Two different actions that can ever be legal have different numbers. Panics, or returns any number, for
    /// an action that can never be legal.
    fn index(action: &Self::Action) -> usize;

    /// The action with this number; `None` if no action has it. The inverse of [`Encode::index`].
    fn action(index: usize) -> Option<Self::Action>;

    /// Writes every field of [`Encode::FIELDS`], in order, from nothing but the view. The view of a spectator can be written too.
    fn write(view: &Self::View, out: &mut ObservationWriter<'_>);

    /// Fills `out` with the observation of a view. Panics if `out` has not exactly [`Encode::OBSERVATION`] places, or if
    /// [`Encode::write`] does not keep to the fields.
    fn observe(view: &Self::View, out: &mut [f32]) {
        let mut writer = ObservationWriter::new(Self::FIELDS, out);
        Self::write(view, &mut writer);
        writer.finish();
    }
}
