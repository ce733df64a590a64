//! CA-092 to CA-111: the training ground and the tournament.

use camelot::Event;

use crate::given::{camp, given, home, score, stands, tiles, with};

#[test]
fn ca_092_ca_093_ca_095_rows_fill_from_the_bottom() {
    let script =
        given(4, "sent: red 2; open: green-green; green: blue r1c1 r1c2 r1c4").act(1, "take green-green");
    script
        .only_legal(1, ["place green r1c3"])
        .refused(1, "place green r2c1", "CA-095")
        .act(1, "place green r1c3")
        .only_legal(1, ["place green r2c1", "place green r2c2", "place green r2c3", "place green r2c4"]);
    let extra = "sent: red 1; hinterland: red 0; open: blue; blue: blue b1 b2 b3 b4 b5 green b6 b7 b8 b9";
    let placed = given(4, extra).play("1 take blue\n1 place blue b10\n1 place green r1c1");
    placed.told(2, "log-placed-extra").cites("CA-093");
}

#[test]
fn ca_094_a_field_scores_the_points_of_its_column() {
    for (field, points) in [("r1c1", 3), ("r1c2", 2), ("r1c3", 2), ("r1c4", 3)] {
        given(4, "sent: red 1; open: green")
            .act(1, "take green")
            .act(1, &format!("place green {field}"))
            .see(score("red", points));
    }
}

#[test]
fn ca_096_three_in_a_line_allow_a_bonus() {
    given(4, "sent: red 1; open: green; green: red r1c1 r1c2")
        .play("1 take green\n1 place green r1c3")
        .only_legal(1, ["bonus red", "bonus yellow", "bonus tree", "bonus points", "decline"])
        .act(1, "bonus points")
        .see(score("red", 6));
}

#[test]
fn ca_097_lines_are_level_upright_or_slanting_without_a_gap() {
    let rows = "green r1c2 r1c3 blue r1c4 green r2c3 blue r2c4";
    for (table, field, line) in [
        ("red r1c2 r1c3".to_owned(), "r1c4", true),
        ("red r1c1 r1c2".to_owned(), "r1c4", false),
        (format!("{rows} red r1c1 r2c1 blue r2c2"), "r3c1", true),
        (format!("{rows} red r1c1 r2c2 blue r2c1"), "r3c3", true),
        (format!("{rows} red r1c1 r2c2 blue r2c1"), "r3c4", false),
    ] {
        let script = given(4, &format!("sent: red 1 blue 1; open: green red; green: {table}"))
            .act(1, "take green")
            .act(1, &format!("place green {field}"));
        if line {
            script.legal(1, ["bonus points"]);
        } else {
            script.awaits([2]);
        }
    }
}

#[test]
fn ca_098_a_fourth_in_the_line_brings_no_bonus() {
    given(4, "sent: red 1 blue 1; open: green red; green: red r1c1 r1c2 r1c3")
        .play("1 take green\n1 place green r1c4")
        .awaits([2]);
}

#[test]
fn ca_099_a_turn_may_bring_several_bonuses() {
    let table = "green: red r1c1 green r1c2 r1c3 r1c4 red r2c2 blue r2c1 r2c3 r2c4 red r3c1 r3c2";
    given(4, &format!("sent: red 1; open: green; {table}"))
        .play("1 take green\n1 place green r3c3\n1 bonus points\n1 bonus points")
        .see(score("red", 2 + 8))
        .awaits([2]);
}

#[test]
fn ca_100_the_four_bonuses() {
    let line = || {
        given(4, "sent: red 1; open: green; green: red r1c1 r1c2").play("1 take green\n1 place green r1c3")
    };
    line()
        .play("1 bonus red\n1 knight hinterland\n1 place red s3")
        .see(stands("red", "red s3"))
        .see(camp("red", 1));
    line()
        .play("1 bonus yellow\n1 knight screen\n1 place yellow a1")
        .see(score("red", 4))
        .see(home("red", 7));
    line().play("1 bonus tree\n* grail stem").see(camp("red", 1)).see(tiles("red", 1)).see(home("red", 9));
    line().act(1, "bonus points").see(score("red", 6));
}

