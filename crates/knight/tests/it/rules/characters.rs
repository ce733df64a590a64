//! KN-30 to KN-40: the character card.

use knight::{Character, Event, Knight, Track};
use testkit::Script;

use crate::given::{Look, alone, chosen, player};

#[test]
fn kn_30_everybody_chooses_a_character_first() {
    let start = Script::<Knight>::start("mode=war", 2);
    let words: Vec<String> = Character::all().map(|character| format!("take {character}")).collect();
    start
        .only_legal(1, words.iter().map(String::as_str))
        .act(1, "take odo")
        .awaits([2])
        .not_legal(2, "take odo")
        .act(2, "take mirelle")
        .awaits_chance();
    Script::<Knight>::start("characters=random", 1)
        .awaits_chance()
        .chance("character corvin")
        .holds(1, [2, 0, 0, 0]);
}

#[test]
fn kn_31_two_rewards_for_levels_each_once_at_a_time_of_ones_choosing() {
    let table = "levels 1: armory 4; goods 1: gold 0";
    let first = chosen("empty-granary", "right", table).legal(1, ["reward 1"]).not_legal(1, "reward 2");
    // It can wait for a later turn.
    first
        .clone()
        .play("1 end\n1 end")
        .awaits_chance()
        .play("* event old-rival\n1 choose left")
        .legal(1, ["reward 1"]);
    first.act(1, "reward 1").holds(1, [2, 1, 0, 6]).not_legal(1, "reward 1");
}

#[test]
fn kn_32_tracks_to_six_and_start_levels() {
    let starts = [
        ("aldric", [1, 1, 0, 0]),
        ("ysolde", [0, 0, 2, 0]),
        ("bran", [0, 2, 0, 0]),
        ("mirelle", [0, 0, 0, 4]),
        ("corvin", [2, 0, 0, 0]),
        ("odo", [0, 1, 0, 2]),
    ];
    for (name, goods) in starts {
        Script::<Knight>::start("", 1).act(1, &format!("take {name}")).holds(1, goods);
    }
    chosen("wounded-stag", "left", "goods 1: glory 5").holds(1, [6, 0, 0, 3]);
}

#[test]
fn kn_33_every_space_marks_influence() {
    chosen("wounded-stag", "left", "goods 1: glory 0").play("1 unlock king\n1 unlock herald").influence(1, 2);
}

#[test]
fn kn_34_points_are_noted_by_stage() {
    let table = "turn: 3; row: ? ? empty-granary ? ? ?; goal: faithful; levels 1: knowledge 1; points 1: 2; goods 1: wisdom 3 gold 0";
    let script = alone(table).play("1 choose left\n1 unlock knowledge\n1 end\n1 enemy E1");
    // Four points of the second level of knowledge before the line, five lost behind it.
    assert_eq!((player(&script, 1).boxes[0], player(&script, 1).points), (Some(6), 1));
}

#[test]
fn kn_35_what_is_above_the_limit_becomes_gold_and_then_points() {
    chosen("wounded-stag", "left", "goods 1: glory 4 gold 5").holds(1, [6, 0, 0, 7]).points(1, 0);
    chosen("wounded-stag", "left", "goods 1: glory 6 gold 12").holds(1, [6, 0, 0, 12]).points(1, 20);
}

#[test]
fn kn_36_the_privilege_pays_whenever_its_office_is_activated() {
    // Ser Aldric: 1 valor when the church is activated.
    chosen("pilgrims-at-the-gate", "left", "goods 1: gold 0").act(1, "end").holds(1, [0, 1, 3, 0]);
    chosen("pilgrims-at-the-gate", "right", "goods 1: gold 0").act(1, "end").holds(1, [0, 0, 0, 5]);
}

#[test]
fn kn_37_the_special_action_is_repeatable() {
    let odo = "character 1: odo; goods 1: valor 6 gold 6";
    chosen("broken-lance", "left", odo)
        .act(1, "special")
        .points(1, 20)
        .holds(1, [0, 2, 0, 10])
        .play("1 buy valor\n1 buy valor\n1 special")
        .points(1, 40)
        .holds(1, [0, 0, 0, 4])
        .not_legal(1, "special");
    // The sample: 6 glory for a command point.
    chosen("empty-granary", "left", "goods 1: glory 6")
        .act(1, "special")
        .holds(1, [0, 0, 0, 4])
        .legal(1, ["add C"]);
    // When all offices have paid, the card may still be used, and the rules of the moment name it.
    let after = chosen("empty-granary", "right", "levels 1: armory 4; goods 1: gold 0").act(1, "end");
    after.legal(1, ["reward 1", "end"]).cites("KN-37");
}

#[test]
fn kn_38_thresholds_of_influence_pay_once() {
    chosen("empty-granary", "right", "influence 1: 9; goods 1: gold 0")
        .legal(1, ["threshold 5"])
        .not_legal(1, "threshold 10")
        .act(1, "threshold 5")
        .holds(1, [2, 1, 0, 6])
        .not_legal(1, "threshold 5");
    let after = chosen("empty-granary", "right", "influence 1: 9; goods 1: gold 0").act(1, "end");
    after.legal(1, ["threshold 5", "end"]).cites("KN-38");
}

#[test]
fn kn_39_gold_ends_at_twelve() {
    chosen("caravan-in-the-fog", "left", "goods 1: gold 9").holds(1, [0, 0, 0, 12]).points(1, 0);
}

#[test]
fn kn_40_four_glory_with_room_for_one_gold() {
    let script =
        chosen("wounded-stag", "left", "goods 1: glory 6 gold 11").holds(1, [6, 0, 0, 12]).points(1, 15);
    assert!(script.events(1).contains(&Event::Overflowed {
        seat: engine::Seat::new(0),
        gold: 1,
        points: 15
    }));
    assert_eq!(player(&script, 1).level(Track::King), 0);
}
