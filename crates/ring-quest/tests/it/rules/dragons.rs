//! QR-34 to QR-44: dragons.

use engine::Seat;
use ring_quest::{Event, Pile};

use crate::given::{at, coat, ends, given, no_coat, ring_on, table, talismans};

#[test]
fn qr_34_landing_on_a_dragon_means_a_fight() {
    given(3, "knight 1: T03").act(1, "step T04").awaits_chance().possible("dragon 3");
    given(3, "knight 1: T02").play("1 step T03\n1 step T04").awaits_chance();
}

#[test]
fn qr_35_the_top_card_shows_the_strength() {
    let script = given(3, "knight 1: T03").act(1, "step T04");
    for strength in [0, 2, 3, 4, 5, 6] {
        let turned = script.clone().chance(&format!("dragon {strength}"));
        assert!(turned.events(3).contains(&Event::Turned { seat: Seat::new(0), strength }));
        assert_eq!(table(&turned).duel.map(|duel| duel.strength), Some(strength));
        assert_eq!(table(&turned).pile.len(), 23);
    }
}

#[test]
fn qr_36_an_equal_or_higher_roll_conquers() {
    for (strength, lowest) in [(0, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6)] {
        for die in 1..=6 {
            let script = given(3, "knight 1: T03")
                .act(1, "step T04")
                .chance(&format!("dragon {strength}"))
                .chance(&format!("die {die}"));
            let message = if die >= lowest { "log-conquered" } else { "log-defeated" };
            script.told(2, message);
        }
    }
}

#[test]
fn qr_37_the_conqueror_has_another_turn_at_once() {
    given(3, "knight 1: T03")
        .play("1 step T04\n* dragon 3\n* die 3")
        .awaits([1])
        .play("1 step T05\n1 step T06")
        .see(at(1, "T06"))
        .awaits([2]);
}

#[test]
fn qr_38_in_the_extra_turn_he_passes_everything() {
    let won = given(3, "knight 1: T03 2; knight 2: T10; obstacles: T05; ring: U10")
        .play("1 step T04\n* dragon 0\n* die 1");
    ends(&won, 1, "T02 T03 T06 T09 T10 T11 T12");
    // It is his only for this turn: afterwards obstacles stop him again.
    won.play("1 step T05\n1 step T12").see(at(1, "T12")).awaits([2]);
}

#[test]
fn qr_39_a_lower_roll_costs_a_talisman_and_the_next_turn() {
    given(3, "knight 1: T03 3; knight 2: E14; knight 3: E15")
        .play("1 step T04\n* dragon 5\n* die 4")
        .told(3, "log-defeated")
        .see(talismans(1, 2))
        .see(coat(1))
        .awaits([2]);
}

#[test]
fn qr_40_the_loser_stays_on_the_dragon_under_a_coat() {
    given(3, "knight 1: T03").play("1 step T04\n* dragon 6\n* die 5").see(at(1, "T04")).see(coat(1));
}

#[test]
fn qr_41_the_coat_comes_off_in_the_next_turn_and_he_moves_in_the_one_after() {
    given(3, "knight 1: T03 3; knight 2: E14; knight 3: E01")
        .play("1 step T04\n* dragon 6\n* die 1")
        .play("2 step E15\n2 stop\n3 step E02\n3 stop\n3 obstacle W00")
        .told(2, "log-coat-off")
        .see(no_coat(1))
        .see(at(1, "T04"))
        .awaits([2])
        .play("2 step E14\n2 stop\n3 step E01\n3 stop")
        .awaits([1])
        .act(1, "step T05");
}

#[test]
fn qr_42_a_losing_bearer_lays_the_ring_in_another_state() {
    given(3, "knight 1: T03; knight 2: G05; knight 3: E15; ring: knight 1; obstacles: U05")
        .play("1 step T04\n1 stop\n* dragon 6\n* die 5")
        .told(2, "log-defeated-ring")
        .awaits([1])
        .legal(1, ["ring U10", "ring G06", "ring E14"])
        .refused(1, "ring T05", "QR-42")
        .refused(1, "ring U08", "QR-42")
        .refused(1, "ring U11", "QR-42")
        .refused(1, "ring G05", "QR-42")
        .refused(1, "ring U05", "QR-42")
        .act(1, "ring E14")
        .see(ring_on("E14"));
}

#[test]
fn qr_42_and_qr_46_a_ring_that_is_laid_down_is_told_with_its_clause() {
    let clause = |script: testkit::Script<ring_quest::RingQuest>| {
        let laid = script.lines(None).into_iter().find(|line| line.text.id == "log-ring-laid");
        laid.expect("the ring was laid down").clause
    };
    let lost = given(3, "knight 1: T03; knight 2: E14; ring: knight 1");
    assert_eq!(clause(lost.play("1 step T04\n1 stop\n* dragon 6\n* die 5\n1 ring U10")), "QR-42");
    let brought = given(3, "knight 1: U09; knight 2: E14; ring: knight 1");
    assert_eq!(clause(brought.play("1 step U08\n1 stop\n1 ring E15")), "QR-46");
}

#[test]
fn qr_43_then_he_wears_the_coat_as_usual() {
    given(3, "knight 1: T03; knight 2: E14; knight 3: E15; ring: knight 1")
        .play("1 step T04\n1 stop\n* dragon 6\n* die 5\n1 ring U10")
        .see(coat(1))
        .see(talismans(1, 2))
        .play("2 step E07\n2 stop\n3 step E14\n3 stop")
        .see(no_coat(1))
        .awaits([2]);
}

#[test]
fn qr_44_an_exhausted_pile_is_reshuffled() {
    let last =
        given(3, "knight 1: T03; pile: 4").act(1, "step T04").impossible("dragon 3").chance("dragon 4");
    assert_eq!(table(&last).pile, Pile::NONE);
    let shuffled = last.chance("die 6").told(2, "log-shuffled");
    assert_eq!(table(&shuffled).pile, Pile::ALL);
    let more = given(3, "knight 1: T03; pile: 4 5")
        .play("1 step T04\n* dragon 4\n* die 6")
        .not_told(2, "log-shuffled");
    assert_eq!(table(&more).pile.len(), 1);
}
