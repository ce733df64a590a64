//! Counts of histories that pin the rules: from the first step, and from turns in the middle of a match.

use camelot::{Camelot, Options};
use testkit::perft;

#[test]
fn counts_from_the_first_step() {
    perft::check_file::<Camelot>("tests/it/perft.txt");
}

#[test]
fn counts_from_the_middle_of_a_match() {
    let wrong: Vec<String> = include_str!("perft_turns.txt").lines().filter_map(difference).collect();
    assert!(wrong.is_empty(), "these lines should be:\n{}", wrong.join("\n"));
}

/// The line with its counts as they are, if it has others: `SEATS OPTIONS… | TABLE | COUNTS BY DEPTH`.
fn difference(line: &str) -> Option<String> {
    if line.is_empty() || line.starts_with('#') {
        return None;
    }
    let [head, table, written] = line.split('|').map(str::trim).collect::<Vec<_>>()[..] else {
        panic!("expected seats and options | table | counts, found {line:?}");
    };
    let (seats, options) = head.split_once(' ').unwrap_or((head, ""));
    let options: Options = options.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
    let seats = seats.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
    let position = Camelot::set_up(options, seats, table).unwrap_or_else(|error| panic!("{line}: {error}"));
    let depth = written.split_whitespace().count() as u32;
    let counts: Vec<String> = perft::perft_from(&position, depth)[1..].iter().map(u64::to_string).collect();
    let counts = counts.join(" ");
    (counts != written).then(|| format!("{head} | {table} | {counts}"))
}
