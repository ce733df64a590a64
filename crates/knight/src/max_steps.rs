//! How long a match can be at most.

use crate::open::{SEATS, TURNS};
use crate::row::REVEAL_GOLD;
use crate::using::MOST_USES;

/// Characters and the goal.
const SETUP: u32 = SEATS as u32 + 1;

/// No more than twelve gold are there before a side is chosen, and each act with the row costs at least one; each may
/// turn up a card.
const BEFORE: u32 = 1 + 1 + 2 * (12 / REVEAL_GOLD as u32) + CHARACTER;

/// Six rewards and thresholds and four special actions, each with a command of eight moves and a halt; then on.
const CHARACTER: u32 = (6 + 4) * (1 + 9) + 1;

/// A use may be followed by a card, three removals, a command with eight moves and a halt, eight steps of lured enemies,
/// or by an offer of at most sixty goods with its answer.
const USE: u32 = 1 + 62;

/// Two actions of an event and two chained ones, with a stage and at most six commands of nine clicks each; and as much for a
/// goal.
const ACTIVATION: u32 = 5 * (1 + 6 * 9) + CHARACTER;

/// Two elements of two orders: a price with the character card, two new enemies, sixteen steps, eight attacks.
const CONSEQUENCES: u32 = 2 * 2 * (1 + CHARACTER + 2 + 16 + 24);

/// Twelve duels in a match, each with two stakes and fifteen resources; bids, a lot, payments of up to thirty; a plan of eight
/// calls, and five commands.
const WAR: u32 = 12 * 17 + 1 + 1 + 30 + 8 + 5 * (9 + 32);

/// No match has more steps than this.
pub(crate) const MAX_STEPS: u32 = SETUP
    + TURNS as u32 * SEATS as u32 * (BEFORE + MOST_USES as u32 * USE + 1 + ACTIVATION + CONSEQUENCES + WAR);
