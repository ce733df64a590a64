//! QR-12 to QR-21: moving.

use engine::Game;
use ring_quest::{Kind, Space, Spaces};

use crate::given::{at, coat, ends, given, no_coat, obstacles, paths, ring_on, talismans};

#[test]
fn qr_12_a_move_is_one_or_two_spaces_along_lines() {
    let script = given(3, "knight 1: T24").only_legal(1, ["step E06", "step T19", "step T25"]);
    let first = script.clone().act(1, "step T19").only_legal(1, ["stop", "step T13"]);
    first.act(1, "stop").see(at(1, "T19")).awaits([2]);
    script.act(1, "step E06").act(1, "step E05").see(at(1, "E05")).awaits([2]);
}

#[test]
fn qr_13_any_direction_and_round_a_corner() {
    let script = given(3, "knight 1: W00");
    ends(&script, 1, "W09 W10 W11 W12 W01 W02 W03 W04 W05 W06 W07 W08");
    // W00 to the north and then to the west, and back to the south-west round the corner of T23.
    script.act(1, "step W09").act(1, "step W05").see(at(1, "W05"));
    given(3, "knight 1: T17").act(1, "step T23").act(1, "step W05").see(at(1, "W05"));
}

#[test]
fn qr_14_a_move_never_ends_where_it_began() {
    given(3, "knight 1: T03")
        .act(1, "step T02")
        .refused(1, "step T03", "QR-14")
        .only_legal(1, ["stop", "step T01"]);
}

#[test]
fn qr_15_a_move_ends_on_an_unoccupied_space_unless_it_attacks() {
    ends(&given(3, "knight 1: T10 0; knight 2: T09; obstacles: T05"), 1, "T11 T17 T18");
    // With a talisman the occupied space is an attack; the obstacle is never an end.
    let script = given(3, "knight 1: T10 1; knight 2: T09; obstacles: T05");
    ends(&script, 1, "T04 T09 T11 T17 T18");
    script.refused(1, "step T05", "QR-20");
}

#[test]
fn qr_16_moving_is_compulsory_unless_blocked_or_under_a_coat() {
    given(3, "knight 1: T05").not_legal(1, "stop").refused(1, "stop", "QR-16");
    // Knight 2 is hemmed in without talismans, knight 3 wears a coat: seat 1 is on turn again.
    given(3, "knight 1: W00; knight 2: T19 0; knight 3: G04 2 coat; obstacles: T24")
        .act(1, "step W09")
        .act(1, "stop")
        .told(2, "log-blocked")
        .told(2, "log-coat-off")
        .see(at(2, "T19"))
        .see(no_coat(3))
        .awaits([1]);
}

#[test]
fn qr_17_spots_and_symbols_are_spaces() {
    for space in ["T03", "T02", "T08", "T11", "T06", "W01", "T04"] {
        let space: Space = space.parse().unwrap();
        let neighbour = space
            .neighbours()
            .minus(Spaces::of(Kind::Dragon))
            .minus(Spaces::only("T06".parse().unwrap()))
            .first()
            .unwrap();
        let stopped = given(3, &format!("knight 1: {neighbour}; ring: U10")).act(1, &format!("step {space}"));
        assert_eq!(stopped.position().view(None).knights[0].at, space);
    }
}

#[test]
fn qr_18_a_dragon_cannot_be_passed() {
    ends(&given(3, "knight 1: T03"), 1, "T01 T02 T04");
    assert!(paths(&given(3, "knight 1: T03"), 1).iter().all(|(path, _)| !path.starts_with("T04 ")));
}

#[test]
fn qr_19_a_space_with_another_knight_cannot_be_passed() {
    ends(&given(3, "knight 1: T01 0; knight 2: T02"), 1, "T07 T08 T09 T14");
    // Nor by way of an attack: it ends the move.
    let attack = given(3, "knight 1: T01; knight 2: T02");
    ends(&attack, 1, "T02 T07 T08 T09 T14");
    attack.act(1, "step T02").legal(1, ["banish W00"]);
}

#[test]
fn qr_20_an_obstacle_cannot_be_passed_nor_ended_on() {
    let script = given(3, "knight 1: T19; obstacles: T24");
    ends(&script, 1, "T13");
    script.refused(1, "step T24", "QR-20");
    ends(&given(3, "knight 1: T24; obstacles: T25"), 1, "T19 T13 E06 E05 E12");
    // Where nothing lies beyond, the move ends by itself.
    given(3, "knight 1: T27; obstacles: E18").act(1, "step T26").see(at(1, "T26")).awaits([2]);
}

#[test]
fn qr_21_other_symbols_can_be_passed_and_act_only_on_who_stops() {
    // Through a magic stone, a sword stone and a city: nothing happens there.
    given(3, "knight 1: T01").play("1 step T02\n1 step T03").see(obstacles("")).awaits([2]);
    given(3, "knight 1: T10; obstacles: W00").play("1 step T11\n1 step T17").awaits([2]);
    given(3, "knight 1: T01 1").play("1 step T08\n1 step T09").see(talismans(1, 1)).awaits([2]);
    // Stopping there is another matter.
    given(3, "knight 1: T01").play("1 step T02\n1 stop").legal(1, ["obstacle W00"]);
    given(3, "knight 1: T10; obstacles: W00").play("1 step T11\n1 stop").legal(1, ["leave", "lift W00"]);
    given(3, "knight 1: T01 1").play("1 step T08\n1 stop").see(talismans(1, 2));
    given(3, "knight 1: T03").act(1, "step T04").awaits_chance();
    given(3, "knight 1: T03; knight 2: G04 2 coat").see(coat(2)).see(ring_on("T06"));
}
