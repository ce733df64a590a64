//! A decision as its seat sees it, for a bot to think about.

use std::error::Error;

use bots::{Budget, Decision, Level, Thought};
use engine::{Notation, Rng, Seat};

use crate::running::Playable;
use crate::session::{Advice, Opinion, Ponder, Question};

/// What one seat knows when it has to decide.
pub(crate) struct Asked<G: Playable> {
    pub(crate) view: G::View,
    pub(crate) seat: Seat,
}

impl<G: Playable> Asked<G> {
    /// A question from a view as JSON.
    pub(crate) fn read(view: &str, seat: Seat) -> Result<Asked<G>, Box<dyn Error>> {
        let view: G::View = serde_json::from_str(view)?;
        let pending = G::determinize(&view, &mut Rng::seeded(0)).turn().pending();
        if pending.contains(seat) {
            Ok(Asked { view, seat })
        } else {
            Err(format!("Seat {seat} has nothing to decide.").into())
        }
    }
}

impl<G: Playable> Question for Asked<G> {
    fn answer(&self, level: Level, budget: Budget<'_>, seed: u64) -> Advice {
        advice(bots::decide::<G>(level, &self.view, self.seat, budget, &mut Rng::seeded(seed)))
    }

    fn ponder(&self, seed: u64) -> Box<dyn Ponder> {
        Box::new(Pondered::<G>(Thought::of(&self.view, self.seat, Rng::seeded(seed))))
    }
}

/// A thought under way.
struct Pondered<G: Playable>(Thought<G>);

impl<G: Playable> Ponder for Pondered<G> {
    fn think(&mut self, iterations: u32) -> Advice {
        self.0.think(iterations);
        advice(self.0.decision().expect("whoever is asked may act"))
    }
}

/// A decision in notation.
fn advice<A: Notation>(decision: Decision<A>) -> Advice {
    let opinions = decision.weighed.iter().map(|weighed| Opinion {
        action: weighed.action.to_string(),
        worth: weighed.worth,
        share: weighed.share,
    });
    Advice {
        action: decision.action.to_string(),
        opinions: opinions.collect(),
        iterations: decision.iterations,
    }
}
