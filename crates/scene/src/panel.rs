//! Panels: information to read, not to click. Sums against a threshold, and lists of names and numbers.

use engine::Seat;
use serde::Serialize;

use crate::{Text, Tincture};

/// A calculation or a list shown beside the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Panel {
    /// Does not change during the match.
    pub id: String,
    /// The heading.
    pub title: Text,
    /// The gauge or the ledger.
    pub content: Content,
    /// A sentence below the content.
    pub note: Option<Text>,
}

/// The content of a panel.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
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
}

/// A summand of a gauge.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GaugePart {
    /// The source of the value.
    pub label: Text,
    /// The value it adds.
    pub value: i32,
    /// The colour; clients always combine it with a hatching.
    pub tincture: Tincture,
}

/// A threshold on a gauge.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GaugeMark {
    /// The meaning, e.g. "at least 15".
    pub label: Text,
    /// The position on the scale.
    pub value: i32,
}

/// A row of a ledger.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Meter {
    /// The current amount.
    pub value: i32,
    /// The amount to reach.
    pub goal: i32,
    /// Whether it is good for the viewer if the meter fills.
    pub wanted: bool,
}
