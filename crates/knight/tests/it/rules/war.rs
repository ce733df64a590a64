//! KN-98 to KN-110: war.

use engine::Game;
use knight::{Event, Standing, Victory, step_below};

use crate::given::{Look, by_rules, claimed, player, scores, war, winners};

/// A war in which both have chosen the right side of the empty granary and use nothing.
fn bids(seats: u8, table: &str) -> testkit::Script<knight::Knight> {
    let mut script = war(seats, &format!("row: empty-granary ? ? ? ? ?; {table}"));
    for seat in 1..=seats {
        script = script.act(seat, "choose right");
    }
    for seat in 1..=seats {
        script = script.act(seat, "end");
    }
    script
}

#[test]
fn kn_98_one_deck_one_goal_one_map() {
    let script = war(3, "row: empty-granary ? ? ? ? ?; goods 1: gold 2; goods 2: gold 2; goods 3: gold 2");
    let open = script.position().view(None).open;
    assert!(knight::Goal::shared().any(|goal| Some(goal) == open.goal));
    // A card that the first player turns up lies open for all.
    let shown = script.play("1 reveal 2\n* event old-rival\n1 choose left");
    shown.legal(2, ["reveal 3"]).not_legal(2, "reveal 2");
}

#[test]
fn kn_99_resources_and_gold_work_as_alone() {
    let script = war(2, "row: empty-granary ? ? ? ? ?; goods 1: glory 2 gold 0; goods 2: gold 0")
        .act(1, "choose left");
    script
        .act(2, "choose right")
        .play("1 unlock king\n1 unlock castle")
        .holds(1, [0, 0, 0, 1])
        .influence(1, 2)
        .holds(2, [2, 1, 0, 0])
        .not_legal(1, "lure");
}

#[test]
fn kn_100_everybody_marks_a_side_of_the_same_card() {
    let script = war(2, "row: empty-granary ? ? ? ? ?; goods 1: gold 0; goods 2: gold 0");
    script
        .act(1, "choose left")
        .awaits([2])
        .act(2, "choose right")
        .holds(1, [0, 0, 0, 4])
        .holds(2, [2, 1, 0, 0]);
}

#[test]
fn kn_101_command_points_are_stored_up_to_five() {
    let table = "row: empty-granary ? ? ? ? ?; goods 1: glory 6 gold 12; goods 2: gold 0; store 1: 3; character 1: aldric";
    let script = war(2, table).play("1 choose left\n2 choose right").act(1, "special").not_legal(1, "add CA");
    script.act(1, "buy command").look(1, |player| assert_eq!(player.store, 5)).not_legal(1, "buy command");
}

#[test]
fn kn_102_initiative_is_bid_for_in_secret() {
    let script = bids(2, "goods 1: gold 6; goods 2: gold 6").awaits([1, 2]).act(2, "bid 4").awaits([1]);
    assert_eq!(script.position().view(Some(engine::Seat::new(0))).sealed, None);
    assert!(script.position().view(None).open.war.given.contains(engine::Seat::new(1)));
    let script = script.act(1, "bid 2");
    assert!(script.events(1).contains(&Event::Initiative { seat: engine::Seat::new(1) }));
}

#[test]
fn kn_103_the_winner_pays_all_and_others_the_step_below() {
    assert_eq!([0, 1, 2, 3, 4, 6, 7, 15].map(step_below), [0, 0, 1, 1, 3, 3, 6, 10]);
    let table = "goods 1: gold 6; goods 2: gold 4; goods 3: gold 2";
    let script = bids(3, table).play("1 bid 6\n2 bid 4\n3 bid 2");
    // Everybody pays in any mix, one by one.
    let script = script.awaits([1]).only_legal(1, ["spend glory", "spend valor", "spend gold"]);
    let script = script.play(&"1 spend gold\n".repeat(6)).holds(1, [2, 1, 0, 0]);
    script
        .play("2 spend gold\n2 spend gold\n2 spend glory\n3 spend valor")
        .holds(2, [1, 1, 0, 2])
        .holds(3, [2, 0, 0, 2]);
}

#[test]
fn kn_104_nobody_bids_more_than_there_is() {
    let script = bids(2, "goods 1: gold 2; goods 2: gold 0");
    script.legal(1, ["bid 5"]).not_legal(1, "bid 6").legal(2, ["bid 3"]).not_legal(2, "bid 4");
}

#[test]
fn kn_105_the_winner_fixes_the_order_and_may_split_own_points() {
    let table = "goods 1: gold 3; goods 2: gold 0; goods 3: gold 0; store 1: 3; store 2: 1; store 3: 2";
    let script = bids(3, table).play("1 bid 3\n2 bid 0\n3 bid 0").play(&"1 spend gold\n".repeat(3));
    let script = script.only_legal(1, ["call 1", "call 2", "call 3"]).play("1 call 1\n1 call 2\n1 call 3");
    // What is left are two points of the winner.
    let script =
        script.act(1, "add K1").act(2, "add K2").awaits([3]).act(3, "add K3").awaits([3]).act(3, "forgo");
    script.play("1 add H1\n1 add J1").awaits_chance();
    // Even without points.
    let table = "goods 1: gold 3; goods 2: gold 0; goods 3: gold 0; store 2: 1; store 3: 2";
    let script = bids(3, table).play("1 bid 3\n2 bid 0\n3 bid 0").play(&"1 spend gold\n".repeat(3));
    script.only_legal(1, ["call 2", "call 3"]).act(1, "call 3").awaits([3]);
}

