//! The board beside a drawing of it, made by hand.

use std::collections::BTreeSet;

use ring_quest::{Kind, LINES, SIDE, SPACES, Space, Spaces, State};

/// A letter for the kind of each space.
const KINDS: &str = include_str!("kinds.txt");
/// Spaces and the lines between them.
const DRAWING: &str = include_str!("lines.txt");

type Place = (u8, u8);

fn joined(one: Place, other: Place) -> (Place, Place) {
    if one < other { (one, other) } else { (other, one) }
}

/// The lines of the drawing: a space every four columns and every two rows.
fn drawn() -> BTreeSet<(Place, Place)> {
    let rows: Vec<Vec<char>> = DRAWING.lines().map(|line| line.chars().collect()).collect();
    let sign = |row: usize, column: usize| rows[row].get(column).copied().unwrap_or(' ');
    let mut lines = BTreeSet::new();
    for row in 0..SIDE {
        for column in 0..SIDE {
            let (x, y) = (4 * usize::from(column), 2 * usize::from(row));
            if column + 1 < SIDE && sign(y, x + 2) == '-' {
                lines.insert(joined((column, row), (column + 1, row)));
            }
            if row + 1 == SIDE {
                continue;
            }
            if sign(y + 1, x) == '|' {
                lines.insert(joined((column, row), (column, row + 1)));
            }
            match sign(y + 1, x + 2) {
                '\\' => drop(lines.insert(joined((column, row), (column + 1, row + 1)))),
                '/' => drop(lines.insert(joined((column + 1, row), (column, row + 1)))),
                _ => {}
            }
        }
    }
    lines
}

#[test]
fn the_lines_are_those_of_the_drawing() {
    let mut lines = BTreeSet::new();
    for space in Space::all() {
        lines.extend(space.neighbours().iter().map(|other| joined(space.place(), other.place())));
    }
    assert_eq!(lines.len(), LINES);
    assert_eq!(lines, drawn());
}

#[test]
fn the_kinds_are_those_of_the_drawing() {
    let letter = |kind| match kind {
        Kind::Black => '.',
        Kind::White => 'o',
        Kind::Dragon => 'D',
        Kind::Magic => 'M',
        Kind::Sword => 'S',
        Kind::City => 'C',
        Kind::Crystal => 'B',
    };
    let drawn: String = KINDS.chars().filter(|sign| !sign.is_whitespace()).collect();
    let board: String = Space::all().map(|space| letter(space.kind())).collect();
    assert_eq!(board, drawn);
    let of = |kind| Spaces::of(kind).len();
    assert_eq!((of(Kind::Black), of(Kind::White), of(Kind::Dragon)), (78, 13, 12));
    assert_eq!((of(Kind::Magic), of(Kind::Sword), of(Kind::City), of(Kind::Crystal)), (8, 4, 4, 2));
}

#[test]
fn every_space_has_a_name_of_its_own() {
    let names: BTreeSet<String> = Space::all().map(|space| space.to_string()).collect();
    assert_eq!(names.len(), SPACES);
    for (name, place) in [
        ("T01", (0, 0)),
        ("U06", (10, 5)),
        ("G06", (5, 10)),
        ("E27", (4, 7)),
        ("W08", (4, 6)),
        ("W12", (4, 5)),
    ] {
        assert_eq!(name.parse::<Space>().unwrap().place(), place, "{name}");
    }
    for state in State::ALL {
        assert_eq!(Spaces::of_state(state).len(), 27, "{state:?}");
    }
}

#[test]
fn without_the_dragons_the_board_hangs_together() {
    let rest = Spaces::ALL.minus(Spaces::DRAGONS);
    assert!(rest.is_joined(rest));
    let first = Spaces::only(rest.first().unwrap());
    assert_eq!(first.flooded(rest), rest);
}

#[test]
fn a_set_grows_along_every_line_at_once() {
    for space in Space::all() {
        assert_eq!(Spaces::only(space).grown(), space.neighbours().with(space), "{space}");
    }
    let by_hand = Spaces::CITIES.iter().fold(Spaces::CITIES, |all, city| all.or(city.neighbours()));
    assert_eq!(Spaces::CITIES.grown(), by_hand);
}
