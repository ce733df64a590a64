//! Why a match ends: a bound on its steps.
//!
//! The game ends when nobody has won a seal for so many rounds (R-QR-19), and few seals can be won: two by everybody,
//! and the third ends it. A turn has a bounded number of steps, because its extra turn after a dragon cannot reach a
//! second dragon (R-QR-11): any two of them are at least four lines apart.

use crate::knight::KNIGHTS;
use crate::position::{IDLE_ROUNDS, SEALS_TO_WIN};

/// No match has more steps than this.
pub(crate) const MAX_STEPS: u32 = FIRST + TURNS * TURN;

/// The seat that begins.
const FIRST: u32 = 1;
/// Before each seal, and before the end, at most so many turns.
pub(crate) const TURNS: u32 = (SEALS + 1) * IDLE_ROUNDS as u32 * KNIGHTS as u32;
/// Seals that do not end the game.
const SEALS: u32 = (SEALS_TO_WIN as u32 - 1) * KNIGHTS as u32;
/// Two steps, a banishment, card and die; then two steps, a banishment, and an obstacle taken up and laid down.
const TURN: u32 = 2 + 1 + 2 + 2 + 1 + 2;
