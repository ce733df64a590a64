//! Lines of the log cite the clause that governs them, not a neighbour of it.

use quests::Quests;
use testkit::Script;

use crate::given::{Play, given, seat, with};

#[test]
fn the_rule_tests_cite_what_the_file_says() {
    testkit::check_citations(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/citations.txt"));
}

/// The clause of the line with this message that the last step told everybody.
#[track_caller]
fn cited(script: &Script<Quests>, message: &str) -> String {
    let lines = script.lines(Some(seat(1)));
    let line = lines.iter().find(|line| line.text.id == message);
    line.unwrap_or_else(|| panic!("{message} is not among {lines:?}")).clause.to_string()
}

/// Seats 1 and 2 have entered the tournament at York and drawn Thieves.
fn york(hands: &str) -> Script<Quests> {
    given(2, hands).story(1, "york").each(&[1, 2], "enter").cards("thieves thieves")
}

#[test]
fn commitments_cite_the_quest_or_the_tournament() {
    let sealed = york("").act(1, "done");
    assert_eq!(cited(&sealed, "log-sealed"), "QT-149");
    assert_eq!(cited(&sealed.act(2, "done"), "log-revealed"), "QT-150");
    let sealed = given(3, "hand 1: thieves boar")
        .story(1, "boar-hunt")
        .sponsors(1, "thieves / boar")
        .each(&[2, 3], "join")
        .cards("giant giant")
        .act(2, "done");
    assert_eq!(cited(&sealed, "log-sealed"), "QT-73");
    assert_eq!(cited(&sealed.act(3, "done"), "log-revealed"), "QT-79");
}

#[test]
fn a_tournament_cites_the_round_in_which_it_was_won() {
    let first = york("hand 1: sword").arms(1, "sword").act(2, "done");
    assert_eq!(cited(&first, "log-tournament-won"), "QT-152");
    let second = york("hand 1: sword").act(1, "done").act(2, "done").arms(1, "sword").act(2, "done");
    assert_eq!(cited(&second, "log-tournament-won"), "QT-156");
    let tied = york("").act(1, "done").act(2, "done").act(1, "done").act(2, "done");
    assert_eq!(cited(&tied, "log-tournament-shared"), "QT-157");
}

#[test]
fn a_draw_cites_its_occasion() {
    let laid = given(2, "hand 1: thieves boar").story(1, "boar-hunt").sponsors(1, "thieves / boar");
    let stage = laid.clone().act(2, "join").cards("giant");
    assert_eq!(cited(&stage, "log-drew-unseen"), "QT-69");
    assert_eq!(cited(&laid.act(2, "decline").cards("giant"), "log-drew"), "QT-104");
    let tournament = given(2, "").story(1, "york").each(&[1, 2], "enter").cards("thieves");
    assert_eq!(cited(&tournament, "log-drew"), "QT-148");
    assert_eq!(cited(&given(2, "").story(1, "queens-favor").cards("thieves"), "log-drew"), "QT-136");
    let prosperity = with("prosperity_draw=mandatory", 2, "").story(1, "prosperity").cards("thieves");
    assert_eq!(cited(&prosperity, "log-drew"), "QT-141");
}

#[test]
fn discards_and_plays_cite_their_occasion() {
    let full =
        given(2, "hand 1: sword*9 thieves gawain amour").story(1, "queens-favor").cards("thieves giant");
    let full = full.cards("boar boar");
    assert_eq!(cited(&full.clone().act(1, "discard sword"), "log-discarded"), "QT-28");
    assert_eq!(cited(&full.act(1, "play gawain"), "log-played"), "QT-29");
    let call = given(2, "hand 1: thieves*2; hand 2: sword").story(1, "kings-call");
    assert_eq!(cited(&call.act(1, "discard thieves"), "log-discarded"), "QT-143");
}

#[test]
fn lost_shields_cite_their_event() {
    assert_eq!(cited(&given(2, "rank 2: squire 2").story(1, "pox"), "log-lost"), "QT-138");
    assert_eq!(cited(&given(2, "rank 1: squire 2").story(1, "plague"), "log-lost"), "QT-139");
}

#[test]
fn a_lone_participant_who_cannot_reach_the_bid_is_told_so() {
    let test = given(2, "hand 1: test-morgan boar").story(1, "boar-hunt").sponsors(1, "test-morgan / boar");
    let left = test.act(2, "join").cards("giant").refused(2, "bid 3", "QT-95").act(2, "pass");
    assert_eq!(cited(&left, "log-bid-unreached"), "QT-95");
}
