//! Bots that look at hidden cards are found.

use engine::{Game as _, Seat};
use testkit::peek;

use crate::joust::{Action, Joust, Phase, Setup};

/// Knows its own card, and does not care for more.
fn honest(position: &Joust, seat: Seat, seed: u64) -> Action {
    let view = position.view(Some(seat));
    match view.phase {
        Phase::Seal if seed.is_multiple_of(2) => Action::Lance,
        Phase::Seal => Action::Shield,
        _ if view.hands[seat] >= 3 => Action::Show,
        _ => Action::Swap,
    }
}

/// Swaps a card that is worse than the best.
fn cheater(position: &Joust, seat: Seat, seed: u64) -> Action {
    let best = position.hands.0.iter().max() == Some(&position.hands[seat]);
    match position.phase {
        Phase::Show(_) if !best => Action::Swap,
        _ => honest(position, seat, seed),
    }
}

#[test]
fn an_honest_bot_decides_by_what_its_seat_knows() {
    let compared = peek(Setup::default(), 3, 0..200, honest).unwrap();
    assert!(compared > 100, "{compared} decisions");
}

#[test]
fn a_bot_that_peeks_is_caught() {
    let peeked = peek(Setup::default(), 3, 0..200, cheater).unwrap_err().to_string();
    assert!(peeked.starts_with("the bot peeks in seat ") && peeked.contains("swap in Joust"), "{peeked}");
}
