//! Everything King Arthur says, in both languages.

use engine::{Game, Rng, RulesVersion, Seat, Step, Turn};
use king_arthur::{Adventure, Adversary, Kind, KingArthur, Options};
use lang::{Locale, Rulebook, Voice};
use scene::{Portray, Statistics};
use testkit::{Listener, every_table};

#[test]
fn every_message_is_spoken_and_every_clause_looked_up() {
    let mut listener = Listener::of::<KingArthur>();
    for (seed, (options, seats)) in (0..).zip(every_table::<KingArthur>()) {
        listener.follow::<KingArthur>(options, seats, seed);
    }
    listener.follow_logs::<KingArthur>("tests/it/golden");
    listener.check_pages();
}

#[test]
fn the_rulebook_has_all_clauses_and_rulings_and_cites_no_others() {
    let clauses = (1..=77).map(|number| format!("KA-{number:02}"));
    let expected: Vec<String> = clauses.chain((1..=22).map(|number| format!("R-KA-{number:02}"))).collect();
    for locale in Locale::ALL {
        let book = Rulebook::of(locale, KingArthur::words());
        let found: Vec<String> = book.clauses().map(|clause| clause.id.clone()).collect();
        assert_eq!(found, expected, "{}", locale.tag());
        for clause in book.clauses() {
            let words = clause.text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-'));
            for cited in words.filter(|word| word.contains("KA-")) {
                assert!(book.clause(cited).is_some(), "{} cites {cited}", clause.id);
            }
        }
    }
}

#[test]
fn the_numbers_in_the_rulebook_are_those_of_the_game() {
    for locale in Locale::ALL {
        let rows = table_rows(locale);
        let voice = Voice::of(locale, KingArthur::words());
        let row = |name: String| {
            let named = |row: &&Vec<String>| row[0].to_lowercase() == name.to_lowercase();
            rows.iter().find(named).unwrap_or_else(|| panic!("no row for {name}"))
        };
        for adventure in Adventure::ALL {
            let row = row(voice.word(&format!("card-{adventure}")));
            assert_eq!(row[2], adventure.value().to_string(), "{adventure}");
        }
        for kind in Kind::ALL {
            let row = row(voice.word(&format!("zone-{kind}")));
            let copies = |value| {
                let known =
                    Adversary::ALL.into_iter().find(|card| card.kind() == kind && card.value() == value);
                known.map_or("–".to_owned(), |card| card.copies().to_string())
            };
            assert_eq!(row[2..7], [1, 2, 3, 4, 5].map(copies), "{kind}");
        }
    }
}

/// The rows of all tables in the rulebook, cell by cell.
fn table_rows(locale: Locale) -> Vec<Vec<String>> {
    let book = Rulebook::of(locale, KingArthur::words());
    let rows = book.sections.iter().flat_map(|section| section.intro.lines());
    rows.filter_map(|line| line.strip_prefix("| "))
        .map(|row| row.split('|').map(|cell| cell.trim().to_owned()).collect())
        .collect()
}

#[test]
fn points_by_source_add_up_to_the_score() {
    let mut rng = Rng::seeded(7);
    let mut position = KingArthur::start(Options::default(), 4, RulesVersion::newest::<KingArthur>());
    let mut points = [0; 4];
    let outcome = loop {
        let step = match position.turn() {
            Turn::Over(outcome) => break outcome,
            Turn::Chance => Step::Chance(position.roll(&mut rng)),
            Turn::Seats(pending) => {
                let seat = pending.first().expect("somebody acts");
                let mut actions = Vec::new();
                position.legal(seat, &mut actions);
                Step::Act(seat, actions[rng.below(actions.len() as u32) as usize])
            }
        };
        let mut told = Vec::new();
        position.apply(step, &mut told);
        for tally in told.into_iter().filter_map(|(_, event)| KingArthur::tally(event)) {
            points[tally.seat.index()] += tally.amount;
        }
    };
    assert_eq!(points, Seat::all(4).map(|seat| outcome.scores[seat]).collect::<Vec<_>>()[..]);
}
