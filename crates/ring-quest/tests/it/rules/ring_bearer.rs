//! QR-29 to QR-33: the ring and who bears it.

use crate::given::{at, ends, given, ring_on, ring_with};

#[test]
fn qr_29_the_ring_is_found_in_passing() {
    given(3, "knight 1: T05; ring: T06").act(1, "step T06").told(2, "log-found").see(ring_with(1));
    given(3, "knight 1: T05; ring: T06").play("1 step T06\n1 step U24").see(ring_with(1)).see(at(1, "U24"));
    given(3, "knight 1: T05; ring: U24").play("1 step T06\n1 step U24").see(ring_with(1));
}

#[test]
fn qr_30_the_finder_carries_it() {
    given(3, "knight 1: T05; knight 2: E14; knight 3: E15; ring: T06")
        .play("1 step T06\n1 stop\n2 step E07\n2 stop\n3 step E20\n3 stop")
        .play("1 step U24\n1 stop")
        .see(ring_with(1))
        .see(at(1, "U24"));
}

#[test]
fn qr_31_found_on_the_first_space_the_second_step_is_free_but_not_back() {
    given(3, "knight 1: T05; ring: T06")
        .act(1, "step T06")
        .only_legal(1, ["stop", "step T12", "step U24"])
        .refused(1, "step T05", "QR-14");
}

#[test]
fn qr_32_the_bearer_passes_everything() {
    // A dragon, an obstacle, a knight.
    ends(&given(3, "knight 1: T03 2; ring: knight 1"), 1, "T01 T02 T04 T05 T10");
    ends(&given(3, "knight 1: T03 0; ring: knight 1"), 1, "T01 T02 T05 T10");
    ends(
        &given(3, "knight 1: E18 0; ring: knight 1; obstacles: T26; knight 2: W04"),
        1,
        "E10 E11 E17 E23 T27 W12",
    );
    ends(&given(3, "knight 1: T16 0; ring: knight 1; knight 2: T17"), 1, "T08 T09 T10 T11 T21 T23 T27 W01");
}

#[test]
fn qr_33_a_bearer_who_stops_on_a_dragon_fights() {
    let script = given(3, "knight 1: T03; ring: knight 1").act(1, "step T04");
    script.clone().act(1, "stop").awaits_chance().see(ring_with(1));
    script.act(1, "step T05").awaits([2]);
    given(3, "knight 1: T03; ring: knight 1")
        .play("1 step T04\n1 stop\n* dragon 6\n* die 1")
        .play("1 ring G05")
        .see(ring_on("G05"));
}
