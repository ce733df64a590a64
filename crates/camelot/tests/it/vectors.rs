//! The published test vectors of the rule sheet. They hold by every version of the rules.

use crate::given::{
    NO_CAMPS, by_rules, camp, empty, given, home, order, score, scores, tiles, total, winners, with,
};

fn by_every_version(vector: fn()) {
    for rules in <camelot::Camelot as engine::Game>::RULES {
        by_rules(rules, vector);
    }
}

#[test]
fn vector_1_and_2_predictions_make_the_order() {
    by_every_version(predictions_make_the_order);
}

fn predictions_make_the_order() {
    let table = |last| format!("sent: red 3 blue 2 green 2 yellow {last}; phase: predict");
    let steps = "4 predict 8\n3 predict 8\n2 predict 10\n1 predict 6";
    given(4, &table(2)).play(steps).see(order("yellow green red blue"));
    given(4, &table(3)).play(steps).see(order("blue yellow green red"));
}

#[test]
fn vector_3_no_third_magician_on_a_number() {
    by_every_version(no_third_magician_on_a_number);
}

fn no_third_magician_on_a_number() {
    given(4, "phase: predict").play("4 predict 8\n3 predict 8").not_legal(2, "predict 8");
}

#[test]
fn vector_4_one_knight_and_only_larger_missions() {
    by_every_version(one_knight_and_only_larger_missions);
}

fn one_knight_and_only_larger_missions() {
    given(4, "sent: red 1; open: red-red special-3; order: red blue green yellow")
        .see(camp("red", 3))
        .see(tiles("red", 0))
        .awaits([2]);
}

#[test]
fn vector_5_nobody_sent_and_nobody_to_bring_back() {
    by_every_version(nobody_sent_and_nobody_to_bring_back);
}

fn nobody_sent_and_nobody_to_bring_back() {
    given(4, "hinterland: red 0; sent: blue 1; open: green")
        .see(home("red", 13))
        .see(tiles("red", 0))
        .awaits([2]);
}

#[test]
fn vector_6_a_line_of_three_on_the_training_ground() {
    by_every_version(a_line_of_three_on_the_training_ground);
}

fn a_line_of_three_on_the_training_ground() {
    let script =
        given(4, "sent: red 1; open: green; green: red r1c1 r1c2").play("1 take green\n1 place green r1c3");
    assert_eq!(engine::Game::view(script.position(), None).progress.lines, 1);
    script.see(score("red", 2));
}

#[test]
fn vector_7_a_row_and_a_slanting_line_at_once() {
    by_every_version(a_row_and_a_slanting_line_at_once);
}

fn a_row_and_a_slanting_line_at_once() {
    let table = "green: red r1c1 blue r1c2 r1c3 r1c4 red r2c2 green r2c1 r2c3 r2c4 red r3c1 r3c2";
    let script =
        given(4, &format!("sent: red 1; open: green; {table}")).play("1 take green\n1 place green r3c3");
    assert_eq!(engine::Game::view(script.position(), None).progress.lines, 2);
    script.see(score("red", 2));
}

#[test]
fn vector_8_the_final_opens_inside_a_turn() {
    by_every_version(the_final_opens_inside_a_turn);
}

fn the_final_opens_inside_a_turn() {
    let table = "green: red p1a blue p2a p3a green p1b p2b p3b yellow p1c";
    with("green=b", 4, &format!("sent: red 2; open: green-green; {table}"))
        .play("1 take green-green\n1 place green p2c")
        .legal(1, ["place green f1", "place green f2"])
        .not_legal(1, "place green f3");
}

#[test]
fn vector_9_a_third_colour_gets_no_tournament_tile() {
    by_every_version(a_third_colour_gets_no_tournament_tile);
}

fn a_third_colour_gets_no_tournament_tile() {
    with("green=b", 4, "sent: red 1; open: green; champions: blue green; green: red p1a p2a")
        .play("1 take green\n1 place green p3a")
        .see(score("red", 2));
}

#[test]
fn vector_10_a_full_row_of_the_rebellion_blocks_both() {
    by_every_version(a_full_row_of_the_rebellion_blocks_both);
}

fn a_full_row_of_the_rebellion_blocks_both() {
    let table = "red: red L1 blue R1 green L7 L6 L5 red L2 L3 L4";
    with("red=b", 4, &format!("sent: red 1 green 1; hinterland: blue 0; open: red red; {table}"))
        .act(1, "take red")
        .told(1, "log-sent-back")
        .see(home("red", 7))
        .act(3, "take red")
        .told(3, "log-sent-back");
}

#[test]
fn vector_11_the_top_group_frees_a_seat() {
    by_every_version(the_top_group_frees_a_seat);
}

fn the_top_group_frees_a_seat() {
    with(
        "blue=b",
        4,
        "sent: green 1; order: green red blue yellow; open: blue; blue: red g1a blue g1b; red: yellow s2 s9",
    )
    .play("3 take blue\n3 place blue g1c")
    .see(score("yellow", -2))
    .see(camp("yellow", 3))
    .see(empty("red s9"));
}

#[test]
fn vector_12_two_sets_of_the_grail() {
    by_every_version(two_sets_of_the_grail);
}

fn two_sets_of_the_grail() {
    assert_eq!(camelot::Grail([2, 2, 1, 1]).points(), 13);
}

#[test]
fn vector_13_majorities_at_the_round_table() {
    by_every_version(majorities_at_the_round_table);
}

fn majorities_at_the_round_table() {
    let table = "order: blue red green yellow; red: red s1 s2 s3 s4 blue s5 s6 s7 s8 green s9 s10 s11";
    let script = given(4, &format!("{NO_CAMPS}; {table}; phase: finale")).awaits([2]).act(2, "decline");
    let red_room = |colour, placed: i16| total(&script, colour) - 2 * (13 - placed);
    assert_eq!(
        [red_room("red", 4), red_room("blue", 4), red_room("green", 3), red_room("yellow", 0)],
        [9, 13, 6, -4]
    );
}

#[test]
fn vector_14_two_players_and_their_weaker_colours() {
    by_every_version(two_players_and_their_weaker_colours);
}

fn two_players_and_their_weaker_colours() {
    let table =
        "seat 1: red blue; seat 2: green yellow; score: red 55 blue 40 green 47 yellow 45; phase: finale";
    let script = given(2, &format!("{NO_CAMPS}; {table}"));
    assert_eq!(scores(&script), [40 + 22, 45 + 22]);
    assert_eq!(winners(&script), [2]);
}

#[test]
fn vector_15_a_wild_shield_finds_only_the_secret_room_free() {
    by_every_version(a_wild_shield_finds_only_the_secret_room_free);
}

fn a_wild_shield_finds_only_the_secret_room_free() {
    // Red is cut off in the chapel, in no preliminary round, in every open group, and has no entry of the rebellion.
    let table = "order: red blue green yellow violet; sent: red 1; open: wild; \
                 green: blue p1a p2a p3a green p1b p2b p3b yellow p1c p2c; red: blue L1 green R1 yellow L7 violet R6; \
                 blue: red g1a g2a g3a g4a g5a; yellow: red a1 b1 blue a2 b2 c1";
    with("green=b red=b blue=b", 5, table)
        .act(1, "take wild")
        .told(1, "log-sent-back")
        .see(home("red", 3 - 1 + 1));
}
