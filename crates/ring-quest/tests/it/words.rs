//! Everything Quest for the Ring says, in both languages.

use lang::{Locale, Rulebook};
use ring_quest::{DRAGON_CARDS, RingQuest};
use scene::Portray;
use testkit::Listener;

#[test]
fn every_message_is_spoken_and_every_clause_looked_up() {
    let mut listener = Listener::of::<RingQuest>();
    for (seed, (options, seats)) in (0..).zip([("", 3), ("", 6), ("knights=two", 2)]) {
        listener.follow::<RingQuest>(options.parse().expect("options"), seats, seed);
    }
    listener.follow_logs::<RingQuest>("tests/it/golden");
    listener.check_pages();
}

#[test]
fn the_rulebook_has_all_clauses_and_rulings_and_cites_no_others() {
    let clauses = (1..=67).map(|number| format!("QR-{number:02}"));
    let expected: Vec<String> = clauses.chain((1..=20).map(|number| format!("R-QR-{number:02}"))).collect();
    for locale in Locale::ALL {
        let book = Rulebook::of(locale, RingQuest::words());
        let found: Vec<String> = book.clauses().map(|clause| clause.id.clone()).collect();
        assert_eq!(found, expected, "{}", locale.tag());
        for clause in book.clauses() {
            let words = clause.text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-'));
            for cited in words.filter(|word| word.contains("QR-")) {
                assert!(book.clause(cited).is_some(), "{} cites {cited}", clause.id);
            }
        }
    }
}

#[test]
fn the_numbers_in_the_rulebook_are_those_of_the_game() {
    for locale in Locale::ALL {
        let book = Rulebook::of(locale, RingQuest::words());
        let rows = book.sections.iter().flat_map(|section| section.intro.lines());
        let cards: Vec<u8> = rows
            .filter(|row| row.starts_with("| cards |") || row.starts_with("| Karten |"))
            .flat_map(|row| row.split('|').filter_map(|cell| cell.trim().parse().ok()).collect::<Vec<u8>>())
            .collect();
        assert_eq!(cards[..7], DRAGON_CARDS, "{}", locale.tag());
        assert_eq!(cards[7], 24);
    }
}
