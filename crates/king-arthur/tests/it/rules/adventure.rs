//! KA-34 to KA-39: action 3.

use king_arthur::Event;

use crate::given::{adventures, given, spent, trophies, view};

#[test]
fn ka_34_one_adventure_in_a_turn() {
    given(2, "trophies 1: dark1 dark1 dark2 dark2; layout: dragon5")
        .legal(1, ["adventure robbers", "adventure saxons", "adventure vikings"])
        .play("1 adventure robbers\n1 spend dark1\n1 spend dark1")
        .only_legal(1, ["draw", "end"])
        .refused(1, "adventure saxons", "KA-34")
        .play("1 end\n2 end")
        .legal(1, ["adventure saxons"]);
    // After the challenge the adventure is the next.
    given(2, "hand 1: red1; trophies 1: dark1 dark1; layout: dark1 dark2")
        .play("1 challenge dark1\n1 pay red1")
        .cites("KA-34");
}

#[test]
fn ka_34_what_cannot_be_paid_cannot_be_chosen() {
    given(2, "trophies 1: dark1; layout: dragon5").only_legal(1, ["reveal", "draw", "end"]);
}

#[test]
fn ka_35_the_adversaries_are_played_from_the_hand_to_the_discard() {
    given(2, "trophies 1: dark1 enemy2 monster3; layout: dragon5")
        .play("1 adventure robbers\n1 spend dark1\n1 spend monster3")
        .see(trophies(1, "enemy2"))
        .see(spent("dark1 monster3"));
}

#[test]
fn ka_36_an_adversary_beaten_in_the_same_turn_may_be_used() {
    given(2, "hand 1: red1; trophies 1: dark1; layout: enemy1")
        .not_legal(1, "adventure robbers")
        .play("1 challenge enemy1\n1 pay red1")
        .play("1 adventure robbers\n1 spend enemy1\n1 spend dark1")
        .see(adventures(1, "robbers"));
}

#[test]
fn ka_37_overpaying_is_allowed_when_necessary() {
    let paid = given(2, "trophies 1: enemy3 enemy3; layout: dragon5")
        .play("1 adventure royal-tournament\n1 spend enemy3\n1 spend enemy3");
    assert!(paid.events(2).iter().any(|event| matches!(event, Event::Overspent { excess: 1, .. })));
    paid.see(adventures(1, "royal-tournament")).see(spent("enemy3 enemy3"));
    let challenged = given(2, "hand 1: red1; trophies 1: dark1 dark1; layout: dark1 dark2");
    challenged.play("1 challenge dark1\n1 pay red1").cites("KA-37");
}

#[test]
fn ka_37_overpaying_is_not_allowed_when_an_exact_payment_is_there() {
    given(2, "trophies 1: enemy2 enemy3 enemy3; layout: dragon5")
        .play("1 adventure royal-tournament\n1 spend enemy3")
        .only_legal(1, ["spend enemy2"]);
}

#[test]
fn ka_38_spent_adversaries_never_come_back() {
    let table = "trophies 1: dark1 dark2; layout: dark3; supply: dragon2";
    let out = "dark1 dark1 dark1 dark1 dark2 dark2 dark2 dark2 dark3 dark3";
    let spent_before = format!("{table}; spent: {out}");
    given(2, &spent_before)
        .play("1 adventure robbers\n1 spend dark1\n1 spend dark2\n1 end\n2 reveal")
        .impossible("adversary dark1")
        .impossible("adversary dark2")
        .chance("adversary dragon2")
        .see(|position| assert_eq!(view(position, 1).supply, 0))
        .not_legal(2, "reveal");
}

#[test]
fn ka_39_the_adventure_lies_in_front_of_its_owner_for_all_to_see() {
    let taken = given(3, "turn: 2; trophies 2: dark1 dark2; layout: dragon5")
        .play("2 adventure robbers\n2 spend dark1\n2 spend dark2");
    for seat in 1..=3 {
        let view = view(taken.position(), seat);
        assert!(view.players[1].adventures.contains("robbers".parse().unwrap()));
        assert!(!view.open_adventures().contains("robbers".parse().unwrap()));
    }
    // Nobody else can take it any more.
    given(2, "turn: 2; trophies 2: dark1 dark2; adventures 1: robbers; layout: dragon5")
        .not_legal(2, "adventure robbers");
}
