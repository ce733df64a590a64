//! Whole games that must replay for ever, with the end they came to.

use std::collections::BTreeSet;
use std::fs;

use king_arthur::KingArthur;
use testkit::golden;

/// Games of squires and pages, of every number of seats, with and without seals, and one written by hand.
const FOLDER: &str = "tests/it/golden";

#[test]
fn golden_games_come_to_the_same_end() {
    golden::check_folder::<KingArthur>(FOLDER);
}

#[test]
fn golden_games_use_every_word_of_the_notation() {
    let mut verbs = BTreeSet::new();
    for entry in fs::read_dir(FOLDER).expect("there are golden games") {
        let log = fs::read_to_string(entry.expect("an entry of the folder").path()).expect("a log is text");
        let steps = log.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_digit()));
        verbs.extend(steps.filter_map(|line| Some(line.split_whitespace().nth(2)?.to_owned())));
    }
    let all = "adventure adversary challenge done double draw end first knight pay repeat reveal spend undo";
    assert_eq!(verbs.into_iter().collect::<Vec<_>>().join(" "), all);
}
