//! KA-46 to KA-53: the end of the game, and who wins.

use engine::Seat;
use king_arthur::{End, Event, Victory};

use crate::given::{ELEVEN, given, scores, winners};

#[test]
fn ka_46_the_twelfth_adventure_ends_the_game_at_once() {
    let end = given(2, &format!("adventures 2: {ELEVEN}; trophies 1: dark1 dark2; layout: dark3"))
        .act(1, "adventure robbers")
        .act(1, "spend dark1")
        .awaits([1])
        .act(1, "spend dark2");
    assert!(end.events(2).contains(&Event::GameEnded { end: End::Adventures }));
    assert_eq!(scores(&end), [6, 150 - 8 - 6]);
}

#[test]
fn ka_46_eleven_are_not_enough() {
    let ten = ELEVEN.replace("gold-treasure", "");
    given(2, &format!("adventures 2: {ten}; trophies 1: dark1 dark2; layout: dark3"))
        .play("1 adventure robbers\n1 spend dark1\n1 spend dark2")
        .legal(1, ["draw", "end"]);
}

#[test]
fn ka_47_the_game_ends_when_the_last_adversary_is_taken_and_none_can_follow() {
    let end = given(2, "hand 1: red1; layout: dark1; supply: ").play("1 challenge dark1\n1 pay red1\n1 end");
    assert!(end.events(2).contains(&Event::GameEnded { end: End::Adversaries }));
    assert_eq!(scores(&end), [1, 0]);
}

#[test]
fn ka_47_not_while_the_supply_has_cards() {
    given(2, "hand 1: red1; layout: dark1; supply: dark2")
        .play("1 challenge dark1\n1 pay red1\n1 end")
        .awaits([2])
        .legal(2, ["reveal"]);
}

#[test]
fn ka_47_not_while_the_layout_has_cards() {
    given(2, "hand 1: red1; layout: dark1 dark2; supply: ")
        .play("1 challenge dark1\n1 pay red1\n1 end")
        .awaits([2])
        .not_legal(2, "reveal");
}

#[test]
fn ka_48_the_player_who_takes_the_last_adversary_completes_the_turn() {
    let last = given(2, "hand 1: red1; trophies 1: dark1; layout: dark1; supply: ")
        .play("1 challenge dark1\n1 pay red1")
        .only_legal(1, ["adventure robbers", "draw", "end"])
        .play("1 adventure robbers\n1 spend dark1\n1 spend dark1")
        .only_legal(1, ["draw", "end"])
        .play("1 draw\n* knight red2");
    assert_eq!(scores(&last), [6, 0]);
}

#[test]
fn ka_49_adventures_and_adversaries_in_hand_score() {
    let table = "hand 1: red1; layout: dark1; supply: ; adventures 1: mountain robbers; trophies 1: dragon5 dark2; \
                 adventures 2: saxons; trophies 2: monster4";
    let end = given(3, table).play("1 challenge dark1\n1 pay red1\n1 end");
    assert_eq!(scores(&end), [15 + 6 + 5 + 2 + 1, 7 + 4, 0]);
    let scored = Event::Scored { seat: Seat::new(0), adventures: 21, adversaries: 8 };
    assert!(end.events(3).contains(&scored));
}

#[test]
fn ka_50_knights_score_nothing() {
    let table = "hand 1: red1 red1 red2 merlin; hand 2: beige2 beige2 merlin; layout: dark1; supply: ";
    let end = given(2, table).play("1 challenge dark1\n1 pay red1\n1 end");
    assert_eq!(scores(&end), [1, 0]);
}

#[test]
fn ka_51_most_points_win() {
    let table = "hand 1: red1; layout: dark1; supply: ; adventures 1: robbers; adventures 2: saxons; adventures 3: excalibur; \
                 trophies 2: dark2";
    let end = given(3, table).play("1 challenge dark1\n1 pay red1\n1 end");
    assert_eq!(scores(&end), [7, 9, 8]);
    assert_eq!(winners(&end), [2]);
    assert!(end.events(1).contains(&Event::Won { seat: Seat::new(1), by: Victory::Points }));
    assert_eq!(end.outcome().places.first(3), [3, 1, 2]);
}

#[test]
fn ka_52_a_tie_is_broken_by_knight_cards_among_the_tied() {
    let table = "hand 1: red1 red1; hand 2: beige1 beige1; hand 3: red1 red1 red1 red1; layout: dark1; supply: ; \
                 adventures 1: robbers; adventures 2: saxons; trophies 3: dark2";
    let end = given(3, table).play("1 challenge dark1\n1 pay red1\n1 end");
    assert_eq!(scores(&end), [7, 7, 2]);
    assert_eq!(winners(&end), [2]);
    assert!(end.events(1).contains(&Event::Won { seat: Seat::new(1), by: Victory::Knights }));
}

#[test]
fn ka_53_what_is_still_tied_is_a_shared_victory() {
    let table = "hand 1: red1 red1; hand 2: merlin; layout: dark1; supply: ; adventures 1: robbers; adventures 2: saxons; \
                 hand 3: red1 red1 red1 red1";
    let end = given(3, table).play("1 challenge dark1\n1 pay red1\n1 end");
    assert_eq!(winners(&end), [1, 2]);
    for seat in [0, 1] {
        assert!(end.events(3).contains(&Event::Won { seat: Seat::new(seat), by: Victory::Shared }));
    }
}
