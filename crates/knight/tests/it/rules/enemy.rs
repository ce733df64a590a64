//! KN-53 to KN-64: the enemy's orders.

use engine::Seat;
use knight::{Defeat, Event, Scenario, Standing};

use crate::given::{Look, alone, chosen, enemy_acts, scenario, sources};

#[test]
fn kn_53_each_scenario_has_its_own_card_on_the_same_rules() {
    let slugs: Vec<&str> = Scenario::all().map(|scenario| scenario.card().battles[0].slug).collect();
    assert_eq!(
        slugs,
        ["skirmish-at-the-mill", "sandbags-by-hand", "raid-on-the-cattle-pens", "pamphlets-burned"]
    );
    for name in Scenario::all().map(Scenario::word) {
        scenario(name, "row: empty-granary ? ? ? ? ?; goods 1: gold 0")
            .act(1, "choose left")
            .holds(1, [0, 0, 0, 4]);
    }
}

#[test]
fn kn_54_consequences_are_the_enemys_moves() {
    enemy_acts("defensive-war", 1, 1, "").awaits([1]).only_legal(1, ["enemy E1", "enemy E2", "enemy E3"]);
}

#[test]
fn kn_55_the_next_symbol_of_the_row_is_crossed_out() {
    let script = chosen("wounded-stag", "left", "rows 1: 2 0 4").act(1, "end");
    assert!(script.events(1).contains(&Event::Consequence { seat: Seat::new(0), row: 1, element: 0 }));
    script.look(1, |player| assert_eq!(player.rows, [2, 1, 4]));
    // An order of it may raise the enemy's diplomacy, or name a price.
    enemy_acts("defensive-war", 1, 3, "enemy 1: 2").told(1, "log-diplomacy").cites("KN-55");
    let table = "units 1: C 1 N1 1; enemies 1: N1 1 O2 2; goods 1: valor 4 gold 0; razed 1: M2 gold1";
    enemy_acts("defensive-war", 2, 3, table).legal(1, ["suffer"]).cites("KN-55");
}

#[test]
fn kn_56_new_enemies_come_to_marked_tiles() {
    let two = enemy_acts("defensive-war", 1, 6, "enemies 1: E1 4").only_legal(1, ["enemy E2", "enemy E3"]);
    two.play("1 enemy E2").on(1, "E2", 0, 1).act(1, "enemy E3");
}

#[test]
fn kn_57_all_enemies_move_straight_to_the_castle() {
    let script = enemy_acts("defensive-war", 2, 1, "enemies 1: N1 1 M2 1 O1 1");
    // The nearest first: N1 has one way, M2 has two, O1 has two.
    script
        .on(1, "C", 2, 1)
        .only_legal(1, ["advance M2 N1", "advance M2 N2"])
        .act(1, "advance M2 N2")
        .only_legal(1, ["advance O1 M1", "advance O1 M2"])
        .act(1, "advance O1 M1")
        .on(1, "M1", 0, 1)
        .enemy_diplomacy(1, 0)
        .awaits_chance();
    // Two steps.
    let twice = enemy_acts("defensive-war", 2, 4, "enemies 1: M1 1").enemy_diplomacy(1, 1);
    twice.on(1, "C", 2, 1).on(1, "N1", 0, 0);
}

#[test]
fn kn_58_first_a_new_enemy_then_all_move() {
    let script = enemy_acts("defensive-war", 1, 5, "enemies 1: N2 1").act(1, "enemy E1");
    // E1 has one way only, and the new enemy moves too.
    script.on(1, "C", 2, 1).on(1, "E1", 0, 0).on(1, "O1", 0, 1).enemy_diplomacy(1, 1).awaits_chance();
}

#[test]
fn kn_59_one_order_first_then_two() {
    for scenario in Scenario::all() {
        for row in scenario.card().rows.expect("a scenario has rows") {
            let orders: Vec<usize> = row.iter().map(|element| element.len()).collect();
            assert_eq!(orders, [1, 2, 2, 2, 2, 2], "{scenario}");
        }
    }
}

#[test]
fn kn_60_an_order_with_a_price_can_be_bought_off() {
    let script = enemy_acts("defensive-war", 1, 2, "goods 1: glory 4").only_legal(1, ["pay", "suffer"]);
    // 3 glory instead of a new enemy; nobody is there to move.
    script.clone().act(1, "pay").holds(1, [1, 0, 0, 4]).awaits_chance().enemy_diplomacy(1, 0);
    script.act(1, "suffer").legal(1, ["enemy E1"]).holds(1, [4, 0, 0, 4]);
    // Who cannot pay is not asked.
    enemy_acts("defensive-war", 1, 2, "goods 1: glory 2").legal(1, ["enemy E1"]);
}

#[test]
fn kn_61_if_nobody_can_carry_out_the_order_diplomacy_rises() {
    enemy_acts("defensive-war", 2, 1, "enemies 1: C 1").enemy_diplomacy(1, 1);
    enemy_acts("defensive-war", 2, 1, "enemies 1: C 1 N2 1").enemy_diplomacy(1, 0).on(1, "C", 2, 2);
    enemy_acts("defensive-war", 2, 1, "").enemy_diplomacy(1, 0);
}

#[test]
fn kn_62_enemies_attack_everywhere_at_once_first_units_then_sources() {
    let table = "units 1: N1 3 M2 1 C 2; enemies 1: N1 2 M2 2 O1 2 C 1";
    let script = enemy_acts("defensive-war", 2, 6, table);
    script
        .on(1, "N1", 1, 2)
        .on(1, "C", 1, 1)
        .only_legal(1, ["raze M2 glory1", "raze M2 valor1", "raze M2 gold1"])
        .act(1, "raze M2 valor1")
        .on(1, "M2", 0, 2)
        .on(1, "O1", 0, 2)
        .see(|position| {
            let script = testkit::Script::from(*position);
            assert_eq!(sources(&script, 1, "N1"), "glory1 gold1");
            assert_eq!(sources(&script, 1, "M2"), "glory1 gold1");
            assert_eq!(sources(&script, 1, "O1"), "");
        });
}

#[test]
fn kn_63_an_attack_that_units_cannot_absorb_destroys_the_castle() {
    let script = enemy_acts("defensive-war", 2, 6, "units 1: C 1; enemies 1: C 2");
    script.stands(1, Standing::Lost(Defeat::Castle)).outcome();
    enemy_acts("defensive-war", 2, 6, "units 1: C 2; enemies 1: C 2").stands(1, Standing::Playing);
}

#[test]
fn kn_64_two_against_three_one_and_none() {
    enemy_acts("defensive-war", 2, 6, "units 1: N1 3; enemies 1: N1 2").on(1, "N1", 1, 2);
    let one = enemy_acts("defensive-war", 2, 6, "units 1: N1 1; enemies 1: N1 2").act(1, "raze N1 gold1");
    one.on(1, "N1", 0, 2).see(|position| assert_eq!(sources(&(*position).into(), 1, "N1"), "glory1"));
    let none = enemy_acts("defensive-war", 2, 6, "units 1: C 1; enemies 1: N1 2");
    assert_eq!(sources(&none, 1, "N1"), "");
    assert!(alone("").position() != none.position());
}
