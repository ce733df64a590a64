//! Yellow B, the library (CA-149 to CA-152): along the arrows from any own knight.

use crate::field::{Bonus, Print, Spaces};
use crate::room::Room;

/// Level by level, the start fields first. Values and arrows are reconstructed.
pub(crate) const FIELDS: [Print; 13] = [
    Print::new("s1", 0).bonus(Bonus::Grail(1)).to(&[4, 5]),
    Print::new("s2", 2).to(&[5, 6]),
    Print::new("s3", 2).to(&[6, 7]),
    Print::new("s4", 0).bonus(Bonus::Grail(1)).to(&[7, 8]).marked(),
    Print::new("m1", 1).bonus(Bonus::Grail(1)).to(&[9]),
    Print::new("m2", 3).to(&[9, 10]),
    Print::new("m3", 1).bonus(Bonus::Tree).to(&[10]),
    Print::new("m4", 3).to(&[10, 11]),
    Print::new("m5", 1).bonus(Bonus::Grail(1)).to(&[11]).marked(),
    Print::new("t1", 2).bonus(Bonus::Grail(1)).to(&[12]),
    Print::new("t2", 4).bonus(Bonus::Knight(Room::Green)).to(&[12]),
    Print::new("t3", 2).bonus(Bonus::Grail(1)).to(&[12]).marked(),
    Print::new("z1", 5).bonus(Bonus::Grail(2)),
];

const START: Spaces = 0b1111;

/// A start field for the first knight (CA-149), then what the arrows of any own knight lead to (CA-150).
#[inline]
pub(crate) fn open(taken: Spaces, own: Spaces) -> Spaces {
    if own == 0 {
        return START & !taken;
    }
    let (mut reach, mut rest) = (0, own);
    while rest != 0 {
        reach |= FIELDS[rest.trailing_zeros() as usize].arrows;
        rest &= rest - 1;
    }
    reach & !taken
}
