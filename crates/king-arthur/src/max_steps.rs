//! Why a match ends: a bound on its steps.
//!
//! Adversaries only ever move on: from the supply to the layout, under a seal, to a hand, out of the game. Every one
//! is paid for at most twice (usual and repeated, or double), so at most twice its value in knight cards is ever
//! discarded; an overpaid challenge takes fewer cards than its cost. What is drawn was in the supply at the start or was
//! discarded since. So all that moves is bounded, and between two turns in which something moves there are fewer
//! idle turns than end the game (R-KA-12).

use crate::adventures::Adventure;
use crate::bags::{Adversaries, Knights};
use crate::position::IDLE_ROUNDS;

/// No match has more steps than this.
pub(crate) const MAX_STEPS: u32 = FIRST + REVEALS + CHALLENGES + ADVENTURES + DRAWS + ENDS;

const CARDS: u32 = Adversaries::ALL.len() as u32;
const MOST_SEATS: u32 = 5;

/// The seat that begins.
const FIRST: u32 = 1;
/// `reveal`, and each card that is turned up.
const REVEALS: u32 = CARDS + CARDS;
/// Each adversary can be challenged twice, and paid for twice.
const CHALLENGES: u32 = 2 * CARDS + PAID;
const PAID: u32 = 2 * Adversaries::ALL.points() as u32;
/// `adventure`, each card that is spent, and `done`.
const ADVENTURES: u32 = Adventure::ALL.len() as u32 + CARDS + 1;
/// `draw` and the card that comes.
const DRAWS: u32 = 2 * DRAWN;
const DRAWN: u32 = Knights::ALL.len() as u32 + PAID;
/// `end`: each turn in which something moved, and the idle turns before, between and after them.
const ENDS: u32 = (IDLE_ROUNDS as u32 * MOST_SEATS) * (MOVING_TURNS + 1);
const MOVING_TURNS: u32 = CARDS + 2 * CARDS + Adventure::ALL.len() as u32 + DRAWN;
