//! KN-68 to KN-77: actions for gold.

use engine::{Game, Seat};
use knight::Event;

use crate::given::{Look, alone, by_rules, chosen, scenario};

#[test]
fn kn_68_they_can_be_repeated() {
    let script = chosen("caravan-in-the-fog", "left", "goods 1: gold 6").holds(1, [0, 0, 0, 12]);
    script
        .play("1 buy glory\n1 buy glory\n1 buy glory\n1 buy valor")
        .holds(1, [3, 1, 0, 0])
        .not_legal(1, "buy glory");
}

#[test]
fn kn_69_a_resource_for_three_gold() {
    let script = chosen("harvest-feast", "left", "goods 1: gold 0");
    script.legal(1, ["buy glory", "buy valor", "buy wisdom"]).act(1, "buy wisdom").holds(1, [0, 0, 1, 0]);
    chosen("empty-granary", "left", "goods 1: gold 0").act(1, "buy wisdom").refused(1, "buy valor", "KN-69");
    chosen("empty-granary", "left", "goods 1: glory 6").refused(1, "buy glory", "KN-69");
}

#[test]
fn kn_70_influence_for_ten_gold() {
    let script = chosen("caravan-in-the-fog", "left", "goods 1: gold 4").act(1, "buy influence");
    script.holds(1, [0, 0, 0, 0]).influence(1, 1);
    chosen("caravan-in-the-fog", "left", "goods 1: gold 3").not_legal(1, "buy influence");
}

#[test]
fn kn_71_for_seven_gold_all_enemies_step_forward() {
    let script = chosen("caravan-in-the-fog", "left", "goods 1: gold 1; enemies 1: O1 1 N1 1").act(1, "lure");
    script
        .on(1, "C", 2, 1)
        .act(1, "advance O1 M2")
        .on(1, "M2", 0, 1)
        .holds(1, [0, 0, 0, 0])
        .legal(1, ["end"]);
    chosen("caravan-in-the-fog", "left", "goods 1: gold 0; enemies 1: O1 1").not_legal(1, "lure");
    // Nobody can come closer.
    chosen("caravan-in-the-fog", "left", "goods 1: gold 1; enemies 1: C 1").refused(1, "lure", "KN-71");
}

#[test]
fn kn_72_a_command_point_for_twelve_gold() {
    let script = chosen("caravan-in-the-fog", "left", "goods 1: gold 6").act(1, "buy command");
    script.holds(1, [0, 0, 0, 0]).act(1, "gather").holds(1, [0, 0, 0, 2]);
    chosen("caravan-in-the-fog", "left", "goods 1: gold 0").refused(1, "buy command", "KN-72");
}

#[test]
fn kn_73_one_resource_into_another_for_two_gold() {
    let script = chosen("empty-granary", "left", "goods 1: glory 1 valor 6 gold 0");
    script
        .legal(1, ["exchange glory wisdom", "exchange valor glory"])
        .not_legal(1, "exchange glory valor")
        .not_legal(1, "exchange wisdom glory")
        .act(1, "exchange valor wisdom")
        .holds(1, [1, 5, 1, 2]);
}

#[test]
fn kn_74_three_of_them_work_before_the_turn() {
    let script = alone("row: empty-granary horse-fair ? ? ? ?; goods 1: gold 12");
    let script = script.not_legal(1, "buy glory").not_legal(1, "buy influence").not_legal(1, "buy command");
    script.play("1 reveal 5\n* event old-rival\n1 swap 2 5\n1 borrow 2 left").holds(1, [0, 0, 0, 5]);
}

#[test]
fn kn_75_a_card_is_turned_up_for_one_gold() {
    let script = alone("row: empty-granary ? ? ? ? ?; goods 1: gold 1").act(1, "reveal 4").awaits_chance();
    let script = script.chance("event king-is-ill").holds(1, [0, 0, 0, 0]);
    let open = script.position().view(None).open;
    assert_eq!(open.face(Seat::new(0), 3).map(|card| card.word()), Some("king-is-ill"));
    script.not_legal(1, "reveal 4");
}

#[test]
fn kn_76_the_action_of_a_neighbouring_card() {
    let table =
        "row: empty-granary royal-hunt ? ? ? ?; levels 1: king 1 castle 1; stages 1: king 1; goods 1: gold 4";
    let script = alone(table).play("1 borrow 2 left\n1 choose left").refused(1, "borrow 2 left", "KN-76");
    // Gold of the granary, glory of the king, and the granary's first row.
    let script = script.act(1, "end").holds(1, [1, 0, 0, 4]);
    assert!(script.events(1).contains(&Event::Consequence { seat: Seat::new(0), row: 0, element: 0 }));
    // Another action may be borrowed instead; by the first rules one was the most.
    let table = table.replace("gold 4", "gold 8");
    let again = || alone(&table).act(1, "borrow 2 left");
    again().act(1, "borrow 2 right").holds(1, [0, 0, 0, 0]);
    by_rules(1, again).not_legal(1, "borrow 2 right");
    // Only a neighbour that is face up, on either side.
    let second = alone("turn: 2; row: royal-hunt empty-granary ? horse-fair ? ?; goods 1: gold 4");
    second
        .legal(1, ["borrow 1 left", "borrow 1 right"])
        .not_legal(1, "borrow 3 left")
        .not_legal(1, "borrow 4 left");
}

#[test]
fn kn_77_two_cards_change_places_or_one_is_replaced() {
    let script = alone("row: empty-granary ? horse-fair ? ? ?; goods 1: gold 4");
    let swapped = script.clone().act(1, "swap 1 3").holds(1, [0, 0, 0, 2]);
    let open = swapped.position().view(None).open;
    assert_eq!(open.current_card(Seat::new(0)).map(|card| card.word()), Some("horse-fair"));
    // An unknown card that becomes the current one is turned up.
    let unknown = script.clone().act(1, "swap 1 2").awaits_chance().chance("event old-rival");
    assert_eq!(unknown.position().view(None).open.deck.len(), 27);
    let replaced = script.act(1, "replace 3").impossible("event horse-fair").chance("event night-watch");
    let open = replaced.position().view(None).open;
    assert_eq!(open.face(Seat::new(0), 2).map(|card| card.word()), Some("night-watch"));
    assert!(scenario("flood", "goods 1: gold 4").position().view(None).open.deck.len() == 30);
    // A card that is used stays where it is.
    let chosen = alone("row: empty-granary horse-fair ? ? ? ?; goods 1: gold 4").act(1, "choose left");
    chosen.refused(1, "swap 1 2", "KN-77");
}
