//! Yellow A, the chapel (CA-143 to CA-148): a path that narrows, always up from the own last knight.

use crate::field::{Bonus, Print, Spaces};
use crate::room::Room;

/// Level by level, the start fields first, so that the last knight of a colour is the one with the highest place. All
/// but the four start fields, the levels and the single top field is reconstructed.
pub(crate) const FIELDS: [Print; 14] = [
    Print::new("a1", 2).to(&[4]),
    Print::new("a2", 1).to(&[5]),
    Print::new("a3", 1).to(&[6]),
    Print::new("a4", 2).to(&[7]).marked(),
    Print::new("b1", 2).bonus(Bonus::Grail(1)).to(&[8]),
    Print::new("b2", 2).to(&[8, 9]),
    Print::new("b3", 2).to(&[9, 10]),
    Print::new("b4", 2).bonus(Bonus::Grail(1)).to(&[10]).marked(),
    Print::new("c1", 4).to(&[11]),
    Print::new("c2", 3).bonus(Bonus::Tree).to(&[11, 12]),
    Print::new("c3", 4).to(&[12]).marked(),
    Print::new("d1", 4).bonus(Bonus::Knight(Room::Red)).to(&[13]),
    Print::new("d2", 4).bonus(Bonus::Knight(Room::Blue)).to(&[13]),
    Print::new("e1", 8).bonus(Bonus::Grail(2)),
];

const START: Spaces = 0b1111;

/// A start field for the first knight (CA-143), then what the arrows of the last one lead to (CA-144).
#[inline]
pub(crate) fn open(taken: Spaces, own: Spaces) -> Spaces {
    let reach = match own.checked_ilog2() {
        None => START,
        Some(last) => FIELDS[last as usize].arrows,
    };
    reach & !taken
}
