//! The seal: what a seed gives, and that a changed line is found.

use engine::Seat;
use table::{GameHandle, Source, VerifyError};

use crate::{ONE, TOY, TWO, finished, header, roll_on, scripted, sealed};

#[test]
fn an_honest_match_verifies() {
    let session = finished(1);
    let verified = session.verify().unwrap();
    assert_eq!(Some(&verified.commitment), session.header().commitment().as_ref());
    assert_eq!((verified.chance, verified.taken_back, verified.taken_over), (3, 0, 0));
    assert_eq!(TOY.read(&session.log()).unwrap().verify(), Ok(verified));
}

#[test]
fn a_changed_chance_line_reads_but_does_not_verify() {
    let log = finished(1).log();
    let line = log.lines().find(|line| line.starts_with("2. *")).unwrap();
    let card = line.rsplit(' ').next().unwrap();
    let taken = log.lines().find(|line| line.starts_with("1. *")).unwrap().rsplit(' ').next().unwrap();
    let other = ["1", "2", "3"].into_iter().find(|other| *other != card && *other != taken).unwrap();
    let changed = TOY.read(&log.replace(line, &format!("2. * card {other}"))).unwrap();
    let error = changed.verify().unwrap_err();
    let expected = format!("card {card}");
    assert_eq!(error, VerifyError::Differs { line: 2, found: format!("card {other}"), expected });
    assert_eq!(
        error.to_string(),
        format!("Line 2 of the match says “card {other}”, but the seed gives “card {card}”.")
    );
}

#[test]
fn a_scripted_match_has_nothing_to_verify() {
    let error = scripted("* card 1").verify().unwrap_err();
    assert_eq!(error, VerifyError::Scripted);
    assert_eq!(
        error.to_string(),
        "There is nothing to verify: the cards and dice were written down by hand."
    );
}

#[test]
fn every_players_words_change_the_cards() {
    let cards = |entropy: &[(Seat, &str)]| {
        let entropy = entropy.iter().map(|(seat, words)| (*seat, (*words).to_owned())).collect();
        let mut session = TOY.open(header(Source::Sealed { seed: [5; 32], entropy })).unwrap();
        roll_on(&mut *session);
        session.log().lines().rev().take(2).map(str::to_owned).collect::<Vec<_>>()
    };
    let plain = cards(&[]);
    assert!(["a", "b", "c", "d", "e"].iter().any(|words| cards(&[(ONE, words)]) != plain));
    assert!(["a", "b", "c", "d", "e"].iter().any(|words| cards(&[(TWO, words)]) != cards(&[(ONE, words)])));
    assert_eq!(cards(&[(ONE, "x"), (TWO, "y")]), cards(&[(TWO, "y"), (ONE, "x")]));
}

#[test]
fn a_branch_has_chance_of_its_own_and_says_so() {
    let whole = finished(1);
    let fresh = || Source::Sealed { seed: [77; 32], entropy: Vec::new() };
    let mut branch = whole.branch(1, fresh()).unwrap();
    roll_on(&mut *branch);
    let log = branch.log();
    assert!(log.contains("\nbranch 1\n"), "{log}");
    let read = TOY.read(&log).unwrap();
    assert_eq!((read.log(), read.position_hash()), (log, branch.position_hash()));
    let verified = read.verify().unwrap();
    assert_eq!((verified.chance, verified.taken_over), (1, 1));
    assert_eq!(verified.commitment, branch.header().commitment().unwrap());
    // Without the word, the seed would be asked for a line it did not give.
    let claimed = TOY.read(&read.log().replace("branch 1\n", "")).unwrap();
    assert!(matches!(claimed.verify(), Err(VerifyError::Differs { line: 1, .. })));
    // Looked at before that line, a branch is just the other match.
    assert!(!branch.at(0).log().contains("branch"));
}

#[test]
fn a_scripted_match_can_go_on_with_a_seed() {
    let mut branch =
        scripted("* card 1").branch(1, Source::Sealed { seed: [3; 32], entropy: Vec::new() }).unwrap();
    roll_on(&mut *branch);
    assert_eq!(branch.verify().unwrap().chance, 1);
    let bad = Source::Sealed { seed: [3; 32], entropy: vec![(ONE, "\n".into())] };
    assert!(sealed(1).branch(0, bad).is_err());
}
