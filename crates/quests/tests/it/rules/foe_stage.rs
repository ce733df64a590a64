//! QT-73 to QT-83: a foe stage.

use engine::Game;
use quests::{Contest, Event, Quests};
use testkit::Script;

use crate::given::{Play, allies, amour, cards, discard, given, hand, seat, totals, view, within};

/// Seat 1 sponsors [Robber Knight] 15 and [Boar with Dagger] 20; seats 2 and 3 are about to arm.
fn arming(two: &str, three: &str) -> Script<Quests> {
    given(3, &format!("hand 1: robber-knight boar dagger; hand 2: {two}; hand 3: {three}"))
        .story(1, "boar-hunt")
        .sponsors(1, "robber-knight / boar dagger")
        .each(&[2, 3], "join")
        .cards("giant giant")
}

#[test]
fn qt_73_commitments_are_secret_and_made_before_the_foe_is_shown() {
    let script = arming("sword lance", "sword").awaits([2, 3]);
    let before = view(script.position(), 3);
    let chosen = script.act(2, "arm sword");
    assert_eq!(view(chosen.position(), 3), before, "not even the number of cards is seen");
    assert_eq!(chosen.events(3), []);
    let sealed = chosen.act(2, "done");
    assert_eq!(sealed.events(3), [Event::Sealed { seat: seat(2), contest: Contest::Foe }]);
    let sealed = sealed.awaits([3]);
    assert_eq!(view(sealed.position(), 3).hands[1], 3, "sealed cards still count as held");
    assert_eq!(view(sealed.position(), 3).stages[0], None);
}

#[test]
fn qt_74_any_weapons_of_different_types() {
    arming("sword sword horse lance dagger", "sword")
        .act(2, "arm sword")
        .not_legal(2, "arm sword")
        .act(2, "arm horse")
        .act(2, "arm lance")
        .act(2, "arm dagger")
        .only_legal(2, ["done"]);
}

#[test]
fn qt_75_one_amour_in_the_whole_quest() {
    let first =
        arming("amour amour lance", "sword").act(2, "arm amour").not_legal(2, "arm amour").act(2, "done");
    first
        .arms(3, "")
        .cards("saxons")
        .see(amour(2, true))
        .see(within(&[2]))
        .not_legal(2, "arm amour")
        .legal(2, ["arm lance"]);
}

#[test]
fn qt_76_any_number_of_allies() {
    arming("gawain galahad arthur", "sword")
        .arms(2, "gawain galahad arthur")
        .arms(3, "")
        .calm()
        .see(totals(&[(2, 5 + 10 + 15 + 10), (3, 5)]))
        .see(allies(2, "galahad arthur gawain"));
}

#[test]
fn qt_77_foes_and_tests_cannot_be_committed() {
    arming("thieves mordred test-valor", "sword").only_legal(2, ["done"]);
}

#[test]
fn qt_78_nothing_at_all_may_be_committed() {
    arming("sword", "sword").arms(2, "").arms(3, "").see(totals(&[(2, 5), (3, 5)]));
}

#[test]
fn qt_79_the_stage_and_all_commitments_are_revealed_at_once() {
    let revealed = arming("sword", "horse").arms(2, "sword").act(3, "arm horse").act(3, "done");
    let stage = cards("robber-knight");
    assert!(revealed.events(2).contains(&Event::StageRevealed { stage: 0, cards: stage, total: 15 }));
    let shown =
        |number, card| Event::Revealed { seat: seat(number), cards: cards(card), contest: Contest::Foe };
    assert!(revealed.events(3).contains(&shown(2, "sword")));
    assert!(revealed.events(2).contains(&shown(3, "horse")));
    assert_eq!(view(revealed.position(), 2).stages[0], Some(stage));
}

#[test]
fn qt_80_rank_allies_old_and_new_amour_and_weapons_make_the_total() {
    given(2, "hand 1: thieves boar; hand 2: sword gawain; allies 2: galahad; amour 2: yes; rank 2: knight 0")
        .story(1, "boar-hunt")
        .sponsors(1, "thieves / boar")
        .act(2, "join")
        .cards("giant")
        .arms(2, "sword gawain")
        .see(totals(&[(2, 10 + 15 + 10 + 10 + 10)]));
}

#[test]
fn qt_81_the_stage_counts_its_foe_and_its_weapons() {
    let second =
        arming("lance*2", "").arms(2, "lance").arms(3, "").cards("dagger").act(2, "arm lance").act(2, "done");
    let event = Event::StageRevealed { stage: 1, cards: cards("boar dagger"), total: 20 };
    assert!(second.events(1).contains(&event));
}

#[test]
fn qt_82_an_equal_total_passes_and_any_number_may() {
    let both = arming("sword", "horse").arms(2, "sword").act(3, "arm horse").act(3, "done");
    assert!(both.events(1).contains(&Event::Passed { seat: seat(2), total: 15, goal: 15 }));
    assert!(both.events(1).contains(&Event::Passed { seat: seat(3), total: 15, goal: 15 }));
    let one = arming("sword", "dagger").arms(2, "sword").act(3, "arm dagger").act(3, "done");
    assert!(one.events(1).contains(&Event::Defeated { seat: seat(3), total: 10, goal: 15 }));
    one.see(within(&[2]));
}

#[test]
fn qt_83_weapons_are_discarded_allies_and_amours_stay() {
    arming("sword gawain amour", "dagger")
        .arms(2, "sword gawain amour")
        .arms(3, "dagger")
        .see(discard("sword dagger"))
        .see(allies(2, "gawain"))
        .see(amour(2, true))
        .see(hand(2, "giant"));
    // The view of a spectator shows the same.
    assert_eq!(arming("sword", "").position().view(None).open.discard.len(), 0);
}
