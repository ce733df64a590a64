//! Everything Knight says, in both languages.

use knight::Knight;
use lang::{Locale, Rulebook};
use scene::Portray;
use testkit::Listener;

#[test]
fn every_message_is_spoken_and_every_clause_looked_up() {
    let tables = [
        ("", 1),
        ("scenario=flood characters=random", 1),
        ("scenario=barbarians", 1),
        ("scenario=rebels", 1),
        ("mode=side-by-side scenario=flood", 2),
        ("mode=war", 2),
        ("mode=war", 3),
    ];
    let mut listener = Listener::of::<Knight>();
    for (seed, (options, seats)) in (0..).zip(tables) {
        listener.follow::<Knight>(options.parse().expect("options"), seats, seed);
    }
    listener.follow_logs::<Knight>("tests/it/golden");
    listener.check_pages();
}

#[test]
fn the_rulebook_has_all_clauses_and_rulings_and_cites_no_others() {
    let clauses = (1..=140).map(|number| format!("KN-{number:02}"));
    let expected: Vec<String> = clauses.chain((1..=51).map(|number| format!("R-KN-{number:02}"))).collect();
    for locale in Locale::ALL {
        let book = Rulebook::of(locale, Knight::words());
        let found: Vec<String> = book.clauses().map(|clause| clause.id.clone()).collect();
        assert_eq!(found, expected, "{}", locale.tag());
        for clause in book.clauses() {
            let words = clause.text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-'));
            for cited in words.filter(|word| word.contains("KN-")) {
                assert!(book.clause(cited).is_some(), "{} cites {cited}", clause.id);
            }
        }
    }
}
