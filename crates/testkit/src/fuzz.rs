//! Nonsense for the notation: nothing panics, and what can be read is written so that it reads back.

use engine::{Game, Notation, Rng, RulesVersion};
use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

use crate::any_table;
use crate::random::random_game;
use crate::words::line;

/// From so many games words are taken.
const GAMES: u64 = 20;

/// Reads so many texts as action, chance and options of a game: random ones, and words of real games with a few
/// characters changed. The texts are the same in each run. Panics with the shortest text that goes wrong.
pub fn fuzz<G: Game>(cases: u32) {
    let words = real_words::<G>();
    fuzz_notation::<G::Action>(&words, cases);
    fuzz_notation::<G::Chance>(&words, cases);
    fuzz_notation::<G::Options>(&words, cases);
}

/// The same for one kind of words, given some that can be read.
pub fn fuzz_notation<T: Notation>(words: &[String], cases: u32) {
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let result =
        TestRunner::new_with_rng(config, rng).run(&texts(words.to_vec()), |text| survives::<T>(&text));
    if let Err(error) = result {
        panic!("reading a {}: {error}", std::any::type_name::<T>());
    }
}

fn survives<T: Notation>(text: &str) -> Result<(), TestCaseError> {
    if let Ok(value) = text.parse::<T>() {
        prop_assert_eq!(value.to_string().parse::<T>(), Ok(value), "{:?} was read", text);
    }
    Ok(())
}

/// Steps and options of some random games.
fn real_words<G: Game>() -> Vec<String> {
    let mut words = Vec::new();
    for seed in 0..GAMES {
        let (options, seats) = any_table::<G>(&mut Rng::seeded(seed));
        words.push(options.to_string());
        for (_, step, _) in random_game(G::start(options, seats, RulesVersion::newest::<G>()), Rng::seeded(0))
        {
            // Without the seat or star in front.
            words.extend(line(step).split_once(' ').map(|(_, words)| words.to_owned()));
        }
    }
    words.sort();
    words.dedup();
    words
}

fn texts(real: Vec<String>) -> impl Strategy<Value = String> {
    let bytes = prop::collection::vec(any::<u8>(), 0..40);
    let edits = prop::collection::vec((any::<prop::sample::Index>(), any::<char>(), 0..4u8), 0..4);
    prop_oneof![
        bytes.prop_map(|bytes| String::from_utf8_lossy(&bytes).into_owned()),
        prop::collection::vec(prop::sample::select(real.clone()), 1..4).prop_map(|words| words.join(" ")),
        (prop::sample::select(real), edits).prop_map(|(word, edits)| {
            let mut signs: Vec<char> = word.chars().collect();
            for (place, sign, kind) in edits {
                let at = place.index(signs.len() + 1);
                match kind {
                    0 => signs.insert(at, sign),
                    1 => signs.insert(at, '0'),
                    2 => signs.truncate(at),
                    _ => drop(signs.splice(at..(at + 1).min(signs.len()), [])),
                }
            }
            signs.into_iter().collect()
        }),
    ]
}
