//! Whole games that must replay for ever, with the end they came to.

use quests::Quests;
use testkit::golden;

/// Games of squires and pages, of every number of seats, with and without options.
const FOLDER: &str = "tests/it/golden";

#[test]
fn golden_games_come_to_the_same_end() {
    golden::check_folder::<Quests>(FOLDER);
}
