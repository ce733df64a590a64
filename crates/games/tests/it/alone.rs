//! Playing alone: the challenge of the day, records, feats.

use std::collections::BTreeSet;

use engine::{Rng, Seat, Turn};
use lang::{Locale, Voice};
use table::{Challenge, GameHandle, Session, Source};

use crate::{open, play_on, question};

const DAY: &str = "2026-05-17";

/// The games that somebody can play alone.
fn lonely() -> impl Iterator<Item = (&'static dyn GameHandle, Challenge)> {
    games::all().iter().filter_map(|&kind| Some((kind, Challenge::of(kind, DAY)?)))
}

#[test]
fn exactly_those_who_can_be_played_alone_have_a_challenge_and_feats() {
    let alone: Vec<&str> = lonely().map(|(kind, _)| kind.id()).collect();
    let proud: Vec<&str> =
        games::all().iter().filter(|kind| !kind.feats().is_empty()).map(|kind| kind.id()).collect();
    assert_eq!(alone, ["knight"]);
    assert_eq!(alone, proud);
}

#[test]
fn a_challenge_is_the_same_everywhere_and_another_every_day() {
    let (kind, challenge) = lonely().next().expect("there is one");
    assert_eq!(Some(&challenge), Challenge::of(kind, DAY).as_ref());
    let days: Vec<Challenge> =
        (1..=28).filter_map(|day| Challenge::of(kind, &format!("2026-02-{day:02}"))).collect();
    assert_eq!(days.len(), 28);
    let others = |challenge: &Challenge| days.iter().filter(|other| other.seed == challenge.seed).count();
    assert!(days.iter().all(|challenge| others(challenge) == 1));
    let options: BTreeSet<&str> = days.iter().map(|challenge| &challenge.options[..]).collect();
    assert!(options.len() > 4, "{options:?}");
}

#[test]
fn whoever_plays_a_challenge_to_its_end_brings_something_home() {
    for (kind, challenge) in lonely() {
        let mut session = challenge.open(kind, "You").expect("a table for one");
        assert!(challenge.is(session.header()));
        assert_eq!(session.solo_result(), None, "nothing before the end");
        play_on(&mut *session, &mut Rng::seeded(1), u32::MAX / 2);
        let laurels = session.solo_result().expect("it is over");
        let Turn::Over(outcome) = session.turn() else { unreachable!("it is over") };
        assert_eq!(laurels.points, outcome.scores[Seat::new(0)]);
        let branch = session.branch(session.lines(), Source::Scripted).expect("it can be branched");
        assert_eq!(branch.solo_result(), None, "whoever knew the cards");
        for locale in Locale::ALL {
            let voice = Voice::of(locale, kind.words());
            assert!(laurels.class.iter().all(|id| voice.knows(id)), "{:?}", laurels.class);
            for feat in kind.feats() {
                let about = format!("{}-about", feat.name);
                assert!([feat.name, feat.what, &about[..]].iter().all(|id| voice.knows(id)), "{}", feat.name);
            }
        }
    }
}

#[test]
fn whoever_played_alone_hears_how_many_points_another_line_had_given() {
    for (kind, challenge) in lonely() {
        let mut session = challenge.open(kind, "You").expect("a table for one");
        play_on(&mut *session, &mut Rng::seeded(1), 34);
        let advisor = games::advisor(kind.id()).expect("every game has bots");
        let mut analyst = advisor.analysis(&session.log(), 1000).expect("it is a log of the game");
        while analyst.work() {}
        let slips: Vec<_> =
            analyst.found().verdicts.iter().filter(|verdict| verdict.known.points.is_some()).collect();
        assert!(slips.iter().any(|slip| slip.known.points >= Some(10)), "{}: {slips:#?}", kind.id());
        for slip in slips {
            assert!(
                slip.known.loss > 0.0 && slip.known.points > Some(0) && slip.open.points.is_none(),
                "{slip:?}"
            );
            assert_ne!(slip.known.best, slip.chosen);
        }
    }
}

#[test]
fn a_counsel_speaks_of_points_to_whoever_plays_alone() {
    let counsel = |session: &dyn Session| {
        let mut thought = question(session, Seat::new(0)).start_search(1);
        (0..10).map(|_| thought.think(20)).last().expect("it thought")
    };
    for (kind, challenge) in lonely() {
        let mut session = challenge.open(kind, "You").expect("a table for one");
        while session.turn() == Turn::Chance {
            session.roll().expect("chance is due");
        }
        assert!(counsel(&*session).opinions[0].points.is_some());
    }
    let mut session = open(games::find("king-arthur").expect("it is there"), "", 2, 1);
    while session.turn() == Turn::Chance {
        session.roll().expect("chance is due");
    }
    assert!(counsel(&*session).opinions.iter().all(|opinion| opinion.points.is_none()), "others want to win");
}
