//! QR-45 to QR-51: cities.

use crate::given::{at, ends, given, ring_on, seals, talismans};

#[test]
fn qr_45_the_ring_brings_the_seal_of_the_city() {
    for (from, city, state) in
        [("T09", "T08", "tirad"), ("U09", "U08", "urgad"), ("G09", "G08", "galad"), ("E09", "E08", "elgad")]
    {
        given(3, &format!("knight 1: {from}; ring: knight 1"))
            .act(1, &format!("step {city}"))
            .act(1, "stop")
            .told(2, "log-seal")
            .see(seals(1, state));
    }
    // Passing is not enough, nor is coming without the ring.
    given(3, "knight 1: T09; ring: knight 1").play("1 step T08\n1 step T07").see(seals(1, ""));
    given(3, "knight 1: T09; ring: U10").play("1 step T08\n1 stop").see(seals(1, ""));
}

#[test]
fn qr_46_then_the_ring_is_laid_in_another_state() {
    given(3, "knight 1: T09; knight 2: U05; ring: knight 1; obstacles: E14")
        .play("1 step T08\n1 stop")
        .awaits([1])
        .legal(1, ["ring U10", "ring G15", "ring E15"])
        .refused(1, "ring T05", "QR-46")
        .refused(1, "ring U04", "QR-46")
        .refused(1, "ring U05", "QR-46")
        .refused(1, "ring E14", "QR-46")
        .act(1, "ring G15")
        .see(ring_on("G15"))
        .awaits([2]);
}

#[test]
fn qr_47_up_to_two_talismans() {
    for (before, after) in [(0, 2), (1, 3), (2, 3), (3, 3)] {
        given(3, &format!("knight 1: T09 {before}; ring: knight 1"))
            .play("1 step T08\n1 stop")
            .see(talismans(1, after));
    }
}

#[test]
fn qr_48_he_stays_in_the_city_until_his_next_turn() {
    given(3, "knight 1: T09; knight 2: E14; knight 3: E15; ring: knight 1")
        .play("1 step T08\n1 stop\n1 ring U10")
        .see(at(1, "T08"))
        .awaits([2])
        .play("2 step E07\n2 stop\n3 step E14\n3 stop")
        .see(at(1, "T08"))
        .legal(1, ["step T09"]);
}

#[test]
fn qr_49_a_visitor_without_the_ring_gets_one_talisman() {
    for (before, after) in [(0, 1), (2, 3), (3, 3)] {
        given(3, &format!("knight 1: T09 {before}; ring: U10"))
            .play("1 step T08\n1 stop")
            .see(talismans(1, after))
            .awaits([2]);
    }
}

#[test]
fn qr_50_nobody_is_attacked_in_a_city() {
    given(3, "knight 1: T09 3; knight 2: T08 3")
        .play("1 step T08\n1 stop")
        .not_told(2, "log-attacked")
        .see(talismans(1, 3))
        .see(at(2, "T08"))
        .awaits([2]);
}

#[test]
fn qr_51_six_knights_can_share_a_city() {
    given(6, "knight 1: T09; knight 2: T08; knight 3: T08; knight 4: T08; knight 5: T08; knight 6: T08")
        .play("1 step T08\n1 stop")
        .see(at(1, "T08"))
        .awaits([2]);
    // And those inside are in nobody's way.
    ends(&given(3, "knight 1: T01 0; knight 2: T08; ring: U10"), 1, "T02 T03 T07 T08 T09 T14");
}
