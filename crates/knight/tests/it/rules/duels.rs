//! KN-111 to KN-121: duels.

use engine::{Game, Seat};
use knight::{Event, Stage};

use crate::given::{Look, by_rules, claimed, war};

const START: &str = "row: empty-granary ? ? ? ? ?";

/// The first seat challenges the second one; both have used nothing else.
fn duel(table: &str) -> testkit::Script<knight::Knight> {
    war(2, &format!("{START}; {table}; {}", claimed(2)))
        .play("1 choose left\n2 choose left\n1 challenge 2\n1 end\n2 end")
        .awaits([1, 2])
}

#[test]
fn kn_111_a_duel_is_declared_in_the_use_phase_and_fought_before_the_initiative() {
    let script =
        war(2, START).not_legal(1, "challenge 2").play("1 choose left\n2 choose left\n1 challenge 2");
    let script = script.play("1 end\n2 end");
    assert_eq!(script.position().view(None).open.stage, Stage::Duels);
    let script = script.play("1 stake 1\n2 stake 0");
    assert_eq!(script.position().view(None).open.stage, Stage::Initiative);
}

#[test]
fn kn_112_duels_are_fought_in_the_order_of_announcement() {
    let script = war(3, START)
        .play("1 choose left\n2 choose left\n3 choose left\n1 challenge 3\n1 end\n2 challenge 1");
    assert!(script.events(3).contains(&Event::Challenged { seat: Seat::new(1), rival: Seat::new(0) }));
    let script = script.play("2 end\n3 end").awaits([1, 3]).play("1 stake 1\n3 stake 0");
    script.awaits([1, 2]);
}

#[test]
fn kn_113_three_challenges_in_a_game() {
    let script = war(2, &format!("{START}; challenges 1: 2")).play("1 choose left\n2 choose left");
    script.play("1 challenge 2\n1 challenge 2").not_legal(1, "challenge 2");
    assert_eq!(knight::DUELS, 3);
}

#[test]
fn kn_114_levels_and_secret_resources_without_gold() {
    let table = "levels 1: combat 1 knowledge 1 fame 1 armory 1 king 4; levels 2: combat 3; goods 1: glory 2 gold 9; goods 2: glory 3";
    let script = duel(table).legal(1, ["stake 2"]).not_legal(1, "stake 3").act(1, "stake 1").awaits([2]);
    assert_eq!(script.position().view(Some(Seat::new(1))).sealed, None);
    let script = script.act(2, "stake 3");
    let told = Event::Duel {
        challenger: Seat::new(0),
        rival: Seat::new(1),
        strength: 5,
        against: 6,
        stakes: [1, 3],
    };
    assert!(script.events(1).contains(&told), "{:?}", script.events(1));
}

#[test]
fn kn_115_the_winner_takes_what_the_loser_staked() {
    let table = "levels 1: combat 4; goods 1: gold 0; goods 2: glory 2 wisdom 3";
    let script =
        duel(table).play("1 stake 0\n2 stake 3").awaits([1]).only_legal(1, ["seize glory", "seize wisdom"]);
    script
        .play("1 seize wisdom\n1 seize wisdom\n1 seize glory")
        .holds(1, [1, 0, 2, 4])
        .holds(2, [1, 0, 1, 4]);
}

#[test]
fn kn_116_the_winner_gains_influence_and_ten_points() {
    let table = "levels 1: combat 4; goods 1: glory 2; goods 2: glory 1";
    duel(table)
        .play("1 stake 2\n2 stake 1")
        .influence(1, 5)
        .points(1, 10)
        .influence(2, 0)
        .points(2, 0)
        .holds(1, [3, 0, 0, 4]);
}

#[test]
fn kn_117_the_loser_loses_the_stake() {
    let table = "levels 2: combat 4; goods 1: glory 2 valor 1; goods 2: gold 0";
    duel(table).play("1 stake 3\n2 stake 0").holds(1, [0, 0, 0, 4]).holds(2, [2, 1, 0, 4]);
}

