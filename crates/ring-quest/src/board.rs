//! The board: 121 spaces on a lattice of eleven by eleven, joined by 196 lines.
//!
//! The four states are turns of one another, so only Tirad and a quarter of the centre are written down; everything else
//! follows when the program is compiled. Every line joins neighbours of the lattice, so that a whole set of spaces
//! takes a step at once by shifting its bits (see [`Spaces::grown`](crate::Spaces::grown)).

use serde::{Deserialize, Serialize};

/// How many spaces lie in a row of the lattice.
pub const SIDE: u8 = 11;
/// How many spaces the board has.
pub const SPACES: usize = 121;
/// How many lines join them.
pub const LINES: usize = 196;

/// What a space is (QR-17).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// An ordinary black space.
    Black,
    /// A white space of the centre.
    White,
    /// A dragon (QR-34).
    Dragon,
    /// A magic stone (QR-52).
    Magic,
    /// A sword stone (QR-58).
    Sword,
    /// A city (QR-45).
    City,
    /// A crystal ball (QR-59).
    Crystal,
}

/// A state; the white centre belongs to none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum State {
    Tirad,
    Urgad,
    /// In the south-east: here the knights begin.
    Galad,
    Elgad,
}

impl State {
    pub const ALL: [State; 4] = [State::Tirad, State::Urgad, State::Galad, State::Elgad];

    /// Its word in messages.
    pub const fn word(self) -> &'static str {
        match self {
            State::Tirad => "tirad",
            State::Urgad => "urgad",
            State::Galad => "galad",
            State::Elgad => "elgad",
        }
    }

    /// The letter before the numbers of its spaces.
    const fn letter(self) -> u8 {
        match self {
            State::Tirad => b'T',
            State::Urgad => b'U',
            State::Galad => b'G',
            State::Elgad => b'E',
        }
    }
}

/// The letter before the numbers of the white spaces.
const CENTRE: u8 = b'W';

/// Column and row on the lattice.
type Place = (u8, u8);

