//! A decision as its seat sees it, for a bot to think about.

use std::error::Error;

use bots::{Budget, Level};
use engine::{Rng, Seat};

use crate::running::Playable;
use crate::session::{Advice, Opinion, Question};

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
        let decision = bots::decide::<G>(level, &self.view, self.seat, budget, &mut Rng::seeded(seed));
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
}
