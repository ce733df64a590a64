//! The laws of all games; a position's own invariants are in the game's `invariants.rs`.

use engine::Rng;
use knight::Knight;
use testkit::{Laws, any_table};

#[test]
fn random_games_keep_the_laws_in_every_scenario_and_at_war() {
    let tables = [
        ("", 1),
        ("scenario=flood", 1),
        ("scenario=barbarians", 1),
        ("scenario=rebels", 1),
        ("mode=side-by-side scenario=flood", 2),
        ("mode=side-by-side trades=whole_turn changes=all", 2),
        ("units=together changes=all", 1),
        ("mode=war", 2),
        ("mode=war castle_hits=every", 3),
        ("mode=war", 4),
    ];
    for (seed, (options, seats)) in (0..).zip(tables) {
        Laws::<Knight>::new(options.parse().expect("options"), seats).encoded().games(1).seed(seed).check();
    }
}

#[test]
fn random_games_keep_the_laws_at_a_spread_of_tables() {
    let mut rng = Rng::seeded(1);
    for seed in 0..6 {
        let (options, seats) = any_table::<Knight>(&mut rng);
        Laws::<Knight>::new(options, seats).encoded().games(1).seed(seed).drawn_every(2).check();
    }
}
