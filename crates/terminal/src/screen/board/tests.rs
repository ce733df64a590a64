//! Boards drawn in letters.

use ratatui::buffer::Buffer;
use scene::Role;

use super::super::look::Colours;
use super::*;

fn sight(id: &str, sign: char, inviting: bool) -> Sight {
    Sight {
        id: id.to_owned(),
        title: id.to_owned(),
        value: None,
        more: Vec::new(),
        text: None,
        tincture: None,
        marks: String::new(),
        hidden: false,
        chosen: false,
        key: inviting.then_some('A'),
        inviting,
        sign,
    }
}

fn tile(layout: Layout, board: Board, sights: Vec<Sight>) -> Tile {
    let title = "Map".to_owned();
    Tile { title, owner: None, role: Role::Board, layout, sights, lines: Vec::new(), board: Some(board) }
}

fn drawn(tile: &Tile, size: Size, room: Rect) -> Vec<String> {
    let board = tile.board.as_ref().unwrap();
    let mut buffer = Buffer::empty(room);
    let things = board.measure(tile, size, room.width);
    let mut canvas = Canvas::new(&mut buffer, room, 0);
    board.ground(&mut canvas, (0, 0), &things);
    for (at, area) in things.into_iter().enumerate() {
        board.draw(&mut canvas, tile, at, area, Here { focused: false, colours: Colours::None });
    }
    let row = |y| (0..room.width).map(|x| buffer[(x, y)].symbol()).collect::<String>().trim_end().to_owned();
    (0..room.height).map(row).collect()
}

/// Four spots in a square with a diagonal, and a knight on the second.
fn square() -> Tile {
    let board = Board {
        points: vec![(100, 100), (200, 100), (100, 200), (200, 200)],
        on: vec![Some(1)],
        links: vec![(0, 1), (0, 2), (0, 3)],
        rows: Vec::new(),
        pitch: 100,
        signs: ["", "B2", "", ""].map(str::to_owned).into(),
    };
    let sights = vec![
        sight("a", '•', false),
        sight("b", '○', false),
        sight("c", '◎', true),
        sight("d", '▣', false),
        sight("Knight", 'K', false),
    ];
    tile(Layout::Map { width: 300, height: 300 }, board, sights)
}

#[test]
fn a_map_shows_places_names_lines_who_stands_there_and_what_can_be_touched() {
    assert_eq!(
        drawn(&square(), Size::Medium, Rect::new(0, 0, 20, 3)),
        ["  •─────○B2K", "  │  ╲", "▸A◎     ▣"]
    );
}

#[test]
fn places_never_cover_each_other_however_small_the_room() {
    let points: Vec<(i32, i32)> = (0..40).map(|at| (at * 7 % 100, at * 13 % 60)).collect();
    let signs = (0..40).map(|at| "T05"[..at % 4].to_owned()).collect();
    let board = Board { pitch: pitch(&points), points, signs, ..Board::default() };
    for (size, room) in [(Size::Line, 24), (Size::Small, 40), (Size::Huge, 80)] {
        let places = board.map(size, room);
        for (at, place) in places.iter().enumerate() {
            assert!(place.right() <= room);
            assert!(places[at + 1..].iter().all(|other| !other.intersects(*place)));
        }
    }
}

#[test]
fn a_track_is_a_row_of_cells() {
    let board = Board {
        points: vec![(0, 0), (1, 0), (2, 0)],
        on: vec![Some(2)],
        signs: vec![String::new(); 3],
        ..Board::default()
    };
    let sights =
        vec![sight("0", '□', false), sight("1", '□', true), sight("2", '□', false), sight("Kay", 'K', false)];
    assert_eq!(
        drawn(&tile(Layout::Track, board, sights), Size::Line, Rect::new(0, 0, 30, 1)),
        ["  0    ▸A1      2  K"]
    );
}

#[test]
fn a_sheet_has_its_rows_by_name() {
    let board = Board {
        points: vec![(0, 0), (1, 0), (0, 1)],
        rows: vec!["King".to_owned(), "Church".to_owned()],
        ..Board::default()
    };
    let mut bought = sight("x", '□', false);
    bought.marks = "✓".to_owned();
    let sights = vec![bought, sight("2 gold", '□', true), sight("3 gold", '□', false)];
    let layout = Layout::Sheet { rows: Vec::new(), columns: Vec::new() };
    let rows = drawn(&tile(layout, board, sights), Size::Line, Rect::new(0, 0, 40, 3));
    assert!(
        rows[1].starts_with("King") && rows[0].contains("✓x") && rows[0].contains("▸A2 gold"),
        "{rows:?}"
    );
}