// The tournament

const PRELIMINARIES: &str = "champions: blue green; green: blue p1a p2a p3a green p1b p2b p3b yellow p1c p2c";

#[test]
fn ca_101_ca_103_ca_104_preliminary_rounds_come_first() {
    with("green=b", 4, "sent: red 1; open: green")
        .act(1, "take green")
        .only_legal(
            1,
            ["p1a", "p1b", "p1c", "p2a", "p2b", "p2c", "p3a", "p3b"]
                .map(|field| format!("place green {field}"))
                .iter()
                .map(String::as_str),
        )
        .refused(1, "place green f1", "CA-103")
        .act(1, "place green p2a")
        .see(score("red", 2));
}

#[test]
fn ca_102_two_tiles_wait_and_the_gates_are_closed() {
    assert_eq!(camelot::TILES, 2);
    with("green=b", 4, "sent: red 1; open: green")
        .act(1, "take green")
        .refused(1, "place green f2", "CA-103")
        .refused(1, "place green w", "CA-103");
}

#[test]
fn ca_105_all_three_preliminary_rounds_earn_a_tile() {
    with("green=b", 4, "sent: red 1; open: green; green: red p1a p2a")
        .play("1 take green\n1 place green p3a")
        .told(2, "log-champion")
        .see(score("red", 5));
}

#[test]
fn ca_106_the_final_opens_when_all_preliminaries_are_taken() {
    let table = "green: red p1a blue p2a p3a green p1b p2b p3b yellow p1c";
    with("green=b", 4, &format!("sent: red 2; open: green-green; {table}"))
        .play("1 take green-green\n1 place green p2c")
        .told(1, "log-gate-final")
        .only_legal(1, ["place green f1", "place green f2"]);
}

#[test]
fn ca_107_a_final_needs_an_own_knight_in_its_round() {
    let table = PRELIMINARIES.replace("blue p1a", "red p1a blue");
    with("green=b", 4, &format!("sent: red 1; open: green; {table}"))
        .act(1, "take green")
        .only_legal(1, ["place green f1"])
        .refused(1, "place green f2", "CA-107");
    let placed = with("green=b", 4, &format!("sent: red 1; open: green; {table}"))
        .play("1 take green\n1 place green f1");
    placed.told(2, "log-placed").cites("CA-107");
}

#[test]
fn ca_108_a_final_scores_four_and_is_a_tree() {
    with("green=b", 4, &format!("sent: blue 1; open: green; order: blue red green yellow; {PRELIMINARIES}"))
        .play("2 take green\n2 place green f3")
        .see(score("blue", 4))
        .play("2 tree\n* grail foot")
        .see(camp("blue", 1))
        .see(tiles("blue", 1));
}

#[test]
fn ca_109_ca_110_ca_111_the_winner_comes_from_the_final() {
    let table = format!("{PRELIMINARIES} green f1 f2");
    let script = with(
        "green=b",
        4,
        &format!("sent: blue 2; open: green-green; order: blue red green yellow; {table}"),
    )
    .play("2 take green-green\n2 place green f3")
    .told(1, "log-gate-winner")
    .play("2 decline\n2 place green w")
    .see(score("blue", 10))
    .play("2 knight screen\n2 place red s1");
    script.see(stands("blue", "red s1"));
    let table = format!("{PRELIMINARIES} green f1 f2 blue f3");
    with("green=b", 4, &format!("sent: yellow 1; open: green; order: yellow red green blue; {table}"))
        .act(4, "take green")
        .told(4, "log-sent-back");
}

#[test]
fn tournament_tiles_are_told_once() {
    let script = with("green=b", 4, "sent: red 1; open: green; green: red p1a p2a p3a; champions: red")
        .play("1 take green\n1 place green p3b");
    assert!(!script.events(1).iter().any(|event| matches!(event, Event::Champion(_))));
}
