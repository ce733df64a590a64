//! The worked examples that were published with the rules. They hold by every version of the rules.

use engine::SoloEnd;
use knight::{Event, Standing, Victory};

use crate::given::{Look, alone, by_rules, chosen, claimed, enemy_acts, scores, sources, war};

fn by_every_version(vector: fn()) {
    for rules in <knight::Knight as engine::Game>::RULES {
        by_rules(rules, vector);
    }
}

#[test]
fn vector_1_overflow() {
    by_every_version(overflow);
}

fn overflow() {
    chosen("wounded-stag", "left", "goods 1: glory 6 gold 11").holds(1, [6, 0, 0, 12]).points(1, 15);
}

#[test]
fn vector_2_a_first_turn() {
    by_every_version(a_first_turn);
}

fn a_first_turn() {
    let script = chosen("wounded-stag", "left", "").holds(1, [5, 1, 0, 0]);
    let script = script.play("1 unlock king\n1 unlock herald").holds(1, [1, 1, 0, 0]).influence(1, 2);
    let script =
        script.act(1, "end").holds(1, [2, 1, 0, 0]).points(1, 0).influence(1, 2).enemy_diplomacy(1, 0);
    script.look(1, |player| assert_eq!(player.rows, [0, 1, 0])).awaits_chance();
}

#[test]
fn vector_3_the_king_twice() {
    by_every_version(the_king_twice);
}

fn the_king_twice() {
    let table = "character 1: mirelle; goods 1: glory 1 gold 4; levels 1: king 1";
    let script = chosen("summons-to-the-throne-hall", "left", table).act(1, "end");
    let script =
        script.holds(1, [3, 0, 1, 8]).points(1, 5).legal(1, ["add C", "add N1", "add N2", "add M2", "forgo"]);
    let script =
        script.act(1, "add N1").only_legal(1, ["enemy E1", "enemy E2", "enemy E3"]).act(1, "enemy E1");
    // Later, still at level 1: no second stage.
    let script = script.play("* event royal-hunt\n1 choose left\n1 end");
    assert!(!script.events(1).iter().any(|event| matches!(event, Event::Staged { .. })));
    script.holds(1, [6, 0, 1, 11]).points(1, 5);
}

#[test]
fn vector_4_the_snapshot() {
    by_every_version(the_snapshot);
}

fn the_snapshot() {
    let table = "goods 1: glory 1; levels 1: king 1; stages 1: king 1; rows 1: 1 0 0";
    let script = chosen("summons-to-the-throne-hall", "left", table).act(1, "end");
    let script = script.only_legal(1, ["enemy E1", "enemy E2", "enemy E3"]).act(1, "enemy E2");
    let script = script.only_legal(1, ["advance E2 O1", "advance E2 O2"]).act(1, "advance E2 O1");
    let script = script.only_legal(1, ["advance O1 M1", "advance O1 M2"]).act(1, "advance O1 M2");
    script.on(1, "M2", 0, 1).holds(1, [3, 0, 1, 0]).enemy_diplomacy(1, 0);
}

#[test]
fn vector_5_an_attack_on_four_tiles() {
    by_every_version(an_attack_on_four_tiles);
}

fn an_attack_on_four_tiles() {
    let table = "units 1: N1 3 M2 1 C 2; enemies 1: N1 2 M2 2 O1 2 C 1";
    let script = enemy_acts("defensive-war", 2, 6, table).act(1, "raze M2 glory1");
    let script = script.on(1, "N1", 1, 2).on(1, "M2", 0, 2).on(1, "O1", 0, 2).on(1, "C", 1, 1);
    assert_eq!(sources(&script, 1, "N1"), "glory1 gold1");
    assert_eq!(sources(&script, 1, "M2"), "valor1 gold1");
    assert_eq!(sources(&script, 1, "O1"), "");
}

#[test]
fn vector_6_a_move_that_nobody_can_make() {
    by_every_version(a_move_that_nobody_can_make);
}

