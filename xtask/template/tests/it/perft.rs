//! Counts of histories that pin the rules. `BLESS=1 cargo test -p sample perft` writes them anew.

use testkit::perft;

use sample::Sample;

#[test]
fn counts_from_the_first_step() {
    perft::check_file::<Sample>("tests/it/perft.txt");
}
