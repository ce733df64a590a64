//! A test for each clause, named after it.

use engine::Game;
use testkit::Script;

use sample::{Options, Sample};

/// Two players with the cards 4 and 1; both have to choose.
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
    script.chance("card 4").awaits([1, 2]);
}

#[test]
fn sa_02_there_are_two_cards_of_each_value() {
    let dealt = Script::<Sample>::start("", 3).play("* card 4\n* card 4");
    dealt.impossible("card 4").possible("card 3");
}

#[test]
fn sa_03_choices_are_sealed_until_the_last() {
    let sealed = race().act(2, "walk").told(2, "event-sealed").told(1, "event-sealed-unseen");
    let opened = sealed.not_told(1, "event-walked").awaits([1]).act(1, "walk");
    opened.told(1, "event-walked").awaits([1, 2]);
}

#[test]
fn sa_04_walking_is_one_step() {
    let seven = "1 walk\n2 walk\n".repeat(7);
    let script = race().play(&seven).awaits([1, 2]).act(1, "walk").act(2, "walk");
    assert_eq!(script.outcome().scores.first(2), [12, 9]);
}

#[test]
fn sa_05_runners_roll_in_the_order_of_their_seats() {
    let running = race().act(2, "run").act(1, "run").awaits_chance();
    let first = running.possible("die 0").possible("die 3").chance("die 3").told(1, "event-ran");
    first.awaits_chance().chance("die 0").awaits([1, 2]);
}

#[test]
fn sa_06_the_round_in_which_somebody_makes_eight_steps_is_played_to_its_end() {
    let lead = "1 run\n2 run\n* die 3\n* die 3\n".repeat(2);
    let script = race().play(&lead).play("1 run\n2 run\n* die 2").awaits_chance().chance("die 3");
    assert_eq!(script.outcome().scores.first(2), [12, 10]);
}

#[test]
fn sa_07_the_secret_card_can_turn_the_race() {
    let lead = "1 run\n2 run\n* die 3\n* die 3\n".repeat(2);
    let script = race().play(&lead).play("1 run\n2 run\n* die 0\n* die 2");
    // The second seat has made 8 steps and the first only 6, but 6 + 4 beats 8 + 1.
    assert_eq!(script.outcome().scores.first(2), [10, 9]);
    assert_eq!(script.outcome().places.first(2), [1, 2]);
}
