//! Violet, the secret room (CA-153 to CA-157): from the top down, for five players.

use crate::field::{Print, Spaces};

/// What it costs to have nobody there (CA-156).
pub const ABSENT_POINTS: i8 = -9;

/// From the top. Number and values are reconstructed.
pub(crate) const FIELDS: [Print; 5] =
    [Print::new("v1", 5), Print::new("v2", 4), Print::new("v3", 3), Print::new("v4", 2), Print::new("v5", 1)];

/// The topmost free field (CA-154).
#[inline]
pub(crate) fn open(taken: Spaces) -> Spaces {
    let free = !taken & ((1 << FIELDS.len()) - 1);
    free & free.wrapping_neg()
}
