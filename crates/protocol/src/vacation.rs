//! Time off from matches with days for each step.

use serde::{Deserialize, Serialize};

/// Goes on vacation, from now on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewVacation {
    /// For so many days; at least one, and no more than are left.
    pub days: u32,
}

/// Somebody's vacation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Vacation {
    /// Until when, in milliseconds since 1970; none: they are not on vacation.
    pub until: Option<i64>,
    /// So many whole days they may still take, when this one is over.
    pub days_left: u32,
    /// So many days they may take in any 365 days.
    pub days_a_year: u32,
}
