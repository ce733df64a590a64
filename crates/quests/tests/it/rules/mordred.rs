//! QT-125 to QT-130: Mordred.

use engine::{Game, InterruptWindow, Rng, bot_interrupt};
use quests::{Card, Event, Quests, stage_points};
use testkit::Script;

use crate::given::{Play, allies, cards, discard, given, hand, holds, seat, within};

/// Seat 1 sponsors [Thieves] and [Boar] 15; seats 2 and 3 are about to arm for the second stage, where seat 2 needs Gawain.
fn second_stage(one: &str, three: &str) -> Script<Quests> {
    given(3, &format!("hand 1: thieves boar {one}; hand 3: {three}; allies 2: gawain"))
        .story(1, "boar-hunt")
        .sponsors(1, "thieves / boar")
        .each(&[2, 3], "join")
        .cards("giant giant")
        .arms(2, "")
        .arms(3, "")
        .cards("saxons saxons")
        .awaits([2, 3])
}

#[test]
fn qt_125_mordred_is_a_foe_of_thirty_or_a_sacrifice() {
    assert_eq!(stage_points(cards("mordred"), "boar-hunt".parse().unwrap()), 30);
    given(2, "hand 1: thieves mordred; allies 2: gawain")
        .story(1, "boar-hunt")
        .legal(1, ["mordred gawain", "sponsor"])
        .sponsors(1, "thieves / mordred");
}

#[test]
fn qt_126_he_takes_an_ally_of_another_player_and_both_are_discarded() {
    let struck = given(2, "hand 1: mordred; allies 1: arthur; allies 2: gawain galahad")
        .story(1, "boar-hunt")
        .not_legal(1, "mordred arthur")
        .act(1, "mordred galahad");
    let event = Event::Struck { seat: seat(1), ally: Card::Galahad, owner: seat(2) };
    assert!(struck.events(2).contains(&event));
    struck.see(allies(2, "gawain")).see(hand(1, "")).see(discard("galahad mordred"));
    // After a reveal that he could change, the rules of the moment name him.
    let revealed = given(2, "hand 1: tristan; allies 2: iseult").story(1, "york").each(&[1, 2], "enter");
    revealed.cards("giant giant").arms(1, "tristan").arms(2, "").awaits([2]).cites("QT-126");
}

#[test]
fn qt_127_only_an_ally_that_lies_face_up_can_be_named() {
    let committed = given(3, "hand 1: saxons boar; hand 2: gawain; hand 3: mordred; allies 2: galahad")
        .story(1, "boar-hunt")
        .sponsors(1, "saxons / boar")
        .act(2, "join")
        .not_legal(3, "mordred gawain")
        .legal(3, ["mordred galahad"])
        .act(3, "join")
        .cards("giant giant")
        .act(2, "arm gawain")
        .only_legal(3, ["done", "mordred galahad"])
        .act(2, "done")
        .arms(3, "");
    committed.legal(3, ["mordred gawain", "mordred galahad"]);
}

#[test]
fn qt_128_any_holder_may_use_him_at_any_time_during_a_quest_or_tournament() {
    // The sponsor, after the reveal, because it decides.
    second_stage("mordred", "").arms(2, "").arms(3, "").awaits([1]).legal(1, ["mordred gawain"]);
    // A player outside the quest, while others commit cards. The game does not ask.
    given(3, "hand 1: thieves boar; hand 3: mordred; allies 2: gawain")
        .story(1, "boar-hunt")
        .sponsors(1, "thieves / boar")
        .act(2, "join")
        .act(3, "decline")
        .cards("giant")
        .awaits([2])
        .only_legal(3, ["mordred gawain"])
        .act(3, "mordred gawain")
        .awaits([2]);
    // A player who has drawn him for this stage, while another player bids.
    given(3, "hand 1: test-valor boar; hand 2: sword; allies 2: gawain")
        .story(1, "boar-hunt")
        .sponsors(1, "test-valor / boar")
        .each(&[2, 3], "join")
        .cards("sword mordred")
        .awaits([2])
        .legal(3, ["mordred gawain"]);
    // In a tournament.
    given(2, "hand 1: mordred; allies 2: gawain").story(1, "york").legal(1, ["mordred gawain"]);
    given(2, "hand 2: mordred; allies 1: gawain").story(1, "york").awaits([1]).legal(2, ["mordred gawain"]);
    // Not in an event, nor before the card is turned up.
    given(2, "hand 1: mordred; allies 2: gawain")
        .not_legal(1, "mordred gawain")
        .story(1, "prosperity")
        .not_legal(1, "mordred gawain");
}

