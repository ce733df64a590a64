//! Heuristics for bots.

use engine::{Hints, MAX_SEATS, PerSeat, Seat};

use crate::position::GOAL;
use crate::{Action, Sample};

impl Hints for Sample {
    fn weigh(&self, seat: Seat, actions: &[Action], out: &mut Vec<u32>) {
        // A run brings one and a half steps on average; the last step is surer on foot.
        let last = self.steps[seat] + 1 == GOAL;
        out.extend(actions.iter().map(|action| match action {
            Action::Walk if last => 4,
            Action::Walk => 1,
            Action::Run => 2,
        }));
    }

    fn estimate(&self) -> PerSeat<f32> {
        let sum = |seat: Seat| f32::from(self.steps[seat] + self.cards[seat]) + 1.0;
        let total: f32 = Seat::all(self.seats).map(sum).sum();
        let mut worth = PerSeat([0.0; MAX_SEATS]);
        for seat in Seat::all(self.seats) {
            worth[seat] = sum(seat) / total;
        }
        worth
    }
}
