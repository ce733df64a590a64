//! Everything Quests of the Round Table says, in both languages.

use engine::Rng;
use lang::{Locale, Rulebook};
use quests::{Options, Quests};
use scene::Portray;
use testkit::{Listener, any_table};

#[test]
fn every_message_is_spoken_and_every_clause_looked_up() {
    let mut listener = Listener::of::<Quests>();
    let mut rng = Rng::seeded(3);
    for seed in 0..2 {
        listener.follow::<Quests>(Options::default(), 2 + seed as u8, seed);
        let (options, seats) = any_table::<Quests>(&mut rng);
        listener.follow::<Quests>(options, seats, seed);
    }
    listener.follow_logs::<Quests>("tests/it/golden");
    listener.check_pages();
}

#[test]
fn the_rulebook_has_all_clauses_and_rulings_and_cites_no_others() {
    let clauses = (1..=191).map(|number| format!("QT-{number:02}"));
    let expected: Vec<String> = clauses.chain((1..=14).map(|number| format!("R-QT-{number:02}"))).collect();
    for locale in Locale::ALL {
        let book = Rulebook::of(locale, Quests::words());
        let found: Vec<String> = book.clauses().map(|clause| clause.id.clone()).collect();
        assert_eq!(found, expected, "{}", locale.tag());
        for clause in book.clauses() {
            let words = clause.text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-'));
            for cited in words.filter(|word| word.contains("QT-")) {
                assert!(book.clause(cited).is_some(), "{} cites {cited}", clause.id);
            }
        }
    }
}
