//! KA-24 to KA-33: action 2.

use king_arthur::{Event, KingArthur};
use testkit::Script;

use crate::given::{discard, given, given_by_rules_1, hand, layout, trophies};

#[test]
fn ka_24_one_adversary_may_be_challenged_in_a_turn() {
    given(2, "hand 1: red1 red1; layout: dark1 enemy1")
        .legal(1, ["challenge dark1", "challenge enemy1"])
        .play("1 challenge dark1\n1 pay red1")
        .only_legal(1, ["draw", "end"])
        .play("1 end\n2 end")
        .legal(1, ["challenge enemy1"]);
    // Nobody can reveal beside a full column: the challenge is the first that the rules of the moment name.
    given(2, "hand 1: red1; layout: dark1 dark1 dark1 dark1").cites("KA-24");
}

#[test]
fn ka_24_only_adversaries_that_lie_open_can_be_challenged() {
    given(2, "hand 1: red1 red1; layout: dark1")
        .legal(1, ["challenge dark1"])
        .not_legal(1, "challenge dark2")
        .not_legal(1, "challenge enemy1");
}

#[test]
fn ka_25_a_payment_has_one_colour() {
    given(2, "hand 1: red1 red1 orange1 orange1 beige1; layout: dark2")
        .act(1, "challenge dark2")
        .only_legal(1, ["pay red1", "pay orange1"])
        .act(1, "pay orange1")
        .only_legal(1, ["pay orange1"])
        .act(1, "pay orange1")
        .see(hand(1, "red1 red1 beige1"));
}

#[test]
fn ka_25_two_colours_together_do_not_beat_an_adversary() {
    given(2, "hand 1: red1 orange1 beige1; layout: dark2 dark1")
        .not_legal(1, "challenge dark2")
        .legal(1, ["challenge dark1"]);
}

#[test]
fn ka_26_as_many_knights_as_the_value() {
    given(2, "hand 1: red1 red1 red1 red1 red1; layout: monster3")
        .play("1 challenge monster3\n1 pay red1\n1 pay red1")
        .only_legal(1, ["pay red1"])
        .act(1, "pay red1")
        .see(hand(1, "red1 red1"))
        .see(trophies(1, "monster3"));
}

#[test]
fn ka_26_too_few_knights_are_not_enough() {
    given(2, "hand 1: red1 red1; layout: monster3 monster2")
        .not_legal(1, "challenge monster3")
        .legal(1, ["challenge monster2"]);
}

#[test]
fn ka_27_knights_go_face_up_on_the_discard() {
    given(2, "hand 1: red1 red2 merlin; discard: beige1; layout: monster3")
        .play("1 challenge monster3\n1 pay red2\n1 pay merlin")
        .see(discard("red2 beige1 merlin"));
}

#[test]
fn ka_28_the_beaten_adversary_comes_to_the_hand() {
    given(2, "hand 1: red1; trophies 1: dragon5; layout: dark1 dark2")
        .play("1 challenge dark1\n1 pay red1")
        .see(trophies(1, "dark1 dragon5"))
        .see(layout("dark2"));
}

#[test]
fn ka_29_a_merlin_joins_any_colour() {
    for colour in ["red1", "orange1", "beige1"] {
        given(2, &format!("hand 1: {colour} merlin; layout: dark2"))
            .act(1, "challenge dark2")
            .act(1, &format!("pay {colour}"))
            .act(1, "pay merlin")
            .see(trophies(1, "dark2"));
    }
}

#[test]
fn ka_29_a_merlin_laid_first_leaves_the_colour_open() {
    given(2, "hand 1: red1 orange1 merlin; layout: dark2")
        .play("1 challenge dark2\n1 pay merlin")
        .only_legal(1, ["pay red1", "pay orange1"]);
}

#[test]
fn ka_29_a_merlin_does_not_join_two_colours() {
    given(2, "hand 1: red1 orange1 merlin; layout: dark3").not_legal(1, "challenge dark3");
}

#[test]
fn ka_30_merlins_may_pay_alone() {
    given(2, "hand 1: merlin merlin merlin beige1; layout: monster3")
        .act(1, "challenge monster3")
        .only_legal(1, ["pay merlin", "pay beige1"])
        .play("1 pay merlin\n1 pay merlin\n1 pay merlin")
        .see(hand(1, "beige1"))
        .see(trophies(1, "monster3"));
}

