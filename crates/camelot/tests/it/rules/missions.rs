//! CA-059 to CA-080: missions and the end of a round.

use camelot::{Colour, Event, Phase};
use engine::Game;

use crate::given::{camp, given, home, open, own_tiles, score, stands, tiles, view, with};

#[test]
fn ca_059_ca_060_ca_061_ca_062_a_mission_that_is_small_enough() {
    given(4, "order: blue red green yellow; sent: red 2 blue 1; open: green red-blue special-3")
        .awaits([2])
        .only_legal(2, ["take green"])
        .refused(2, "take red-blue", "CA-061")
        .refused(2, "take yellow", "CA-062")
        .act(2, "take green")
        .see(open("red-blue special-3"))
        .act(2, "place green r1c1")
        .awaits([1])
        .only_legal(1, ["take red-blue"]);
}

#[test]
fn ca_063_each_shield_places_a_knight_in_its_room() {
    given(4, "sent: red 2; open: green-red")
        .act(1, "take green-red")
        .only_legal(1, ["shield green", "shield red"])
        .play("1 shield red\n1 place red s7")
        .see(stands("red", "red s7"))
        .refused(1, "place red s1", "CA-063")
        .act(1, "place green r1c2")
        .see(stands("red", "green r1c2"))
        .awaits([2]);
}

#[test]
fn ca_064_ca_065_points_and_effects_come_at_once() {
    given(4, "sent: red 1; open: blue").play("1 take blue\n1 place blue b1").see(score("red", 2));
    given(4, "sent: red 1; open: blue; blue: blue b1 b2 b3 green b4 b5")
        .play("1 take blue\n1 place blue b6")
        .told(1, "log-tree")
        .see(camp("red", 1))
        .awaits_chance();
}

#[test]
fn ca_066_one_more_knight_from_the_hinterland_or_the_screen() {
    let table = "sent: red 1; open: blue; blue: blue b1 b2 b3 b4 b5 green b6 b7 b8 b9";
    let asked = given(4, table).play("1 take blue\n1 place blue b10");
    let asked = asked.only_legal(1, ["knight hinterland", "knight screen"]);
    let asked = asked.refused(1, "decline", "R-CA-06");
    asked
        .clone()
        .act(1, "knight hinterland")
        .only_legal(1, ["place green r1c1", "place green r1c2", "place green r1c3", "place green r1c4"])
        .act(1, "place green r1c1")
        .see(camp("red", 1))
        .see(home("red", 10))
        .see(score("red", 4));
    asked.play("1 knight screen\n1 place green r1c2").see(camp("red", 2)).see(home("red", 9));
}

#[test]
fn ca_067_a_wild_shield_leads_to_any_castle_room() {
    with("", 5, "sent: red 1; open: wild")
        .act(1, "take wild")
        .legal(1, ["place green r1c1", "place red s1", "place blue b1", "place yellow a1"])
        .refused(1, "place secret v1", "CA-153");
    // A hero may turn it, so that it is asked for.
    let turned = with("heroes=yes", 5, "sent: red 1; open: wild").act(1, "take wild");
    turned.legal(1, ["shield wild"]).cites("CA-067");
}

#[test]
fn ca_068_a_tree_brings_a_knight_and_a_tile() {
    let table = "sent: red 1; open: blue; blue: blue b1 b2 b3 green b4 b5";
    given(4, table)
        .play("1 take blue\n1 place blue b6")
        .awaits_chance()
        .chance("grail bowl")
        .see(camp("red", 1))
        .see(home("red", 11))
        .see(tiles("red", 1));
    // Where it may be declined, it is a choice.
    let table = table.replace("open: blue;", "open: blue; hinterland: red 2;");
    with("bonuses=declinable", 4, &table)
        .play("1 take blue\n1 place blue b6")
        .legal(1, ["tree"])
        .cites("CA-068");
}

#[test]
fn ca_069_grail_tiles_are_drawn_unseen() {
    let script = given(4, "sent: red 1; open: yellow; yellow: red a1")
        .play("1 take yellow\n1 place yellow b1")
        .awaits_chance()
        .chance("grail rim")
        .told(1, "log-tile")
        .told(2, "log-tile-unseen")
        .not_told(2, "log-tile");
    assert_eq!(own_tiles(script.position(), 1, "red").0, [0, 0, 0, 1]);
    assert_eq!(view(script.position(), 2).pile, 27);
    // Parzival may draw unseen as well.
    let table = "order: yellow red blue green; heroes: yellow 2; tiles: red foot*7; sent: red 1; open: green";
    with("heroes=yes", 4, table).act(4, "retrieve 2").legal(4, ["draw"]).cites("CA-069");
}

