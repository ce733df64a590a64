//! QT-66 to QT-72: joining, and what every stage begins with.

use engine::Game;
use quests::{Event, Trial};

use crate::given::{Play, discard, given, holds, ranks, seat, within};

#[test]
fn qt_66_all_others_are_asked_clockwise_from_the_sponsors_left() {
    given(4, "turn: 3; hand 3: thieves boar")
        .story(3, "boar-hunt")
        .sponsors(3, "thieves / boar")
        .awaits([4])
        .act(4, "join")
        .awaits([1])
        .act(1, "decline")
        .awaits([2])
        .act(2, "join")
        .see(within(&[2, 4]));
}

#[test]
fn qt_67_who_does_not_join_sits_the_whole_quest_out() {
    given(3, "hand 1: thieves boar; hand 3: sword lance")
        .story(1, "boar-hunt")
        .sponsors(1, "thieves / boar")
        .act(2, "decline")
        .act(3, "join")
        .cards("giant")
        .awaits([3])
        .arms(3, "sword")
        .cards("giant")
        .awaits([3]);
}

#[test]
fn qt_68_if_nobody_joins_the_sponsor_still_draws() {
    given(2, "hand 1: thieves boar dagger")
        .story(1, "boar-hunt")
        .sponsors(1, "thieves / boar dagger")
        .act(2, "decline")
        .see(discard("dagger boar thieves"))
        .cards("sword sword sword sword sword")
        .see(holds(1, 5))
        .see(ranks("squire 0, squire 0"))
        .awaits([2]);
}

#[test]
fn qt_69_everybody_in_the_quest_draws_a_card_at_the_beginning_of_a_stage() {
    given(3, "hand 1: thieves boar; hand 2: lance; hand 3: lance")
        .story(1, "boar-hunt")
        .sponsors(1, "thieves / boar")
        .each(&[2, 3], "join")
        .awaits_chance()
        .cards("giant saxons")
        .see(holds(2, 2))
        .see(holds(3, 2))
        .arms(2, "")
        .arms(3, "")
        .awaits_chance()
        .cards("sword mordred")
        .see(holds(2, 3))
        .see(holds(3, 3));
}

#[test]
fn qt_70_no_card_is_drawn_after_the_last_stage() {
    given(2, "hand 1: thieves boar; hand 2: lance")
        .story(1, "boar-hunt")
        .sponsors(1, "thieves / boar")
        .act(2, "join")
        .cards("giant")
        .arms(2, "")
        .cards("giant")
        .arms(2, "lance")
        .see(holds(2, 2))
        .cards("sword sword sword sword")
        .see(holds(2, 2))
        .see(holds(1, 4));
}

#[test]
fn qt_71_the_sponsor_says_whether_it_is_a_foe_or_a_test() {
    let announced = |stages| {
        given(2, "hand 1: thieves boar test-valor; hand 2: sword")
            .story(1, "boar-hunt")
            .sponsors(1, stages)
            .act(2, "join")
            .cards("giant")
    };
    let foe = announced("thieves / boar");
    assert!(foe.events(2).contains(&Event::FoeAnnounced { seat: seat(1), stage: 0 }));
    assert_eq!(foe.position().view(None).open.quest.trial, Trial::Foe);
    let test = announced("test-valor / boar");
    assert_eq!(test.position().view(None).open.quest.trial, Trial::Test("test-valor".parse().unwrap()));
}

#[test]
fn qt_72_who_is_out_draws_no_further_cards() {
    given(3, "hand 1: robber-knight boar dagger; hand 2: lance; hand 3: lance")
        .story(1, "boar-hunt")
        .sponsors(1, "robber-knight / boar dagger")
        .each(&[2, 3], "join")
        .cards("giant saxons")
        .arms(2, "lance")
        .arms(3, "")
        .see(within(&[2]))
        .cards("sword")
        .awaits([2])
        .see(holds(3, 2));
}
