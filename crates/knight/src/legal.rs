//! What a pending seat may do.

use engine::Seat;

use crate::Knight;
use crate::action::Action;

impl Knight {
    /// Appends every legal action of a pending seat.
    pub(crate) fn offer(&self, _seat: Seat, _out: &mut Vec<Action>) {}
}
