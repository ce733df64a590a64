//! What people read off a table rather than touch: sums against a threshold, and lists of names and numbers.

use engine::Seat;
use serde::Serialize;

use crate::{Text, Tincture};

/// A reckoning shown beside the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Panel {
    /// Stable through the match.
    pub id: String,
    /// Its heading.
    pub title: Text,
    /// What it shows.
    pub content: Content,
    /// A sentence below it.
    pub note: Option<Text>,
}

/// What a panel shows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Content {
    /// A sum of parts on a scale, perhaps against a threshold: strength against a foe, a card against a die.
    Gauge {
        /// What adds up, in order.
        parts: Vec<GaugePart>,
        /// What has to be reached.
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
}

/// A part of a gauge's sum.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GaugePart {
    /// What adds it.
    pub label: Text,
    /// How much.
    pub value: i32,
    /// Its colour, which always comes with a hatching.
    pub tincture: Tincture,
}

/// A threshold on a gauge.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GaugeMark {
    /// What it means, e.g. "at least 15".
    pub label: Text,
    /// Where it stands.
    pub value: i32,
}

/// A row of a ledger.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LedgerRow {
    /// What or who it is about.
    pub label: Text,
    /// Whose shield stands before it.
    pub seat: Option<Seat>,
    /// One per column.
    pub cells: Vec<Text>,
    /// How far something is on its way: so much of so much.
    pub meter: Option<Meter>,
    /// The row that matters now.
    pub now: bool,
}

/// So much of so much.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Meter {
    /// How much there is.
    pub value: i32,
    /// How much it takes.
    pub goal: i32,
    /// Does the viewer want it to fill?
    pub wanted: bool,
}
