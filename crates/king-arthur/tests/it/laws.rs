//! The laws of all games; a position's own invariants are in the game's `invariants.rs`.

use king_arthur::KingArthur;
use testkit::{Laws, every_table};

#[test]
fn random_games_keep_the_laws_at_every_table() {
    for (options, seats) in every_table::<KingArthur>() {
        Laws::<KingArthur>::new(options, seats).encoded().games(1).check();
    }
}
