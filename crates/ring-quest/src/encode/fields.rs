//! The fields of an observation, and the greatest values that the rules allow in them.

use engine::{MAX_SEATS, ObservationField as Field};

use crate::board::{SIDE, State};
use crate::knight::{KNIGHTS, TALISMANS};
use crate::max_steps::TURNS;
use crate::pile::DRAGON_CARDS;
use crate::position::IDLE_ROUNDS;

const SEATS: usize = MAX_SEATS;
const LATTICE: usize = SIDE as usize;
/// The whole board, row by row.
const BOARD: &[usize] = &[LATTICE, LATTICE];
/// No dragon is stronger, and no die shows more.
const STRONGEST: u16 = DRAGON_CARDS.len() as u16 - 1;
/// No strength is on more cards.
const CARD_COPIES: u16 = DRAGON_CARDS[3] as u16;

pub(super) const FIELDS: &[Field] = &[
    Field::flags("seat", &[SEATS], "Your seat, counted from the first; a spectator has none."),
    Field::flags("seated", &[SEATS], "Which seats are played: yours, then clockwise."),
    Field::flags("pairs", &[], "Does each of two players lead two knights?"),
    Field::flags("passages", &[], "Does a way through dragons count as a way to the ring?"),
    Field::flags("full-extra", &[], "Does the extra turn after a dragon go two spaces wherever it can?"),
    Field::flags("phase", &[11], "First, move, midway, banish, card, die, obstacle, sword, lay, ring, over."),
    Field::flags("extra", &[], "Is it the extra turn after a dragon?"),
    Field::flags("from", BOARD, "Where the move began, or where the obstacle stood."),
    Field::flags("victim", &[KNIGHTS], "The knight that is banished."),
    Field::counts("strength", &[], STRONGEST, "The dragon against which the die is rolled."),
    Field::flags("riding", &[KNIGHTS], "Which knights ride: yours first, then in the order of turns."),
    Field::flags("own", &[KNIGHTS], "Which of them are yours."),
    Field::flags("turn", &[KNIGHTS], "The knight whose turn it is."),
    Field::flags("knights", &[KNIGHTS, LATTICE, LATTICE], "Where each knight stands."),
    Field::counts("talismans", &[KNIGHTS], TALISMANS as u16, "Talismans of each knight."),
    Field::flags("coats", &[KNIGHTS], "Knights that miss their next turn."),
    Field::flags("seals", &[SEATS, State::ALL.len()], "Seals of each player: Tirad, Urgad, Galad, Elgad."),
    Field::flags("ring", BOARD, "Where the ring lies."),
    Field::flags("bearer", &[KNIGHTS], "The knight that bears it."),
    Field::flags("obstacles", BOARD, "Where obstacles stand."),
    Field::counts("pile", &[DRAGON_CARDS.len()], CARD_COPIES, "Dragon cards that are face down by strength."),
    Field::flags("duel", &[KNIGHTS], "The knight of the last fight, until somebody sets out again."),
    Field::counts("duel-strength", &[], STRONGEST, "The dragon in that fight."),
    Field::counts("duel-die", &[], STRONGEST, "The die in that fight; 0 before it falls."),
    Field::counts("turns", &[], TURNS as u16, "Turns that have ended."),
    Field::counts("idle", &[], IDLE_ROUNDS * KNIGHTS as u16, "Those since the last seal was won."),
];
