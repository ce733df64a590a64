//! QR-52 to QR-59: magic stones, sword stones, crystal balls.

use ring_quest::{Kind, OBSTACLES, Space, Spaces};

use crate::given::{at, by_rules, ends, given, obstacles, table};

/// Sixteen spaces that are in nobody's way.
const SIXTEEN: &str = "E01 E03 E05 E06 E07 E09 E10 E12 E14 E15 E16 G01 G03 G07 U01 U03";

#[test]
fn qr_52_a_magic_stone_brings_an_obstacle() {
    given(3, "knight 1: T01")
        .play("1 step T02\n1 stop")
        .awaits([1])
        .not_legal(1, "leave")
        .act(1, "obstacle W00")
        .told(2, "log-obstacle")
        .see(obstacles("W00"))
        .awaits([2]);
}

#[test]
fn qr_52_a_knight_who_cannot_leave_a_magic_stone_brings_an_obstacle_too() {
    let table = "turn: 3; knight 1: T02; knight 2: E14; knight 3: E01; obstacles: T01 T03";
    given(3, table)
        .play("3 step E08\n3 stop")
        .told(1, "log-blocked")
        .awaits([1])
        .not_legal(1, "leave")
        .act(1, "obstacle W00")
        .see(obstacles("T01 T03 W00"))
        .awaits([2]);
    // By the first rules the turn was passed over.
    by_rules(1, || given(3, table)).play("3 step E08\n3 stop").told(1, "log-blocked").awaits([2]);
    // A sword stone acts only on a knight who stops there.
    let sword: Space = "T11".parse().expect("a space");
    let walls: Vec<String> = sword.neighbours().iter().map(|space| space.to_string()).collect();
    let table =
        format!("turn: 3; knight 1: {sword}; knight 2: E14; knight 3: E01; obstacles: {}", walls.join(" "));
    given(3, &table).play("3 step E08\n3 stop").told(1, "log-blocked").awaits([2]);
}

#[test]
fn qr_53_it_goes_to_a_free_black_or_white_space() {
    let script = given(3, "knight 1: T01; obstacles: E05").play("1 step T02\n1 stop");
    script
        .clone()
        .legal(1, ["obstacle T01", "obstacle W12", "obstacle U06"])
        .refused(1, "obstacle T08", "QR-53")
        .refused(1, "obstacle T04", "QR-53")
        .refused(1, "obstacle T21", "QR-53")
        .refused(1, "obstacle T11", "QR-53")
        .refused(1, "obstacle E05", "QR-53");
    let ordinary =
        Spaces::of(Kind::Black).or(Spaces::of(Kind::White)).without("E05".parse::<Space>().unwrap());
    // No knight stands on a black or white space, and the ring lies on a crystal ball.
    let words: Vec<String> = ordinary.iter().map(|space| format!("obstacle {space}")).collect();
    script.only_legal(1, words.iter().map(String::as_str));
}

#[test]
fn qr_54_it_bars_all_but_the_bearer_and_the_conqueror() {
    ends(&given(3, "knight 1: T07; ring: U10; obstacles: T14"), 1, "T01 T08 T09");
    ends(&given(3, "knight 1: T07; ring: knight 1; obstacles: T14"), 1, "T01 T08 T09 T13 T15");
    ends(&given(3, "knight 1: T03; ring: knight 1; obstacles: T01 T05"), 1, "T02 T04 T10");
    let extra = given(3, "knight 1: T03; obstacles: T05; ring: U10")
        .play("1 step T04\n* dragon 0\n* die 6\n1 step T05");
    extra.not_legal(1, "stop").act(1, "step T06").see(at(1, "T06"));
}

#[test]
fn qr_55_after_sixteen_no_more_come() {
    let script = given(3, &format!("knight 1: T01; obstacles: {SIXTEEN}"));
    assert_eq!(table(&script).obstacles.len(), u32::from(OBSTACLES));
    script.play("1 step T02\n1 stop").awaits([2]).see(obstacles(SIXTEEN));
    let fifteen = SIXTEEN.replace(" U03", "");
    let last =
        given(3, &format!("knight 1: T01; obstacles: {fifteen}")).play("1 step T02\n1 stop\n1 obstacle W00");
    assert_eq!(table(&last).stock(), 0);
}

#[test]
fn qr_56_the_ring_is_not_covered() {
    given(3, "knight 1: T01; ring: U10").play("1 step T02\n1 stop").refused(1, "obstacle U10", "QR-56");
}

#[test]
fn qr_57_the_ring_is_not_hemmed_in() {
    let hemmed = given(3, "knight 1: T25; ring: T26; obstacles: E18").play("1 step T21\n1 stop");
    hemmed.refused(1, "obstacle T27", "QR-57");
    given(3, "knight 1: T25; ring: T26").play("1 step T21\n1 stop").legal(1, ["obstacle T27"]);
    // While somebody bears the ring there is nothing to hem in.
    given(3, "knight 1: T25; knight 2: T26; ring: knight 2; obstacles: E18")
        .play("1 step T21\n1 stop")
        .legal(1, ["obstacle T27"]);
}

#[test]
fn qr_58_a_sword_stone_allows_to_move_an_obstacle() {
    let script = given(3, "knight 1: T10; obstacles: U05 W06").play("1 step T11\n1 stop");
    script.clone().only_legal(1, ["leave", "lift U05", "lift W06"]);
    script.clone().act(1, "leave").see(obstacles("U05 W06")).awaits([2]);
    script
        .act(1, "lift U05")
        .refused(1, "lay U11", "QR-58")
        .not_legal(1, "leave")
        .act(1, "lay W00")
        .told(3, "log-obstacle-moved")
        .see(obstacles("W00 W06"))
        .awaits([2]);
    // Without obstacles on the board there is nothing to move.
    given(3, "knight 1: T10").play("1 step T11\n1 stop").awaits([2]);
}

#[test]
fn qr_58_the_ring_stays_within_reach_of_a_moved_obstacle() {
    given(3, "knight 1: T10; ring: T26; obstacles: E18 W00")
        .play("1 step T11\n1 stop\n1 lift W00")
        .refused(1, "lay T27", "QR-57")
        .legal(1, ["lay T15"]);
    // The one that bars the other way may itself take the place.
    given(3, "knight 1: T10; ring: T26; obstacles: E18 W00")
        .play("1 step T11\n1 stop\n1 lift E18")
        .legal(1, ["lay T27"]);
}

#[test]
fn qr_59_crystal_balls_are_ordinary_spaces_without_obstacles() {
    given(3, "knight 1: T01; ring: U10")
        .play("1 step T02\n1 stop")
        .refused(1, "obstacle T06", "QR-59")
        .not_legal(1, "obstacle G06");
    // Riding over one, and stopping there, does nothing.
    given(3, "knight 1: T05; ring: U10").play("1 step T06\n1 stop").see(at(1, "T06")).awaits([2]);
    given(3, "knight 1: T05; ring: U10").play("1 step T06\n1 step U24").see(at(1, "U24")).awaits([2]);
}
