//! What can go wrong at a table. Each error is one sentence that names what is wrong and what to do.

use std::error::Error;
use std::fmt;

use engine::{NotationError, Seat, SeatSet};
use scene::Refusal;

/// Why a step was not played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayError {
    /// The words cannot be read.
    Unreadable(NotationError),
    /// It is not this seat's turn; these seats, if any, are pending.
    NotYourTurn(Seat, SeatSet),
    /// It is not chance's turn.
    NotChance,
    /// Chance is pending and must fall first.
    ChanceFirst,
    /// The match is over.
    Over,
    /// A rule forbids it.
    Refused(Refusal),
    /// This outcome cannot happen now.
    Impossible(String),
    /// Chance comes from the sealed seed and cannot be scripted.
    Sealed,
    /// Chance is scripted and cannot be rolled.
    Scripted,
    /// This step cannot be taken back, for this reason.
    NoUndo(NoUndo),
}

/// Why a step cannot be taken back freely.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoUndo {
    /// The seat has not done anything yet.
    Nothing,
    /// A die fell or a card was turned since.
    Chance,
    /// Somebody else acted since.
    OtherSeat,
    /// The seat learned something from it.
    Learned,
}

/// Why a match could not be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpenError {
    /// The header is of another game.
    OtherGame(String),
    /// The log was made with other rules than these.
    OtherRules {
        /// The rules in the header.
        found: u32,
        /// The rules of this program.
        known: u32,
    },
    /// The options cannot be read.
    Options(NotationError),
    /// So many cannot play.
    Seats {
        /// How many wanted to.
        found: usize,
        /// How many can.
        allowed: std::ops::RangeInclusive<u8>,
    },
}

/// Why a log could not be read, with the line of the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong there, in a sentence.
    pub what: String,
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayError::Unreadable(error) => write!(f, "{error}"),
            PlayError::NotYourTurn(seat, pending) => {
                write!(f, "it is not seat {seat}'s turn")?;
                let mut gap = "; waiting for seat ";
                for other in pending.iter() {
                    write!(f, "{gap}{other}")?;
                    gap = ", ";
                }
                Ok(())
            }
            PlayError::NotChance => write!(f, "no card or die is due now"),
            PlayError::ChanceFirst => write!(f, "a card or die is due first"),
            PlayError::Over => write!(f, "the match is over"),
            PlayError::Refused(refusal) => match refusal.clause {
                Some(clause) => write!(f, "not allowed now ({clause}: {})", refusal.text.id),
                None => write!(f, "not allowed now ({})", refusal.text.id),
            },
            PlayError::Impossible(outcome) => write!(f, "{outcome:?} cannot happen now"),
            PlayError::Sealed => write!(f, "chance comes from the sealed seed and cannot be scripted"),
            PlayError::Scripted => write!(f, "chance is scripted here: write down the card or die"),
            PlayError::NoUndo(NoUndo::Nothing) => write!(f, "there is nothing to take back"),
            PlayError::NoUndo(NoUndo::Chance) => write!(f, "a card or die has fallen since"),
            PlayError::NoUndo(NoUndo::OtherSeat) => write!(f, "somebody else has acted since"),
            PlayError::NoUndo(NoUndo::Learned) => write!(f, "you have learned something by it"),
        }
    }
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::OtherGame(found) => write!(f, "this is a match of {found:?}"),
            OpenError::OtherRules { found, known } => {
                write!(f, "the match was begun with rules {found}; this program knows rules {known}")
            }
            OpenError::Options(error) => write!(f, "{error}"),
            OpenError::Seats { found, allowed } => {
                write!(f, "{found} cannot play; {} to {} can", allowed.start(), allowed.end())
            }
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

impl Error for PlayError {}
impl Error for OpenError {}
impl Error for ReadError {}