#[test]
fn qt_129_points_are_gone_at_once() {
    let struck = second_stage("mordred", "").arms(2, "").arms(3, "").act(1, "mordred gawain");
    assert!(struck.events(2).contains(&Event::Defeated { seat: seat(2), total: 5, goal: 15 }));
    second_stage("mordred", "").arms(2, "").arms(3, "").calm().cards("sword").see(holds(1, 2));
}

#[test]
fn qt_130_a_bid_stands_and_costs_more_when_free_bids_are_lost() {
    let won = |two: &str| {
        given(
            3,
            &format!(
                "hand 1: test-valor boar dagger mordred; hand 2: {two}; hand 3: sword; allies 2: guinevere"
            ),
        )
        .story(1, "boar-hunt")
        .sponsors(1, "test-valor / boar dagger")
        .each(&[2, 3], "join")
        .cards("thieves thieves")
        .act(2, "bid 4")
        .act(3, "pass")
        .awaits([2])
    };
    won("sword horse lance").act(2, "discard sword").see(within(&[2]));
    won("sword horse lance")
        .act(1, "mordred guinevere")
        .discards(2, "sword horse lance")
        .awaits([2])
        .act(2, "discard thieves")
        .see(within(&[2]));
    won("sword").act(1, "mordred guinevere").only_legal(2, ["pass"]).act(2, "pass").see(within(&[]));
    // An ally in hand with enough free bids may save the bid.
    won("sword arthur").act(1, "mordred guinevere").only_legal(2, ["pass", "play arthur"]);
}

/// The interrupt of a bot at this seat, from what the seat sees.
fn bot_strikes(script: &Script<Quests>, number: u8) -> Option<String> {
    let view = script.position().view(Some(seat(number)));
    bot_interrupt::<Quests>(&view, seat(number), &mut Rng::seeded(1)).map(|action| action.to_string())
}

#[test]
fn r_qt_03_a_bot_strikes_out_of_turn_where_it_decides() {
    // Seat 3 is out of the quest and holds Mordred; without Gawain seat 2 falls at the Boar.
    let revealed = second_stage("", "mordred").arms(2, "").arms(3, "").awaits([1]);
    assert_eq!(bot_strikes(&revealed, 3).as_deref(), Some("mordred gawain"));
    assert_eq!(bot_strikes(&revealed, 1), None, "the sponsor is asked in turn");
    // With a sword, seat 2 passes without Gawain too.
    let needless = given(3, "hand 1: thieves boar; hand 2: sword; hand 3: mordred; allies 2: gawain galahad")
        .story(1, "boar-hunt")
        .sponsors(1, "thieves / boar")
        .act(2, "join")
        .act(3, "decline")
        .cards("giant")
        .arms(2, "sword");
    assert_eq!(bot_strikes(&needless, 3), None);
    // A winner of a test who cannot pay without the free bids.
    let won = given(3, "hand 1: test-valor boar; hand 2: ; hand 3: mordred; allies 2: guinevere")
        .story(1, "boar-hunt")
        .sponsors(1, "test-valor / boar")
        .each(&[2, 3], "join")
        .cards("thieves thieves")
        .act(2, "bid 4")
        .act(3, "pass")
        .awaits([2]);
    assert_eq!(bot_strikes(&won, 3).as_deref(), Some("mordred guinevere"));
    // In a tournament, the ally of who leads.
    let round = given(3, "hand 2: mordred").story(1, "york").each(&[1, 2], "enter").act(3, "decline");
    let round = round.cards("gawain thieves").arms(1, "gawain").arms(2, "").awaits([2]);
    assert_eq!(bot_strikes(&round, 2), None, "it is asked in turn");
}

#[test]
fn r_qt_03_the_game_pauses_for_everybody_alike() {
    let window = |script: &Script<Quests>| script.position().interrupt_window();
    for third in ["mordred", "lance"] {
        let revealed = second_stage("", third);
        assert_eq!(window(&revealed), InterruptWindow::Open);
        assert_eq!(window(&revealed.arms(2, "").arms(3, "")), InterruptWindow::Pause);
    }
    let event = given(2, "hand 1: mordred; allies 2: gawain").story(1, "prosperity");
    assert_eq!(window(&event), InterruptWindow::Closed);
}
