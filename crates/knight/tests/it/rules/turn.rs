//! KN-07 to KN-26: how a turn goes, and how the game ends.

use engine::Game;
use knight::{Defeat, Event, Good, Standing};

use crate::given::{Look, alone, chosen, claimed, enemy_acts, player};

#[test]
fn kn_07_two_rounds_of_six_turns() {
    let table = "turn: 6; row: ? ? ? ? ? empty-granary; levels 1: castle 2; goods 1: gold 0";
    let second = alone(table).play("1 choose left\n1 end\n1 enemy E1").awaits_chance();
    let open = second.position().view(None).open;
    assert_eq!((open.turn, open.dealt, open.deck.len()), (7, [None; 6], 24));
    let last = alone("turn: 12; row: ? ? ? ? ? empty-granary; points 1: 200")
        .play("1 choose left\n1 end\n1 enemy E1");
    last.outcome();
}

#[test]
fn kn_08_the_row_can_be_looked_at_and_changed_before_and_during_the_turn() {
    let before = alone("row: empty-granary horse-fair ? ? ? ?; goods 1: gold 8");
    before
        .legal(1, ["reveal 3", "swap 1 2", "swap 1 6", "replace 1", "borrow 2 left", "borrow 2 right"])
        .act(1, "choose right")
        .legal(1, ["reveal 6", "swap 2 3", "replace 2", "borrow 2 left"])
        .not_legal(1, "swap 1 2")
        .not_legal(1, "replace 1");
}

#[test]
fn kn_09_kn_22_the_chosen_side_brings_its_resources_at_once() {
    chosen("empty-granary", "left", "goods 1: glory 1 valor 1").holds(1, [1, 1, 0, 4]);
    chosen("empty-granary", "right", "goods 1: glory 1 valor 1").holds(1, [3, 2, 0, 0]);
}

#[test]
fn kn_10_resources_and_gold_are_used_as_one_likes() {
    chosen("empty-granary", "left", "goods 1: glory 6 valor 2 gold 2")
        .legal(1, ["unlock king", "unlock castle", "unlock nobility", "special", "buy wisdom", "end"])
        .play("1 unlock castle\n1 buy wisdom\n1 unlock king")
        .holds(1, [4, 2, 1, 0])
        .legal(1, ["unlock nobility", "unlock combat", "end"]);
    // What is no use of anything is refused.
    chosen("empty-granary", "left", "").refused(1, "forgo", "KN-10");
}

#[test]
fn kn_11_what_an_activation_brings_waits_for_the_next_turn() {
    let after = chosen("wounded-stag", "left", "levels 1: herald 1; goods 1: glory 0").act(1, "end");
    // The herald's glory is there, and the next card is turned up: there was no use in between.
    after.holds(1, [5, 0, 0, 0]).awaits_chance();
}

#[test]
fn kn_12_a_command_point_of_an_activation_is_used_then_or_lost() {
    let table = "levels 1: king 1; goods 1: glory 0; character 1: bran";
    let summons = chosen("summons-to-the-throne-hall", "left", table).act(1, "end");
    summons.clone().legal(1, ["add C", "add N1", "move C N2", "gather", "forgo"]);
    let lost = summons.act(1, "forgo").act(1, "enemy E2").awaits_chance().chance("event empty-granary");
    lost.act(1, "choose left").not_legal(1, "add C");
}

#[test]
fn kn_13_the_king_pays_what_is_unlocked() {
    let table = "levels 1: king 3; stages 1: king 3; influence 1: 6; goods 1: gold 0";
    chosen("summons-to-the-throne-hall", "left", table).act(1, "end").holds(1, [2, 1, 1, 2]);
}

#[test]
fn kn_14_each_stage_of_the_king_is_used_once_and_in_order() {
    let table = "levels 1: king 2; stages 1: king 1; goods 1: gold 0; influence 1: 4";
    let second = chosen("summons-to-the-throne-hall", "left", table).act(1, "end");
    // The levels pay 1 glory and 2 gold; the second stage 1 diplomacy, 1 command, 30 points and 6 gold.
    second
        .holds(1, [2, 0, 1, 8])
        .points(1, 30)
        .look(1, |player| assert_eq!((player.diplomacy, player.stages[0]), (1, 2)))
        .legal(1, ["add N1"]);
}

#[test]
fn kn_15_kn_24_the_consequences_come_last() {
    let script = chosen("empty-granary", "left", "levels 1: castle 1; goods 1: gold 0").act(1, "end");
    let events = script.events(1);
    let paid = events.iter().position(|event| matches!(event, Event::Activated { .. }));
    let woken = events.iter().position(|event| matches!(event, Event::Consequence { .. }));
    assert!(paid.is_some() && paid < woken, "{events:?}");
    script.holds(1, [0, 0, 0, 5]).act(1, "enemy E3").on(1, "E3", 0, 1).awaits_chance();
}

