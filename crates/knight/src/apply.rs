//! What a step does.

use engine::{Outcome, PerSeat, Rng, Step, Witness};

use crate::Knight;
use crate::chance::Chance;
use crate::event::Event;
use crate::goals::Goal;
use crate::open::Open;

impl Knight {
    pub(crate) fn outcomes(&self, _out: &mut Vec<(Chance, u32)>) {}

    pub(crate) fn pick(&self, _rng: &mut Rng) -> Chance {
        Chance::Goal(Goal::solo().next().expect("there are goals"))
    }

    pub(crate) fn play(&mut self, _step: Step<Knight>, _told: &mut impl Witness<Event>) {}
}

impl Open {
    pub(crate) fn outcome(&self) -> Outcome {
        Outcome { seats: self.seats, scores: PerSeat::default(), places: PerSeat::default() }
    }
}
