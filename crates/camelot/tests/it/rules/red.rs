//! CA-112 to CA-130: the round table and the rebellion.

use camelot::{Colour, Event, Party};
use engine::Game;

use crate::given::{NO_CAMPS, camp, given, home, score, scores, stands, total, with};

const SEATS: &str = "red: red s1 s2 s3 s4 blue s5 s6 s7 s8 green s9 s10 s11";

#[test]
fn ca_112_any_free_seat_without_any_effect() {
    let seats = (2..=12).map(|seat| format!("place red s{seat}")).collect::<Vec<_>>();
    given(4, "sent: red 1; open: red; red: blue s1")
        .act(1, "take red")
        .only_legal(1, seats.iter().map(String::as_str))
        .act(1, "place red s12")
        .see(score("red", 0));
    let line =
        given(4, "sent: red 1; open: green; green: red r1c1 r1c2").play("1 take green\n1 place green r1c3");
    let extra = line.play("1 bonus red\n1 knight hinterland\n1 place red s3").told(2, "log-placed-extra");
    extra.cites("CA-112");
}

#[test]
fn ca_113_most_knights_score_thirteen_and_move_the_magician() {
    let script = given(4, &format!("order: red blue green yellow; {NO_CAMPS}; {SEATS}; phase: finale"));
    let script = script
        .see(score("red", 13))
        .not_legal(1, "place red s12")
        .act(1, "place blue b1")
        .see(stands("red", "blue b1"));
    assert_eq!(total(&script, "red"), 13 + 2 + 2 * 9);
    let script = given(4, &format!("order: red blue green yellow; {NO_CAMPS}; {SEATS}; phase: finale"));
    script.act(1, "decline").told(2, "log-declined").cites("CA-113");
}

#[test]
fn ca_114_ca_115_ca_116_ranks_ties_and_absence() {
    let script = given(4, &format!("order: blue red green yellow; {NO_CAMPS}; {SEATS}; phase: finale"))
        .act(2, "decline");
    // Blue and red have four each, and blue stands higher.
    assert_eq!(scores(&script), [9 + 18, 13 + 18, 6 + 20, -4 + 26]);
    let last = "round: 7; hinterland: red 0 blue 0 green 0 yellow 0; sent: yellow 1; open: green";
    given(4, last).play("4 take green\n4 place green r1c1").told(1, "log-absent").cites("CA-116");
}

#[test]
fn ca_115_the_order_track_decides_ties() {
    let script = given(4, &format!("order: yellow green red blue; {NO_CAMPS}; {SEATS}; phase: finale"));
    script.awaits([1]).see(score("red", 13));
}

// The rebellion

fn rebellion(table: &str) -> testkit::Script<camelot::Camelot> {
    with("red=b", 4, table)
}

#[test]
fn ca_117_ca_119_ca_121_ca_122_entries_in_order_fix_the_side() {
    let script = rebellion("sent: red 1 blue 1 green 1 yellow 1; open: red red red red")
        .act(1, "take red")
        .only_legal(1, ["place red L1"])
        .play("1 place red L1\n2 take red\n2 place red R1\n3 take red\n3 place red L7\n4 take red\n4 place red R6");
    let view = script.position().view(None);
    let parties = Colour::ALL.map(|colour| view.entries.party(colour));
    assert_eq!(
        parties,
        [Some(Party::Loyal), Some(Party::Rebel), Some(Party::Loyal), Some(Party::Rebel), None]
    );
    // Nobody changes sides.
    rebellion("sent: blue 1; open: red; red: red L1 blue R1; order: blue red green yellow")
        .act(2, "take red")
        .only_legal(2, ["place red R2"]);
}

#[test]
fn ca_118_ca_125_the_tablet_turns() {
    let script = rebellion("sent: red 1 blue 1; open: red red").play("1 take red\n1 place red L1");
    assert!(script.events(1).contains(&Event::TabletTurned(Party::Loyal)));
    let script = script.play("2 take red\n2 place red R1");
    assert!(script.events(1).contains(&Event::TabletTurned(Party::Rebel)), "level is enough for the rebels");
    let tablet = |table: &str| {
        use scene::Portray;
        let scene = camelot::Camelot::scene(&rebellion(table).position().view(None));
        let pieces = scene.zones.into_iter().flat_map(|zone| zone.pieces);
        let face = pieces.into_iter().find(|piece| piece.id == "tablet").expect("it lies there").face;
        match face {
            scene::Face::Up(front) => front.slug,
            scene::Face::Down { .. } => panic!("it lies face up"),
        }
    };
    assert_eq!(tablet("phase: send"), "camelot/tablet-green");
    assert_eq!(tablet("red: red L1; phase: send"), "camelot/tablet-gold");
}

#[test]
fn ca_120_knights_follow_beside_the_last_one() {
    rebellion("sent: red 2; open: red-red; red: red L1 blue R1 green L7")
        .act(1, "take red-red")
        .refused(1, "place red L4", "CA-120")
        .play("1 place red L2\n1 place red L3")
        .see(stands("red", "red L3"));
}

#[test]
fn ca_123_with_five_somebody_finds_no_place() {
    with("red=b", 5, "sent: violet 1; open: red; red: red L1 blue R1 green L7 yellow R6; order: violet red blue green yellow")
        .act(5, "take red")
        .told(5, "log-sent-back")
        .see(home("violet", 10));
}

#[test]
fn ca_124_seven_loyal_and_six_rebel_fields() {
    let names: Vec<&str> = camelot::Plan::Rebellion.fields().map(|field| field.print().name).collect();
    assert_eq!(names.join(" "), "L1 L2 L3 L4 L5 L6 L7 R1 R2 R3 R4 R5 R6");
}

#[test]
fn ca_126_ca_127_ca_128_ca_129_the_side_with_more_knights_wins() {
    let table = "red: red L1 L2 blue R1 green L7 L6 yellow R6 R5; order: green red blue yellow";
    let script = rebellion(&format!("{NO_CAMPS}; {table}; phase: finale"));
    // Four loyal against three rebels; red and green are level, and green stands higher.
    let script = script.awaits([3]).act(3, "decline");
    assert_eq!(scores(&script), [8 + 22, 2 + 24, 13 + 22, 5 + 22]);
}

#[test]
fn ca_130_absence_costs_nothing() {
    let script = rebellion(&format!("{NO_CAMPS}; red: red L1; phase: finale")).act(1, "decline");
    assert_eq!(scores(&script), [13 + 24, 26, 26, 26]);
}

#[test]
fn the_magician_may_cause_everything_that_a_knight_may() {
    // It fills the top group of the intrigue: yellow is not in it and has a knight at the round table.
    let table = "red: red s1 s2 yellow s3; blue: blue g1a green g1b; phase: finale";
    let script = with("blue=b", 4, &format!("{NO_CAMPS}; {table}")).act(1, "place blue g1c");
    script.see(camp("yellow", 1)).see(score("yellow", -2 + 9 + 2 * 12));
}
