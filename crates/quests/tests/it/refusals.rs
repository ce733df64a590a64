//! Why not: reasons, with the clause behind them.

use quests::Quests;
use scene::Portray;
use testkit::Script;

use crate::given::{Play, given, view};

/// The seat may not do this, for this reason.
#[track_caller]
fn refused(script: &Script<Quests>, seat: u8, action: &str, message: &str, clause: &'static str) {
    let script = script.clone().not_legal(seat, action);
    let refusal = Quests::refuse(&view(script.position(), seat), action.parse().expect("an action"));
    assert_eq!((refusal.text.id.as_str(), refusal.clause), (message, Some(clause)), "{action}");
}

#[test]
fn qt_51_qt_56_sponsoring_and_laying_out_are_refused() {
    let asked = given(2, "hand 1: thieves thieves; hand 2: sword").story(1, "boar-hunt");
    refused(&asked, 1, "sponsor", "no-sponsor", "QT-54");
    refused(&asked, 1, "join", "no-now", "QT-51");
    let table = "hand 1: thieves boar giant sword gawain amour test-valor test-morgan";
    let laying = given(2, table).story(1, "boar-hunt").act(1, "sponsor");
    refused(&laying, 1, "lay gawain", "no-lay-kind", "QT-65");
    refused(&laying, 1, "lay sword", "no-weapon-alone", "QT-57");
    refused(&laying, 1, "lay saxons", "no-such-card", "QT-56");
    let foe = laying.clone().act(1, "lay thieves");
    refused(&foe, 1, "lay boar", "no-second-foe", "QT-57");
    refused(&foe, 1, "lay test-valor", "no-test-beside", "QT-60");
    refused(&foe.act(1, "lay sword"), 1, "lay sword", "no-such-card", "QT-56");
    let test = laying.lays(1, "test-valor");
    refused(&test, 1, "lay test-morgan", "no-second-test", "QT-61");
}

#[test]
fn qt_73_qt_77_arming_and_bidding_are_refused() {
    let arming = given(2, "hand 1: thieves boar; hand 2: sword sword amour amour thieves")
        .story(1, "boar-hunt")
        .sponsors(1, "thieves / boar")
        .act(2, "join")
        .cards("giant")
        .act(2, "arm sword")
        .act(2, "arm amour");
    refused(&arming, 2, "arm sword", "no-same-weapon", "QT-74");
    refused(&arming, 2, "arm amour", "no-second-amour", "QT-75");
    refused(&arming, 2, "arm thieves", "no-arm-kind", "QT-77");
    refused(&arming, 2, "arm lance", "no-such-card", "QT-73");
    let bidding = given(3, "hand 1: test-morgan boar; hand 2: sword*3; hand 3: lance*3")
        .story(1, "boar-hunt")
        .sponsors(1, "test-morgan / boar")
        .each(&[2, 3], "join")
        .cards("giant giant");
    refused(&bidding, 2, "bid 2", "no-low-bid", "QT-87");
    refused(&bidding.clone().act(2, "bid 3"), 3, "bid 3", "no-low-bid", "QT-88");
    refused(&bidding, 2, "bid 5", "no-high-bid", "QT-90");
}

#[test]
fn qt_126_r_qt_03_merlin_and_mordred_are_refused() {
    let asked = given(2, "hand 1: thieves boar mordred; allies 1: gawain; allies 2: galahad; hand 2: sword");
    refused(&asked, 1, "mordred galahad", "no-mordred-now", "QT-128");
    let asked = asked.story(1, "boar-hunt");
    refused(&asked, 1, "mordred gawain", "no-own-ally", "QT-126");
    refused(&asked, 1, "mordred merlin", "no-such-ally", "QT-127");
    let joining = asked.sponsors(1, "thieves / boar");
    refused(&joining, 2, "peek 1", "no-merlin", "QT-123");
    refused(&joining, 2, "mordred gawain", "no-mordred", "QT-126");
    refused(&joining, 2, "rest", "no-standing", "R-QT-03");
}

#[test]
fn qt_130_qt_93_a_card_in_hand_is_never_said_to_be_missing() {
    // Mordred took Guinevere's three free bids, and two cards are too few for four.
    let short =
        given(3, "hand 1: test-valor boar mordred; hand 2: sword; hand 3: sword; allies 2: guinevere")
            .story(1, "boar-hunt")
            .sponsors(1, "test-valor / boar")
            .each(&[2, 3], "join")
            .cards("thieves thieves")
            .act(2, "bid 4")
            .act(3, "pass")
            .act(1, "mordred guinevere");
    refused(&short, 2, "discard sword", "no-pay-short", "QT-130");
    refused(&short, 2, "discard lance", "no-such-card", "QT-93");
}