#[test]
fn kn_106_command_points_do_not_carry_over() {
    let table = "goods 1: gold 0; goods 2: gold 0; store 1: 2";
    let script =
        bids(2, table).play("1 bid 1\n2 bid 0\n1 spend valor\n1 add A1").act(1, "forgo").awaits_chance();
    script.look(1, |player| assert_eq!(player.store, 0));
}

#[test]
fn kn_107_when_somebody_has_won_the_turn_is_played_to_its_end() {
    let table = "row: empty-granary ? ? ? ? ?; battles 1: 1 2 3 4; levels 1: combat 4 armory 2; goods 1: glory 2 valor 4 gold 0; \
                 goods 2: gold 0; store 2: 1; points 2: 290; influence 2: 3";
    let script = war(2, &format!("{table}; {}", claimed(2)))
        .play("1 choose left\n2 choose right\n1 battle 5")
        .stands(1, Standing::Won(Victory::Battles));
    let script = script.play("1 remove CB 2\n1 remove CB 2").awaits([1]).act(1, "end").awaits([2]);
    let script = script.play("2 unlock herald\n2 end\n1 bid 0\n2 bid 0").act(2, "forgo");
    assert_eq!(winners(&script), [1]);
    script.influence(2, 4);
}

#[test]
fn kn_108_most_points_win_then_influence() {
    let table = "turn: 12; row: ? ? ? ? ? empty-granary; goods 1: gold 0; goods 2: gold 0";
    let end = |more: &str| {
        let script = war(2, &format!("{table}; {}; {more}", claimed(2)))
            .play("1 choose right\n2 choose right\n1 end\n2 end\n1 bid 1\n2 bid 0");
        let script = script.act(1, "spend glory");
        (winners(&script), scores(&script))
    };
    // Three resources are 15 points; the winner of the bid has paid one.
    assert_eq!(end("points 1: 100; points 2: 90"), (vec![1], vec![110, 105]));
    assert_eq!(end("points 1: 100; points 2: 95; influence 1: 7; influence 2: 8"), (vec![2], vec![110, 110]));
    // Several in the same turn: points decide among them.
    let both = "points 1: 295; points 2: 300; influence 1: 25; influence 2: 26";
    assert_eq!(end(both), (vec![2], vec![305, 315]));
}

#[test]
fn kn_109_with_two_players_a_castle_attack_ends_the_game() {
    let table = "units 1: CB 2; units 2: CB 1; goods 1: gold 0; goods 2: gold 0; store 1: 1; points 2: 200";
    let script = bids(2, table).play("1 bid 0\n2 bid 0");
    let script =
        if script.position().turn() == engine::Turn::Chance { script.chance("lot 1") } else { script };
    let script = script.act(1, "attack").stands(1, Standing::Won(Victory::Castle));
    // What is left counts, as at every end (R-KN-34).
    assert_eq!((winners(&script), scores(&script)), (vec![1], vec![15, 215]));
    // One attacker against one defender does not reach the castle.
    let table = table.replace("CB 2", "CB 1");
    let script = bids(2, &table).play("1 bid 1\n2 bid 0\n1 spend glory\n1 attack");
    assert_eq!(player(&script, 2).units.total(), 0);
    script.stands(1, Standing::Playing);
}

#[test]
fn r_kn_51_the_other_player_plays_the_turn_to_its_end() {
    let table = "turn: 3; units 1: CB 2 CA 0; units 2: CA 2; goods 1: gold 0; goods 2: gold 0; \
                 store 1: 1; store 2: 1; points 2: 200; goal: first-in-deeds";
    let hit = || {
        let table = format!("row: ? ? empty-granary ? ? ?; {table}");
        let script = war(2, &table).play("1 choose right\n2 choose right\n1 end\n2 end");
        script.play("1 bid 1\n2 bid 0\n1 spend glory\n1 call 1\n1 attack")
    };
    let script = hit().stands(1, Standing::Won(Victory::Castle)).awaits([2]);
    // The second hits back; now both have met a condition, and the goal and the points decide.
    let script = script.act(2, "attack").stands(2, Standing::Won(Victory::Castle));
    assert!(script.events(1).iter().any(|event| matches!(event, Event::GoalMet { .. })));
    assert_eq!((winners(&script), scores(&script)), (vec![2], vec![10, 225]));
    // By the first rules the castle cut the turn off.
    let script = by_rules(1, hit);
    assert_eq!((winners(&script), scores(&script)), (vec![1], vec![10, 215]));
}

#[test]
fn kn_109_and_kn_110_a_hit_is_told_with_its_clause() {
    let clause = |seats: u8, table: &str| {
        let table = format!("goods 1: gold 0; store 1: 1; {table}");
        let mut script = bids(seats, &table).act(1, "bid 1");
        for seat in 2..=seats {
            script = script.act(seat, "bid 0");
        }
        let script = script.play("1 spend glory\n1 attack");
        let hit = script.lines(None).into_iter().find(|line| line.text.id.starts_with("log-castle-hit"));
        hit.expect("a castle was hit").clause
    };
    assert_eq!(clause(2, "units 1: CB 2; units 2: CA 1"), "KN-109");
    assert_eq!(clause(3, "units 1: K2 2; units 2: K1 1"), "KN-110");
}

#[test]
fn kn_110_with_more_players_it_moves_fifty_points() {
    let table = "units 1: K2 2; units 2: K2 1; goods 1: gold 0; goods 2: gold 0; goods 3: gold 0; store 1: 1; points 2: 20";
    let script = bids(3, table).play("1 bid 1\n2 bid 0\n3 bid 0\n1 spend glory\n1 attack");
    script.points(1, 50).points(2, -30).points(3, 0).awaits_chance();
}
