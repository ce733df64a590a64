//! Why a match ends: a bound on its steps.
//!
//! The story deck is gone through [`STORY_ROUNDS`] times at most (R-QT-01), so there are so many turns. Within a turn nothing
//! can be repeated without end: cards move from hands to the table or the discard, and all that are drawn are counted.

use crate::bag::Cards;
use crate::position::{HAND_LIMIT, STORY_ROUNDS};
use crate::story::{MOST_STAGES, Stories};

/// No match has more steps than this.
pub(crate) const MAX_STEPS: u32 = DEAL + TURNS * TURN;

const SEATS: u32 = 4;
const HAND: u32 = HAND_LIMIT as u32;
const STAGES: u32 = MOST_STAGES as u32;

const DEAL: u32 = SEATS * HAND;

/// Every story card, as often as the deck is gone through, and the final tournament.
const TURNS: u32 = STORY_ROUNDS as u32 * Stories::ALL.len() as u32 + 1;

/// A turn: the story card, its questions, the stages, and what is drawn.
const TURN: u32 = 2 + QUESTIONS + STAGES * STAGE + CARDS;

/// Two questions for everybody (sponsor and join at most), each with `watch`.
const QUESTIONS: u32 = 2 * SEATS * 2;

/// Every card that is drawn in a turn, and every card that leaves a hand: those held, and those drawn. A sponsor draws for all
/// cards that were laid and for the stages, the others one a stage. Laying, arming, playing, discarding and sacrificing all
/// move a card out of a hand.
const CARDS: u32 = 2 * (DRAWN + SEATS * HAND);
const DRAWN: u32 = HAND + STAGES + SEATS * (STAGES + 1);

/// A stage, beside cards: `done` of the sponsor and of everybody, Merlin, the bids, and the windows between them. A bid is higher
/// than the last one, so there are not more of them than cards and free bids; a window asks everybody once, and again after
/// each of the four Mordreds.
const STAGE: u32 = 1 + SEATS + SEATS + BIDS + (BIDS + 3) * WINDOW;
const BIDS: u32 = HAND + FREE_BIDS + SEATS;
/// An amour, Arthur, Guinevere, Iseult beside Tristan, Pellinore after his beast, and one of each other ally (QT-190).
pub(crate) const FREE_BIDS: u32 = 1 + 2 + 3 + 4 + 4 + 6;
const WINDOW: u32 = SEATS * 5;

// Drawing more than there is would be counted too often, never too seldom.
const _: () = assert!(Cards::ALL.len() as u32 > DRAWN);
