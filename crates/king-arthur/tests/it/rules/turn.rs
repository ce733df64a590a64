//! KA-16 to KA-19: the frame of a turn.

use engine::Game;
use king_arthur::{KingArthur, Options};
use testkit::Script;

use crate::given::given;

/// Everything can be done: reveal, challenge, adventure, draw.
const RICH: &str = "hand 1: red1 red1; trophies 1: dark1 dark1; layout: dark1 enemy2";

#[test]
fn ka_16_any_seat_may_begin_with_equal_chances() {
    let start = Script::<KingArthur>::start("", 3);
    let mut outcomes = Vec::new();
    start.position().chance(&mut outcomes);
    assert_eq!(outcomes.iter().map(|(_, weight)| *weight).collect::<Vec<_>>(), [1, 1, 1]);
    start.impossible("first 4").chance("first 2").deal(5).awaits([2]);
}

#[test]
fn ka_16_the_players_may_choose_who_begins() {
    Script::<KingArthur>::start("first=3", 3).impossible("first 1").deal(5).awaits([3]);
    let options: Options = "first=4".parse().unwrap();
    assert_eq!(KingArthur::seats(&options), 4..=5);
}

#[test]
fn ka_17_turns_go_clockwise() {
    given(3, "turn: 2; layout: dark1")
        .act(2, "end")
        .awaits([3])
        .act(3, "end")
        .awaits([1])
        .act(1, "end")
        .awaits([2]);
    Script::<KingArthur>::start("", 3).cites("KA-17");
}

#[test]
fn ka_18_all_four_actions_are_open_at_the_start_of_a_turn() {
    given(2, RICH)
        .only_legal(1, ["reveal", "challenge dark1", "challenge enemy2", "adventure robbers", "draw", "end"]);
}

#[test]
fn ka_18_a_challenge_closes_the_reveal() {
    given(2, RICH)
        .play(
            "1 challenge dark1
             1 pay red1",
        )
        .only_legal(1, ["adventure robbers", "draw", "end"]);
}

#[test]
fn ka_18_an_adventure_closes_reveal_and_challenge() {
    given(2, RICH)
        .play(
            "1 adventure robbers
             1 spend dark1
             1 spend dark1",
        )
        .only_legal(1, ["draw", "end"]);
}

#[test]
fn ka_18_drawing_closes_all_other_actions() {
    given(2, RICH).act(1, "draw").chance("knight red1").only_legal(1, ["draw", "end"]);
}

#[test]
fn ka_18_a_reveal_leaves_the_other_three() {
    given(2, "hand 1: red1 red1; trophies 1: dark1 dark1; layout: enemy1 enemy2 enemy2")
        .act(1, "reveal")
        .chance("adversary enemy3")
        .only_legal(1, ["challenge enemy1", "challenge enemy2", "adventure robbers", "draw", "end"]);
}

#[test]
fn ka_19_any_actions_may_be_left_out() {
    // None at all.
    given(2, RICH).act(1, "end").awaits([2]);
    // Only action 1.
    let four = "hand 1: red1 red1; trophies 1: dark1 dark1; layout: enemy1 enemy2 enemy2";
    given(2, four).play("1 reveal\n* adversary enemy3\n1 end").awaits([2]);
    // Only action 2.
    given(2, RICH).play("1 challenge dark1\n1 pay red1\n1 end").awaits([2]);
    // Only action 3.
    given(2, RICH).play("1 adventure robbers\n1 spend dark1\n1 spend dark1\n1 end").awaits([2]);
    // Only actions 2 and 4, the rulebook's own example.
    given(2, RICH).play("1 challenge dark1\n1 pay red1\n1 draw\n* knight red1").awaits([2]);
    // Only actions 1, 3 and 4.
    given(2, four)
        .play("1 reveal\n* adversary enemy3\n1 adventure robbers\n1 spend dark1\n1 spend dark1")
        .play("1 draw\n* knight red1")
        .awaits([2]);
}