#[test]
fn ca_070_rooms_have_rules_of_their_own() {
    let script = given(4, "sent: red 1; open: wild").act(1, "take wild");
    // Four fields of the first row, twelve seats, the first dancer, four ways into the chapel.
    let mut actions = Vec::new();
    script.position().legal(engine::Seat::new(0), &mut actions);
    assert_eq!(actions.len(), 4 + 12 + 1 + 4);
}

#[test]
fn ca_071_ca_075_a_card_is_used_once() {
    given(4, "sent: red 1 blue 1; open: green red")
        .play("1 take green\n1 place green r1c1")
        .only_legal(2, ["take red"]);
}

#[test]
fn ca_072_ca_073_surplus_knights_go_to_the_hinterland() {
    let script = given(4, "sent: red 3; open: green").play("1 take green\n1 place green r1c1");
    assert!(
        script
            .events(2)
            .iter()
            .any(|event| matches!(event, Event::Surplus(who, 2) if who.colour == Colour::Red))
    );
    script.see(camp("red", 4)).see(home("red", 8));
    // What is there cannot be sent.
    given(4, "hinterland: red 12; phase: send").only_legal(1, ["send red 0", "send red 1"]);
}

#[test]
fn ca_074_a_full_room_sends_the_knight_back() {
    given(4, "sent: red 2; open: green-red; red: blue s1 s2 s3 s4 s5 s6 green s7 s8 s9 s10 s11 s12")
        .play("1 take green-red\n1 shield red")
        .told(1, "log-sent-back")
        .see(home("red", 10))
        .act(1, "place green r1c1")
        .see(camp("red", 2));
}

#[test]
fn ca_076_a_special_mission_gives_points_and_all_knights_back() {
    given(4, "sent: red 2; open: special-2 special-3")
        .only_legal(1, ["take special-2"])
        .act(1, "take special-2")
        .see(score("red", 3))
        .see(home("red", 11));
    given(4, "sent: red 3; open: special-3")
        .act(1, "take special-3")
        .see(score("red", 5))
        .see(home("red", 11));
}

#[test]
fn ca_077_who_sent_nobody_brings_back_up_to_two() {
    given(4, "hinterland: red 3; sent: blue 1; open: green")
        .only_legal(1, ["retrieve 0", "retrieve 1", "retrieve 2"])
        .refused(1, "take green", "CA-077")
        .act(1, "retrieve 2")
        .play("* grail foot\n* grail foot")
        .see(camp("red", 1))
        .see(tiles("red", 2))
        .awaits([2]);
    given(4, "hinterland: red 1; sent: blue 1; open: green").only_legal(1, ["retrieve 0", "retrieve 1"]);
    // Without knights in the hinterland there is nothing to choose.
    let rested = given(4, "sent: red 1; hinterland: blue 0; open: green").play(
        "1 take green
1 place green r1c1",
    );
    rested.told(2, "log-rested").cites("CA-077");
}

#[test]
fn ca_078_ca_079_after_the_last_colour_the_open_missions_leave() {
    given(4, "hinterland: red 0 blue 0 green 0; sent: yellow 1; open: green red-blue")
        .awaits([4])
        .play("4 take green\n4 place green r1c1")
        .told(1, "log-round-over")
        .see(open(""))
        .see(|position| assert_eq!(position.view(None).phase, Phase::Missions))
        .see(|position| assert_eq!(position.view(None).round, 2))
        .possible("mission special-3");
}

#[test]
fn ca_080_after_the_seventh_round_comes_the_final_scoring() {
    let script = given(4, "round: 7; hinterland: red 0 blue 0 green 0 yellow 0; sent: yellow 1; open: green")
        .play("4 take green\n4 place green r1c1");
    // Nobody is at the round table: everybody loses 4, and 2 for each knight behind the screen.
    assert_eq!(crate::given::scores(&script), [22, 22, 22, 23]);
}