fn a_move_that_nobody_can_make() {
    enemy_acts("defensive-war", 2, 1, "enemies 1: C 1").enemy_diplomacy(1, 1);
    enemy_acts("defensive-war", 2, 1, "enemies 1: C 1 N2 1").enemy_diplomacy(1, 0).on(1, "C", 2, 2);
    enemy_acts("defensive-war", 2, 1, "").enemy_diplomacy(1, 0);
}

#[test]
fn vector_7_the_road_to_fame() {
    by_every_version(the_road_to_fame);
}

fn the_road_to_fame() {
    // The event of the turn brings 4 glory, which the table leaves out.
    let table = "influence 1: 5; levels 1: stable 1; goods 1: glory 0 valor 3 gold 12";
    let script = chosen("wounded-stag", "left", table).not_legal(1, "unlock stable").act(1, "buy influence");
    let script = script.holds(1, [4, 3, 0, 2]).influence(1, 6).act(1, "threshold 5").holds(1, [4, 3, 0, 8]);
    let script = script.act(1, "unlock stable").holds(1, [4, 2, 0, 5]).influence(1, 7);
    let script = script.act(1, "enter country-joust").holds(1, [3, 0, 0, 7]).points(1, 20);
    script.act(1, "unlock fame").holds(1, [1, 0, 0, 7]).influence(1, 8).points(1, 25);
}

#[test]
fn vector_8_a_missed_goal() {
    by_every_version(a_missed_goal);
}

fn a_missed_goal() {
    let table =
        "turn: 3; row: ? ? quarrel-at-the-ford ? ? ?; goal: house-of-stone; rows 1: 0 0 1; goods 1: gold 1";
    let missed = alone(table).play("1 choose right\n1 end\n1 pay\n1 enemy E1");
    // Move 1, then diplomacy.
    missed.on(1, "O1", 0, 1).enemy_diplomacy(1, 1).look(1, |player| assert_eq!(player.rows, [0, 0, 3]));
    let table = format!("{table}; levels 1: castle 1");
    let met = alone(&table).play("1 choose right\n1 end\n1 pay\n1 enemy E1");
    met.holds(1, [0, 0, 1, 4]).look(1, |player| assert_eq!(player.rows, [0, 0, 2]));
}

#[test]
fn vector_9_four_ends() {
    by_every_version(four_ends);
}

fn four_ends() {
    let end = |points: i16, influence: u8| {
        let table = format!(
            "turn: 12; row: ? ? ? ? ? empty-granary; goods 1: glory 4 valor 2 gold 3; points 1: {points}; influence 1: {influence}; {}",
            claimed(1)
        );
        let script = alone(&table).play("1 choose left\n1 end\n1 enemy E1");
        let standing = crate::given::player(&script, 1).standing;
        (scores(&script)[0], script.outcome().solo, standing)
    };
    assert_eq!(end(240, 25), (305, Some(SoloEnd::Victory), Standing::Won(Victory::Renown)));
    assert_eq!(end(240, 24), (205, Some(SoloEnd::Survival), Standing::Through));
    assert_eq!(end(30, 12), (-5, Some(SoloEnd::Defeat), Standing::Through));
    assert_eq!(end(35, 12), (0, Some(SoloEnd::Survival), Standing::Through));
}

#[test]
fn vector_10_three_bids() {
    by_every_version(three_bids);
}

fn three_bids() {
    let table = "row: empty-granary ? ? ? ? ?; goods 1: gold 3; goods 2: gold 3; goods 3: gold 3";
    let chosen = war(3, table).play("1 choose right\n2 choose right\n3 choose right\n1 end\n2 end\n3 end");
    let script =
        chosen.clone().not_legal(1, "bid 7").play("1 bid 6\n2 bid 4\n3 bid 2").holds(1, [0, 0, 0, 0]);
    script
        .play("2 spend gold\n2 spend gold\n2 spend gold\n3 spend gold")
        .holds(2, [2, 1, 0, 0])
        .holds(3, [2, 1, 0, 2]);
    let script =
        chosen.play("1 bid 4\n2 bid 3\n3 bid 1").play(&"1 spend gold\n".repeat(3)).act(1, "spend valor");
    script.act(2, "spend valor").holds(2, [2, 0, 0, 3]).holds(3, [2, 1, 0, 3]);
}
