//! Whole games that must replay for ever, with the end they came to: at least one for each version of the rules.

use testkit::golden;

use sample::Sample;

#[test]
fn golden_games_come_to_the_same_end() {
    golden::check_folder::<Sample>("tests/it/golden");
}
