//! The laws of all games; a position's own invariants are in the game's `invariants.rs`.

use engine::Rng;
use quests::{Options, Quests};
use testkit::{Laws, any_table};

#[test]
fn random_games_keep_the_laws_with_the_default_options() {
    for seats in 2..=4 {
        Laws::<Quests>::new(Options::default(), seats).encoded().games(2).check();
    }
}

#[test]
fn random_games_keep_the_laws_at_a_spread_of_tables() {
    let mut rng = Rng::seeded(1);
    for seed in 0..8 {
        let (options, seats) = any_table::<Quests>(&mut rng);
        Laws::<Quests>::new(options, seats).encoded().games(1).seed(seed).check();
    }
}
