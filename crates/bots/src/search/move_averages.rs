//! Move-average sampling: the mean result of each action, wherever in the match it was chosen.

use std::hash::Hash;

use engine::{PerSeat, Seat};
use rustc_hash::FxHashMap;

use super::memory::{digest, fold};

/// The score difference between an action that always wins and one that never does. Scores are logarithms of weights.
const AVERAGE_WEIGHT: f32 = 10.0;

/// The number of imagined average results before the first real one. They damp the mean of an action with few visits.
const PRIOR_VISITS: f64 = 20.0;

/// The game's heuristics say what is sensible in general; move averages say what pays in this match. A long search
/// collects enough of them to improve its rollouts (Finnsson and Björnsson, "Simulation-based approach to general game
/// playing": move-average sampling).
#[derive(Default)]
pub(crate) struct MoveAverages {
    /// The number of times each seat chose each action, and the sum of the results.
    by_action: FxHashMap<u64, (f64, f64)>,
    /// The same totals over all actions of a seat.
    all: PerSeat<(f64, f64)>,
    /// The choices of this simulation, each with its seat.
    path: Vec<(Seat, u64)>,
}

impl MoveAverages {
    /// Returns the rollout score of an action with this heuristic weight.
    #[inline]
    pub(crate) fn score(&self, seat: Seat, action: &impl Hash, weight: u32) -> f32 {
        let (times, sum) = self.by_action.get(&key(seat, action)).copied().unwrap_or_default();
        let average = self.average(seat);
        let mean = (sum + PRIOR_VISITS * average) / (times + PRIOR_VISITS);
        (weight as f32).ln() + AVERAGE_WEIGHT * (mean - average) as f32
    }

    fn average(&self, seat: Seat) -> f64 {
        let (times, sum) = self.all[seat];
        sum / times.max(1.0)
    }

    /// Puts a choice on the path of this simulation.
    #[inline]
    pub(crate) fn remember(&mut self, seat: Seat, action: &impl Hash) {
        self.path.push((seat, key(seat, action)));
    }

    /// Adds the result of the simulation to every choice on the path.
    pub(crate) fn backpropagate(&mut self, worths: &PerSeat<f32>) {
        for (seat, key) in self.path.drain(..) {
            for (times, sum) in [self.by_action.entry(key).or_default(), &mut self.all[seat]] {
                *times += 1.0;
                *sum += f64::from(worths[seat]);
            }
        }
    }
}

#[inline]
fn key(seat: Seat, action: &impl Hash) -> u64 {
    fold(seat.index() as u64, digest(action))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEAT: Seat = Seat::new(0);

    #[test]
    fn what_paid_is_preferred_but_never_what_weighs_nothing() {
        let mut move_averages = MoveAverages::default();
        for (action, worth) in [("good", 1.0), ("bad", 0.0)].repeat(30) {
            move_averages.remember(SEAT, &action);
            move_averages.backpropagate(&PerSeat([worth; engine::MAX_SEATS]));
        }
        let score = |action, weight| move_averages.score(SEAT, &action, weight);
        assert!(score("good", 5) > score("unknown", 5));
        assert!(score("unknown", 5) > score("bad", 5));
        assert!(score("bad", 500) > score("good", 1), "a good rule of thumb outweighs some bad luck");
        assert_eq!(score("good", 0), f32::NEG_INFINITY);
    }
}
