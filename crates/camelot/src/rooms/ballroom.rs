//! Blue A, the ballroom (CA-131 to CA-136): one row for everybody, hearts, and the queen.

use crate::field::{Bonus, Print, Spaces};
use crate::room::Room;

/// So many hearts lead to the queen (CA-135).
pub const HEARTS_NEEDED: u8 = 3;

/// Twelve outer fields in order, then the queen's. All values are reconstructed.
pub(crate) const FIELDS: [Print; 13] = [
    Print::new("b1", 2).hearts(1),
    Print::new("b2", 3),
    Print::new("b3", 1).hearts(2),
    Print::new("b4", 4).marked(),
    Print::new("b5", 2).hearts(1),
    Print::new("b6", 0).bonus(Bonus::Tree),
    Print::new("b7", 1).hearts(2),
    Print::new("b8", 4).marked(),
    Print::new("b9", 2).hearts(1),
    Print::new("b10", 1).bonus(Bonus::Knight(Room::Green)),
    Print::new("b11", 2).hearts(2),
    Print::new("b12", 5).marked(),
    Print::new("q", 8).bonus(Bonus::Grail(1)),
];

const OUTER: Spaces = 0xfff;
const QUEEN: Spaces = 1 << 12;
/// The fields with one heart, and with two.
const ONE_HEART: Spaces = with_hearts(1);
const TWO_HEARTS: Spaces = with_hearts(2);

const fn with_hearts(hearts: u8) -> Spaces {
    let (mut fields, mut at) = (0, 0);
    while at < FIELDS.len() {
        if FIELDS[at].hearts == hearts {
            fields |= 1 << at;
        }
        at += 1;
    }
    fields
}

/// The hearts on these fields (CA-134).
#[inline]
pub(crate) fn hearts(own: Spaces) -> u8 {
    ((own & ONE_HEART).count_ones() + 2 * (own & TWO_HEARTS).count_ones()) as u8
}

/// The next outer field, and the queen's for those who have her favour. A fleeting favour holds for the next knight only: the last
/// own knight in the row must have completed the hearts (R-CA-37).
#[inline]
pub(crate) fn open(taken: Spaces, own: Spaces, fleeting: bool) -> Spaces {
    let free = OUTER & !taken;
    let next = free & free.wrapping_neg();
    let row = own & OUTER;
    let before_last = row & !row.checked_ilog2().map_or(0, |last| 1 << last);
    let is_in_favour = hearts(own) >= HEARTS_NEEDED && !(fleeting && hearts(before_last) >= HEARTS_NEEDED);
    let queen = if is_in_favour { QUEEN & !taken } else { 0 };
    next | queen
}
