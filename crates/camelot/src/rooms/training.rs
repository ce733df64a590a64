//! Green A, the training ground (CA-092 to CA-100): four rows from the bottom up, and lines of three.

use std::fmt;
use std::str::FromStr;

use engine::NotationError;
use serde::{Deserialize, Serialize};

use crate::field::{Print, Spaces};

/// Fields in a row, and rows.
const SIDE: i8 = 4;
/// So many own knights in a row make a line (CA-096).
pub(crate) const LINE: u8 = 3;
/// The points that a line may bring (CA-100).
pub const LINE_POINTS: i8 = 4;
/// The points below the columns (CA-094). Reconstructed.
const COLUMN_POINTS: [i8; 4] = [3, 2, 2, 3];

/// Row by row, the lowest first.
pub(crate) const FIELDS: [Print; 16] = [
    Print::new("r1c1", COLUMN_POINTS[0]),
    Print::new("r1c2", COLUMN_POINTS[1]),
    Print::new("r1c3", COLUMN_POINTS[2]),
    Print::new("r1c4", COLUMN_POINTS[3]).marked(),
    Print::new("r2c1", COLUMN_POINTS[0]).marked(),
    Print::new("r2c2", COLUMN_POINTS[1]),
    Print::new("r2c3", COLUMN_POINTS[2]),
    Print::new("r2c4", COLUMN_POINTS[3]),
    Print::new("r3c1", COLUMN_POINTS[0]),
    Print::new("r3c2", COLUMN_POINTS[1]),
    Print::new("r3c3", COLUMN_POINTS[2]),
    Print::new("r3c4", COLUMN_POINTS[3]).marked(),
    Print::new("r4c1", COLUMN_POINTS[0]).marked(),
    Print::new("r4c2", COLUMN_POINTS[1]),
    Print::new("r4c3", COLUMN_POINTS[2]),
    Print::new("r4c4", COLUMN_POINTS[3]),
];

/// What a line may bring: one of four (CA-100).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LineBonus {
    /// One more knight into the red room.
    Red,
    /// One more knight into the yellow room.
    Yellow,
    /// A knight back from the hinterland, and a grail tile.
    Tree,
    Points,
}

impl LineBonus {
    pub const ALL: [LineBonus; 4] = [LineBonus::Red, LineBonus::Yellow, LineBonus::Tree, LineBonus::Points];

    /// Its word in the log.
    pub const fn word(self) -> &'static str {
        match self {
            LineBonus::Red => "red",
            LineBonus::Yellow => "yellow",
            LineBonus::Tree => "tree",
            LineBonus::Points => "points",
        }
    }
}

impl fmt::Display for LineBonus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for LineBonus {
    type Err = NotationError;

    fn from_str(word: &str) -> Result<LineBonus, NotationError> {
        let known = LineBonus::ALL.into_iter().find(|bonus| bonus.word() == word);
        known.ok_or_else(|| NotationError::new("red, yellow, tree or points", word))
    }
}

/// The free fields of the lowest row that is not full (CA-093, CA-095).
#[inline]
pub(crate) fn open(taken: Spaces) -> Spaces {
    let rows = [0xf, 0xf0, 0xf00, 0xf000];
    rows.into_iter().map(|row: Spaces| row & !taken).find(|free| *free != 0).unwrap_or(0)
}

/// Which row is open, counted from 1; `None` when all are full.
pub(crate) fn open_row(taken: Spaces) -> Option<u8> {
    let free = open(taken);
    (free != 0).then(|| free.trailing_zeros() as u8 / SIDE as u8 + 1)
}

/// How many bonuses a new knight on this field earns, among the own ones (R-CA-13): one for each direction in which
/// the run is now a line and was none on either side.
#[inline]
pub(crate) fn lines(own: Spaces, index: u8) -> u8 {
    const DIRECTIONS: [(i8, i8); 4] = [(0, 1), (1, 0), (1, 1), (1, -1)];
    let mut lines = 0;
    for (up, right) in DIRECTIONS {
        let ahead = run(own, index, up, right);
        let behind = run(own, index, -up, -right);
        if ahead + behind + 1 >= LINE && ahead < LINE && behind < LINE {
            lines += 1;
        }
    }
    lines
}

/// How many own knights follow in a direction.
#[inline]
fn run(own: Spaces, index: u8, up: i8, right: i8) -> u8 {
    let (mut row, mut column) = (index as i8 / SIDE, index as i8 % SIDE);
    let mut length = 0;
    loop {
        (row, column) = (row + up, column + right);
        let inside = (0..SIDE).contains(&row) && (0..SIDE).contains(&column);
        if !inside || own & (1 << (row * SIDE + column)) == 0 {
            return length;
        }
        length += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Bonuses counted by listing every straight run of fields.
    fn slow_lines(own: Spaces, index: u8) -> u8 {
        let mut count = 0;
        let longest = |own: Spaces, line: &[u8]| {
            let mut best = Vec::new();
            let mut now = Vec::new();
            for &field in line {
                if own & (1 << field) != 0 {
                    now.push(field);
                } else {
                    now.clear();
                }
                if now.contains(&index) || (best.is_empty() && now.len() >= 3) {
                    best = now.clone();
                }
            }
            best
        };
        for (row, column, up, right) in
            (0..4i8).flat_map(|row| (0..4i8).map(move |column| (row, column))).flat_map(|(row, column)| {
                [(0, 1), (1, 0), (1, 1), (1, -1)].map(|(up, right)| (row, column, up, right))
            })
        {
            let inside = |row: i8, column: i8| (0..4).contains(&row) && (0..4).contains(&column);
            if inside(row - up, column - right) {
                continue;
            }
            let line: Vec<u8> = (0..4)
                .map(|step| (row + up * step, column + right * step))
                .take_while(|(row, column)| inside(*row, *column))
                .map(|(row, column)| (row * 4 + column) as u8)
                .collect();
            if !line.contains(&index) {
                continue;
            }
            let after = longest(own, &line);
            let before = longest(own & !(1 << index), &line);
            if after.contains(&index) && after.len() >= 3 && before.len() < 3 {
                count += 1;
            }
        }
        count
    }

    #[test]
    fn lines_are_those_that_listing_all_runs_finds() {
        for own in 0..=Spaces::MAX {
            for index in (0..16).filter(|index| own & (1 << index) != 0) {
                assert_eq!(lines(own, index), slow_lines(own, index), "{own:016b} {index}");
            }
        }
    }
}
