//! A decision as its seat sees it, for a bot to decide.

use std::error::Error;

use bots::{Algorithm, Decision, Prospects, Thought};
use engine::{Notation, Rng, Seat};
use table::Playable;

use crate::advisor::{Advice, OngoingSearch, Opinion, Question};

/// The view of a seat that has to decide.
pub(crate) struct SeatQuestion<G: Playable> {
    view: G::View,
    seat: Seat,
}

impl<G: Playable> SeatQuestion<G> {
    /// Reads a view from JSON. Refuses a view in which the seat has nothing to decide.
    pub(crate) fn read(view: &str, seat: Seat) -> Result<SeatQuestion<G>, Box<dyn Error>> {
        let view: G::View = serde_json::from_str(view)?;
        let pending = table::guess::<G>(&view)?.turn().pending();
        if pending.contains(seat) {
            Ok(SeatQuestion { view, seat })
        } else {
            Err(format!("Seat {seat} has nothing to decide.").into())
        }
    }
}

impl<G: Playable> Question for SeatQuestion<G> {
    fn answer(&self, algorithm: Algorithm, seed: u64, stop: &dyn Fn() -> bool) -> Advice {
        advice(bots::decide::<G>(algorithm, &self.view, self.seat, stop, &mut Rng::seeded(seed)))
    }

    fn start_search(&self, seed: u64) -> Box<dyn OngoingSearch> {
        let world = G::determinize(&self.view, &mut Rng::seeded(seed));
        let prospects = || Prospects::of(&self.view, self.seat, Rng::seeded(seed));
        Box::new(SeatSearch::<G> {
            thought: Thought::of(&self.view, self.seat, Rng::seeded(seed)),
            alone: (world.seated().len() == 1).then(prospects),
        })
    }
}

/// A search under way.
struct SeatSearch<G: Playable> {
    thought: Thought<G>,
    /// The points of the best actions, for a one-player match.
    alone: Option<Prospects<G>>,
}

/// The number of best actions that are played out for their points.
const FOLLOWED: usize = 3;

/// The number of rollouts without which the mean of points says nothing.
const ENOUGH: usize = 8;

impl<G: Playable> OngoingSearch for SeatSearch<G> {
    fn think(&mut self, iterations: u32) -> Advice {
        self.thought.think(iterations);
        let decision = self.thought.decision().expect("the seat may act");
        let Some(prospects) = &mut self.alone else { return advice(decision) };
        prospects.follow(decision.weighed.iter().take(FOLLOWED).map(|weighed| weighed.action));
        let points: Vec<Option<i32>> =
            decision.weighed.iter().map(|weighed| average(prospects.points(weighed.action))).collect();
        let mut advice = advice(decision);
        for (opinion, points) in advice.opinions.iter_mut().zip(points) {
            opinion.points = points;
        }
        advice
    }
}

/// The mean, if there are enough rollouts.
fn average(points: &[i32]) -> Option<i32> {
    (points.len() >= ENOUGH).then(|| (points.iter().sum::<i32>() as f32 / points.len() as f32).round() as i32)
}

/// A decision in notation.
fn advice<A: Notation>(decision: Decision<A>) -> Advice {
    let opinions = decision.weighed.iter().map(|weighed| Opinion {
        action: weighed.action.to_string(),
        worth: weighed.worth,
        share: weighed.share,
        points: None,
    });
    Advice {
        action: decision.action.to_string(),
        opinions: opinions.collect(),
        iterations: decision.iterations,
    }
}
