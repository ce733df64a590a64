//! The laws of all games; a position's own invariants are in the game's `invariants.rs`.

use camelot::Camelot;
use engine::Rng;
use testkit::{Laws, any_table};

#[test]
fn random_games_keep_the_laws() {
    let mut rng = Rng::seeded(7);
    for seed in 0..24 {
        let (options, seats) = any_table::<Camelot>(&mut rng);
        Laws::<Camelot>::new(options, seats).encoded().games(1).seed(seed).check();
    }
}

/// Parzival looked in this match, and others gained tiles after it: at the end all tiles are shown, but not when each was
/// gained.
#[test]
fn nobody_learns_at_the_end_when_others_gained_their_tiles() {
    let options = "green=b blue=b heroes=yes".parse().expect("the notation of options");
    Laws::<Camelot>::new(options, 2).encoded().games(1).seed(561).check();
}
