//! Why a match ends: a bound on its steps.
//!
//! Seven rounds have a fixed number of cards, choices and predictions, and a turn each for every colour. Beyond that
//! only figures on fields make steps, and fields are only ever filled: but for the red knights that the top group of
//! the intrigue sends away, once each colour, nothing leaves a field.

use crate::position::{MOST_RETRIEVED, MOST_SENT, ROUNDS};

/// No match has more steps than this.
pub(crate) const MAX_STEPS: u32 =
    PREPARATION + ROUNDS as u32 * ROUND + FIGURES * FIGURE + WITHDRAWALS + FINALE;

const COLOURS: u32 = 5;
/// Sides of four rooms, the colours and the magicians.
const PREPARATION: u32 = 4 + 2 * COLOURS;
/// Cards, knights, predictions, the Merlin tile, and a turn for each colour.
const ROUND: u32 = 7 + COLOURS + COLOURS + 1 + COLOURS * TURN;
/// The mission, every shield, or knights that come back with a tile each (Parzival's with a look), and the hero.
const TURN: u32 = 1 + MOST_SENT as u32 + 2 * MOST_RETRIEVED as u32 + 2;
/// The fields of the largest castle with the secret room, and those that can be filled twice.
const FIGURES: u32 = 16 + 13 + 13 + 14 + 5 + COLOURS;
/// The red knights that the top group sends away, each named by its player.
const WITHDRAWALS: u32 = COLOURS;
/// One more knight, its field, a tree, two tiles with a look each, and up to four lines with what they bring: a bonus, a
/// tile with a look; or the knight that comes of it is declined.
const FIGURE: u32 = 2 + 1 + 2 * 2 + 4 * 4;
/// Tiles for pairs of knights.
const FINALE: u32 = 28 + 2;
