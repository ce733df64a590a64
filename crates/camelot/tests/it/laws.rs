//! The laws of all games; a position's own flaws are in the game's `flaw.rs`.

use camelot::Camelot;
use engine::Rng;
use testkit::{Laws, any_table};

#[test]
fn random_games_keep_the_laws() {
    let mut rng = Rng::seeded(7);
    for seed in 0..24 {
        let (options, seats) = any_table::<Camelot>(&mut rng);
        Laws::<Camelot>::new(options, seats).games(1).seed(seed).check();
    }
}
