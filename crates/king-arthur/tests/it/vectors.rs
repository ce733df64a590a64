//! The published test vectors of the rule sheet, T1 to T12.

use crate::given::{adventures, given, scores, seals, trophies, with_seals};

#[test]
fn t1_cost_3_from_two_doubles_and_a_single() {
    let paying = given(2, "hand 1: red2 red2 red1; layout: dragon3").play("1 challenge dragon3\n1 pay red2");
    paying.clone().act(1, "pay red1").see(trophies(1, "dragon3"));
    paying.not_legal(1, "pay red2");
}

#[test]
fn t2_cost_3_from_two_doubles_and_a_merlin() {
    let paying =
        given(2, "hand 1: red2 red2 merlin; layout: dragon3").play("1 challenge dragon3\n1 pay red2");
    paying.clone().act(1, "pay merlin").see(trophies(1, "dragon3"));
    paying.not_legal(1, "pay red2");
}

#[test]
fn t3_two_colours_are_not_one() {
    given(2, "hand 1: red1 orange1; layout: dragon2").not_legal(1, "challenge dragon2");
    given(2, "hand 1: red1 red1 orange1 orange1; layout: dragon2")
        .play("1 challenge dragon2\n1 pay red1")
        .not_legal(1, "pay orange1");
}

#[test]
fn t4_excalibur_from_two_fours() {
    given(2, "trophies 1: dragon4 dragon4")
        .play("1 adventure excalibur\n1 spend dragon4")
        .see(adventures(1, ""))
        .act(1, "spend dragon4")
        .see(adventures(1, "excalibur"));
    given(2, "trophies 1: dragon4").not_legal(1, "adventure excalibur");
}

#[test]
fn t5_green_knight() {
    given(2, "trophies 1: dragon4 monster4").legal(1, ["adventure green-knight"]);
    given(2, "trophies 1: dragon3 monster3").not_legal(1, "adventure green-knight");
    given(2, "trophies 1: dragon5").not_legal(1, "adventure green-knight");
}

#[test]
fn t6_sea_monster_with_three_kinds() {
    given(2, "trophies 1: dark1 enemy2 enemy3 dragon4").not_legal(1, "adventure sea-monster");
}

#[test]
fn t7_no_reveal_beside_a_column_of_four() {
    given(2, "layout: enemy1 enemy2 enemy2 enemy3 dragon4").not_legal(1, "reveal");
}

#[test]
fn t8_reveal_alone_then_two_knights() {
    given(2, "layout: dark1 dark1 dark1")
        .play("1 reveal\n* adversary dark2\n1 draw\n* knight red1\n1 draw\n* knight red1")
        .awaits([2]);
}

#[test]
fn t9_the_last_adversary() {
    let end = given(2, "hand 1: red1; trophies 1: dark1; layout: dark1; supply: ")
        .play("1 challenge dark1\n1 pay red1")
        .legal(1, ["adventure robbers", "draw"])
        .play("1 adventure robbers\n1 spend dark1\n1 spend dark1\n1 draw\n* knight red1");
    assert_eq!(scores(&end), [6, 0]);
}

#[test]
fn t10_seals_a_single_card_is_sealed_and_released_at_once() {
    with_seals(2, "hand 1: red1 red1 red1; layout: monster3")
        .play("1 challenge monster3\n1 pay red1\n1 pay red1\n1 pay red1")
        .see(trophies(1, "monster3"))
        .see(seals(1, 5));
}

#[test]
fn t11_seals_the_third_seal_releases_all_three() {
    with_seals(3, "turn: 3; hand 3: red1; layout: enemy2@1 enemy3@2 enemy1")
        .play("3 challenge enemy1\n3 pay red1")
        .see(trophies(1, "enemy2"))
        .see(trophies(2, "enemy3"))
        .see(trophies(3, "enemy1"))
        .see(seals(1, 5))
        .see(seals(2, 5))
        .see(seals(3, 5));
}

#[test]
fn t12_seals_a_card_left_under_a_seal_scores_nothing() {
    let end = with_seals(2, "layout: dragon4@1").play("1 end\n2 end\n1 end\n2 end");
    assert_eq!(scores(&end), [0, 0]);
}
