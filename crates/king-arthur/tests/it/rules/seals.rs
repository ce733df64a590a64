//! KA-54 to KA-67: the game with seals.

use engine::Seat;
use king_arthur::{Adversary, Event, KingArthur};
use testkit::Script;

use crate::given::{discard, given, hand, layout, seals, trophies, with_seals};

#[test]
fn ka_54_everybody_has_five_seals() {
    let start = Script::<KingArthur>::start("seals=yes first=1", 3).deal(4);
    start.see(seals(1, 5)).see(seals(2, 5)).see(seals(3, 5));
}

#[test]
fn ka_55_only_the_challenge_differs_and_has_three_kinds() {
    let table = "hand 1: red1 red1; trophies 1: dark1 dark1; layout: dark1 enemy1@1 enemy2";
    with_seals(2, table).only_legal(
        1,
        [
            "reveal",
            "challenge dark1",
            "challenge enemy2",
            "repeat enemy1",
            "double dark1",
            "adventure robbers",
            "draw",
            "end",
        ],
    );
    let basic = "hand 1: red1 red1; trophies 1: dark1 dark1; layout: dark1 enemy2";
    given(2, basic)
        .only_legal(1, ["reveal", "challenge dark1", "challenge enemy2", "adventure robbers", "draw", "end"]);
    with_seals(2, "hand 1: red1; layout: dark1 dark1 dark1 dark1").cites("KA-55");
}

#[test]
fn ka_56_the_usual_challenge_costs_the_value_in_one_colour() {
    with_seals(2, "hand 1: red1 red1 orange1 orange1 orange1; layout: dark2 dark2 dark3")
        .act(1, "challenge dark3")
        .only_legal(1, ["pay orange1"])
        .play("1 pay orange1\n1 pay orange1\n1 pay orange1")
        .see(discard("orange1 orange1 orange1"));
    with_seals(2, "hand 1: red1; layout: dark1 dark1 dark1 dark1").cites("KA-56");
}

#[test]
fn ka_56_the_usual_challenge_needs_a_card_without_a_seal() {
    with_seals(2, "hand 1: red1 red1; layout: dark1@1 dark2@2 enemy1")
        .not_legal(1, "challenge dark1")
        .not_legal(1, "challenge dark2")
        .legal(1, ["challenge enemy1"]);
}

#[test]
fn ka_57_the_challenged_card_is_marked_with_a_seal_and_stays() {
    let sealed = with_seals(2, "hand 1: red1; layout: dark1 dark2").play("1 challenge dark1\n1 pay red1");
    let marks = |event: &Event| matches!(event, Event::Sealed { card: Adversary::Dark1, .. });
    assert!(sealed.events(2).iter().any(marks));
    sealed.see(layout("dark1@1 dark2")).see(trophies(1, "")).see(seals(1, 4));
}

#[test]
fn ka_58_a_kind_is_beaten_only_when_all_its_cards_are_sealed() {
    with_seals(2, "hand 1: red1; hand 2: red1 red1 red1; layout: dark1 dark1 dark2")
        .play("1 challenge dark1\n1 pay red1\n1 end")
        .play("2 challenge dark1\n2 pay red1\n2 end")
        .see(layout("dark1@1 dark1@2 dark2"))
        .see(trophies(1, ""))
        .see(trophies(2, ""))
        .play("1 end\n2 challenge dark2\n2 pay red1\n2 pay red1")
        .see(layout(""))
        .see(trophies(1, "dark1"))
        .see(trophies(2, "dark1 dark2"));
    with_seals(2, "hand 1: red1; layout: dark1 dark1 dark1 dark1").cites("KA-58");
}

#[test]
fn ka_59_a_single_card_is_beaten_at_once() {
    with_seals(2, "hand 1: red1 red1; layout: dark2 enemy1 enemy1")
        .play("1 challenge dark2\n1 pay red1\n1 pay red1")
        .see(trophies(1, "dark2"))
        .see(layout("enemy1 enemy1"))
        .see(seals(1, 5));
    with_seals(2, "hand 1: red1; layout: dark1 dark1 dark1 dark1").cites("KA-59");
}

#[test]
fn ka_60_every_owner_takes_back_seals_and_cards() {
    let released = with_seals(3, "hand 1: red1; layout: dark1 dark2@2 dark2@2 dark3@3 dragon5@3")
        .see(seals(3, 3))
        .play("1 challenge dark1\n1 pay red1");
    let released_to = |seat| {
        let events = released.events(1);
        events
            .iter()
            .filter(|event| matches!(event, Event::Released { seat: owner, .. } if *owner == seat))
            .count()
    };
    assert_eq!([0, 1, 2].map(|seat| released_to(Seat::new(seat))), [1, 2, 1]);
    released
        .see(trophies(1, "dark1"))
        .see(trophies(2, "dark2 dark2"))
        .see(trophies(3, "dark3"))
        .see(layout("dragon5@3"))
        .see(seals(1, 5))
        .see(seals(2, 5))
        .see(seals(3, 4));
}

