//! Red A, the round table (CA-112 to CA-116): seats without any effect, and a majority at the end.

use crate::field::{Print, Spaces};

/// The points of the first to the fifth (CA-113, CA-114). All but the first are reconstructed.
pub const RANK_POINTS: [i8; 5] = [13, 9, 6, 3, 1];
/// What it costs to have nobody there (CA-116).
pub const ABSENT_POINTS: i8 = -4;

/// Twelve seats, clockwise. Their number is reconstructed.
pub(crate) const FIELDS: [Print; 12] = [
    Print::new("s1", 0),
    Print::new("s2", 0),
    Print::new("s3", 0),
    Print::new("s4", 0).marked(),
    Print::new("s5", 0),
    Print::new("s6", 0),
    Print::new("s7", 0),
    Print::new("s8", 0).marked(),
    Print::new("s9", 0),
    Print::new("s10", 0),
    Print::new("s11", 0),
    Print::new("s12", 0).marked(),
];

/// Any free seat (CA-112).
#[inline]
pub(crate) fn open(taken: Spaces) -> Spaces {
    !taken & ((1 << FIELDS.len()) - 1)
}
