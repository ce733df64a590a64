//! How fast a game runs, on one thread.
//!
//! Rates are per second of the thread's CPU time, so a busy neighbour moves them little: the median over some
//! repetitions, and their spread.

use std::hint::black_box;

use bots::{Budget, Level};
use cpu_time::ThreadTime;
use engine::{Game, Hints, Rng, RulesVersion, Seat, Step, Turn};
use serde::Serialize;

/// How long to measure.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Effort {
    /// Seconds of CPU time for one repetition of one measurement.
    pub seconds: f64,
    /// Repetitions.
    pub repeats: u32,
    /// Simulations of one search.
    pub iterations: u32,
}

/// How fast a game runs.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Speed {
    /// Which game.
    pub game: &'static str,
    /// With which options.
    pub options: String,
    /// With how many.
    pub seats: u8,
    /// The size of a position.
    pub position_bytes: usize,
    /// Decisions in a random game, on average.
    pub decisions_per_game: f64,
    /// Steps in a random game, chance included, on average.
    pub steps_per_game: f64,
    /// Decisions of random games.
    pub decisions_per_s: Rate,
    /// Random games from deal to end.
    pub games_per_s: Rate,
    /// Allocations of memory in a step of a random game, once warm.
    pub allocations_per_step: f64,
    /// Simulations of one search.
    pub simulations: u32,
    /// Simulations of search at decisions of random games.
    pub simulations_per_s: Rate,
    /// Positions guessed from a view.
    pub determinizations_per_s: Rate,
}

/// A rate, measured several times.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Rate {
    /// The one in the middle.
    pub median: f64,
    /// From the lowest to the highest, as a part of the median.
    pub spread: f64,
}

/// Counts the allocations that happen while something runs; only a binary can, since it chooses the allocator.
pub type Allocations<'a> = &'a dyn Fn(&mut dyn FnMut()) -> u64;

/// Random games to warm up, and as many again to count allocations.
const WARM_GAMES: u32 = 200;
/// Views of which positions are guessed in turn.
const VIEWS: usize = 64;

/// Measures a game with these options and seats, which the game allows.
pub fn measure<G: Game + Hints>(
    options: G::Options,
    seats: u8,
    effort: Effort,
    allocations: Allocations<'_>,
) -> Speed {
    let mut wanderer = Wanderer::<G>::new(G::start(options, seats, RulesVersion::newest::<G>()));
    for _ in 0..WARM_GAMES {
        wanderer.game();
    }
    let (games, decisions, steps) = (wanderer.games, wanderer.decisions, wanderer.steps);
    let allocated = allocations(&mut || {
        for _ in 0..WARM_GAMES {
            wanderer.game();
        }
    });
    let allocations_per_step = allocated as f64 / (wanderer.steps - steps) as f64;
    let games_per_s = rate(effort, || wanderer.game());
    let decisions_per_game = (wanderer.decisions - decisions) as f64 / (wanderer.games - games) as f64;
    let steps_per_game = (wanderer.steps - steps) as f64 / (wanderer.games - games) as f64;
    Speed {
        game: G::ID,
        options: options.to_string(),
        seats,
        position_bytes: size_of::<G>(),
        decisions_per_game,
        steps_per_game,
        decisions_per_s: Rate { median: games_per_s.median * decisions_per_game, ..games_per_s },
        games_per_s,
        allocations_per_step,
        simulations: effort.iterations,
        simulations_per_s: search(&mut wanderer, effort),
        determinizations_per_s: determinize(&mut wanderer, effort),
    }
}

/// Plays random games from one position on.
struct Wanderer<G: Game> {
    start: G,
    rng: Rng,
    actions: Vec<G::Action>,
    games: u64,
    decisions: u64,
    steps: u64,
}

impl<G: Game> Wanderer<G> {
    fn new(start: G) -> Wanderer<G> {
        Wanderer { start, rng: Rng::seeded(1), actions: Vec::new(), games: 0, decisions: 0, steps: 0 }
    }

    /// One game without a listener.
    fn game(&mut self) {
        self.wander(|_, _, _| ());
    }

