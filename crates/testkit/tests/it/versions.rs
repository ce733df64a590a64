//! Old matches go on by the rules that they were begun with.

use advice::Advisor;
use bots::Algorithm;
use engine::{Game, Seat, Turn};
use table::{Erased, GameHandle, GameInfo, Header, Match, OtherRules, Player, Session, Source};
use testkit::Script;

use crate::joust::Joust;

const JOUST: Erased<Joust> = Erased::new();

/// Seat 1 shows a three, which only the first rules allow, and has a lance in a gust.
const SHOWN: &str = "* card 3\n* card 5\n1 lance\n2 shield\n* gust\n1 show";

/// Both hide, which all rules allow.
const HIDDEN: &str = "* card 3\n* card 5\n1 lance\n2 shield\n* gust\n1 hide\n2 hide";

fn log(rules: u32, lines: &str) -> String {
    format!("roundtable 1\ngame joust\nrules {rules}\nseat 1 Enide\nseat 2 Erec\nseed none\n\n{lines}\n")
}

fn read(rules: u32, lines: &str) -> Match<Joust> {
    Match::read(&log(rules, lines)).unwrap_or_else(|error| panic!("{error}"))
}

fn scores(session: &Match<Joust>) -> [i32; 2] {
    match session.turn() {
        Turn::Over(outcome) => [0, 1].map(|seat| outcome.scores[Seat::new(seat)]),
        turn => panic!("it is the turn of {turn:?}"),
    }
}

#[test]
fn the_same_lines_end_by_the_rules_of_their_head() {
    assert_eq!(scores(&read(1, HIDDEN)), [3 + 3, 5]);
    assert_eq!(scores(&read(2, HIDDEN)), [3 + 5, 5]);
    assert_ne!(read(1, HIDDEN).position_hash(), read(2, HIDDEN).position_hash());
}

#[test]
fn a_line_that_newer_rules_forbid_is_played_in_an_old_log_only() {
    assert_eq!(read(1, SHOWN).lines(), 6);
    let error = Match::<Joust>::read(&log(2, SHOWN)).unwrap_err();
    assert_eq!((error.line, error.step, error.rules()), (13, Some(6), None));
}

#[test]
fn a_running_match_goes_on_by_its_own_rules() {
    let before = SHOWN.trim_end_matches("\n1 show");
    let mut old = read(1, before);
    let seat = Seat::new(0);
    assert!(old.choices(seat).iter().any(|choice| choice.notation == "show"));
    assert!(read(2, before).choices(seat).iter().all(|choice| choice.notation != "show"));
    old.play(seat, "show").unwrap();
    old.play(Seat::new(1), "hide").unwrap();
    assert_eq!(scores(&old), [6, 5]);
    assert!(old.log().contains("\nrules 1\n"));
}

#[test]
fn bots_and_guests_see_an_old_match_by_its_own_rules() {
    let old = read(1, SHOWN.trim_end_matches("\n1 show"));
    let seat = Seat::new(0);
    let view = old.view(Some(seat));
    let turn = JOUST.turn_info(view.get(), Some(seat)).unwrap();
    assert_eq!(turn.actions, ["show", "hide", "swap"]);
    assert!(JOUST.question(view.get(), seat).is_ok());
}

#[test]
fn a_question_is_answered_from_a_view_alone() {
    let session = read(2, SHOWN.trim_end_matches("\n1 show"));
    let seat = Seat::new(0);
    let view = session.view(Some(seat));
    for algorithm in [Algorithm::Random, Algorithm::Greedy, Algorithm::Search(20)] {
        let answer = || JOUST.question(view.get(), seat).unwrap().answer(algorithm, 7, &|| false);
        let advice = answer();
        assert_eq!(answer(), advice);
        assert_eq!(advice.opinions.len(), JOUST.turn_info(view.get(), Some(seat)).unwrap().actions.len());
        assert_eq!(advice.opinions[0].action, advice.action);
    }
    let other = Seat::new(1);
    let error = JOUST.question(session.view(Some(other)).get(), other).err().unwrap();
    assert_eq!(error.to_string(), "Seat 2 has nothing to decide.");
    assert!(JOUST.question("{}", seat).is_err());
}

#[test]
fn what_branches_off_from_an_old_match_keeps_its_rules() {
    let branch = read(1, HIDDEN).branch(5, Source::Scripted).unwrap();
    assert_eq!(branch.header().rules, 1);
    assert!(branch.choices(Seat::new(0)).iter().any(|choice| choice.notation == "show"));
}

#[test]
fn new_matches_get_the_newest_rules() {
    assert_eq!((JOUST.rules(), JOUST.newest_rules()), (1..=2, 2));
    let players = ["Enide", "Erec"].map(|name| Player { name: name.into(), bot: None }).into();
    let (game, options) = (Joust::ID.to_owned(), String::new());
    let header = Header { game, rules: JOUST.newest_rules(), options, players, source: Source::Scripted };
    let session = JOUST.open(header).unwrap();
    assert!(session.log().contains("\nrules 2\n"));
    assert_eq!(Script::<Joust>::start("", 2).position().rules(), 2);
}

#[test]
fn a_log_of_unknown_rules_is_refused() {
    for rules in [0, 3] {
        let error = Match::<Joust>::read(&log(rules, HIDDEN)).unwrap_err();
        assert_eq!(error.line, 3);
        assert_eq!(error.rules(), Some(&OtherRules { found: rules, known: 1..=2 }));
    }
}

#[test]
fn a_clause_is_tested_by_the_rules_that_it_belongs_to() {
    let before = SHOWN.trim_end_matches("\n1 show");
    Script::<Joust>::start_by(1, "", 2).play(before).legal(1, ["show"]);
    Script::<Joust>::start_by(2, "", 2).play(before).refused(1, "show", "J-03");
}

#[test]
#[should_panic(expected = "joust is played by rules 1..=2, not 3")]
fn a_script_by_unknown_rules_panics() {
    Script::<Joust>::start_by(3, "", 2);
}
