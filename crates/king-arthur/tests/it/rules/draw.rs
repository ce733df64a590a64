//! KA-40 to KA-45: action 4 and the end of a turn.

use engine::{Game, Seat};
use king_arthur::{Event, KingArthur};
use testkit::Script;

use crate::given::{adventures, discard, given, hand, layout, spent, trophies, view};

#[test]
fn ka_40_the_last_action_draws_a_knight() {
    let drawn = given(2, "hand 1: red1; layout: dark1")
        .play("1 challenge dark1\n1 pay red1\n1 draw")
        .awaits_chance()
        .chance("knight merlin");
    let card = "merlin".parse().unwrap();
    let seat = Seat::new(0);
    assert!(drawn.events(1).contains(&Event::Drew { seat, card, again: false }));
    assert!(drawn.events(2).contains(&Event::DrewUnseen { seat, again: false }));
    assert!(!drawn.events(2).contains(&Event::Drew { seat, card, again: false }));
    drawn.see(hand(1, "merlin")).awaits([2]);
}

#[test]
fn ka_40_drawing_is_voluntary() {
    given(2, "hand 1: red1; layout: dark1")
        .play("1 challenge dark1\n1 pay red1\n1 end")
        .see(hand(1, ""))
        .awaits([2]);
}

#[test]
fn ka_41_a_used_up_supply_is_made_new_from_the_discard() {
    let shuffled = given(2, "knights: red1; layout: dragon5")
        .see(|position| assert_eq!(position.view(None).discard.len(), 52))
        .act(1, "draw")
        .chance("knight red1");
    assert!(shuffled.events(2).contains(&Event::Shuffled { cards: 52 }));
    shuffled
        .see(discard(""))
        .see(|position| assert_eq!(position.view(None).knights, 52))
        .act(1, "draw")
        .possible("knight merlin");
}

#[test]
fn ka_42_without_challenge_and_adventure_two_knights_may_be_drawn() {
    given(2, "layout: dragon5")
        .play("1 draw\n* knight red1\n1 draw\n* knight red2")
        .see(hand(1, "red1 red2"))
        .awaits([2]);
}

#[test]
fn ka_42_after_a_challenge_or_an_adventure_only_one() {
    given(2, "hand 1: red1; layout: dark1")
        .play("1 challenge dark1\n1 pay red1\n1 draw\n* knight red1")
        .awaits([2]);
    given(2, "trophies 1: dark1 dark1; layout: dark1")
        .play("1 adventure robbers\n1 spend dark1\n1 spend dark1\n1 draw\n* knight red1")
        .awaits([2]);
}

#[test]
fn ka_43_a_reveal_does_not_cost_the_second_knight() {
    given(2, "layout: dark1 dark1 dark1")
        .play("1 reveal\n* adversary dark1\n1 draw\n* knight red1\n1 draw\n* knight red1")
        .see(hand(1, "red1 red1"))
        .awaits([2]);
}

#[test]
fn ka_44_then_the_turn_is_over() {
    let over = given(2, "layout: dragon5").play("1 draw\n* knight red1\n1 draw\n* knight red2");
    assert!(over.events(2).contains(&Event::TurnEnded { seat: Seat::new(0), idle: false }));
    over.awaits([2]).legal(2, ["reveal", "draw", "end"]);
}

#[test]
fn ka_44_a_turn_in_which_nothing_more_can_be_done_ends_by_itself() {
    // All knights are in hands once the paid one is not: seat 1 has no card to draw and no adventure to take.
    let all: Vec<String> =
        king_arthur::Knights::ALL.without("red1".parse().unwrap()).iter().map(|k| k.to_string()).collect();
    given(2, &format!("hand 1: red1; hand 2: {}; trophies 1: dark1 dark1; layout: enemy1", all.join(" ")))
        .play("1 adventure robbers\n1 spend dark1\n1 spend dark1")
        .awaits([2]);
}

#[test]
fn ka_45_the_example_turn_of_the_rulebook() {
    let seat = Seat::new(0);
    let stopped = given(
        4,
        "hand 1: red1 red1 red1 merlin beige1; trophies 1: enemy3; layout: dark1 monster2 dragon3 dragon2",
    )
    .play("1 reveal\n* adversary dragon4")
    .awaits_chance()
    .chance("adversary dragon3");
    assert!(stopped.events(3).contains(&Event::Revealed { seat, card: "dragon3".parse().unwrap() }));
    stopped
        .see(layout("dark1 monster2 dragon3 dragon2 dragon4 dragon3"))
        .act(1, "challenge dragon4")
        .play("1 pay red1\n1 pay red1\n1 pay red1\n1 pay merlin")
        .see(trophies(1, "enemy3 dragon4"))
        .see(layout("dark1 monster2 dragon3 dragon2 dragon3"))
        .see(discard("red1 red1 red1 merlin"))
        .play("1 adventure green-knight\n1 spend dragon4\n1 spend enemy3")
        .see(adventures(1, "green-knight"))
        .see(spent("enemy3 dragon4"))
        .play("1 draw\n* knight orange2")
        .see(hand(1, "orange2 beige1"))
        .awaits([2]);
}

#[test]
fn ka_40_the_others_see_only_that_a_card_was_drawn() {
    let with = |card: &str| -> Script<KingArthur> {
        given(3, "layout: dragon5").act(1, "draw").chance(&format!("knight {card}"))
    };
    assert_eq!(view(with("red1").position(), 2), view(with("merlin").position(), 2));
    assert_eq!(with("red1").position().view(None), with("merlin").position().view(None));
}
