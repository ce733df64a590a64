//! What `docs/notation.md` says is so: its examples are read, its tables list every word.

use std::collections::BTreeSet;

use engine::Turn;

use crate::{finished, tables};

const DOCUMENT: &str = include_str!("../../../../docs/notation.md");

/// The fenced blocks of this language.
fn blocks(language: &str) -> Vec<&'static str> {
    let mut blocks = Vec::new();
    let mut rest = DOCUMENT;
    while let Some((_, block)) = rest.split_once(&format!("\n```{language}\n")) {
        let (block, behind) = block.split_once("\n```").expect("every block ends");
        blocks.push(block);
        rest = behind;
    }
    blocks
}

#[test]
fn the_complete_example_is_a_match() {
    let session = games::read(blocks("log")[0]).unwrap_or_else(|error| panic!("{error}"));
    let Turn::Over(outcome) = session.turn() else { panic!("it is complete") };
    assert_eq!(outcome.scores.first(2), [6, 2]);
    assert!(DOCUMENT.contains("Isolde wins, 6 points to 2."));
}

#[test]
fn the_sealed_example_verifies() {
    let session = games::read(blocks("log")[1]).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(session.verify().unwrap().chance, session.lines());
    assert!(session.lines() > 4);
}

#[test]
fn every_option_is_described() {
    for field in games::all().iter().flat_map(|kind| kind.fields()) {
        let words: Vec<String> = field.values.iter().map(|value| format!("`{value}`")).collect();
        let words = words.join(", ");
        assert!(DOCUMENT.contains(&format!("| `{}` | {words} |", field.key)), "{}", field.key);
    }
}

#[test]
fn every_word_of_every_match_is_described() {
    let mut described = BTreeSet::new();
    for (kind, options, seats) in tables() {
        for line in
            finished(kind, &options, seats, 5).log().lines().skip_while(|line| !line.is_empty()).skip(1)
        {
            let words: Vec<&str> = line.split(' ').skip(1).collect();
            let who = if words[0] == "*" { "*" } else { "1" };
            described.insert(format!("`{who} {}", words[1]));
            let counts = |word: &str| word.bytes().all(|digit| digit.is_ascii_digit());
            described.extend(words[2..].iter().filter(|word| !counts(word)).map(|word| format!("`{word}`")));
        }
    }
    for word in described {
        assert!(DOCUMENT.contains(&word), "{word} is not described");
    }
}

#[test]
fn a_broken_rule_is_named_with_its_line() {
    let log = blocks("log")[0].replacen("1 pay merlin", "1 pay beige1", 1);
    let line = log.lines().position(|line| line == "1 pay beige1").unwrap() + 1;
    let error = games::read(&log).err().unwrap();
    assert_eq!(error.line, line);
    assert!(error.what.ends_with("(KA-25)"), "{error}");
}
