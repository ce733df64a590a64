//! The published test vectors of the rule sheet, V1 to V10. They hold by every version of the rules.

use testkit::Script;

use crate::given::{at, by_rules, coat, ends, given, no_coat, obstacles, paths, ring_with, seals, talismans};

fn by_every_version(vector: fn()) {
    for rules in <ring_quest::RingQuest as engine::Game>::RULES {
        by_rules(rules, vector);
    }
}

#[test]
fn v1_the_first_move() {
    by_every_version(the_first_move);
}

fn the_first_move() {
    let start = Script::<ring_quest::RingQuest>::start("first=1", 3);
    ends(&start, 1, "E19 E24 E25 G04 G05 G10 G12");
    assert_eq!(paths(&start, 1).len(), 10);
}

#[test]
fn v2_beside_a_dragon() {
    by_every_version(beside_a_dragon);
}

fn beside_a_dragon() {
    ends(&given(3, "knight 1: T03 2; ring: U10"), 1, "T01 T02 T04");
    ends(&given(3, "knight 1: T03 0; ring: U10"), 1, "T01 T02");
    ends(&given(3, "knight 1: T03 2; ring: knight 1"), 1, "T01 T02 T04 T05 T10");
}

#[test]
fn v3_a_lost_fight() {
    by_every_version(a_lost_fight);
}

fn a_lost_fight() {
    let fight = given(3, "knight 1: G05 3; knight 2: E14; knight 3: E01").act(1, "step G04");
    fight
        .clone()
        .play("* dragon 5\n* die 4")
        .see(talismans(1, 2))
        .see(coat(1))
        .see(at(1, "G04"))
        .play("2 step E15\n2 stop\n3 step E08\n3 stop")
        .see(no_coat(1))
        .awaits([2])
        .play("2 step E14\n2 stop\n3 step E01\n3 stop")
        .play("1 step G03\n1 stop")
        .see(at(1, "G03"))
        .awaits([2]);
    fight.clone().play("* dragon 4\n* die 4").awaits([1]);
    fight.clone().play("* dragon 0\n* die 1").awaits([1]);
    fight.clone().play("* dragon 6\n* die 6").awaits([1]);
    fight.play("* dragon 6\n* die 5").awaits([2]);
}

#[test]
fn v4_the_extra_turn() {
    by_every_version(the_extra_turn);
}

fn the_extra_turn() {
    let won = given(3, "knight 1: T03 2; obstacles: T05; ring: U10").play("1 step T04\n* dragon 2\n* die 2");
    ends(&won, 1, "T02 T03 T06 T09 T10 T11 T12");
    won.not_legal(1, "stop").act(1, "step T05").not_legal(1, "stop");
}

#[test]
fn v5_the_ring_changes_hands() {
    by_every_version(the_ring_changes_hands);
}

fn the_ring_changes_hands() {
    given(3, "knight 1: T16 1; knight 2: T17 2; ring: knight 2; obstacles: W00")
        .act(1, "step T17")
        .see(talismans(1, 0))
        .see(ring_with(1))
        .legal(1, ["banish W01", "banish W12"])
        .not_legal(1, "banish W00")
        .act(1, "banish W12")
        .see(talismans(2, 2))
        .awaits([2]);
}

#[test]
fn v6_a_seal() {
    by_every_version(a_seal);
}

fn a_seal() {
    given(3, "knight 1: G09 1; knight 2: E15; knight 3: E16; ring: knight 1")
        .play("1 step G08\n1 stop")
        .see(seals(1, "galad"))
        .see(talismans(1, 3))
        .see(at(1, "G08"))
        .legal(1, ["ring T06", "ring E14", "ring U05"])
        .not_legal(1, "ring G15")
        .not_legal(1, "ring U08")
        .not_legal(1, "ring T21")
        .not_legal(1, "ring U11")
        .not_legal(1, "ring E22")
        .not_legal(1, "ring W05")
        .not_legal(1, "ring E15");
}

#[test]
fn v7_an_obstacle_that_would_hem_in_the_ring() {
    by_every_version(an_obstacle_that_would_hem_in_the_ring);
}

fn an_obstacle_that_would_hem_in_the_ring() {
    given(3, "knight 1: T25; ring: T26; obstacles: E18")
        .play("1 step T21\n1 stop")
        .not_legal(1, "leave")
        .not_legal(1, "obstacle T27")
        .not_legal(1, "obstacle T26")
        .not_legal(1, "obstacle T06")
        .not_legal(1, "obstacle G06")
        .not_legal(1, "obstacle T11")
        .legal(1, ["obstacle W00", "obstacle T15"]);
    given(3, "knight 1: T25; ring: T26").play("1 step T21\n1 stop").legal(1, ["obstacle T27"]);
}

#[test]
fn v8_a_sword_stone() {
    by_every_version(a_sword_stone);
}

fn a_sword_stone() {
    let script = given(3, "knight 1: U10; obstacles: U05 W06; ring: E14").play("1 step U11\n1 stop");
    script.clone().only_legal(1, ["leave", "lift U05", "lift W06"]).act(1, "leave").see(obstacles("U05 W06"));
    script
        .act(1, "lift U05")
        .not_legal(1, "lay U02")
        .not_legal(1, "lay G06")
        .not_legal(1, "lay U05")
        .act(1, "lay W00")
        .see(obstacles("W00 W06"));
}

#[test]
fn v9_found_and_attacked_in_one_move() {
    by_every_version(found_and_attacked_in_one_move);
}

fn found_and_attacked_in_one_move() {
    given(3, "knight 1: T05 2; knight 2: U24; ring: T06")
        .act(1, "step T06")
        .only_legal(1, ["stop", "step T12", "step U24"])
        .act(1, "step U24")
        .see(talismans(1, 1))
        .act(1, "banish W00")
        .see(at(1, "U24"))
        .see(ring_with(1));
}

#[test]
fn v10_hemmed_in() {
    by_every_version(hemmed_in);
}

fn hemmed_in() {
    // Without talismans there is no move: the turn passes over the knight.
    given(3, "knight 1: W00; knight 2: T19 0; obstacles: T24")
        .play("1 step W09\n1 stop")
        .told(2, "log-blocked")
        .awaits([3]);
    ends(&given(3, "knight 1: T19 1; obstacles: T24"), 1, "T13");
    ends(&given(3, "knight 1: T19 0; ring: knight 1; obstacles: T24"), 1, "E06 T14 T25");
}
