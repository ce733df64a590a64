//! QT-43 to QT-50: shields and promotion.

use quests::{Event, Rank};

use crate::given::{Play, given, ranks, seat};

#[test]
fn qt_43_shields_won_lie_on_the_rank_card() {
    given(2, "rank 1: squire 1")
        .story(1, "york")
        .act(1, "enter")
        .act(2, "decline")
        .see(ranks("squire 2, squire 0"));
}

#[test]
fn qt_44_quests_tournaments_and_events_pay_by_their_own_measure() {
    // Two stages.
    given(2, "hand 1: thieves boar; hand 2: lance lance")
        .story(1, "boar-hunt")
        .sponsors(1, "thieves / boar")
        .act(2, "join")
        .cards("giant")
        .arms(2, "")
        .cards("giant")
        .arms(2, "lance")
        .cards("sword sword sword sword")
        .see(ranks("squire 0, squire 2"));
    // Two entrants and a bonus of two.
    given(2, "hand 1: sword")
        .story(1, "orkney")
        .each(&[1, 2], "enter")
        .cards("giant giant")
        .arms(1, "sword")
        .arms(2, "")
        .see(ranks("squire 4, squire 0"));
    // What the card says.
    given(2, "rank 2: squire 1").story(1, "chivalrous-deed").see(ranks("squire 3, squire 1"));
}

#[test]
fn qt_45_the_prices_of_ranks() {
    assert_eq!(Rank::ALL.map(Rank::price), [Some(5), Some(7), Some(10), None]);
    given(2, "rank 1: squire 2; rank 2: knight 5")
        .story(1, "chivalrous-deed")
        .see(ranks("knight 0, knight 5"));
    given(2, "rank 1: knight 4; rank 2: champion 0")
        .story(1, "chivalrous-deed")
        .see(ranks("champion 0, champion 0"));
}

#[test]
fn qt_46_spent_shields_are_gone_from_the_new_rank_card() {
    let risen =
        given(2, "rank 1: squire 4; rank 2: squire 4").story(1, "york").act(1, "enter").act(2, "decline");
    assert!(risen.events(2).contains(&Event::Promoted { seat: seat(1), rank: Rank::Knight, left: 0 }));
    risen.see(ranks("knight 0, squire 4"));
}

#[test]
fn qt_47_surplus_shields_stay() {
    given(2, "rank 1: squire 4; rank 2: squire 4")
        .story(1, "camelot")
        .act(1, "enter")
        .act(2, "decline")
        .see(ranks("knight 3, squire 4"));
}

#[test]
fn qt_48_one_award_can_bring_several_promotions() {
    // Five stages and a recognition pay 7 shields: with 6 there already, two ranks at once.
    given(
        2,
        "rank 1: squire 6; recognitions: 1; hand 2: thieves boar saxons mordred giant; hand 1: lance*5; \
              allies 1: galahad arthur percival lancelot",
    )
    .story(1, "holy-grail")
    .act(1, "decline")
    .sponsors(2, "thieves / boar / saxons / mordred / giant")
    .act(1, "join")
    .cards("dagger")
    .arms(1, "")
    .cards("dagger")
    .arms(1, "")
    .cards("dagger")
    .arms(1, "")
    .cards("dagger")
    .arms(1, "")
    .cards("dagger")
    .arms(1, "")
    .cards("sword sword sword sword sword sword sword sword sword sword")
    .see(ranks("champion 1, squire 0"));
}

#[test]
fn qt_49_promotions_come_after_all_shields_of_the_card() {
    // Both rise together, after both were paid.
    let paid =
        given(3, "rank 1: squire 3; rank 2: squire 3; hand 3: thieves boar; hand 1: lance; hand 2: lance")
            .story(1, "boar-hunt")
            .each(&[1, 2], "decline")
            .sponsors(3, "thieves / boar")
            .each(&[1, 2], "join")
            .cards("giant giant")
            .arms(1, "")
            .arms(2, "")
            .cards("saxons saxons")
            .arms(1, "lance")
            .arms(2, "lance")
            .see(ranks("squire 5, squire 5, squire 0"));
    paid.cards("sword sword sword sword").see(ranks("knight 0, knight 0, squire 0"));
}

#[test]
fn qt_50_shields_never_fall_below_nothing_and_ranks_stay() {
    given(3, "rank 1: knight 1; rank 2: champion 0; rank 3: squire 4")
        .story(1, "plague")
        .see(ranks("knight 0, champion 0, squire 4"))
        .story(2, "pox")
        .see(ranks("knight 0, champion 0, squire 3"));
}
