//! KN-27 to KN-29: goals.

use knight::{Event, Knight, Standing};
use testkit::Script;

use crate::given::{Look, alone, beside, claimed, war};

/// The end of this turn with this goal.
fn ends(turn: u8, goal: &str, table: &str) -> testkit::Script<knight::Knight> {
    let places: Vec<&str> =
        (1..=6).map(|at| if at == (turn - 1) % 6 + 1 { "empty-granary" } else { "?" }).collect();
    let table = format!("turn: {turn}; row: {}; goal: {goal}; {}; {table}", places.join(" "), claimed(1));
    alone(&table).play("1 choose left\n1 end\n1 enemy E1")
}

#[test]
fn kn_27_goals_are_checked_three_times_and_rewarded_or_punished() {
    ends(3, "faithful", "levels 1: church 1; goods 1: gold 0").holds(1, [0, 0, 2, 4]).points(1, 0);
    ends(3, "faithful", "goods 1: gold 0").holds(1, [0, 0, 0, 4]).points(1, -5);
    ends(6, "faithful", "levels 1: church 2; goods 1: gold 0").points(1, 15);
    ends(9, "faithful", "levels 1: church 3; goods 1: gold 0").points(1, 25);
    // After turn 12 there is no goal: 4 gold are 20 points, and 100 are lost.
    ends(12, "faithful", "levels 1: church 3; goods 1: gold 0").points(1, -80).stands(1, Standing::Through);
    // A command point is used at once.
    let king = ends(9, "word-of-the-king", "levels 1: king 3; goods 1: gold 0");
    king.points(1, 20).legal(1, ["gather", "add N1"]);
    let start = Script::<Knight>::start("characters=random", 1).chance("character corvin").cites("KN-27");
    start.chance("goal faithful").told(1, "log-goal").cites("KN-27");
}

#[test]
fn kn_28_the_highest_are_rewarded_together() {
    let table = "turn: 3; row: ? ? empty-granary ? ? ?; goal: first-at-court; influence 1: 4; influence 2: 4; influence 3: 3; character 3: corvin; \
                 goods 1: gold 0; goods 2: gold 0; goods 3: gold 0";
    let all = beside(3, table).play(
        "1 choose left\n1 end\n1 enemy E1\n2 choose left\n2 end\n2 enemy E1\n3 choose left\n3 end\n3 enemy E1",
    );
    all.holds(1, [2, 0, 0, 4]).holds(2, [2, 0, 0, 4]).holds(3, [0, 0, 0, 4]);
    // Other goals reward everybody who meets them.
    let table = "turn: 3; row: ? ? empty-granary ? ? ?; goal: rival-houses; levels 1: castle 1; levels 2: castle 1; \
                 goods 1: gold 0; goods 2: gold 0";
    let both = war(2, table).play("1 choose right\n2 choose right\n1 end\n2 end\n1 bid 0\n2 bid 0");
    both.chance("lot 1").holds(1, [2, 1, 0, 4]).holds(2, [2, 1, 0, 4]);
}

#[test]
fn kn_29_without_the_castle_the_enemy_acts_once_more() {
    let missed = ends(3, "house-of-stone", "goods 1: gold 0");
    // The first row again: its second element.
    assert!(missed.events(1).contains(&Event::Consequence {
        seat: engine::Seat::new(0),
        row: 0,
        element: 1
    }));
    ends(3, "house-of-stone", "levels 1: castle 1; goods 1: gold 0").holds(1, [0, 0, 0, 9]).awaits_chance();
}
