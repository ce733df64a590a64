//! QT-84 to QT-101: a test stage.

use engine::Game;
use quests::{Card, Event, Quests, Story, Trial};
use testkit::Script;

use crate::given::{Play, amour, discard, given, hand, holds, ranks, seat, view, within};

/// Seat 1 sponsors the test and then Boar with Dagger; the others have joined and drawn a Giant or Thieves.
fn bidding(test: &str, hands: [&str; 3]) -> Script<Quests> {
    let [two, three, four] = hands;
    given(4, &format!("hand 1: {test} boar dagger; hand 2: {two}; hand 3: {three}; hand 4: {four}"))
        .story(1, "boar-hunt")
        .sponsors(1, &format!("{test} / boar dagger"))
        .each(&[2, 3, 4], "join")
        .cards("thieves thieves thieves")
}

const FOUR: &str = "sword horse saxons lance";

/// The same with one participant, seat 2.
fn alone(test: &str, table: &str) -> Script<Quests> {
    given(2, &format!("hand 1: {test} boar dagger; {table}"))
        .story(1, "boar-hunt")
        .sponsors(1, &format!("{test} / boar dagger"))
        .act(2, "join")
        .cards("thieves")
}

#[test]
fn qt_84_the_test_is_turned_up_at_once() {
    let script = bidding("test-morgan", [FOUR; 3]);
    assert_eq!(view(script.position(), 3).open.quest.trial, Trial::Test(Card::TestOfMorganLeFey));
    assert!(view(script.position(), 3).stages[0].is_some());
    let shown = Event::TestShown { seat: seat(1), stage: 0, card: Card::TestOfMorganLeFey, minimum: 3 };
    assert!(script.events(4).contains(&shown));
}

#[test]
fn qt_85_bidding_starts_left_of_the_sponsor_and_goes_clockwise() {
    given(4, "turn: 3; hand 3: test-valor boar dagger; hand 1: sword*3; hand 4: sword*3")
        .story(3, "boar-hunt")
        .sponsors(3, "test-valor / boar dagger")
        .act(4, "join")
        .act(1, "join")
        .act(2, "decline")
        .cards("thieves thieves")
        .awaits([4])
        .act(4, "bid 1")
        .awaits([1])
        .act(1, "bid 2")
        .awaits([4]);
}

#[test]
fn qt_86_a_bid_is_a_number_of_cards() {
    let won = bidding("test-valor", [FOUR; 3]).act(2, "bid 3").each(&[3, 4], "pass");
    won.awaits([2]).discards(2, "sword horse").see(holds(2, 3)).act(2, "discard lance").see(within(&[2]));
}

#[test]
fn qt_87_the_opening_bid_is_at_least_the_printed_minimum_or_one() {
    bidding("test-valor", [FOUR; 3]).legal(2, ["bid 1", "bid 5", "pass"]);
    bidding("test-morgan", [FOUR; 3]).legal(2, ["bid 3"]).not_legal(2, "bid 2").not_legal(2, "bid 1");
}

#[test]
fn qt_88_a_later_bid_must_be_higher_or_the_player_drops_out() {
    bidding("test-valor", [FOUR; 3])
        .act(2, "bid 2")
        .not_legal(3, "bid 2")
        .legal(3, ["bid 3"])
        .act(3, "pass")
        .see(within(&[2, 4]));
}

#[test]
fn qt_89_bidding_goes_round_until_one_is_left() {
    bidding("test-valor", [FOUR; 3])
        .act(2, "bid 1")
        .act(3, "bid 2")
        .act(4, "bid 3")
        .awaits([2])
        .act(2, "bid 4")
        .act(3, "pass")
        .act(4, "bid 5")
        .act(2, "pass")
        .awaits([4])
        .see(within(&[4]));
}

#[test]
fn qt_90_no_bid_exceeds_hand_and_free_bids() {
    let script = bidding("test-valor", [FOUR; 3]).legal(2, ["bid 5"]);
    script.not_legal(2, "bid 6");
    alone_with_rival("allies 2: guinevere; hand 2: sword").legal(2, ["bid 5"]).not_legal(2, "bid 6");
}

/// Seats 2 and 3 face a test; seat 2 is asked.
fn alone_with_rival(table: &str) -> Script<Quests> {
    given(3, &format!("hand 1: test-valor boar dagger; hand 3: sword; {table}"))
        .story(1, "boar-hunt")
        .sponsors(1, "test-valor / boar dagger")
        .each(&[2, 3], "join")
        .cards("thieves thieves")
}

#[test]
fn qt_91_free_bids_come_from_an_amour_and_from_allies_as_printed() {
    let reach = |table: &str| {
        let script = alone_with_rival(table);
        script.position().view(None).open.free_bids(seat(2))
    };
    assert_eq!(reach("allies 2: galahad lancelot gawain percival merlin"), 0);
    assert_eq!(reach("allies 2: arthur; amour 2: yes"), 3);
    assert_eq!(reach("allies 2: arthur guinevere iseult"), 7);
}

