//! Blue B, the intrigue (CA-137 to CA-142): five groups, and a loss for those who are not in a full one.

use crate::field::{Print, Spaces};

/// Group by group. Sizes and points are reconstructed.
pub(crate) const FIELDS: [Print; 13] = [
    Print::new("g1a", 3),
    Print::new("g1b", 3),
    Print::new("g1c", 3).marked(),
    Print::new("g2a", 3),
    Print::new("g2b", 3),
    Print::new("g2c", 3).marked(),
    Print::new("g3a", 4),
    Print::new("g3b", 4),
    Print::new("g3c", 4).marked(),
    Print::new("g4a", 4),
    Print::new("g4b", 4),
    Print::new("g5a", 5),
    Print::new("g5b", 5),
];

/// A group of conspirators.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Group {
    pub fields: Spaces,
    /// What those lose who are not in it when it is full (CA-140). Reconstructed but for the top group.
    pub loss: i8,
    /// Do they lose a knight of the red room too (CA-141)?
    pub red_knight: bool,
}

/// The five groups; the first is the top one.
pub const GROUPS: [Group; 5] = [
    Group { fields: 0b111, loss: 2, red_knight: true },
    Group { fields: 0b111 << 3, loss: 3, red_knight: false },
    Group { fields: 0b111 << 6, loss: 2, red_knight: false },
    Group { fields: 0b11 << 9, loss: 2, red_knight: false },
    Group { fields: 0b11 << 11, loss: 1, red_knight: false },
];

/// The group of a field, counted from 0.
#[inline]
pub(crate) fn group_of(field: Spaces) -> u8 {
    let at = GROUPS.iter().position(|group| group.fields & field != 0);
    at.expect("every field is in a group") as u8
}

/// The free fields of groups without an own knight (CA-138).
#[inline]
pub(crate) fn open(taken: Spaces, own: Spaces) -> Spaces {
    let allowed = GROUPS.iter().filter(|group| group.fields & own == 0);
    allowed.fold(0, |open, group| open | group.fields & !taken)
}
