//! The words of logs and options.

use sample::{Action, Chance, Sample};
use testkit::fuzz;

#[test]
fn every_word_reads_back() {
    for words in ["walk", "run"] {
        assert_eq!(words.parse::<Action>().unwrap().to_string(), words);
    }
    for words in ["card 4", "die 0"] {
        assert_eq!(words.parse::<Chance>().unwrap().to_string(), words);
    }
}

#[test]
fn nonsense_is_refused_and_words_read_back() {
    fuzz::<Sample>(200);
}
