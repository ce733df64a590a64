//! Whole games that must replay for ever, with the end they came to.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use bots::{Budget, Level};
use engine::{Game, Turn};
use king_arthur::KingArthur;
use table::{Header, Kind, Of, Player, Session, Source};
use testkit::perft::BLESS;

const GAME: Of<KingArthur> = Of::new();
const FOLDER: &str = "tests/it/golden";

/// Every table there is a golden game of: its name, its options, how many play, and the seed.
const TABLES: [(&str, &str, u8, u8); 10] = [
    ("2", "", 2, 1),
    ("3", "", 3, 1),
    ("4", "", 4, 1),
    ("5", "", 5, 1),
    ("2-seals", "seals=yes", 2, 1),
    ("3-seals", "seals=yes", 3, 1),
    ("4-seals", "seals=yes", 4, 1),
    ("5-seals", "seals=yes", 5, 1),
    ("3-second-begins", "first=2", 3, 2),
    ("5-seals-last-begins", "seals=yes first=5", 5, 2),
];

/// Plays a golden game again from its log. With `BLESS` in the environment one that is missing is played by bots and
/// written; one that is there is never changed.
fn golden(name: &str, options: &str, seats: u8, seed: u8) -> Box<dyn Session> {
    let file = format!("{FOLDER}/{name}.log");
    if std::env::var_os(BLESS).is_some() && !Path::new(&file).exists() {
        fs::write(&file, played(options, seats, seed).log())
            .unwrap_or_else(|error| panic!("{file}: {error}"));
    }
    let log = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{file}: {error}"));
    let session = GAME.read(&log).unwrap_or_else(|error| panic!("{file}: {error}"));
    assert_eq!(session.log(), log, "{file} is written as it was read");
    session
}

/// A game of squires and pages: somebody who plans, and somebody who does unexpected things.
fn played(options: &str, seats: u8, seed: u8) -> Box<dyn Session> {
    let names = ["Gawain", "Lunete", "Parzival", "Enid", "Tristan"];
    let level = |at: usize| if at % 2 == usize::from(seed % 2) { Level::Page } else { Level::Squire };
    let player = |at: usize| Player { name: names[at].into(), bot: Some(level(at)) };
    let mut session = GAME
        .open(Header {
            game: KingArthur::ID.into(),
            rules: KingArthur::RULES,
            options: options.into(),
            players: (0..seats.into()).map(player).collect(),
            source: Source::Sealed { seed: [seed; 32], entropy: Vec::new() },
        })
        .expect("the header is sound");
    loop {
        match session.turn() {
            Turn::Over(_) => return session,
            Turn::Chance => session.roll().expect("chance is due"),
            Turn::Seats(pending) => {
                let seat = pending.first().expect("somebody is pending");
                let budget = Budget { iterations: 0, stop: &|| false };
                let question = session.question(seat);
                let advice = question.answer(level(seat.index()), budget, session.lines().into());
                session.play(seat, &advice.action).expect("bots play legal actions");
            }
        }
    }
}

/// How a game ended, in a line.
fn end(name: &str, session: &dyn Session) -> String {
    let Turn::Over(outcome) = session.turn() else { panic!("{name} is not over") };
    let (scores, places) = (outcome.scores.first(outcome.seats), outcome.places.first(outcome.seats));
    format!("{name}: {} lines, points {scores:?}, places {places:?}", session.lines())
}

#[test]
fn golden_games_come_to_the_same_end() {
    let ends: String = TABLES
        .map(|(name, options, seats, seed)| end(name, &*golden(name, options, seats, seed)) + "\n")
        .concat();
    let file = format!("{FOLDER}/ends.txt");
    if std::env::var_os(BLESS).is_some() {
        fs::write(&file, &ends).unwrap_or_else(|error| panic!("{file}: {error}"));
    }
    assert_eq!(fs::read_to_string(&file).expect("the ends are there"), ends);
}

#[test]
fn golden_games_are_sealed() {
    for (name, options, seats, seed) in TABLES {
        let verified = golden(name, options, seats, seed).verify();
        assert!(verified.is_ok_and(|verified| verified.chance > 50), "{name}");
    }
}

#[test]
fn golden_games_use_every_word_of_the_notation() {
    let mut verbs = BTreeSet::new();
    for (name, options, seats, seed) in TABLES {
        let log = golden(name, options, seats, seed).log();
        let steps = log.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit()));
        verbs.extend(steps.filter_map(|line| Some(line.split_whitespace().nth(2)?.to_owned())));
    }
    let all = "adversary adventure challenge done double draw end first knight pay repeat reveal spend";
    assert_eq!(verbs.into_iter().collect::<Vec<_>>().join(" "), all);
}
