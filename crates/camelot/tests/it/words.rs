//! Everything the game says, in both languages.

use camelot::{Camelot, Event, Plan};
use engine::Rng;
use lang::{Locale, Rulebook};
use scene::{Portray, Statistics};
use testkit::{Listener, any_table};

use crate::given::random_events;

#[test]
fn every_message_is_spoken_and_every_clause_looked_up() {
    let mut listener = Listener::of::<Camelot>();
    let mut rng = Rng::seeded(11);
    for seed in 0..16 {
        let (options, seats) = any_table::<Camelot>(&mut rng);
        listener.follow::<Camelot>(options, seats, seed);
    }
    listener.follow_logs::<Camelot>("tests/it/golden");
    listener.check_pages();
}

#[test]
fn the_rulebook_has_all_clauses_and_rulings_and_cites_no_others() {
    let clauses = (1..=175).map(|number| format!("CA-{number:03}"));
    let expected: Vec<String> = clauses.chain((1..=40).map(|number| format!("R-CA-{number:02}"))).collect();
    for locale in Locale::ALL {
        let book = Rulebook::of(locale, Camelot::words());
        let found: Vec<String> = book.clauses().map(|clause| clause.id.clone()).collect();
        assert_eq!(found, expected, "{}", locale.tag());
        for clause in book.clauses() {
            let words = clause.text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-'));
            for cited in words.filter(|word| word.contains("CA-")) {
                assert!(book.clause(cited).is_some(), "{} cites {cited}", clause.id);
            }
        }
    }
}

#[test]
fn the_numbers_in_the_rulebook_are_those_of_the_game() {
    let points = |plan: Plan| plan.fields().map(|field| field.print().points.to_string()).collect::<Vec<_>>();
    for locale in Locale::ALL {
        let book = Rulebook::of(locale, Camelot::words());
        let rows: Vec<Vec<String>> = book
            .sections
            .iter()
            .flat_map(|section| section.intro.lines())
            .filter_map(|line| line.strip_prefix("| "))
            .map(|row| row.split('|').map(|cell| cell.trim().to_owned()).collect())
            .collect();
        let has =
            |cells: &[String]| rows.iter().any(|row| row.windows(cells.len()).any(|window| window == cells));
        assert!(has(&points(Plan::Ballroom)), "ballroom");
        assert!(has(&points(Plan::Training)[..4]), "training ground");
        let ranks = camelot::RANK_POINTS.map(|points| points.to_string());
        assert!(has(&ranks), "round table");
        for (plan, levels) in [(Plan::Chapel, &[4, 4, 3, 2, 1][..]), (Plan::Library, &[4, 5, 3, 1])] {
            let mut rest = points(plan);
            for level in levels {
                let row: Vec<String> = rest.drain(..level).collect();
                assert!(has(&[row.join(" ")]), "{plan:?} {row:?}");
            }
        }
    }
}

#[test]
fn points_by_source_add_up_to_the_score() {
    for seats in 3..=5 {
        let (events, end) = random_events("red=b blue=b heroes=yes", seats, 7);
        let mut points = [0; 5];
        for tally in events.into_iter().filter_map(Camelot::tally) {
            points[tally.seat.index()] += tally.amount;
        }
        let engine::Turn::Over(outcome) = engine::Game::turn(&end) else { panic!("the game is over") };
        assert_eq!(points[..seats.into()], *outcome.scores.first(seats));
    }
}

#[test]
fn the_winner_is_told() {
    let (events, _) = random_events("", 2, 5);
    assert!(matches!(events.last(), Some(Event::Won(..))));
}