#[test]
fn kn_16_the_third_use_of_the_first_row() {
    enemy_acts("defensive-war", 1, 3, "")
        .enemy_diplomacy(1, 1)
        .play("1 enemy E1\n1 enemy E1")
        .on(1, "E1", 0, 2)
        .look(1, |player| assert_eq!(player.rows, [3, 0, 0]));
}

#[test]
fn kn_17_after_the_twelfth_turn_points_are_counted_and_the_end_may_come_before() {
    let table = "turn: 12; row: ? ? ? ? ? empty-granary; points 1: 270; influence 1: 25; goods 1: gold 0";
    let last = alone(&format!("{table}; {}", claimed(1))).play("1 choose left\n1 end\n1 enemy E1");
    // 4 gold are 20 points: 290, and no condition is met.
    last.points(1, 190).stands(1, Standing::Through).outcome();
    let early = enemy_acts("defensive-war", 1, 3, "enemy 1: 5").stands(1, Standing::Lost(Defeat::Diplomacy));
    early.outcome();
}

#[test]
fn kn_18_kn_19_totals_are_written_down_after_turns_3_6_9_and_12() {
    for (turn, index) in [(3, 0), (6, 1), (9, 2), (12, 3)] {
        let places: Vec<&str> =
            (1..=6).map(|at| if at == (turn - 1) % 6 + 1 { "empty-granary" } else { "?" }).collect();
        let table = format!(
            "turn: {turn}; row: {}; goal: ledger-of-deeds; points 1: 130; goods 1: gold 0",
            places.join(" ")
        );
        let script = alone(&table).play("1 choose left\n1 end\n1 enemy E1");
        let boxes = player(&script, 1).boxes;
        let expected = if turn == 12 { 150 } else { 130 };
        assert_eq!(boxes[index], Some(expected), "turn {turn}");
        assert_eq!(boxes.iter().flatten().count(), 1);
    }
}

#[test]
fn kn_20_what_is_left_gives_five_points_each_and_may_complete_the_condition() {
    let table = "turn: 12; row: ? ? ? ? ? empty-granary; influence 1: 25; goods 1: glory 4 valor 2 gold 3";
    let won =
        alone(&format!("{table}; points 1: 235; {}", claimed(1))).play("1 choose left\n1 end\n1 enemy E1");
    assert!(matches!(player(&won, 1).standing, Standing::Won(_)));
    won.points(1, 300);
}

#[test]
fn kn_21_every_turn_begins_with_a_choice_of_sides() {
    alone("row: empty-granary ? ? ? ? ?; goods 1: gold 0").only_legal(1, ["choose left", "choose right"]);
    let right = chosen("old-rival", "right", "goods 1: gold 0; levels 1: church 1").holds(1, [0, 0, 2, 2]);
    // The side also says what is activated and which row acts.
    let script = right.act(1, "end").act(1, "stage right");
    assert!(script.events(1).contains(&Event::Consequence {
        seat: engine::Seat::new(0),
        row: 0,
        element: 0
    }));
    // The card of the turn is turned up first.
    let next = chosen("empty-granary", "right", "goods 1: gold 0").play("1 end").awaits_chance();
    next.chance("event old-rival").told(1, "log-turned").cites("KN-21").refused(1, "end", "KN-21");
}

#[test]
fn kn_23_the_action_is_activated_when_the_player_stops() {
    let script = chosen("empty-granary", "left", "goods 1: gold 0").act(1, "unlock castle");
    assert!(!script.events(1).iter().any(|event| matches!(event, Event::Activated { .. })));
    let script = script.act(1, "end");
    assert!(script.events(1).iter().any(|event| matches!(event, Event::Activated { .. })));
    script.holds(1, [0, 0, 0, 2]);
}

#[test]
fn kn_25_three_resources_and_gold() {
    assert_eq!(Good::RESOURCES.map(|good| good.limit()), [6; 3]);
    assert_eq!(Good::ALL.map(|good| good.word()), ["glory", "valor", "wisdom", "gold"]);
    let poor = "goods 1: glory 0 valor 0 wisdom 0 gold 0";
    chosen("empty-granary", "right", poor).cites("KN-25").refused(1, "unlock steward", "KN-25");
}

#[test]
fn kn_26_a_side_with_four_glory() {
    chosen("minstrel-sings-of-you", "left", "goods 1: gold 0").holds(1, [4, 0, 0, 0]);
}
