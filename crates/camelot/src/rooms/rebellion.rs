//! Red B, the rebellion (CA-117 to CA-130): two rows, four entries, and colours that grow towards each other.

use serde::{Deserialize, Serialize};

use crate::colour::{Colour, Colours, PerColour};
use crate::field::{Print, Spaces};

/// The points of the first and second on the winning side (CA-127). The second is reconstructed.
pub const WINNING_POINTS: [i8; 2] = [13, 8];
/// The points of the first and second on the losing side (CA-129). Reconstructed.
pub const LOSING_POINTS: [i8; 2] = [5, 2];

/// Seven loyal fields, then six rebel fields (CA-124), each row from left to right.
pub(crate) const FIELDS: [Print; 13] = [
    Print::new("L1", 0),
    Print::new("L2", 0),
    Print::new("L3", 0),
    Print::new("L4", 0),
    Print::new("L5", 0),
    Print::new("L6", 0),
    Print::new("L7", 0),
    Print::new("R1", 0),
    Print::new("R2", 0),
    Print::new("R3", 0),
    Print::new("R4", 0),
    Print::new("R5", 0).marked(),
    Print::new("R6", 0).marked(),
];

const LOYAL: Spaces = 0b111_1111;
const REBEL: Spaces = 0b11_1111 << 7;

/// Where the colours enter: the field, and the step towards the other end of the row (R-CA-16).
const ENTRIES: [(i8, i8); 4] = [(0, 1), (7, 1), (6, -1), (12, -1)];
/// The entry of the neutral colour with three players.
const NEUTRAL_ENTRY: u8 = 3;

/// A side of the rebellion.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Party {
    /// For the king: the row above.
    Loyal,
    /// Against him: the row below.
    Rebel,
}

impl Party {
    #[inline]
    pub(crate) const fn row(self) -> Spaces {
        match self {
            Party::Loyal => LOYAL,
            Party::Rebel => REBEL,
        }
    }

    /// Its word in messages.
    pub const fn word(self) -> &'static str {
        match self {
            Party::Loyal => "loyal",
            Party::Rebel => "rebel",
        }
    }
}

/// Which colour entered where (CA-119, CA-121): the number of its entry, from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Entries(PerColour<Option<u8>>);

impl Entries {
    /// The colour's entry, if it has one.
    #[inline]
    pub fn of(self, colour: Colour) -> Option<u8> {
        self.0[colour]
    }

    /// The colour's side, if it has one: the first knight fixes it (CA-122).
    #[inline]
    pub fn party(self, colour: Colour) -> Option<Party> {
        self.of(colour).map(|entry| if entry % 2 == 0 { Party::Loyal } else { Party::Rebel })
    }

    /// The next entry that nobody has.
    #[inline]
    fn next(self) -> Option<u8> {
        (0..ENTRIES.len() as u8).find(|entry| !self.0.0.contains(&Some(*entry)))
    }

    /// The colour enters at the next entry, unless it has one.
    #[inline]
    pub(crate) fn enter(&mut self, colour: Colour) {
        if self.0[colour].is_none() {
            self.0[colour] = self.next();
        }
    }

    /// The neutral colour has the last entry (CA-028).
    pub(crate) fn enter_neutral(&mut self, colour: Colour) {
        self.0[colour] = Some(NEUTRAL_ENTRY);
    }
}

/// The next field of the colour's row, if it is free (CA-119 to CA-121).
#[inline]
pub(crate) fn open(taken: Spaces, own: Spaces, colour: Colour, entries: Entries) -> Spaces {
    let Some(entry) = entries.of(colour).or(entries.next()) else { return 0 };
    let (first, step) = ENTRIES[usize::from(entry)];
    let next = first + step * own.count_ones() as i8;
    let party = if entry % 2 == 0 { Party::Loyal } else { Party::Rebel };
    // Whoever fills the loyal row from the right leaves the plan at its left.
    if next < 0 { 0 } else { 1 << next & party.row() & !taken }
}

/// The free fields beside the colour's last knight, the one furthest from its entry; the entry for its first (R-CA-16, since rules 2).
#[inline]
pub(crate) fn beside(taken: Spaces, own: Spaces, colour: Colour, entries: Entries) -> Spaces {
    let Some(entry) = entries.of(colour).or(entries.next()) else { return 0 };
    let (first, step) = ENTRIES[usize::from(entry)];
    let party = if entry % 2 == 0 { Party::Loyal } else { Party::Rebel };
    let bit = |field: i8| if (0..FIELDS.len() as i8).contains(&field) { 1 << field } else { 0 };
    let furthest = if step > 0 { own.checked_ilog2() } else { (own != 0).then(|| own.trailing_zeros()) };
    let reach = match furthest {
        None => bit(first),
        Some(last) => bit(last as i8 + step) | bit(last as i8 - step),
    };
    reach & party.row() & !taken
}

/// The colour's innermost knight (R-CA-18).
#[inline]
pub(crate) fn innermost(own: Spaces, colour: Colour, entries: Entries) -> Spaces {
    let Some(entry) = entries.of(colour) else { return 0 };
    let (first, step) = ENTRIES[usize::from(entry)];
    if own == 0 { 0 } else { 1 << (first + step * (own.count_ones() as i8 - 1)) }
}

/// Who is ahead: the loyal if they have more knights, otherwise the rebels (CA-125).
#[inline]
pub(crate) fn ahead(taken: Spaces) -> Party {
    if (taken & LOYAL).count_ones() > (taken & REBEL).count_ones() { Party::Loyal } else { Party::Rebel }
}

/// The colours of a side that have knights there, the strongest first; ties are decided by `place`, the lower first.
pub(crate) fn ranked(
    knights: &PerColour<Spaces>,
    party: Party,
    place: impl Fn(Colour) -> u8,
) -> [Option<Colour>; 2] {
    let count = |colour: Colour| (knights[colour] & party.row()).count_ones();
    let mut there: Colours = Colour::ALL.into_iter().filter(|colour| count(*colour) > 0).collect();
    let mut ranked = [None; 2];
    for rank in &mut ranked {
        *rank = there.iter().min_by_key(|colour| (u32::MAX - count(*colour), place(*colour)));
        if let Some(first) = *rank {
            there = there.minus(Colours::NONE.with(first));
        }
    }
    ranked
}
