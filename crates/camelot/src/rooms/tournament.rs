//! Green B, the tournament (CA-101 to CA-111): three preliminary rounds, the final, the winner.

use crate::field::{Bonus, Print, Spaces};
use crate::room::Room;

/// The points of a tournament tile (CA-105).
pub const TILE_POINTS: i8 = 3;
/// How many tournament tiles there are (CA-102).
pub const TILES: u8 = 2;

/// Eight preliminary fields, three of the final, one for the winner. The split of the preliminaries is reconstructed.
pub(crate) const FIELDS: [Print; 12] = [
    Print::new("p1a", 2),
    Print::new("p1b", 2),
    Print::new("p1c", 2).marked(),
    Print::new("p2a", 2),
    Print::new("p2b", 2),
    Print::new("p2c", 2).marked(),
    Print::new("p3a", 2),
    Print::new("p3b", 2),
    Print::new("f1", 4).bonus(Bonus::Tree),
    Print::new("f2", 4).bonus(Bonus::Tree),
    Print::new("f3", 4).bonus(Bonus::Tree),
    Print::new("w", 6).bonus(Bonus::Knight(Room::Red)),
];

/// The fields of each preliminary round.
pub(crate) const HEATS: [Spaces; 3] = [0b111, 0b11_1000, 0b1100_0000];
const PRELIMINARIES: Spaces = 0xff;
/// The first field of the final; the others follow in the order of the rounds they belong to.
const FIRST_FINAL: u8 = 8;
const FINALS: Spaces = 0b111 << FIRST_FINAL;
const WINNER: Spaces = 1 << 11;

/// How far the tournament is: a gate opens when the last field before it is taken (CA-106, CA-109).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Gate {
    /// The preliminary rounds are open.
    Preliminaries,
    /// The final is open.
    Final,
    /// The winner's field is open.
    Winner,
}

/// Which fields are played for.
#[inline]
pub(crate) fn gate(taken: Spaces) -> Gate {
    if taken & PRELIMINARIES != PRELIMINARIES {
        Gate::Preliminaries
    } else if taken & FINALS != FINALS {
        Gate::Final
    } else {
        Gate::Winner
    }
}

/// Free preliminary fields; then finals behind an own preliminary round; then the winner's field for finalists.
#[inline]
pub(crate) fn open(taken: Spaces, own: Spaces) -> Spaces {
    match gate(taken) {
        Gate::Preliminaries => PRELIMINARIES & !taken,
        Gate::Final => {
            let mut finals = 0;
            for (number, heat) in HEATS.into_iter().enumerate() {
                if own & heat != 0 {
                    finals |= 1 << (FIRST_FINAL as usize + number);
                }
            }
            finals & !taken
        }
        Gate::Winner if own & FINALS != 0 => WINNER & !taken,
        Gate::Winner => 0,
    }
}

/// Is the colour in all three preliminary rounds (CA-105)?
#[inline]
pub(crate) fn in_every_heat(own: Spaces) -> bool {
    HEATS.into_iter().all(|heat| own & heat != 0)
}
