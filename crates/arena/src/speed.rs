//! How fast a game runs, on one thread.
//!
//! Rates are per second of the thread's CPU time, so other processes influence them little. A rate is the median of
//! several repetitions, with their spread.

use std::hint::black_box;

use bots::Algorithm;
use cpu_time::ThreadTime;
use engine::{Game, Hints, Rng, RulesVersion, Seat, Step, Turn};
use serde::Serialize;

/// How long to measure.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct MeasureOptions {
    /// CPU seconds of one repetition of one measurement.
    pub seconds: f64,
    /// The number of repetitions.
    pub repeats: u32,
    /// The simulations of one search.
    pub iterations: u32,
}

/// How fast a game runs.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Speed {
    /// The game.
    pub game: &'static str,
    /// The options.
    pub options: String,
    /// The number of seats.
    pub seats: u8,
    /// The size of a position in bytes.
    pub position_bytes: usize,
    /// The mean number of decisions in a random game.
    pub decisions_per_game: f64,
    /// The mean number of steps in a random game, chance included.
    pub steps_per_game: f64,
    /// Decisions of random games.
    pub decisions_per_s: Rate,
    /// Random games from deal to end.
    pub games_per_s: Rate,
    /// Allocations per step of a random game, after a warm-up.
    pub allocations_per_step: f64,
    /// The simulations of one search.
    pub simulations: u32,
    /// Simulations of search at decisions of random games.
    pub simulations_per_s: Rate,
    /// Determinizations of a view.
    pub determinizations_per_s: Rate,
}

/// A rate, measured several times.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Rate {
    /// The median.
    pub median: f64,
    /// The range from the lowest to the highest, relative to the median.
    pub spread: f64,
}

/// Counts the allocations while a closure runs. Only a binary can, since it chooses the allocator.
pub type Allocations<'a> = &'a dyn Fn(&mut dyn FnMut()) -> u64;

/// The random games for the warm-up, and again for counting allocations.
const WARM_GAMES: u32 = 200;
/// The number of views that are determinized in turn.
const SAMPLED_VIEWS: usize = 64;

/// Measures a game. The game must allow these options and seats.
pub fn measure<G: Game + Hints>(
    options: G::Options,
    seats: u8,
    effort: MeasureOptions,
    allocations: Allocations<'_>,
) -> Speed {
    let mut player = RandomPlayer::<G>::new(G::start(options, seats, RulesVersion::newest::<G>()));
    for _ in 0..WARM_GAMES {
        player.game();
    }
    let (games, decisions, steps) = (player.games, player.decisions, player.steps);
    let allocated = allocations(&mut || {
        for _ in 0..WARM_GAMES {
            player.game();
        }
    });
    let allocations_per_step = allocated as f64 / (player.steps - steps) as f64;
    let games_per_s = rate(effort, || player.game());
    let decisions_per_game = (player.decisions - decisions) as f64 / (player.games - games) as f64;
    let steps_per_game = (player.steps - steps) as f64 / (player.games - games) as f64;
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
        simulations_per_s: search(&mut player, effort),
        determinizations_per_s: determinize(&mut player, effort),
    }
}

/// Plays random games from one position.
struct RandomPlayer<G: Game> {
    start: G,
    rng: Rng,
    actions: Vec<G::Action>,
    games: u64,
    decisions: u64,
    steps: u64,
}

impl<G: Game> RandomPlayer<G> {
    fn new(start: G) -> RandomPlayer<G> {
        RandomPlayer { start, rng: Rng::seeded(1), actions: Vec::new(), games: 0, decisions: 0, steps: 0 }
    }

    /// Plays one game without recording anything.
    fn game(&mut self) {
        self.play_game(|_, _, _| ());
    }

    /// Plays one game; `look` gets the position, the seat and the number of legal actions at each decision.
    fn play_game(&mut self, mut look: impl FnMut(&G, Seat, usize)) {
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

    /// A decision with more than one legal action, drawn uniformly from those of a random game.
    fn decision(&mut self) -> (G::View, Seat) {
        let mut kept = None;
        let mut draw = Rng::seeded(self.rng.long_bits());
        while kept.is_none() {
            let mut seen = 0;
            self.play_game(|position, seat, actions| {
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

/// Counts only the time of the searches.
fn search<G: Hints>(player: &mut RandomPlayer<G>, effort: MeasureOptions) -> Rate {
    let algorithm = Algorithm::Search(effort.iterations);
    repeated(effort, || {
        let (mut spent, mut simulations) = (0.0, 0u64);
        while spent < effort.seconds {
            let (view, seat) = player.decision();
            let begin = ThreadTime::now();
            let decision = bots::decide::<G>(algorithm, &view, seat, &|| false, &mut player.rng);
            spent += begin.elapsed().as_secs_f64();
            simulations += u64::from(decision.iterations);
        }
        simulations as f64 / spent
    })
}

fn determinize<G: Hints>(player: &mut RandomPlayer<G>, effort: MeasureOptions) -> Rate {
    let views: Vec<G::View> = (0..SAMPLED_VIEWS).map(|_| player.decision().0).collect();
    let mut next = views.iter().cycle();
    rate(effort, || {
        let view = next.next().expect("a cycle does not end");
        black_box(G::determinize(view, &mut player.rng));
    })
}

/// How often the work can be done in a second. It runs in growing batches, because reading the clock costs time.
fn rate(effort: MeasureOptions, mut work: impl FnMut()) -> Rate {
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

/// Runs a warm-up, then the repetitions.
fn repeated(effort: MeasureOptions, mut measurement: impl FnMut() -> f64) -> Rate {
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
        let effort = MeasureOptions { seconds: 0.002, repeats: 3, iterations: 50 };
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
