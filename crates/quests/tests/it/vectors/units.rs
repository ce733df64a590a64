//! The unit vectors U-01 to U-29.

use engine::Game;
use quests::Event;

use crate::given::{
    Play, allies, amour, discard, given, hand, holds, ranks, seat, totals, winners, with, within,
};

/// What seat 2 reaches in the first stage of a quest with these cards.
fn strength(quest: &str, table: &str, committed: &str) -> u8 {
    let stages = match quest {
        "green-knight" => "thieves / saxons / robber-knight / giant",
        _ => "thieves / boar",
    };
    let script = given(2, &format!("hand 1: thieves boar saxons robber-knight giant; {table}"))
        .story(1, quest)
        .sponsors(1, stages)
        .act(2, "join")
        .cards("dragon")
        .arms(2, committed);
    script.position().view(None).open.reveal.totals[seat(2)]
}

#[test]
fn u_01_to_u_05_battle_points() {
    let all = "excalibur lance battle-ax sword horse dagger";
    assert_eq!(strength("boar-hunt", &format!("hand 2: {all}"), all), 95);
    let three = "excalibur lance battle-ax";
    assert_eq!(strength("boar-hunt", &format!("hand 2: {three}"), three), 70);
    assert_eq!(strength("boar-hunt", "", ""), 5);
    assert_eq!(strength("boar-hunt", "hand 2: tristan iseult", "tristan iseult"), 25);
    assert_eq!(strength("boar-hunt", "hand 2: gawain", "gawain"), 15);
    assert_eq!(strength("green-knight", "hand 2: gawain", "gawain"), 25);
}

#[test]
fn u_06_a_tournament_in_which_everything_is_played_now() {
    let cards = "horse dagger gawain iseult amour";
    given(2, &format!("hand 1: {cards}"))
        .story(1, "york")
        .each(&[1, 2], "enter")
        .cards("boar boar")
        .arms(1, cards)
        .arms(2, "")
        .act(2, "pass")
        .see(totals(&[(1, 40), (2, 5)]));
}

#[test]
fn u_07_to_u_09_the_highest_bid_and_its_cost() {
    for (ally, quest, left, most, cost) in [
        ("pellinore", "questing-beast", 2, 6, 2),
        ("arthur", "boar-hunt", 2, 4, 2),
        ("iseult", "boar-hunt", 1, 3, 1),
    ] {
        let rest = if quest == "boar-hunt" { "/ boar" } else { "/ thieves / boar sword / giant" };
        let held = if left == 2 { "hand 2: lance" } else { "" };
        let bid = given(3, &format!("hand 1: test-valor thieves boar sword giant; {held}; allies 2: {ally}"))
            .story(1, quest)
            .sponsors(1, &format!("test-valor {rest}"))
            .each(&[2, 3], "join")
            .cards("saxons saxons")
            .see(holds(2, left))
            .not_legal(2, &format!("bid {}", most + 1))
            .act(2, &format!("bid {most}"))
            .act(3, "pass")
            .calm();
        assert!(bid.events(1).contains(&Event::TestWon { seat: seat(2), bid: most, cost }), "{ally}");
    }
}

#[test]
fn u_10_a_lone_bid_of_three_that_costs_nothing() {
    given(2, "hand 1: test-valor boar; allies 2: iseult tristan")
        .story(1, "boar-hunt")
        .sponsors(1, "test-valor / boar")
        .act(2, "join")
        .cards("saxons")
        .only_legal(2, ["bid 3"])
        .act(2, "bid 3")
        .calm()
        .see(holds(2, 1))
        .see(within(&[2]));
}

#[test]
fn u_11_the_booklets_own_example_nine_bids_six_cards() {
    given(3, "hand 1: test-valor boar; hand 2: sword*8; allies 2: guinevere")
        .story(1, "boar-hunt")
        .sponsors(1, "test-valor / boar")
        .each(&[2, 3], "join")
        .cards("saxons saxons")
        .act(2, "bid 9")
        .act(3, "pass")
        .calm()
        .discards(2, "sword sword sword sword sword")
        .awaits([2])
        .act(2, "discard sword")
        .see(hand(2, "sword sword saxons"));
}

#[test]
fn u_12_and_u_13_a_contest_of_three() {
    let bidding = || {
        given(4, "turn: 4; hand 4: thieves test-valor; hand 1: sword*10; hand 2: horse*10; hand 3: lance*5 dagger*5")
            .story(4, "boar-hunt")
            .sponsors(4, "thieves / test-valor")
            .each(&[1, 2, 3], "join")
            .cards("boar boar boar")
            .arms(1, "")
            .arms(2, "")
            .arms(3, "")
            .cards("saxons saxons saxons")
            .see(holds(3, 12))
    };
    bidding()
        .act(1, "bid 1")
        .act(2, "pass")
        .act(3, "bid 2")
        .act(1, "pass")
        .discards(3, "boar saxons")
        .see(holds(3, 10))
        .see(ranks("squire 0, squire 0, squire 2, squire 0"));
    bidding().each(&[1, 2, 3], "pass").see(ranks("squire 0, squire 0, squire 0, squire 0"));
}

#[test]
fn u_14_nobody_joins() {
    given(2, "hand 1: thieves saxons robber-knight sword*4")
        .story(1, "fair-maiden")
        .sponsors(1, "thieves / saxons / robber-knight")
        .act(2, "decline")
        .see(discard("robber-knight saxons thieves"))
        .cards("boar boar boar lance lance lance")
        .see(holds(1, 10));
}

