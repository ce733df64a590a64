//! Rules of thumb: none.

use engine::{Hints, PerSeat, Seat};

use super::{Action, Joust};

impl Hints for Joust {
    fn weigh(&self, _: Seat, actions: &[Action], out: &mut Vec<u32>) {
        out.extend(actions.iter().map(|_| 1));
    }

    fn estimate(&self) -> PerSeat<f32> {
        PerSeat([1.0 / f32::from(self.seats); engine::MAX_SEATS])
    }
}
