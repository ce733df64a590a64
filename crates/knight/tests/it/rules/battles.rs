//! KN-65 to KN-67: battles.

use knight::{Scenario, Standing, Victory};

use crate::given::{Look, by_rules, chosen, scenario, war};

#[test]
fn kn_65_all_battles_win() {
    let table = "levels 1: combat 4 armory 2; battles 1: 1 2 3 4; goods 1: glory 2 valor 4";
    let script = chosen("pilgrims-at-the-gate", "right", table).act(1, "battle 5");
    script.stands(1, Standing::Won(Victory::Battles)).outcome();
    let counts: Vec<usize> = Scenario::all().map(|scenario| scenario.card().battles.len()).collect();
    assert_eq!(counts, [5, 5, 5, 6]);
    // The flood's battles are other deeds.
    let flood = "levels 1: knowledge 3; battles 1: 1 2 3 4; goods 1: valor 1 wisdom 4 gold 0; row: pilgrims-at-the-gate ? ? ? ? ?";
    let flood = scenario("flood", flood).play("1 choose right\n1 battle 5");
    flood.stands(1, Standing::Won(Victory::Battles));
}

#[test]
fn kn_66_a_battle_needs_its_condition_and_its_price_and_several_can_be_fought() {
    let table = "levels 1: combat 2; goods 1: valor 4 wisdom 1";
    let script = chosen("pilgrims-at-the-gate", "right", table).not_legal(1, "battle 3");
    script
        .act(1, "battle 1")
        .not_legal(1, "battle 1")
        .act(1, "battle 2")
        .act(1, "forgo")
        .holds(1, [0, 0, 0, 5])
        .points(1, 25)
        .not_legal(1, "battle 2");
    chosen("pilgrims-at-the-gate", "right", "levels 1: combat 2; goods 1: valor 1").not_legal(1, "battle 1");
}

#[test]
fn kn_67_combat_three_and_three_valor_win_twenty_points_and_remove_an_enemy() {
    let table = "levels 1: combat 3; goods 1: valor 3; enemies 1: E1 1 M2 2";
    let script = chosen("pilgrims-at-the-gate", "right", table).act(1, "battle 3").points(1, 20);
    script
        .only_legal(1, ["remove M2", "remove E1", "spare"])
        .act(1, "remove M2")
        .on(1, "M2", 0, 1)
        .on(1, "E1", 0, 1)
        .holds(1, [0, 0, 0, 5]);
    // The enemies may stay; by the first rules one had to go.
    let fought = || chosen("pilgrims-at-the-gate", "right", table).act(1, "battle 3");
    fought().act(1, "spare").told(1, "log-spared").on(1, "M2", 0, 2).on(1, "E1", 0, 1).legal(1, ["end"]);
    by_rules(1, fought).only_legal(1, ["remove M2", "remove E1"]);
    // Without enemies nothing is asked.
    let quiet =
        chosen("pilgrims-at-the-gate", "right", "levels 1: combat 3; goods 1: valor 3").act(1, "battle 3");
    quiet.legal(1, ["end"]);
    // In a war the units of rivals go.
    let table = "row: empty-granary ? ? ? ? ?; levels 1: combat 4 armory 2; goods 1: glory 2 valor 4 gold 0";
    let script = war(2, table).play("1 choose left\n2 choose right\n1 battle 5").legal(1, ["remove CB 2"]);
    script.act(1, "remove CB 2").told(2, "log-removed-rival").cites("KN-67");
}
