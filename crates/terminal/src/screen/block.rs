//! How much room a zone takes, and where its things lie in it.

use ratatui::layout::Rect;
use scene::Layout;

use super::sight::Tile;
use super::wrap::width;

/// How large things are drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Size {
    /// A line each.
    Line,
    /// A small card.
    Small,
    /// A card with room for its shield.
    Medium,
    /// A card with room for its text.
    Large,
    /// A card to look at.
    Huge,
}

impl Size {
    /// Every size, the largest first.
    pub(crate) const ALL: [Size; 5] = [Size::Huge, Size::Large, Size::Medium, Size::Small, Size::Line];

    /// Columns and rows of a card.
    pub(crate) const fn card(self) -> (u16, u16) {
        match self {
            Size::Line => (12, 1),
            Size::Small => (10, 4),
            Size::Medium => (13, 6),
            Size::Large => (17, 9),
            Size::Huge => (23, 12),
        }
    }

    /// How many rows of a covered card can be seen.
    const fn strip(self) -> u16 {
        match self {
            Size::Huge => 2,
            _ => 1,
        }
    }
}

/// A zone, placed: its heading in the first row, its things below. Later things cover earlier ones.
#[derive(Clone, Debug)]
pub(crate) struct Block {
    /// Which zone.
    pub(crate) tile: usize,
    /// How large its things are.
    pub(crate) size: Size,
    /// The room it takes.
    pub(crate) area: Rect,
    /// Where each thing lies.
    pub(crate) things: Vec<Rect>,
}

/// So much of a card is seen at least when the next one covers it sideways.
const LEAST_STEP: u16 = 4;

/// In one line, a thing is not cut below this.
const LEAST_CHIP: u16 = 16;

impl Block {
    /// Measures a zone in a room of this width, with its corner at the origin.
    pub(crate) fn measure(tile: &Tile, index: usize, size: Size, room: u16) -> Block {
        let count = tile.sights.len() as u16;
        let mut things = match (size, &tile.layout) {
            (_, Layout::Map { .. } | Layout::Track | Layout::Sheet { .. }) => chips(tile, room),
            (Size::Line, Layout::Column) => column_of_chips(tile, room),
            (Size::Line, Layout::Grid(_)) => grid_of_chips(tile, room),
            (Size::Line, Layout::Row | Layout::Fan | Layout::Pile(_)) => chips(tile, room),
            (_, Layout::Column) => column(count, size),
            (_, Layout::Row | Layout::Fan | Layout::Pile(_)) => row(count, size, room),
            (_, Layout::Grid(most)) => grid(count, u16::from(*most), size, room),
        };
        for thing in &mut things {
            thing.y += 1;
        }
        let right = things.iter().map(|thing| thing.right()).max().unwrap_or(0);
        let widest = tile.lines.iter().chain(Some(&tile.title)).map(|line| width(line)).max().unwrap_or(0);
        let bottom = things.iter().map(|thing| thing.bottom()).max().unwrap_or(2);
        let area = Rect::new(0, 0, right.max(widest).min(room), bottom.max(tile.lines.len() as u16 + 1));
        Block { tile: index, size, area, things }
    }

    /// The same block further to the right and below.
    #[must_use]
    pub(crate) fn moved(mut self, x: u16, y: u16) -> Block {
        for area in self.things.iter_mut().chain(std::iter::once(&mut self.area)) {
            area.x += x;
            area.y += y;
        }
        self
    }
}

fn card_at(x: u16, y: u16, size: Size) -> Rect {
    let (wide, high) = size.card();
    Rect::new(x, y, wide, high)
}

fn column(count: u16, size: Size) -> Vec<Rect> {
    (0..count).map(|at| card_at(0, at * size.strip(), size)).collect()
}

/// Side by side; closer together where there is little room; in several rows where there is too little.
fn row(count: u16, size: Size, room: u16) -> Vec<Rect> {
    let (wide, high) = size.card();
    let spare = room.saturating_sub(wide);
    let step = if count < 2 { wide + 1 } else { (spare / (count - 1)).clamp(LEAST_STEP, wide + 1) };
    let in_a_row = spare / step + 1;
    (0..count).map(|at| card_at(at % in_a_row * step, at / in_a_row * high, size)).collect()
}

fn grid(count: u16, most: u16, size: Size, room: u16) -> Vec<Rect> {
    let (wide, high) = size.card();
    let in_a_row = ((room + 1) / (wide + 1)).clamp(1, most.max(1));
    (0..count).map(|at| card_at(at % in_a_row * (wide + 1), at / in_a_row * high, size)).collect()
}

fn column_of_chips(tile: &Tile, room: u16) -> Vec<Rect> {
    let wide = tile.sights.iter().map(|sight| sight.chip_width()).max().unwrap_or(0).min(room);
    (0..tile.sights.len() as u16).map(|at| Rect::new(0, at, wide, 1)).collect()
}

/// Chips in columns of equal width, read row by row.
fn grid_of_chips(tile: &Tile, room: u16) -> Vec<Rect> {
    let widest = tile.sights.iter().map(|sight| sight.chip_width()).max().unwrap_or(0);
    let in_a_row = (room / widest.clamp(1, LEAST_CHIP + 4)).clamp(1, 4);
    let wide = (room / in_a_row).min(widest + 1);
    let at = |at| Rect::new(at % in_a_row * wide, at / in_a_row, wide.saturating_sub(1), 1);
    (0..tile.sights.len() as u16).map(at).collect()
}

/// Chips one after the other, like words.
fn chips(tile: &Tile, room: u16) -> Vec<Rect> {
    let (mut x, mut y) = (0, 0);
    let place = |sight: &super::sight::Sight| {
        let wide = sight.chip_width().min(room);
        if x > 0 && x + wide > room {
            (x, y) = (0, y + 1);
        }
        let area = Rect::new(x, y, wide, 1);
        x += wide + 1;
        area
    };
    tile.sights.iter().map(place).collect()
}