    /// One game; at each decision `look` sees the position, who decides and among how many actions.
    fn wander(&mut self, mut look: impl FnMut(&G, Seat, usize)) {
        let mut position = self.start;
        loop {
            let step = match position.turn() {
                Turn::Over(outcome) => {
                    black_box(outcome);
                    self.games += 1;
                    return;
                }
                Turn::Chance => Step::Chance(position.roll(&mut self.rng)),
                Turn::Seats(pending) => {
                    let seat = pending.first().expect("somebody is pending when it is the seats' turn");
                    self.actions.clear();
                    position.legal(seat, &mut self.actions);
                    look(&position, seat, self.actions.len());
                    self.decisions += 1;
                    Step::Act(seat, self.actions[self.rng.below(self.actions.len() as u32) as usize])
                }
            };
            position.apply(step, &mut ());
            self.steps += 1;
        }
    }

    /// A decision with more than one legal action, drawn evenly from those of a random game.
    fn decision(&mut self) -> (G::View, Seat) {
        let mut kept = None;
        let mut draw = Rng::seeded(self.rng.long_bits());
        while kept.is_none() {
            let mut seen = 0;
            self.wander(|position, seat, actions| {
                if actions > 1 {
                    seen += 1;
                    if draw.below(seen) == 0 {
                        kept = Some((*position, seat));
                    }
                }
            });
        }
        let (position, seat) = kept.expect("the loop ends when there is one");
        (position.view(Some(seat)), seat)
    }
}

/// Only the time of the searches counts.
fn search<G: Hints>(wanderer: &mut Wanderer<G>, effort: Effort) -> Rate {
    let budget = Budget { iterations: effort.iterations, stop: &|| false };
    repeated(effort, || {
        let (mut spent, mut simulations) = (0.0, 0u64);
        while spent < effort.seconds {
            let (view, seat) = wanderer.decision();
            let begin = ThreadTime::now();
            let decision = bots::decide::<G>(Level::Champion, &view, seat, budget, &mut wanderer.rng);
            spent += begin.elapsed().as_secs_f64();
            simulations += u64::from(decision.iterations);
        }
        simulations as f64 / spent
    })
}

fn determinize<G: Hints>(wanderer: &mut Wanderer<G>, effort: Effort) -> Rate {
    let views: Vec<G::View> = (0..VIEWS).map(|_| wanderer.decision().0).collect();
    let mut next = views.iter().cycle();
    rate(effort, || {
        let view = next.next().expect("a cycle does not end");
        black_box(G::determinize(view, &mut wanderer.rng));
    })
}

/// How often something can be done in a second. It is done in growing batches, since reading the clock is not free.
fn rate(effort: Effort, mut work: impl FnMut()) -> Rate {
    repeated(effort, || {
        let (mut times, mut batch) = (0u64, 1u64);
        let begin = ThreadTime::now();
        loop {
            for _ in 0..batch {
                work();
            }
            times += batch;
            let spent = begin.elapsed().as_secs_f64();
            if spent >= effort.seconds {
                return times as f64 / spent;
            }
            if spent < effort.seconds / 50.0 {
                batch *= 2;
            }
        }
    })
}

/// Once to warm up, then as often as asked for.
fn repeated(effort: Effort, mut measurement: impl FnMut() -> f64) -> Rate {
    measurement();
    let mut rates: Vec<f64> = (0..effort.repeats.max(1)).map(|_| measurement()).collect();
    rates.sort_by(f64::total_cmp);
    let median = rates[rates.len() / 2];
    let width = rates[rates.len() - 1] - rates[0];
    Rate { median, spread: if median > 0.0 { width / median } else { 0.0 } }
}

#[cfg(test)]
mod tests {
    use super::*;
    use reference::{Leduc, NoOptions};

    #[test]
    fn a_game_is_measured() {
        let effort = Effort { seconds: 0.002, repeats: 3, iterations: 50 };
        let speed = measure::<Leduc>(NoOptions, 2, effort, &|work| {
            work();
            800
        });
        assert_eq!((speed.game, speed.seats), ("leduc", 2));
        assert_eq!(speed.position_bytes, size_of::<Leduc>());
        // Two private cards and perhaps a public one; at least two decisions.
        assert!(speed.decisions_per_game >= 2.0 && speed.steps_per_game >= speed.decisions_per_game + 2.0);
        assert!(speed.games_per_s.median > 1000.0, "{:?}", speed.games_per_s);
        let decisions = speed.games_per_s.median * speed.decisions_per_game;
        assert!((speed.decisions_per_s.median / decisions - 1.0).abs() < 1e-9);
        assert!(speed.allocations_per_step > 0.0 && speed.allocations_per_step < 2.0);
        assert!(speed.determinizations_per_s.median > 1000.0);
    }
}
