//! KA-20 to KA-23: action 1.

use king_arthur::{Event, Kind};

use crate::given::{given, layout};

#[test]
fn ka_20_revealing_is_allowed_while_every_column_has_at_most_three_cards() {
    given(2, "layout: dark1 dark1 dark1 enemy1 enemy1 dragon3").legal(1, ["reveal"]);
    given(2, "layout: dark1 dark1 dark1 dark1").not_legal(1, "reveal");
    given(2, "layout: enemy1 dragon3 dragon3 dragon3 dragon4").not_legal(1, "reveal");
}

#[test]
fn ka_20_somebody_who_takes_a_card_of_a_full_column_opens_it_for_the_next_player() {
    given(2, "hand 1: red1; layout: dark1 dark1 dark1 dark1")
        .play("1 challenge dark1\n1 pay red1")
        .not_legal(1, "reveal")
        .act(1, "end")
        .legal(2, ["reveal"]);
}

#[test]
fn ka_21_revealing_is_voluntary() {
    given(2, "layout: dark1").only_legal(1, ["reveal", "draw", "end"]).act(1, "end").awaits([2]);
}

#[test]
fn ka_22_once_begun_revealing_goes_on_until_a_column_has_four() {
    let stopped = given(2, "hand 1: red1; layout: dark1 dark1 monster2 monster2")
        .act(1, "reveal")
        .play(
            "* adversary dragon3
             * adversary enemy2
             * adversary dark2
             * adversary monster3",
        )
        .awaits_chance()
        .chance("adversary monster4");
    let full = Event::ColumnFull { kind: Kind::Monster };
    assert!(stopped.events(2).contains(&full));
    stopped
        .see(layout("dark1 dark1 dark2 enemy2 monster2 monster2 monster3 monster4 dragon3"))
        .only_legal(1, ["challenge dark1", "draw", "end"]);
}

#[test]
fn ka_22_revealing_into_an_empty_layout_goes_on_like_the_preparation() {
    given(2, "")
        .act(1, "reveal")
        .play("* adversary enemy1\n* adversary enemy1\n* adversary enemy2")
        .awaits_chance()
        .chance("adversary enemy4")
        .awaits([1]);
}

#[test]
fn ka_23_revealing_stops_when_the_supply_runs_out() {
    let out = given(2, "layout: dark1; supply: dragon3 dragon4")
        .act(1, "reveal")
        .impossible("adversary dark1")
        .chance("adversary dragon4")
        .chance("adversary dragon3");
    assert!(out.events(1).contains(&Event::SupplyEmpty));
    out.see(layout("dark1 dragon4 dragon3")).only_legal(1, ["draw", "end"]);
}

#[test]
fn ka_23_nothing_can_be_revealed_from_an_empty_supply() {
    given(2, "layout: dark1; supply: ").only_legal(1, ["draw", "end"]);
}