/// Where Tirad's spaces lie, from 01 to 27.
#[rustfmt::skip]
const TIRAD: [Place; 27] = [
    (0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (5, 0), (0, 1), (1, 1), (2, 1), (3, 1), (4, 1), (5, 1), (0, 2),
    (1, 2), (2, 2), (3, 2), (4, 2), (5, 2), (0, 3), (1, 3), (2, 3), (3, 3), (4, 3), (0, 4), (1, 4), (2, 4),
    (3, 4),
];

/// The white spaces W00, W01, W05 and W09; the others are turns of these.
const WHITE: [(u8, Place); 4] = [(0, (5, 5)), (1, (5, 3)), (5, (4, 4)), (9, (5, 4))];

/// The symbols of a state by the numbers of their spaces. The crystal ball is there in Tirad and Galad only.
const fn symbol(number: u8, state: State) -> Kind {
    match number {
        4 | 13 | 22 => Kind::Dragon,
        2 | 21 => Kind::Magic,
        11 => Kind::Sword,
        8 => Kind::City,
        6 if matches!(state, State::Tirad | State::Galad) => Kind::Crystal,
        _ => Kind::Black,
    }
}

/// One end of a line, by the number of its space.
#[derive(Clone, Copy)]
enum End {
    T(u8),
    /// In Urgad, across the border.
    U(u8),
    W(u8),
}

use End::{T, U, W};

/// A quarter of the lines: those of Tirad with the ones to Urgad, and a quarter of the centre's.
const QUARTER: [(End, End); LINES / 4] = [
    (T(1), T(2)),
    (T(1), T(8)),
    (T(2), T(3)),
    (T(3), T(4)),
    (T(4), T(5)),
    (T(4), T(10)),
    (T(5), T(6)),
    (T(5), T(10)),
    (T(5), T(12)),
    (T(6), T(12)),
    (T(6), U(24)),
    (T(7), T(8)),
    (T(7), T(14)),
    (T(8), T(9)),
    (T(8), T(14)),
    (T(9), T(10)),
    (T(9), T(16)),
    (T(10), T(11)),
    (T(11), T(17)),
    (T(11), T(18)),
    (T(12), U(25)),
    (T(13), T(14)),
    (T(13), T(19)),
    (T(14), T(15)),
    (T(15), T(20)),
    (T(15), T(21)),
    (T(16), T(17)),
    (T(16), T(22)),
    (T(17), T(23)),
    (T(17), W(1)),
    (T(18), U(26)),
    (T(18), W(1)),
    (T(19), T(24)),
    (T(20), T(25)),
    (T(21), T(22)),
    (T(21), T(25)),
    (T(21), T(27)),
    (T(22), T(27)),
    (T(23), T(27)),
    (T(23), W(1)),
    (T(23), W(5)),
    (T(24), T(25)),
    (T(26), T(27)),
    (T(27), W(4)),
    (T(27), W(5)),
    (W(0), W(9)),
    (W(1), W(9)),
    (W(5), W(9)),
    (W(5), W(12)),
];

/// A quarter turn clockwise about the middle.
const fn turned((column, row): Place) -> Place {
    (SIDE - 1 - row, column)
}

const fn index((column, row): Place) -> usize {
    row as usize * SIDE as usize + column as usize
}

const fn place(end: End) -> Place {
    match end {
        T(number) => TIRAD[number as usize - 1],
        U(number) => turned(TIRAD[number as usize - 1]),
        // Each white space but the middle has four turns with consecutive numbers.
        W(number) => {
            let mut group = WHITE.len() - 1;
            while WHITE[group].0 > number {
                group -= 1;
            }
            let (first, mut place) = WHITE[group];
            let mut turns = number - first;
            while turns > 0 {
                place = turned(place);
                turns -= 1;
            }
            place
        }
    }
}

/// All that is printed on a space.
#[derive(Clone, Copy)]
pub(crate) struct Printed {
    pub(crate) letter: u8,
    pub(crate) number: u8,
    pub(crate) kind: Kind,
    pub(crate) state: Option<State>,
}

/// What is printed on each space, row by row.
pub(crate) const PRINTED: [Printed; SPACES] = printed();

const fn printed() -> [Printed; SPACES] {
    let blank = Printed { letter: CENTRE, number: 0, kind: Kind::White, state: None };
    let mut spaces = [blank; SPACES];
    let mut number = 0;
    while number < TIRAD.len() {
        let mut place = TIRAD[number];
        let mut turns = 0;
        while turns < 4 {
            let state = State::ALL[turns];
            let number = number as u8 + 1;
            spaces[index(place)] =
                Printed { letter: state.letter(), number, kind: symbol(number, state), state: Some(state) };
            place = turned(place);
            turns += 1;
        }
        number += 1;
    }
    let mut white = 0;
    while white <= 12 {
        spaces[index(place(W(white)))].number = white;
        white += 1;
    }
    spaces
}

/// The spaces that are a line away from each space, as bits.
pub(crate) const NEIGHBOURS: [u128; SPACES] = neighbours();

const fn neighbours() -> [u128; SPACES] {
    let mut joined = [0; SPACES];
    let mut line = 0;
    while line < QUARTER.len() {
        let (mut one, mut other) = (place(QUARTER[line].0), place(QUARTER[line].1));
        let mut turns = 0;
        while turns < 4 {
            joined[index(one)] |= 1 << index(other);
            joined[index(other)] |= 1 << index(one);
            (one, other) = (turned(one), turned(other));
            turns += 1;
        }
        line += 1;
    }
    joined
}

/// The spaces from which a line leads to the space so many bits further on: to the east, south-west, south, south-east.
pub(crate) const LANES: [(u32, u128); 4] =
    [(1, lane(1)), (SIDE as u32 - 1, lane(10)), (SIDE as u32, lane(11)), (SIDE as u32 + 1, lane(12))];

const fn lane(further: usize) -> u128 {
    let mut lane = 0;
    let mut space = 0;
    while space + further < SPACES {
        if NEIGHBOURS[space] & (1 << (space + further)) != 0 {
            lane |= 1 << space;
        }
        space += 1;
    }
    lane
}

/// All spaces of a kind, as bits.
pub(crate) const fn spaces_of(kind: Kind) -> u128 {
    let mut bits = 0;
    let mut space = 0;
    while space < SPACES {
        if PRINTED[space].kind as u8 == kind as u8 {
            bits |= 1 << space;
        }
        space += 1;
    }
    bits
}

/// All spaces of a state, as bits.
pub(crate) const fn spaces_in(state: State) -> u128 {
    let mut bits = 0;
    let mut space = 0;
    while space < SPACES {
        if PRINTED[space].letter == state.letter() {
            bits |= 1 << space;
        }
        space += 1;
    }
    bits
}
