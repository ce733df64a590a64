//! Counts of histories that pin the rules: from the first step, and from turns in the middle of a match.

use knight::Knight;
use testkit::perft;

#[test]
fn counts_from_the_first_step() {
    perft::check_file::<Knight>("tests/it/perft.txt");
}

#[test]
fn counts_from_the_middle_of_a_match() {
    perft::check_turns(include_str!("perft_turns.txt"), Knight::set_up);
}
