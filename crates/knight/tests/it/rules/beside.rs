//! KN-122 to KN-125: side by side.

use engine::Game;
use knight::{Event, Goal, Standing, Victory};

use crate::given::{Look, beside, by_rules, claimed, given, scores, winners};

#[test]
fn kn_122_any_scenario_with_goals_for_several() {
    for name in ["defensive-war", "flood", "barbarians", "rebels"] {
        let script = given(&format!("mode=side-by-side scenario={name}"), 3, "row: empty-granary ? ? ? ? ?");
        let open = script.position().view(None).open;
        assert!(Goal::shared().any(|goal| Some(goal) == open.goal));
        assert_eq!(open.card().scenario.map(|scenario| scenario.word()), Some(name));
    }
}

#[test]
fn kn_123_players_trade_resources_and_gold_as_they_agree() {
    let table = "row: empty-granary ? ? ? ? ?; goods 1: glory 2 gold 0; goods 2: valor 3; goods 3: gold 0";
    let script =
        beside(3, table).play("1 choose left\n1 offer 2").not_legal(1, "end").not_legal(1, "propose");
    let script = script.not_legal(1, "give valor").play("1 give gold\n1 give gold\n1 want valor\n1 propose");
    script.clone().awaits([2]).act(2, "accept").holds(1, [2, 1, 0, 2]).holds(2, [0, 2, 0, 2]).awaits([1]);
    script.act(2, "decline").holds(1, [2, 0, 0, 4]).holds(2, [0, 3, 0, 0]).legal(1, ["end", "offer 3"]);
}

#[test]
fn kn_124_the_most_points_among_those_who_won_or_among_all_if_nobody_did() {
    let table = "turn: 12; row: ? ? ? ? ? empty-granary; goods 1: gold 0; goods 2: gold 0";
    let end = |more: &str| {
        let script = beside(2, &format!("{table}; {}; {more}", claimed(2)))
            .play("1 choose left\n1 end\n1 enemy E1\n2 choose left\n2 end\n2 enemy E1");
        (winners(&script), scores(&script))
    };
    // The second has met a condition, with fewer points.
    assert_eq!(end("points 1: 450; points 2: 290; influence 2: 25"), (vec![2], vec![370, 340]));
    // Both have: 30 points more for both, and the points decide.
    let both = "points 1: 320; influence 1: 24; points 2: 300; influence 2: 24";
    assert_eq!(end(both), (vec![1], vec![240, 220]));
    assert_eq!(end("points 1: 200; points 2: 200"), (vec![1, 2], vec![120, 120]));
}

#[test]
fn r_kn_50_a_defeated_player_comes_after_everybody_who_succeeded() {
    let table = "turn: 12; row: ? ? ? ? ? empty-granary; goods 1: gold 0; goods 2: gold 0; \
                 enemies 2: E1 4 E2 3; points 2: 400";
    let end = |points: i16| {
        let script = beside(2, &format!("{table}; points 1: {points}"))
            .play("1 choose left\n1 end\n1 enemy E1\n2 choose left\n2 end\n2 enemy E2");
        (winners(&script), scores(&script))
    };
    // The second is defeated by the eighth enemy; the first comes through with 20 points.
    assert_eq!(end(100), (vec![1], vec![20, 400]));
    // Below 0 points the first has failed as well, and the points decide.
    assert_eq!(end(50), (vec![2], vec![-30, 400]));
    // By the first rules the points alone decided.
    assert_eq!(by_rules(1, || end(100)), (vec![2], vec![20, 400]));
}

#[test]
fn kn_125_the_first_victory_brings_thirty_points() {
    let table = "row: empty-granary ? ? ? ? ?; levels 1: combat 1; battles 1: 2 3 4 5; goods 1: valor 2 gold 0; goods 2: gold 0";
    let script =
        beside(2, table).play("1 choose left\n1 battle 1").stands(1, Standing::Won(Victory::Battles));
    let script = script.awaits([2]).play("2 choose left\n2 end\n2 enemy E1");
    // 10 points of the battle, 20 for 4 gold, 30 for being first; the other one plays on alone.
    assert!(script.events(2).contains(&Event::Bonus { seat: engine::Seat::new(0) }));
    script.points(1, 60).points(2, 0).awaits_chance().chance("event old-rival").awaits([2]);
}
