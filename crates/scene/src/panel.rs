//! Panels: information to read, not to click. Sums against a threshold, lists of names and numbers, and the pictures of a
//! [beat](crate::Beat): cards, contests, dials.

use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::{Piece, Text, Tincture};

/// A calculation or a list shown beside the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Panel {
    /// Does not change during the match.
    pub id: String,
    /// The heading.
    pub title: Text,
    /// What it shows.
    pub content: Content,
    /// A sentence below the content.
    pub note: Option<Text>,
}

/// The content of a panel.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Content {
    /// A sum of parts on a scale, perhaps against a threshold: strength against a foe, a card against a die.
    Gauge {
        /// The summands, in order.
        parts: Vec<GaugePart>,
        /// The threshold.
        mark: Option<GaugeMark>,
        /// The end of the scale.
        end: i32,
    },
    /// Rows of names and numbers.
    Ledger {
        /// Headings of the cells; may be empty.
        columns: Vec<Text>,
        /// The rows, in order.
        rows: Vec<LedgerRow>,
    },
    /// Cards, dice and tokens side by side, perhaps with what they count together.
    Pieces {
        /// The pieces, in order.
        pieces: Vec<Piece>,
        /// What they count together.
        total: Option<i32>,
    },
    /// Several sides against each other, or each against one threshold.
    Contest {
        /// The sides, in order.
        sides: Vec<Side>,
        /// The threshold.
        mark: Option<GaugeMark>,
        /// The end of the scale; 0 without a scale.
        end: i32,
    },
    /// The numbers from which one was told or fell: the sides of a die, the spaces of a dial.
    Dial {
        /// The numbers, in order.
        cells: Vec<DialCell>,
        /// The number that it came to.
        at: i32,
    },
}

/// A side of a contest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Side {
    /// The name.
    pub label: Text,
    /// The seat whose shield is shown before the name.
    pub seat: Option<Seat>,
    /// What the side turned up.
    pub pieces: Vec<Piece>,
    /// The summands of its strength; may be empty.
    pub parts: Vec<GaugePart>,
    /// Its strength, or how much it showed.
    pub total: i32,
    /// How it came off, as far as that is settled.
    pub verdict: Option<Verdict>,
    /// The reason or the consequence in a few words, e.g. "5 short".
    pub note: Option<Text>,
}

/// How a side came off.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Verdict {
    /// In a word, e.g. "passes".
    pub label: Text,
    /// Whether it is good for the side.
    pub won: bool,
}

/// A number of a dial.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DialCell {
    /// The number.
    pub value: i32,
    /// Whether the dial wins if it comes to this number.
    pub wins: bool,
    /// The seats that said this number.
    pub seats: Vec<Seat>,
}

impl Panel {
    /// Creates a panel without a sentence below it.
    pub fn new(id: impl Into<String>, title: impl Into<Text>, content: Content) -> Panel {
        Panel { id: id.into(), title: title.into(), content, note: None }
    }
}

impl Side {
    /// Creates a side of which nothing but the strength is known.
    pub fn new(label: impl Into<Text>, total: impl Into<i32>) -> Side {
        Side {
            label: label.into(),
            seat: None,
            pieces: Vec::new(),
            parts: Vec::new(),
            total: total.into(),
            verdict: None,
            note: None,
        }
    }

    /// Creates the side of a seat.
    pub fn of(seat: Seat, label: impl Into<Text>, total: impl Into<i32>) -> Side {
        Side { seat: Some(seat), ..Side::new(label, total) }
    }

    /// Settles how the side came off.
    #[must_use]
    pub fn ending(self, won: bool, label: impl Into<Text>) -> Side {
        Side { verdict: Some(Verdict { label: label.into(), won }), ..self }
    }

    /// Adds the reason or the consequence.
    #[must_use]
    pub fn noting(self, note: impl Into<Text>) -> Side {
        Side { note: Some(note.into()), ..self }
    }
}

impl DialCell {
    /// Creates a number that nobody said.
    pub fn new(value: impl Into<i32>, wins: bool) -> DialCell {
        DialCell { value: value.into(), wins, seats: Vec::new() }
    }
}

/// A summand of a gauge.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GaugePart {
    /// The source of the value.
    pub label: Text,
    /// The value it adds.
    pub value: i32,
    /// The colour; clients always combine it with a hatching.
    pub tincture: Tincture,
}

/// A threshold on a gauge.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GaugeMark {
    /// The meaning, e.g. "at least 15".
    pub label: Text,
    /// The position on the scale.
    pub value: i32,
}

/// A row of a ledger.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LedgerRow {
    /// The subject of the row.
    pub label: Text,
    /// The seat whose shield is shown before the row.
    pub seat: Option<Seat>,
    /// One cell per column.
    pub cells: Vec<Text>,
    /// The progress towards a goal.
    pub meter: Option<Meter>,
    /// Whether the row is highlighted because it applies now.
    pub now: bool,
}

/// Progress towards a goal: `value` of `goal`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Meter {
    /// The current amount.
    pub value: i32,
    /// The amount to reach.
    pub goal: i32,
    /// Whether it is good for the viewer if the meter fills.
    pub wanted: bool,
}
