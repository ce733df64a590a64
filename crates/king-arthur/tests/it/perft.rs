//! Counts of histories that pin the rules.

use king_arthur::KingArthur;

#[test]
fn counts_from_the_first_step() {
    testkit::perft::check_file::<KingArthur>("tests/it/perft.txt");
}
