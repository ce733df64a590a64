//! All games of a setting, on all cores.

use engine::{Game, Hints, Rng, RulesVersion};
use rayon::prelude::*;

use crate::bout::{Bookkeeping, Bout, Luck};
use crate::setting::Schedule;
use crate::{Counts, Setting, SettingError};

/// Plays a whole setting on the threads of the current pool. Calls `done` with the number of games that have just
/// finished.
///
/// The same setting gives the same counts for any number of threads: the random numbers of a game come from the seed
/// and the game's number, and counts are sums of whole numbers.
pub fn simulate<G: Game + Hints>(
    setting: &Setting<G>,
    keeping: &Bookkeeping<G>,
    done: &(dyn Fn(u64) + Sync),
) -> Result<Counts, SettingError> {
    let schedule = setting.schedule()?;
    let empty = || Counts::new(&schedule, setting.seats);
    let counts = (0..schedule.blocks)
        .into_par_iter()
        .fold(empty, |mut counts, block| {
            counts.add(&schedule, &play_block(setting, &schedule, block, keeping));
            done(schedule.seatings.len() as u64);
            counts
        })
        .reduce(empty, Counts::merge);
    Ok(counts)
}

/// Plays a block: the same cards and dice for every seating, but separate random numbers for the bots of each game.
fn play_block<G: Game + Hints>(
    setting: &Setting<G>,
    schedule: &Schedule,
    block: u64,
    keeping: &Bookkeeping<G>,
) -> Vec<Bout> {
    let games = schedule.seatings.len() as u64;
    let start = G::start(setting.options, setting.seats, RulesVersion::newest::<G>());
    (0u64..)
        .zip(&schedule.seatings)
        .map(|(game, seating)| {
            let bots: Vec<_> = seating.iter().map(|at| schedule.contenders[*at].clone()).collect();
            let luck = Luck {
                chance: stream(setting.seed, b"chance", block),
                minds: stream(setting.seed, b"minds", block * games + game),
            };
            Bout::play(start, &bots, luck, keeping)
        })
        .collect()
}

/// A random stream of the seed, separate from those with other labels.
fn stream(seed: u64, label: &[u8], number: u64) -> Rng {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    key[8..8 + label.len()].copy_from_slice(label);
    Rng::new(key, number)
}