#[test]
fn qt_92_allies_or_an_amour_may_come_into_play_during_the_bidding() {
    alone_with_rival("hand 2: guinevere amour amour")
        .not_legal(2, "bid 5")
        .act(2, "play guinevere")
        .legal(2, ["bid 6"])
        .act(2, "play amour")
        .see(amour(2, true))
        .not_legal(2, "play amour")
        .legal(2, ["bid 6"])
        .not_legal(2, "bid 7");
}

#[test]
fn qt_93_the_winner_discards_bid_minus_free_bids_of_his_choice_and_goes_on_alone() {
    let won =
        alone_with_rival("hand 2: sword horse lance; allies 2: arthur").act(2, "bid 4").act(3, "pass").calm();
    won.see(within(&[2]))
        .discards(2, "lance thieves")
        .see(hand(2, "sword horse"))
        .see(discard("lance thieves"))
        .awaits_chance();
    // Never fewer than none.
    alone_with_rival("hand 2: sword; allies 2: guinevere")
        .act(2, "bid 2")
        .act(3, "pass")
        .calm()
        .see(holds(2, 2))
        .awaits_chance();
}

#[test]
fn qt_94_a_lone_participant_must_bid_the_minimum_or_three() {
    alone("test-valor", "hand 2: sword horse lance").only_legal(2, ["bid 3"]);
    alone("test-morgan", "hand 2: sword horse lance").only_legal(2, ["bid 3"]);
    given(2, "hand 1: test-beast boar saxons sword giant; hand 2: sword horse lance excalibur")
        .story(1, "questing-beast")
        .sponsors(1, "test-beast / boar / saxons / giant")
        .act(2, "join")
        .cards("thieves")
        .only_legal(2, ["bid 4"]);
    alone("test-valor", "hand 2: sword horse lance").act(2, "bid 3").told(1, "log-bid").cites("QT-94");
}

#[test]
fn qt_95_a_lone_participant_who_cannot_reach_it_drops_out() {
    alone("test-valor", "hand 2: sword")
        .only_legal(2, ["pass"])
        .act(2, "pass")
        .cards("sword sword sword sword sword")
        .see(ranks("squire 0, squire 0"))
        .awaits([2]);
}

#[test]
fn qt_96_the_last_of_several_bidders_needs_only_a_legal_opening_bid_and_may_pass() {
    let last = bidding("test-valor", [FOUR; 3]).each(&[2, 3], "pass").legal(4, ["bid 1", "pass"]);
    last.clone().act(4, "bid 1").discards(4, "sword").see(within(&[4]));
    last.act(4, "pass").see(within(&[]));
}

#[test]
fn qt_97_if_all_pass_the_quest_ends_without_a_winner() {
    let end = bidding("test-valor", [FOUR; 3]).each(&[2, 3, 4], "pass");
    assert!(end.events(1).contains(&Event::QuestFailed));
    end.cards("sword sword sword sword sword").see(ranks("squire 0, squire 0, squire 0, squire 0"));
}

#[test]
fn qt_98_the_winner_of_a_test_at_the_end_has_completed_the_quest() {
    given(2, "hand 1: thieves test-valor; hand 2: sword*4")
        .story(1, "boar-hunt")
        .sponsors(1, "thieves / test-valor")
        .act(2, "join")
        .cards("saxons")
        .arms(2, "")
        .cards("saxons")
        .act(2, "bid 3")
        .discards(2, "sword sword sword")
        .see(ranks("squire 0, squire 2"));
}

#[test]
fn qt_99_valor_and_temptation_print_no_minimum() {
    for quest in &Story::ALL[..10] {
        assert_eq!(Card::TestOfValor.minimum_bid(*quest), None);
        assert_eq!(Card::TestOfTemptation.minimum_bid(*quest), None);
    }
    bidding("test-temptation", [FOUR; 3]).legal(2, ["bid 1"]);
}

#[test]
fn qt_100_morgan_le_fey_prints_three_on_every_quest() {
    assert!(Story::ALL[..10].iter().all(|quest| Card::TestOfMorganLeFey.minimum_bid(*quest) == Some(3)));
    given(2, "hand 1: test-morgan").cites("QT-100");
}

#[test]
fn qt_101_the_questing_beast_prints_four_on_its_own_quest_only() {
    for quest in &Story::ALL[..10] {
        let expected = (*quest == Story::QuestingBeast).then_some(4);
        assert_eq!(Card::TestOfTheQuestingBeast.minimum_bid(*quest), expected, "{quest}");
    }
    alone("test-beast", "hand 2: sword horse lance").only_legal(2, ["bid 3"]);
}