#[test]
fn kn_118_who_stakes_nothing_and_loses_is_last_and_may_not_use_the_character_card() {
    let table =
        "levels 1: combat 1; goods 1: glory 1; goods 2: wisdom 6; store 1: 1; store 2: 1; influence 2: 5";
    let script = war(2, &format!("{START}; {table}"));
    let script = script.play("1 choose left\n2 choose left\n1 challenge 2\n1 end\n2 end\n2 end");
    let script = script.play("1 stake 0\n2 stake 0");
    assert!(script.events(1).contains(&Event::Disgraced { seat: Seat::new(1) }));
    // Only the first seat bids, and leads whatever the bid is.
    let script = script.awaits([1]).act(1, "bid 0");
    // There is nothing to choose: the first seat is called, and the disgraced one after it.
    let script = script.play("1 forgo\n2 forgo\n* event old-rival\n1 choose left\n2 choose left\n1 end");
    // Ysolde has 6 wisdom and influence 5, and may use neither.
    script.not_legal(2, "special").not_legal(2, "threshold 5").legal(2, ["unlock church"]);
}

#[test]
fn kn_118_who_was_barred_from_the_bids_is_called_last() {
    let table = "levels 1: combat 1; goods 1: glory 1; goods 2: wisdom 2; goods 3: gold 0; \
                 store 1: 2; store 2: 1; store 3: 1";
    let barred = || {
        let script = war(3, &format!("{START}; {table}"));
        let script =
            script.play("1 choose left\n2 choose left\n3 choose left\n1 challenge 2\n1 end\n2 end\n3 end");
        script.play("1 stake 0\n2 stake 0\n1 bid 1\n3 bid 0\n1 spend gold")
    };
    let script = barred().only_legal(1, ["call 1", "call 3"]).refused(1, "call 2", "KN-118");
    // After the third seat only the leader's own points are left before the last one.
    let script = script.act(1, "call 3").awaits([3]);
    script.play("3 forgo\n1 forgo\n1 forgo").awaits([2]);
    // By the first rules the leader could call them at any time.
    by_rules(1, barred).only_legal(1, ["call 1", "call 2", "call 3"]);
}

#[test]
fn kn_119_who_has_no_resources_escapes() {
    let table = "levels 1: combat 1; goods 1: glory 1; goods 2: gold 6";
    let script = duel(table).play("1 stake 0\n2 stake 0");
    assert!(!script.events(1).contains(&Event::Disgraced { seat: Seat::new(1) }));
    script.awaits([1, 2]);
}

#[test]
fn kn_120_a_tie_is_decided_at_court_or_not_at_all() {
    let table = "levels 1: king 1; levels 2: king 1 nobility 1; goods 1: glory 1; goods 2: glory 1";
    let script = duel(table).play("1 stake 1\n2 stake 1").points(2, 10).holds(1, [0, 0, 0, 4]);
    script.holds(2, [2, 0, 0, 4]);
    let table = "levels 1: king 1; levels 2: nobility 1; goods 1: glory 1; goods 2: glory 1";
    let script = duel(table).play("1 stake 1\n2 stake 1").points(1, 0).points(2, 0);
    script.holds(1, [1, 0, 0, 4]).holds(2, [1, 0, 0, 4]).influence(1, 1).influence(2, 1);
}

#[test]
fn kn_121_ten_and_two_beat_six_and_four() {
    let table = "levels 1: combat 3 knowledge 3 fame 2 armory 2; levels 2: combat 2 knowledge 2 armory 2; \
                 goods 1: glory 2; goods 2: valor 3 wisdom 3";
    let script = duel(table).play("1 stake 2\n2 stake 4");
    let script = script.play("1 seize valor\n1 seize valor\n1 seize wisdom\n1 seize wisdom");
    script.holds(1, [2, 2, 2, 4]).holds(2, [0, 1, 1, 4]).points(1, 10).influence(1, 11);
}
