//! KN-78 to KN-88: limits, victory, defeat.

use engine::SoloEnd;
use knight::{Defeat, Standing, Victory};

use crate::given::{Look, alone, by_rules, chosen, commanding, enemy_acts, scores, winners};

#[test]
fn kn_78_eight_units_of_a_side_and_four_on_a_tile() {
    let full = "units 1: C 4 N1 3; enemies 1: C 1 N1 1";
    commanding("defensive-war", full)
        .not_legal(1, "add C")
        .not_legal(1, "move N1 C")
        .legal(1, ["add N1", "move C N1"]);
    let eight = "units 1: C 4 N1 4; enemies 1: C 1 N1 1";
    commanding("defensive-war", eight).not_legal(1, "add M2").not_legal(1, "add N2").legal(1, ["move C N2"]);
}

#[test]
fn kn_79_any_condition_ends_the_game_at_once() {
    // In the middle of the second order, before the third enemy comes.
    let lost = enemy_acts("defensive-war", 1, 6, "enemies 1: E1 4 E2 3").act(1, "enemy E3");
    lost.stands(1, Standing::Lost(Defeat::Overrun)).outcome();
    // In the middle of a use phase.
    let won = chosen(
        "wounded-stag",
        "left",
        "levels 1: king 6 church 5 merchants 5 nobility 5 castle 3; points 1: 300; goods 1: glory 2",
    );
    won.act(1, "unlock herald").stands(1, Standing::Won(Victory::Renown)).outcome();
}

#[test]
fn kn_80_eight_enemies_on_the_map_lose() {
    let script = enemy_acts("defensive-war", 1, 1, "enemies 1: E1 4 E2 3");
    script.act(1, "enemy E2").stands(1, Standing::Lost(Defeat::Overrun));
    enemy_acts("defensive-war", 1, 1, "enemies 1: E1 3 E2 3").act(1, "enemy E2").stands(1, Standing::Playing);
}

#[test]
fn kn_81_four_enemies_on_the_empty_castle_lose() {
    let script = enemy_acts("defensive-war", 2, 1, "units 1: N2 1; enemies 1: C 3 N1 1");
    script.stands(1, Standing::Lost(Defeat::Siege)).on(1, "C", 0, 4);
    enemy_acts("defensive-war", 2, 1, "units 1: C 1; enemies 1: C 3 N1 1").stands(1, Standing::Playing);
    enemy_acts("defensive-war", 2, 1, "units 1: N2 1; enemies 1: C 2 N1 1").stands(1, Standing::Playing);
}

#[test]
fn kn_81_four_against_four_on_the_castle_lose_at_once() {
    let table = "units 1: C 4; enemies 1: C 4 N1 1";
    let script = enemy_acts("defensive-war", 2, 6, table);
    // N1 has two sources; which of them is destroyed is not asked any more.
    script.stands(1, Standing::Lost(Defeat::Siege)).on(1, "C", 0, 4).outcome();
    // One unit more than the siege needs, and the castle stands.
    enemy_acts("defensive-war", 2, 6, "units 1: C 4; enemies 1: C 3").stands(1, Standing::Playing);
    // By the first rules the game went on until something else was tested.
    let first = by_rules(1, || enemy_acts("defensive-war", 2, 6, table));
    first.stands(1, Standing::Playing).only_legal(1, ["raze N1 glory1", "raze N1 gold1"]);
}

#[test]
fn kn_82_an_attack_on_the_unprotected_castle_loses() {
    enemy_acts("defensive-war", 2, 6, "units 1: N1 1; enemies 1: C 1")
        .stands(1, Standing::Lost(Defeat::Castle));
}

#[test]
fn kn_83_full_enemy_diplomacy_loses() {
    enemy_acts("defensive-war", 1, 3, "enemy 1: 5").stands(1, Standing::Lost(Defeat::Diplomacy));
    enemy_acts("defensive-war", 1, 3, "enemy 1: 4").stands(1, Standing::Playing).enemy_diplomacy(1, 5);
}

#[test]
fn kn_84_full_own_diplomacy_wins() {
    let table = "levels 1: king 2; stages 1: king 1; diplomacy 1: 5; goods 1: gold 0; points 1: 10";
    let script = chosen("summons-to-the-throne-hall", "left", table).act(1, "end");
    script.stands(1, Standing::Won(Victory::Diplomacy)).outcome();
}

#[test]
fn kn_85_three_hundred_points_and_twenty_five_influence_win() {
    let table = "influence 1: 24; levels 1: knowledge 1; points 1: 296; goods 1: wisdom 3";
    let won = chosen("empty-granary", "left", table).act(1, "unlock knowledge");
    won.stands(1, Standing::Won(Victory::Renown)).influence(1, 25);
    let few = table.replace("influence 1: 24", "influence 1: 23");
    chosen("empty-granary", "left", &few)
        .act(1, "unlock knowledge")
        .stands(1, Standing::Playing)
        .points(1, 300);
    let poor = table.replace("points 1: 296", "points 1: 295");
    chosen("empty-granary", "left", &poor)
        .act(1, "unlock knowledge")
        .stands(1, Standing::Playing)
        .influence(1, 25);
}

#[test]
fn kn_86_units_on_six_tiles_without_enemies_win() {
    let table = "units 1: C 2 N1 1 N2 1 M1 1 M3 1; enemies 1: E1 1";
    commanding("defensive-war", table).act(1, "add M2").stands(1, Standing::Won(Victory::Lands));
    let shared = "units 1: C 2 N1 1 N2 1 M1 1 M3 1; enemies 1: N1 1";
    commanding("defensive-war", shared).act(1, "add M2").stands(1, Standing::Playing);
}

#[test]
fn kn_87_all_five_battles_win() {
    let table = "levels 1: combat 1; battles 1: 2 3 4 5; goods 1: valor 2; enemies 1: E1 1";
    chosen("empty-granary", "left", table).act(1, "battle 1").stands(1, Standing::Won(Victory::Battles));
    let four = "levels 1: combat 1; battles 1: 3 4 5; goods 1: valor 2";
    chosen("empty-granary", "left", four).act(1, "battle 1").stands(1, Standing::Playing);
}

#[test]
fn kn_88_no_condition_costs_a_hundred_points() {
    let table = "turn: 12; row: ? ? ? ? ? empty-granary; goods 1: gold 0";
    let end = |points: i16| {
        let script = alone(&format!("{table}; points 1: {points}")).play("1 choose left\n1 end\n1 enemy E1");
        (scores(&script)[0], script.outcome().solo, winners(&script).len())
    };
    assert_eq!(end(200), (120, Some(SoloEnd::Survival), 0));
    assert_eq!(end(79), (-1, Some(SoloEnd::Defeat), 0));
}
