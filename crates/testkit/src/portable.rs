//! Law 9: the same play gives the same positions on every machine.

use engine::{Game, Rng, fingerprint};

use crate::random::random_step;

/// A hash over every position of the random game with this seed. Host and wasm32 must agree about it.
pub fn hash_of_play<G: Game>(options: G::Options, seats: u8, seed: u64) -> u64 {
    let mut rng = Rng::seeded(seed);
    let mut position = G::start(options, seats);
    let mut hash = fingerprint(&position);
    while let Some(step) = random_step(&position, &mut rng) {
        position.apply(step, &mut ());
        hash = fingerprint(&(hash, position));
    }
    hash
}
