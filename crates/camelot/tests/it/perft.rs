//! Counts of histories that pin the rules: from the first step, and from turns in the middle of a match.

use camelot::{Camelot, Options};
use engine::{Game, NotationError, RulesVersion};
use testkit::perft;

#[test]
fn counts_from_the_first_step() {
    perft::check_file::<Camelot>("tests/it/perft.txt");
}

#[test]
fn counts_from_the_middle_of_a_match() {
    perft::check_turns(include_str!("perft_turns.txt"), Camelot::set_up);
}

#[test]
fn counts_by_rules_1() {
    perft::check_turns(include_str!("perft_rules_1.txt"), set_up_by_rules_1);
}

/// The first step where the table is empty.
fn set_up_by_rules_1(options: Options, seats: u8, table: &str) -> Result<Camelot, NotationError> {
    let first = RulesVersion::of::<Camelot>(1).expect("the first version is still played");
    match table {
        "" => Ok(<Camelot as Game>::start(options, seats, first)),
        table => Camelot::set_up_by(first, options, seats, table),
    }
}
