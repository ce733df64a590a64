//! Why not: every reason, with the clause behind it.

use ring_quest::{Kind, RingQuest, Spaces};
use scene::Portray;
use testkit::Script;

use crate::given::{given, pairs, view};

/// Seat 1 may not do this, for this reason.
#[track_caller]
fn refused(script: &Script<RingQuest>, action: &str, message: &str, clause: &'static str) {
    let script = script.clone().not_legal(1, action);
    let refusal = RingQuest::refuse(&view(script.position(), 1), action.parse().expect("an action"));
    assert_eq!((refusal.text.id.as_str(), refusal.clause), (message, Some(clause)), "{action}");
}

#[test]
fn qr_12_steps_are_refused() {
    let script = given(4, "knight 1: T10 0; knight 2: T09; obstacles: T05; ring: U10");
    refused(&script, "step W00", "no-line", "QR-12");
    refused(&script, "step T05", "no-obstacle-end", "QR-20");
    refused(&script, "step T04", "no-talisman-dragon", "QR-24");
    refused(&script, "step T09", "no-talisman-attack", "QR-24");
    refused(&script, "stop", "no-stop-yet", "QR-16");
    refused(&script, "ring T05", "no-ride-first", "QR-12");
    let dragon = given(3, "knight 1: T16 1; knight 2: T22");
    refused(&dragon, "step T22", "no-second-talisman", "QR-25");
    refused(&given(3, "knight 1: G12"), "step G06", "no-crowd", "R-QR-08");
    refused(&pairs("knight 1: T16; knight 3: T17"), "step T17", "no-own-knight", "R-QR-18");
    let white: Vec<String> = Spaces::of(Kind::White).iter().map(|space| space.to_string()).collect();
    let full = given(3, &format!("knight 1: T16; knight 2: T17; obstacles: {}", white.join(" ")));
    refused(&full, "step T17", "no-white-free", "R-QR-09");
    let midway = given(3, "knight 1: T05; ring: U10").act(1, "step T06");
    refused(&midway, "step T05", "no-back", "QR-14");
    refused(&midway, "step W00", "no-line", "QR-12");
    refused(&midway, "leave", "no-ride-first", "QR-12");
}

#[test]
fn qr_15_a_bearer_is_refused_what_leads_nowhere() {
    // Past the obstacle on T26 there is only the one on T27.
    let script = given(3, "knight 1: E18 0; ring: knight 1; obstacles: T26 T27");
    refused(&script, "step T26", "no-way-on", "QR-15");
    let midway = given(3, "knight 1: E18 0; ring: knight 1; obstacles: T26").act(1, "step T26");
    refused(&midway, "stop", "no-obstacle-end", "QR-20");
}

#[test]
fn spaces_are_refused() {
    let banish = given(3, "knight 1: T16; knight 2: T17; knight 3: W00; obstacles: W01").act(1, "step T17");
    refused(&banish, "banish W00", "no-free-space", "QR-61");
    refused(&banish, "banish W01", "no-free-space", "QR-61");
    refused(&banish, "banish T05", "no-white-space", "QR-61");
    refused(&banish, "obstacle T05", "no-banish-first", "QR-65");
    let magic =
        given(3, "knight 1: T25; knight 2: E14; ring: T26; obstacles: E18").play("1 step T21\n1 stop");
    refused(&magic, "obstacle T06", "no-obstacle-on-symbol", "QR-59");
    refused(&magic, "obstacle T08", "no-obstacle-on-symbol", "QR-53");
    refused(&magic, "obstacle T26", "no-obstacle-on-ring", "QR-56");
    refused(&magic, "obstacle E14", "no-free-space", "R-QR-16");
    refused(&magic, "obstacle E18", "no-free-space", "QR-53");
    refused(&magic, "obstacle T27", "no-hemming-in", "QR-57");
    refused(&magic, "stop", "no-obstacle-first", "QR-52");
}

#[test]
fn qr_46_qr_58_moved_obstacles_and_the_ring_are_refused() {
    let sword = given(3, "knight 1: T10; obstacles: U05").play("1 step T11\n1 stop");
    refused(&sword, "lift W00", "no-obstacle-there", "QR-58");
    refused(&sword, "step T10", "no-sword-first", "QR-58");
    let lifted = sword.act(1, "lift U05");
    refused(&lifted, "lay U05", "no-same-space", "R-QR-15");
    refused(&lifted, "lay T08", "no-obstacle-on-symbol", "QR-58");
    let ring = given(3, "knight 1: U09; knight 2: E14; ring: knight 1; obstacles: T27 E18")
        .play("1 step U08\n1 stop");
    refused(&ring, "ring W00", "no-ring-in-centre", "R-QR-04");
    refused(&ring, "ring T08", "no-ring-on-symbol", "QR-46");
    refused(&ring, "ring U05", "no-ring-same-state", "QR-46");
    refused(&ring, "ring E14", "no-free-space", "QR-46");
    refused(&ring, "ring T26", "no-ring-out-of-reach", "R-QR-05");
    refused(&ring, "stop", "no-ring-first", "QR-46");
}