#[test]
fn ka_31_a_double_card_counts_as_two_knights() {
    given(2, "hand 1: red2 red1; layout: dragon3")
        .play("1 challenge dragon3\n1 pay red2\n1 pay red1")
        .see(trophies(1, "dragon3"));
    given(2, "hand 1: beige2 beige2; layout: dragon4")
        .play("1 challenge dragon4\n1 pay beige2\n1 pay beige2")
        .see(trophies(1, "dragon4"));
}

#[test]
fn ka_31_a_double_may_overpay_only_when_nothing_pays_exactly() {
    given(2, "hand 1: red1 red2 red2; layout: dragon3")
        .play("1 challenge dragon3\n1 pay red2")
        .only_legal(1, ["pay red1"]);
    given(2, "hand 1: red1 red2; layout: dark2").act(1, "challenge dark2").only_legal(1, ["pay red2"]);
    given(2, "hand 1: red1 red2; layout: dark1").act(1, "challenge dark1").only_legal(1, ["pay red1"]);
}

#[test]
fn ka_32_a_player_with_only_doubles_may_overpay() {
    let beaten = given(2, "hand 1: red2 red2; layout: dragon3")
        .play("1 challenge dragon3\n1 pay red2")
        .only_legal(1, ["pay red2"])
        .act(1, "pay red2");
    assert!(beaten.events(2).iter().any(|event| matches!(event, Event::Overpaid { .. })));
    beaten.see(trophies(1, "dragon3")).see(discard("red2 red2")).see(hand(1, ""));
}

#[test]
fn ka_32_a_double_alone_beats_an_adversary_of_value_one() {
    given(2, "hand 1: orange2; layout: enemy1")
        .play("1 challenge enemy1\n1 pay orange2")
        .see(trophies(1, "enemy1"));
}

#[test]
fn ka_32_nobody_overpays_while_another_colour_pays_exactly() {
    let table = "hand 1: red2 orange1; layout: dark1";
    given(2, table)
        .act(1, "challenge dark1")
        .only_legal(1, ["pay orange1"])
        .refused(1, "pay red2", "R-KA-01");
    // Rules 1 looked only at the colour that pays; the option does so still.
    let both = ["pay red2", "pay orange1"];
    given_by_rules_1(2, table).act(1, "challenge dark1").only_legal(1, both);
    by_colour(table).act(1, "challenge dark1").only_legal(1, both);
}

#[test]
fn ka_32_doubles_of_another_colour_or_too_few_knights_do_not_forbid_to_overpay() {
    // Nothing makes 3 exactly: orange has only doubles too, and the beige knight is too weak.
    given(2, "hand 1: red2 red2 orange2 orange2 beige1; layout: dragon3")
        .act(1, "challenge dragon3")
        .only_legal(1, ["pay red2", "pay orange2"])
        .play("1 pay red2\n1 pay red2")
        .see(trophies(1, "dragon3"));
}

#[test]
fn ka_32_the_colour_that_pays_must_be_all_doubles() {
    // A Merlin joins red, so red can pay exactly, whatever is asked of the other colours.
    let table = "hand 1: red2 orange1 merlin; layout: dark1";
    given(2, table).act(1, "challenge dark1").only_legal(1, ["pay orange1", "pay merlin"]);
    by_colour(table).act(1, "challenge dark1").only_legal(1, ["pay orange1", "pay merlin"]);
}

/// The beginning of a turn of two players who look only at the colour that pays.
#[track_caller]
fn by_colour(table: &str) -> Script<KingArthur> {
    let options = "overpaying=by_colour".parse().expect("an option");
    KingArthur::set_up(options, 2, table).expect("a table that can be").into()
}

#[test]
fn ka_33_the_hole_in_the_column_stays_until_somebody_reveals() {
    given(2, "hand 1: red1 red1; layout: dark2 dark1 dark3 dark3 enemy2")
        .play("1 challenge dark2\n1 pay red1\n1 pay red1\n1 draw\n* knight red1")
        .see(layout("dark1 dark3 dark3 enemy2"))
        .act(2, "end")
        .see(layout("dark1 dark3 dark3 enemy2"))
        .act(1, "reveal")
        .chance("adversary dark2")
        .see(layout("dark1 dark3 dark3 dark2 enemy2"));
}

#[test]
fn ka_32_a_merlin_that_is_already_laid_down_counts_too() {
    given(2, "hand 1: orange1 merlin beige2; layout: monster2")
        .play("1 challenge monster2\n1 pay merlin")
        .only_legal(1, ["pay orange1"]);
}
