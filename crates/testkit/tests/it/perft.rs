//! Histories are counted.

use engine::{Game, RulesVersion};
use reference::{Facts, Kuhn, Leduc, NoOptions, facts};
use testkit::perft::{check_turns, compare, information_sets, perft};

use crate::joust::{Joust, Setup};

#[test]
fn histories_are_counted_by_depth() {
    // Two cards of eight are dealt; then each of two seats chooses one of two tactics, in one order only.
    assert_eq!(perft::<Joust>(Setup::default(), 2, 5), [1, 8, 56, 112, 224, 448]);
}

#[test]
fn situations_are_told_apart_by_what_a_seat_was_told_and_did() {
    // Seat 1 knows its card when it seals, and two tactics and the wind when it shows. Seat 2 also saw seat 1 hide, swap
    // or show one of the five high cards, unless it holds that card itself.
    let first = 8 + 8 * 2 * 2 * 2;
    let second = 8 + 2 * 2 * 2 * (8 * (1 + 1) + (3 * 5 + 5 * 4));
    assert_eq!(information_sets::<Joust>(Setup::default(), 2), [first, second]);
}

#[test]
fn a_file_of_counts_is_compared_row_by_row() {
    let file = "# joust\n2 1 8\n2 fault=silent 2 57 # wrong\n3 1 ?\n";
    let (counted, differences) = compare::<Joust>(file).unwrap();
    assert_eq!(counted, "# joust\n2 1 8\n2 fault=silent 2 56\n3 1 8\n");
    assert_eq!(differences, ["2 fault=silent 2: 56, and the file says 57", "3 1: 8, and the file says ?"]);
    assert_eq!(compare::<Joust>("9 1 8").unwrap_err(), "line 1: 9 cannot play");
    assert_eq!(compare::<Joust>("\n8").unwrap_err(), "line 2: expected SEATS OPTIONS… DEPTH COUNT");
}

#[test]
fn counts_from_tables_are_made_again() {
    check_turns::<Joust>("# joust\n\n2 fault=silent | as it begins | 8 56", |options, seats, _| {
        Ok(Joust::start(options, seats, RulesVersion::newest::<Joust>()))
    });
}

#[test]
#[should_panic = "these lines should be:\n2 | as it begins | 8 56"]
fn a_wrong_count_from_a_table_is_found() {
    check_turns::<Joust>("2 | as it begins | 8 57", |options, seats, _| {
        Ok(Joust::start(options, seats, RulesVersion::newest::<Joust>()))
    });
}

#[test]
fn the_counts_of_kuhn_and_leduc_poker_are_the_published_ones() {
    fn counts<G: Game<Options = NoOptions>>(facts: Facts) {
        // One step deeper than the longest history there is nothing.
        let mut histories = perft::<G>(NoOptions, 2, facts.histories.len() as u32);
        assert_eq!(histories.pop(), Some(0), "{}", G::ID);
        assert_eq!(histories, facts.histories, "{}", G::ID);
        assert_eq!(information_sets::<G>(NoOptions, 2), facts.information_sets, "{}", G::ID);
    }
    counts::<Kuhn>(facts::KUHN);
    counts::<Leduc>(facts::LEDUC);
}
