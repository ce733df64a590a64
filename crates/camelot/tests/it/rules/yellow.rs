//! CA-143 to CA-155: the chapel, the library and the secret room.

use camelot::{Missions, Shield, Stack};

use crate::given::{given, home, score, stands, tiles, with};

#[test]
fn ca_143_the_first_knight_chooses_a_start_field() {
    given(4, "sent: red 1; open: yellow")
        .act(1, "take yellow")
        .only_legal(1, ["place yellow a1", "place yellow a2", "place yellow a3", "place yellow a4"])
        .refused(1, "place yellow b1", "CA-143");
    let taken = given(4, "sent: red 1; open: yellow").act(1, "take yellow");
    taken.act(1, "place yellow a1").told(2, "log-placed").cites("CA-143");
    let line =
        given(4, "sent: red 1; open: green; green: red r1c1 r1c2").play("1 take green\n1 place green r1c3");
    let extra = line.play("1 bonus yellow\n1 knight screen\n1 place yellow a1");
    extra.told(2, "log-placed-extra").cites("CA-143");
}

#[test]
fn ca_144_ca_145_later_knights_climb_along_the_arrows() {
    given(4, "sent: red 2; open: yellow-yellow; yellow: red a2 b2")
        .act(1, "take yellow-yellow")
        .only_legal(1, ["place yellow c1", "place yellow c2"])
        .refused(1, "place yellow a1", "CA-144")
        .act(1, "place yellow c2")
        .see(score("red", 3))
        .chance("grail foot")
        .see(tiles("red", 1))
        .only_legal(1, ["place yellow d1", "place yellow d2"]);
}

#[test]
fn ca_146_with_five_somebody_finds_no_start_field() {
    with("", 5, "sent: violet 1; open: yellow; yellow: red a1 blue a2 green a3 yellow a4; order: violet red blue green yellow")
        .act(5, "take yellow")
        .told(5, "log-sent-back")
        .see(home("violet", 10));
}

#[test]
fn ca_147_the_path_narrows_from_the_third_level_on() {
    let names: Vec<&str> = camelot::Plan::Chapel.fields().map(|field| field.print().name).collect();
    assert_eq!(names.join(" "), "a1 a2 a3 a4 b1 b2 b3 b4 c1 c2 c3 d1 d2 e1");
    given(4, "sent: red 1; open: yellow; yellow: red a1 b1 c1 d1 blue a2 b2 c2 d2")
        .play("1 take yellow\n1 place yellow e1")
        .see(score("red", 8))
        .play("* grail foot\n* grail rim")
        .see(tiles("red", 2));
}

#[test]
fn ca_148_who_is_cut_off_places_nobody_more() {
    given(4, "sent: red 1; open: yellow; yellow: red a1 b1 blue a2 b2 c1")
        .act(1, "take yellow")
        .told(1, "log-sent-back")
        .see(home("red", 9));
}

#[test]
fn ca_149_ca_150_ca_151_the_library_goes_on_from_any_own_knight() {
    with("yellow=b", 4, "sent: red 1; open: yellow")
        .act(1, "take yellow")
        .only_legal(1, ["place yellow s1", "place yellow s2", "place yellow s3", "place yellow s4"])
        .refused(1, "place yellow m1", "CA-149");
    with("yellow=b", 4, "sent: red 1; open: yellow; yellow: red s2 m3 blue s1 m2")
        .act(1, "take yellow")
        .only_legal(1, ["place yellow t2"])
        .refused(1, "place yellow t1", "CA-150")
        .act(1, "place yellow t2")
        .see(score("red", 4))
        .legal(1, ["knight screen"]);
    with("yellow=b", 4, "sent: red 1; open: yellow; yellow: red s2 m3")
        .act(1, "take yellow")
        .only_legal(1, ["place yellow m2", "place yellow t2"]);
}

#[test]
fn ca_152_with_five_somebody_finds_no_start_field_in_the_library() {
    with("yellow=b", 5, "sent: violet 1; open: yellow; yellow: red s1 blue s2 green s3 yellow s4; order: violet red blue green yellow")
        .act(5, "take yellow")
        .told(5, "log-sent-back");
}

#[test]
fn ca_153_only_violet_shields_lead_to_the_secret_room() {
    let script = with("", 5, "sent: red 2; open: key-violet-red").act(1, "take key-violet-red");
    script.act(1, "shield violet").only_legal(1, ["place secret v1"]);
    with("", 5, "sent: red 1; open: wild").act(1, "take wild").refused(1, "place secret v1", "CA-153");
}

#[test]
fn ca_154_the_topmost_free_field() {
    with("", 5, "sent: red 1; open: key-violet; secret: blue v1")
        .act(1, "take key-violet")
        .only_legal(1, ["place secret v2"])
        .act(1, "place secret v2")
        .see(score("red", 4))
        .see(stands("red", "secret v2"));
}

#[test]
fn ca_155_there_are_five_violet_shields() {
    let shields = |stack| -> u8 {
        Missions::stack(stack).iter().map(|mission| mission.shields().count(Shield::Violet)).sum()
    };
    assert_eq!(Stack::ALL.map(shields), [0, 0, 0, 5]);
    assert_eq!(camelot::Plan::Secret.fields().len(), 5);
}
