//! KN-134 to KN-140: barbarians and rebels.

use engine::Game;
use knight::{Defeat, Order, Scenario, Standing, Victory};

use crate::given::{Look, commanding, enemy_acts, scenario};

#[test]
fn kn_134_barbarians_spread_over_six_areas_before_they_double() {
    let script = enemy_acts("barbarians", 1, 1, "enemies 1: B1 1 B3 2 B5 1 C 0");
    script.only_legal(1, ["enemy B2", "enemy B4", "enemy B6"]);
    let full = enemy_acts("barbarians", 1, 1, "enemies 1: B1 1 B2 1 B3 1 B4 1 B5 1 B6 1");
    full.legal(1, ["enemy B1", "enemy B6"]).act(1, "enemy B1").on(1, "B1", 0, 2);
}

#[test]
fn kn_135_rebels_rise_where_there_are_none() {
    let script = enemy_acts("rebels", 1, 1, "enemies 1: A1 1 A2 1 A3 1 A4 1 A5 1");
    script.only_legal(1, ["enemy A6", "enemy A7", "enemy A8", "enemy A9"]);
    let risen = enemy_acts("rebels", 1, 1, "enemies 1: A1 1").act(1, "enemy A6").told(1, "log-enemy");
    risen.cites("KN-135");
}

#[test]
fn kn_136_one_rebel_and_four_units_on_a_space() {
    let script = commanding("rebels", "units 1: A5 4 A2 3; enemies 1: A5 1");
    script.not_legal(1, "add A5").not_legal(1, "move A2 A5").legal(1, ["add A2", "add A8", "move A5 A2"]);
    assert_eq!(Scenario::Rebels.enemies_on_tile(), 1);
}

#[test]
fn kn_137_rebels_never_move() {
    let rows = Scenario::Rebels.card().rows.expect("rebels have rows");
    let orders = rows.iter().flatten().flat_map(|element| element.iter());
    assert!(orders.map(|it| it.order).all(|order| !matches!(order, Order::Move(_) | Order::AddThenMove)));
    let table = "row: caravan-in-the-fog ? ? ? ? ?; goods 1: gold 6; enemies 1: A1 1";
    scenario("rebels", table).act(1, "choose left").not_legal(1, "lure");
    enemy_acts("rebels", 1, 1, "enemies 1: A1 1").cites("KN-137");
}

#[test]
fn kn_138_rebels_have_no_castle_to_take() {
    assert_eq!(Scenario::Rebels.map().castle, None);
    let script = enemy_acts("rebels", 2, 6, "units 1: A5 1; enemies 1: A5 1 A1 1");
    script.act(1, "raze A1 gold1").on(1, "A5", 0, 1).stands(1, Standing::Playing);
}

#[test]
fn kn_139_nine_rebels_or_six_destroyed_areas_lose() {
    let eight = "enemies 1: A1 1 A2 1 A3 1 A4 1 A5 1 A6 1 A7 1 A8 1";
    enemy_acts("rebels", 1, 1, eight).stands(1, Standing::Lost(Defeat::Overrun));
    let razed = "razed 1: A1 glory1 A1 gold1 A2 valor1 A2 gold1 A3 wisdom1 A3 gold1 A4 gold2 A4 gold1 A6 gold2 A6 gold1 A9 glory1";
    enemy_acts("rebels", 2, 6, &format!("{razed}; enemies 1: A9 1")).stands(1, Standing::Lost(Defeat::Ruin));
    enemy_acts("rebels", 2, 6, &format!("{razed}; enemies 1: A1 1")).stands(1, Standing::Playing);
}

#[test]
fn kn_140_six_spaces_occupied_or_not_or_six_battles_win() {
    let table = "units 1: A1 1 A3 1 A4 1 A5 1 A6 1; enemies 1: A1 1 A3 1";
    commanding("rebels", table).act(1, "add A2").stands(1, Standing::Won(Victory::Lands));
    let table =
        "row: caravan-in-the-fog ? ? ? ? ?; levels 1: knowledge 1; goods 1: wisdom 2; battles 1: 2 3 4 5 6";
    let script = scenario("rebels", table)
        .play("1 choose left\n1 battle 1")
        .stands(1, Standing::Won(Victory::Battles));
    assert!(matches!(script.position().turn(), engine::Turn::Over(_)));
}
