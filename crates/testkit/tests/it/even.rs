//! What small games guess is counted.

use reference::{Kuhn, Leduc, NoOptions};
use testkit::even_guesses;

use crate::joust::{Fault, Joust, Setup};

#[test]
fn sound_games_guess_evenly() {
    // Before, between and after the deals; then a card, or none for a spectator, and how the betting stands.
    let sights = even_guesses::<Kuhn>(NoOptions, 2).unwrap();
    assert_eq!(sights, 0);
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
