//! CA-131 to CA-142: the ballroom and the intrigue.

use crate::given::{camp, empty, given, score, stands, with};

#[test]
fn ca_131_ca_132_ca_133_everybody_takes_the_next_field() {
    given(4, "sent: red 1 blue 1; open: blue blue")
        .act(1, "take blue")
        .only_legal(1, ["place blue b1"])
        .act(1, "place blue b1")
        .see(score("red", 2))
        .act(2, "take blue")
        .only_legal(2, ["place blue b2"])
        .refused(2, "place blue b3", "CA-132")
        .act(2, "place blue b2")
        .see(score("blue", 3));
}

#[test]
fn ca_134_ca_135_three_hearts_lead_to_the_queen() {
    given(4, "sent: red 1; open: blue; blue: red b1 blue b2 red b3")
        .act(1, "take blue")
        .only_legal(1, ["place blue b4", "place blue q"])
        .act(1, "place blue q")
        .see(score("red", 8))
        .awaits_chance();
    given(4, "sent: red 1; open: blue; blue: red b1 b2 green b3").act(1, "take blue").refused(
        1,
        "place blue q",
        "CA-135",
    );
}

#[test]
fn ca_136_the_queen_dances_with_one() {
    given(4, "sent: red 1; open: blue; blue: red b1 blue b2 red b3 blue q")
        .act(1, "take blue")
        .only_legal(1, ["place blue b4"]);
}

#[test]
fn ca_137_ca_139_any_free_field_of_the_intrigue_scores_at_once() {
    let script = with("blue=b", 4, "sent: red 1; open: blue").act(1, "take blue");
    script
        .clone()
        .legal(1, ["place blue g1a", "place blue g2b", "place blue g3c", "place blue g4a", "place blue g5b"]);
    for (field, points) in [("g1a", 3), ("g2a", 3), ("g3a", 4), ("g4a", 4), ("g5a", 5)] {
        script.clone().act(1, &format!("place blue {field}")).see(score("red", points));
    }
}

#[test]
fn ca_138_ca_142_one_knight_of_a_colour_in_a_group() {
    with("blue=b", 4, "sent: blue 1 red 1; order: blue red green yellow; open: blue blue; blue: blue g4a")
        .act(2, "take blue")
        .refused(2, "place blue g4b", "CA-138")
        .act(2, "place blue g5a")
        .act(1, "take blue")
        .legal(1, ["place blue g4b"]);
}

#[test]
fn ca_140_a_full_group_costs_the_absent() {
    with("blue=b", 4, "sent: red 1; open: blue; blue: blue g2a green g2b")
        .play("1 take blue\n1 place blue g2c")
        .told(4, "log-lost")
        .see(score("red", 3))
        .see(score("yellow", -3))
        .see(score("blue", 0));
    with("blue=b", 4, "sent: red 1; open: blue; blue: blue g5a")
        .play("1 take blue\n1 place blue g5b")
        .see(score("green", -1))
        .see(score("yellow", -1));
}

#[test]
fn ca_141_the_top_group_costs_a_red_knight_too() {
    with("blue=b", 4, "sent: red 1; open: blue; blue: blue g1a green g1b; red: yellow s1 s6")
        .play("1 take blue\n1 place blue g1c")
        .see(score("yellow", -2))
        .see(camp("yellow", 3))
        .see(empty("red s6"))
        .see(stands("yellow", "red s1"));
    // With several knights there the player chooses which one leaves.
    let table = "sent: red 1; open: blue; blue: blue g1a green g1b; red: red L1 yellow R1 R2";
    let script = with("red=b blue=b", 4, table).play("1 take blue\n1 place blue g1c").cites("CA-141");
    script.legal(4, ["withdraw red R1", "withdraw red R2"]).refused(4, "withdraw red L1", "CA-141");
}
