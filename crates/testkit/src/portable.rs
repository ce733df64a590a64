//! Law 9: the same play gives the same positions on every machine.

use engine::{Game, Rng, RulesVersion, fingerprint};

use crate::random::random_game;

/// A hash over every position of the random game with this seed. Host and wasm32 must agree about it.
pub fn hash_of_play<G: Game>(options: G::Options, seats: u8, seed: u64) -> u64 {
    let game = random_game(G::start(options, seats, RulesVersion::newest::<G>()), Rng::seeded(seed));
    game.fold(0, |hash, (_, _, position)| fingerprint(&(hash, position)))
}
