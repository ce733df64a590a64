//! KN-01 to KN-06: the aim, what is needed, the three ways to play.

use engine::{Game, Seat, SoloEnd};
use knight::{Card, Character, Goal, Good, Knight, Mode, Scenario, Standing, Tournament, Track, Victory};
use testkit::Script;

use crate::given::{Look, alone, beside, chosen, war, winners};

#[test]
fn kn_01_the_scenario_is_to_be_won_with_many_points() {
    let won = chosen(
        "empty-granary",
        "left",
        "points 1: 299; influence 1: 30; levels 1: armory 1; goods 1: valor 1",
    )
    .act(1, "unlock armory");
    // Three points for the second level of the armory make 302, and what is left counts.
    let outcome = won.outcome();
    assert_eq!((outcome.solo, outcome.scores[Seat::new(0)]), (Some(SoloEnd::Victory), 307));
    let lost = crate::given::enemy_acts("defensive-war", 1, 3, "enemy 1: 5; points 1: 290");
    assert_eq!(lost.outcome().solo, Some(SoloEnd::Defeat));
    assert!(winners(&lost).is_empty());
}

#[test]
fn kn_02_everybody_has_the_same_set() {
    // A marker for each good, nine for each side of the map, one for the goal, one for the choice.
    assert_eq!(Good::ALL.len(), 4);
    assert!(Scenario::all().all(|scenario| scenario.most_units() <= 9 && scenario.most_enemies() <= 9));
    let start = alone("row: empty-granary ? ? ? ? ?; goods 1: gold 0");
    let view = start.position().view(None);
    assert_eq!((view.open.goal.is_some(), view.open.me().side), (true, None));
    assert_eq!(Character::all().count(), 6);
    let spaces: usize = Track::all().map(|track| track.spaces().len()).sum();
    assert_eq!((spaces, Tournament::all().count()), (67, 4));
}

#[test]
fn kn_03_events_and_goals_are_for_all() {
    assert_eq!((Card::all().count(), Goal::solo().count(), Goal::shared().count()), (30, 12, 8));
    let shared = Script::<Knight>::start("mode=war", 2).play("1 take odo\n2 take bran");
    shared.clone().impossible("goal house-of-stone").chance("goal best-blade").chance("event horse-fair");
    shared.chance("goal best-blade").possible("event king-is-ill").awaits_chance();
}

#[test]
fn kn_04_one_player_is_the_basic_game() {
    assert_eq!(Knight::seats(&"".parse().unwrap()), 1..=1);
    let start = Script::<Knight>::start("", 1);
    assert_eq!(start.position().view(None).open.options.mode, Mode::Solo);
    start.play("1 take aldric\n* goal faithful\n* event empty-granary").awaits([1]);
}

#[test]
fn kn_05_side_by_side_everybody_has_an_own_scenario() {
    let table = "row: empty-granary ? ? ? ? ?; goods 1: gold 0; goods 2: gold 0";
    let first = beside(2, table).play("1 choose left\n1 end\n1 enemy E1").on(1, "E1", 0, 1).on(2, "E1", 0, 0);
    // The second player meets the same card, with an own court and an own enemy.
    first
        .awaits([2])
        .play("2 choose left\n2 unlock castle\n2 end")
        .look(2, |player| assert_eq!(player.level(Track::Castle), 1))
        .look(1, |player| assert_eq!(player.level(Track::Castle), 0));
}

#[test]
fn kn_06_a_war_has_its_own_card_and_one_map() {
    for seats in 2..=4 {
        let start = war(seats, "");
        let open = start.position().view(None).open;
        assert_eq!(open.card().scenario, None);
        assert_eq!(open.map().tiles.len(), if seats == 2 { 11 } else { 21 });
        assert!(open.all().all(|seat| open.player(seat).units.total() == 2));
    }
    // All see the same units: the second player's keep the first from holding the tile alone.
    let table = "units 1: CA 1 A1 1 A2 1 A3 1 M1 1 M2 1; units 2: M2 1; row: empty-granary ? ? ? ? ?; goods 1: gold 0";
    war(2, table).act(1, "choose left").stands(1, Standing::Playing);
    let table = table.replace("units 2: M2 1", "units 2: M3 1");
    war(2, &table).act(1, "choose left").stands(1, Standing::Won(Victory::Lands));
}
