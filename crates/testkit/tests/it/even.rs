//! What small games guess is counted.

use reference::{Kuhn, Leduc, NoOptions};
use testkit::even_guesses;

use crate::joust::{Fault, Joust, Setup};

#[test]
fn sound_games_guess_evenly() {
    // What three viewers can see before the deals and between them, in six lines of betting with hidden cards, and in
    // three that end with both cards on the table.
    let sights = 3 + (3 + 1 + 1) + 6 * (3 + 3 + 1) + 3 * 6 * 3;
    assert_eq!(even_guesses::<Kuhn>(NoOptions, 2), Ok(sights));
    even_guesses::<Leduc>(NoOptions, 2).unwrap();
    even_guesses::<Joust>(Setup::default(), 2).unwrap();
}

#[test]
fn a_skewed_guess_is_found() {
    let skewed = even_guesses::<Joust>(Setup { fault: Fault::SkewedGuess }, 2).unwrap_err();
    assert!(skewed.contains("do not follow the weights"), "{skewed}");
}

#[test]
fn an_impossible_guess_is_found() {
    let impossible = even_guesses::<Joust>(Setup { fault: Fault::ImpossibleGuess }, 2).unwrap_err();
    assert!(impossible.contains("guesses what cannot be"), "{impossible}");
}
