//! QT-102 to QT-105: the end of a quest.

use quests::{Event, Quests};
use testkit::Script;

use crate::given::{Play, allies, amour, cards, discard, given, holds, ranks, seat, within};

/// Seat 1 sponsors [Thieves] and [Boar with Dagger] 20; seats 2 and 3 have passed the first stage and are about to arm.
fn second_stage() -> Script<Quests> {
    given(3, "hand 1: thieves boar dagger; hand 2: lance amour; hand 3: sword amour gawain")
        .story(1, "boar-hunt")
        .sponsors(1, "thieves / boar dagger")
        .each(&[2, 3], "join")
        .cards("giant giant")
        .arms(2, "")
        .arms(3, "amour gawain")
        .cards("saxons saxons")
}

#[test]
fn qt_102_it_ends_when_nobody_is_left_or_the_last_stage_is_done() {
    let failed = given(3, "hand 1: robber-knight boar dagger")
        .story(1, "boar-hunt")
        .sponsors(1, "robber-knight / boar dagger")
        .each(&[2, 3], "join")
        .cards("giant giant")
        .arms(2, "")
        .act(3, "done");
    assert!(failed.events(1).contains(&Event::QuestFailed));
    let stage = Event::StageShown { stage: 1, cards: cards("boar dagger") };
    assert!(failed.events(2).contains(&stage), "the second stage is shown and discarded");
    second_stage().arms(2, "lance").arms(3, "").calm().cards("sword sword sword sword sword").awaits([2]);
}

#[test]
fn qt_103_everybody_who_passed_all_stages_gets_as_many_shields() {
    second_stage()
        .arms(2, "lance")
        .arms(3, "")
        .calm()
        .cards("sword sword sword sword sword")
        .see(ranks("squire 0, squire 2, squire 2"));
    second_stage()
        .arms(2, "")
        .arms(3, "")
        .calm()
        .cards("sword sword sword sword sword")
        .see(ranks("squire 0, squire 0, squire 2"));
}

#[test]
fn qt_104_the_sponsor_draws_cards_used_plus_stages_whatever_the_outcome() {
    for two in ["lance", ""] {
        let end = second_stage().arms(2, two).act(3, "done").calm();
        assert!(end.events(2).contains(&Event::RewardDue { seat: seat(1), cards: 3 + 2 }));
        end.see(holds(1, 0)).cards("sword sword sword sword sword").see(holds(1, 5));
    }
}

#[test]
fn qt_105_stage_cards_and_amours_are_discarded_allies_stay() {
    let out = given(3, "hand 1: robber-knight boar dagger; hand 2: amour; hand 3: sword lance amour gawain")
        .story(1, "boar-hunt")
        .sponsors(1, "robber-knight / boar dagger")
        .each(&[2, 3], "join")
        .cards("giant giant")
        .arms(2, "")
        .arms(3, "amour gawain")
        .calm()
        .see(within(&[3]));
    out.cards("saxons")
        .arms(3, "lance")
        .calm()
        .see(discard("lance dagger amour robber-knight boar"))
        .see(allies(3, "gawain"))
        .see(amour(3, false));
    // The amour of a player who is eliminated goes with the others.
    given(3, "hand 1: giant dragon; hand 2: amour; hand 3: sword")
        .story(1, "boar-hunt")
        .sponsors(1, "giant / dragon")
        .each(&[2, 3], "join")
        .cards("boar boar")
        .arms(2, "amour")
        .arms(3, "")
        .see(amour(2, false))
        .see(discard("amour dragon giant"));
}
