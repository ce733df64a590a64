//! Vacations from correspondence matches.

use serde::{Deserialize, Serialize};

/// Begins a vacation now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewVacation {
    /// The number of days: at least one, at most the days that are left.
    pub days: u32,
}

/// The vacation of a user.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Vacation {
    /// When the vacation ends, in milliseconds since 1970; null without a vacation.
    pub until: Option<i64>,
    /// The whole days that are left after the current vacation.
    pub days_left: u32,
    /// The days allowed in any 365 days.
    pub days_a_year: u32,
}
