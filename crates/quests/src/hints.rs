//! Rules of thumb: what a sensible player would do, from what that player can see.

use engine::{Hints, PerSeat, Seat};

use crate::Quests;
use crate::action::Action;

impl Hints for Quests {
    fn weigh(&self, _seat: Seat, actions: &[Action], out: &mut Vec<u32>) {
        out.extend(actions.iter().map(|_| 1));
    }

    fn estimate(&self) -> PerSeat<f32> {
        PerSeat::default()
    }
}
