//! A test for each clause, named after it.

use engine::Game;
use testkit::Script;

use sample::{Options, Sample};

/// Two players with the cards 4 and 1; the first is to move.
fn race() -> Script<Sample> {
    Script::start("", 2).play("* card 4\n* card 1")
}

#[test]
fn sa_01_two_to_four_can_play() {
    assert_eq!(Sample::seats(&Options), 2..=4);
}

#[test]
fn sa_02_a_card_is_known_to_its_owner_alone() {
    let script = Script::<Sample>::start("", 2).chance("card 4").told(1, "event-drew");
    let script = script.told(2, "event-drew-unseen").not_told(2, "event-drew");
    script.chance("card 4").awaits([1]);
}

#[test]
fn sa_02_there_are_two_cards_of_each_value() {
    let dealt = Script::<Sample>::start("", 3).play("* card 4\n* card 4");
    dealt.impossible("card 4").possible("card 3");
}

#[test]
fn sa_03_walking_is_one_step_and_then_the_next_moves() {
    race().act(1, "walk").awaits([2]).act(2, "walk").awaits([1]);
}

#[test]
fn sa_04_running_rolls_a_die_from_0_to_3() {
    let running = race().act(1, "run").awaits_chance();
    running.possible("die 0").possible("die 3").chance("die 3").awaits([2]);
}

#[test]
fn sa_05_eight_steps_end_the_race() {
    let lead = "1 run\n* die 3\n2 walk\n1 run\n* die 3\n2 walk\n1 walk\n2 walk\n";
    let script = race().play(lead).awaits([1]).act(1, "walk");
    assert_eq!(script.outcome().scores.first(2), [12, 4]);
}

#[test]
fn sa_06_the_secret_card_can_turn_the_race() {
    let even = "1 run\n* die 3\n2 run\n* die 3\n1 run\n* die 2\n2 run\n* die 3\n";
    let script = race().play(even).act(1, "walk").play("2 run\n* die 2");
    // The second seat has made 8 steps and the first only 6, but 6 + 4 beats 8 + 1.
    assert_eq!(script.outcome().scores.first(2), [10, 9]);
    assert_eq!(script.outcome().places.first(2), [1, 2]);
}
