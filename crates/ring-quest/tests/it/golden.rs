//! Whole games that must replay for ever, with the end they came to.

use std::collections::BTreeSet;
use std::fs;

use ring_quest::RingQuest;
use testkit::golden;

/// Games of squires and pages, of every number of seats, and of two players with two knights each.
const FOLDER: &str = "tests/it/golden";

#[test]
fn golden_games_come_to_the_same_end() {
    golden::check_folder::<RingQuest>(FOLDER);
}

#[test]
fn golden_games_use_the_words_of_the_notation() {
    let mut verbs = BTreeSet::new();
    for entry in fs::read_dir(FOLDER).expect("there are golden games") {
        let log = fs::read_to_string(entry.expect("an entry of the folder").path()).expect("a log is text");
        let steps = log.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_digit()));
        verbs.extend(steps.filter_map(|line| Some(line.split_whitespace().nth(2)?.to_owned())));
    }
    let all = "banish die dragon first lay leave lift obstacle ring step stop";
    assert_eq!(verbs.into_iter().collect::<Vec<_>>().join(" "), all);
}
