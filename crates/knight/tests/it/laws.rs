//! The laws of all games; a position's own flaws are in the game's `flaw.rs`.

use knight::Knight;
use testkit::{Laws, every_table};

#[test]
fn random_games_keep_the_laws() {
    for (seed, (options, seats)) in (0..).zip(every_table::<Knight>()) {
        Laws::<Knight>::without_scenes(options, seats).games(2).seed(seed).check();
    }
}