#[test]
fn u_15_a_weapon_without_a_foe_and_a_test_beside_a_foe_are_refused() {
    given(2, "hand 1: thieves boar sword test-valor")
        .story(1, "boar-hunt")
        .act(1, "sponsor")
        .not_legal(1, "lay sword")
        .act(1, "lay thieves")
        .not_legal(1, "lay test-valor");
}

#[test]
fn u_16_recognition_then_two_boar_hunts() {
    let hunt = |script: testkit::Script<quests::Quests>, rest: &str| {
        script
            .sponsors(2, "thieves / boar")
            .act(1, "join")
            .cards("saxons")
            .arms(1, "")
            .cards("saxons")
            .arms(1, "lance")
            .cards(rest)
    };
    let script =
        given(2, "hand 2: thieves boar; hand 1: lance*3").story(1, "kings-recognition").story(2, "boar-hunt");
    let script = hunt(script, "thieves boar sword sword").see(ranks("squire 4, squire 0"));
    let script = script.story(1, "boar-hunt").act(1, "decline");
    hunt(script, "sword sword sword sword").see(ranks("knight 1, squire 0"));
}

#[test]
fn u_17_to_u_19_tournaments_at_camelot() {
    let lists = |options: &str| {
        with(options, 4, "hand 1: sword*2 lance; hand 2: sword*2")
            .story(1, "camelot")
            .each(&[1, 2, 3, 4], "enter")
            .cards("boar boar boar boar")
    };
    lists("")
        .arms(1, "lance")
        .arms(2, "")
        .arms(3, "")
        .arms(4, "")
        .see(ranks("knight 2, squire 0, squire 0, squire 0"));
    given(4, "")
        .story(1, "camelot")
        .act(1, "enter")
        .each(&[2, 3, 4], "decline")
        .see(ranks("squire 4, squire 0, squire 0, squire 0"));
    let tie = |options| {
        lists(options).arms(1, "sword").arms(2, "sword").arms(3, "").arms(4, "").arms(1, "").arms(2, "")
    };
    tie("").see(ranks("squire 4, squire 4, squire 0, squire 0"));
    tie("tournament_second_tie_bonus=with_bonus").see(ranks("knight 2, knight 2, squire 0, squire 0"));
}

#[test]
fn u_20_an_amour_against_a_horse() {
    given(2, "hand 1: amour; hand 2: horse sword")
        .story(1, "york")
        .each(&[1, 2], "enter")
        .cards("boar boar")
        .arms(1, "amour")
        .arms(2, "horse")
        .see(discard("horse"))
        .see(amour(1, true))
        .arms(1, "")
        .arms(2, "sword")
        .see(totals(&[(1, 15), (2, 15)]))
        .see(ranks("squire 2, squire 2"));
}

#[test]
fn u_21_and_u_22_the_final_tournament() {
    let fought = |one: &str, two: &str| {
        let end = given(2, &format!("rank 1: champion 7; rank 2: champion 7; hand 1: {one}; hand 2: {two}"))
            .story(1, "chivalrous-deed")
            .cards("boar boar")
            .arms(1, one)
            .arms(2, two);
        winners(&end)
    };
    assert_eq!(fought("dagger", ""), [1]);
    assert_eq!(fought("amour", "sword"), [1, 2]);
}

#[test]
fn u_23_to_u_25_shields_by_events() {
    given(4, "").story(1, "chivalrous-deed").see(ranks("squire 3, squire 3, squire 3, squire 3"));
    given(4, "rank 1: squire 4; rank 2: squire 4; rank 3: squire 4; rank 4: squire 2")
        .story(1, "chivalrous-deed")
        .see(ranks("squire 4, squire 4, squire 4, knight 0"));
    given(4, "rank 1: squire 2; rank 2: squire 2; rank 3: squire 3; rank 4: champion 1")
        .story(1, "pox")
        .see(ranks("squire 2, squire 1, squire 2, champion 0"));
}

#[test]
fn u_26_to_u_29_cards_by_events() {
    given(4, "rank 1: squire 2; rank 2: squire 1; rank 3: squire 3; rank 4: squire 4")
        .story(1, "queens-favor")
        .cards("sword sword sword sword sword sword sword sword")
        .see(holds(1, 2))
        .see(holds(4, 2));
    given(3, "allies 2: merlin gawain pellinore")
        .story(1, "court-called")
        .see(allies(2, ""))
        .see(discard("pellinore gawain merlin"));
    given(4, "hand 1: thieves*3; hand 2: thieves*2; hand 3: boar")
        .story(1, "kings-call")
        .discards(1, "thieves thieves")
        .discards(2, "thieves thieves")
        .act(3, "discard boar")
        .act(3, "done")
        .act(4, "done")
        .see(|position| assert_eq!(position.view(None).hands, [1, 0, 0, 0]))
        .see(|position| assert_eq!(position.view(None).open.discard.len(), 5));
    let twelve = "sword*4 horse*2 battle-ax*2 saxon-knight*2 robber-knight dagger";
    given(
        4,
        &format!("hand 1: {twelve}; hand 2: {twelve}; hand 3: {twelve}; hand 4: {}", "lance*4 thieves*8"),
    )
    .story(1, "prosperity")
    .each(&[1, 2, 3, 4], "draw")
    .cards("boar boar boar boar saxons saxons saxons saxons")
    .see(|position| assert_eq!(position.view(None).hands, [14, 14, 14, 14]));
}
