//! Counts of histories that pin the rules: from the first step, and from turns in the middle of a match.

use quests::Quests;
use testkit::perft;

use crate::given::set_up_by_rules_1;

#[test]
fn counts_from_the_first_step() {
    perft::check_file::<Quests>("tests/it/perft.txt");
}

#[test]
fn counts_from_the_middle_of_a_match() {
    perft::check_turns(include_str!("perft_turns.txt"), Quests::set_up);
}

#[test]
fn counts_from_the_middle_of_a_match_by_rules_1() {
    perft::check_turns(include_str!("perft_turns_1.txt"), set_up_by_rules_1);
}