#[test]
fn ka_61_the_player_goes_on_with_action_3() {
    with_seals(2, "hand 1: red1; trophies 1: dark1; layout: dark1 dark2@2; adventures 2: mountain")
        .play("1 challenge dark1\n1 pay red1")
        .only_legal(1, ["adventure robbers", "draw", "end"]);
}

#[test]
fn ka_62_the_repeated_challenge_pays_again_for_a_card_with_ones_own_seal() {
    with_seals(2, "hand 1: red1 red1 red1; layout: dark2@1 dark2@2 dark2 dark3@2")
        .legal(1, ["repeat dark2", "challenge dark2"])
        .not_legal(1, "repeat dark3")
        .act(1, "repeat dark2")
        .play("1 pay red1\n1 pay red1")
        .see(hand(1, "red1"))
        .see(trophies(1, "dark2"));
}

#[test]
fn ka_63_he_takes_seal_and_card_and_the_others_stay() {
    with_seals(2, "hand 1: red1 red1; layout: dark2@1 dark1@2 dark3 dark2@1")
        .see(seals(1, 3))
        .play("1 repeat dark2\n1 pay red1\n1 pay red1")
        .see(layout("dark1@2 dark3 dark2@1"))
        .see(seals(1, 4))
        .see(seals(2, 4))
        .see(trophies(2, ""));
}

#[test]
fn ka_64_the_double_challenge_costs_twice_the_value_and_takes_the_card_at_once() {
    let table = "hand 1: red1 red1 red1 red1; layout: dark2 dark3 dark3@1";
    with_seals(2, table)
        .not_legal(1, "double dark3")
        .act(1, "double dark2")
        .play("1 pay red1\n1 pay red1\n1 pay red1")
        .awaits([1])
        .act(1, "pay red1")
        .see(trophies(1, "dark2"))
        .see(hand(1, ""));
    // One knight less is not enough, and a card with a seal cannot be challenged so.
    with_seals(2, "hand 1: red1 red1 red1; layout: dark2 dark1@1")
        .only_legal(1, ["reveal", "challenge dark2", "repeat dark1", "draw", "end"]);
}

#[test]
fn ka_65_after_a_double_challenge_the_others_stay_and_no_seal_is_placed() {
    with_seals(2, "hand 1: red1 red1; layout: dark1 dark1 dark2@1 dark3@2")
        .play("1 double dark1\n1 pay red1\n1 pay red1")
        .see(layout("dark1 dark2@1 dark3@2"))
        .see(seals(1, 4));
}

#[test]
fn ka_66_after_a_repeated_or_double_challenge_comes_action_3() {
    with_seals(2, "hand 1: red1; trophies 1: dark1; layout: dark1@1 dark2")
        .play("1 repeat dark1\n1 pay red1")
        .only_legal(1, ["adventure robbers", "draw", "end"]);
    with_seals(2, "hand 1: red1 red1; trophies 1: dark1; layout: dark1 dark2")
        .play("1 double dark1\n1 pay red1\n1 pay red1")
        .only_legal(1, ["adventure robbers", "draw", "end"]);
}

#[test]
fn ka_67_a_card_taken_early_costs_twice_as_many_knights() {
    // Sealed, then repeated: two knights and two again.
    with_seals(2, "hand 1: red1 red1 orange1 orange1; layout: dark2 dark3")
        .play("1 challenge dark2\n1 pay red1\n1 pay red1\n1 end\n2 end\n1 repeat dark2\n1 pay orange1\n1 pay orange1")
        .see(trophies(1, "dark2"))
        .see(hand(1, ""));
    // Doubled: four at once.
    with_seals(2, "hand 1: red1 red1 red1 red1; layout: dark2 dark3")
        .play("1 double dark2\n1 pay red1\n1 pay red1\n1 pay red1\n1 pay red1")
        .see(trophies(1, "dark2"))
        .see(hand(1, ""));
    // In good company: two.
    with_seals(2, "hand 1: red1 red1; layout: dark2 dark3@2")
        .play("1 challenge dark2\n1 pay red1\n1 pay red1")
        .see(trophies(1, "dark2"))
        .see(hand(1, ""));
    with_seals(2, "hand 1: red1; layout: dark1 dark1 dark1 dark1").cites("KA-67");
}
