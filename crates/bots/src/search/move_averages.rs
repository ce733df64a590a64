//! What came of each action, wherever in the match it was chosen.

use std::hash::Hash;

use engine::{PerSeat, Seat};
use rustc_hash::FxHashMap;

use super::memory::{digest, fold};

/// By how much an action that always wins is preferred to one that never does, in powers of e of its weight.
const AVERAGE_WEIGHT: f32 = 10.0;

/// So many times an average outcome is imagined before the first real one, so that little is not taken for much.
const PRIOR_VISITS: f64 = 20.0;

/// Rules of thumb say what is sensible in general, move_averages says what pays in this match. Long thoughts gather enough
/// of it to play on more sensibly where they have never been (Finnsson and Björnsson, "Simulation-based approach to
/// general game playing": move-average sampling).
#[derive(Default)]
pub(crate) struct MoveAverages {
    /// How often each seat chose each action, and the sum of what came of it.
    by_action: FxHashMap<u64, (f64, f64)>,
    /// The same for all actions of a seat together.
    all: PerSeat<(f64, f64)>,
    /// What was chosen in this simulation, and by whom.
    path: Vec<(Seat, u64)>,
}

impl MoveAverages {
    /// How gladly an action of this weight is chosen, after all that came of it.
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

    /// The choice is made; what will come of it counts for it.
    #[inline]
    pub(crate) fn remember(&mut self, seat: Seat, action: &impl Hash) {
        self.path.push((seat, key(seat, action)));
    }

    /// The simulation is over and was worth this.
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
