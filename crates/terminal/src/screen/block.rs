//! Measures a zone and places its things.

use ratatui::layout::Rect;
use scene::Layout;

use super::sight::{Sight, Tile};
use super::wrap::width;

/// The size in which things are drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Size {
    /// One line for each thing.
    Line,
    /// A small card.
    Small,
    /// A card with room for its shield.
    Medium,
    /// A card with room for its text.
    Large,
    /// A card in full detail.
    Huge,
}

impl Size {
    /// All sizes, largest first.
    pub(crate) const ALL: [Size; 5] = [Size::Huge, Size::Large, Size::Medium, Size::Small, Size::Line];

    /// Returns the columns between two zones of this size.
    pub(crate) const fn gap(self) -> u16 {
        if matches!(self, Size::Small) { 1 } else { 2 }
    }

    /// Returns the columns and rows of a card with a picture only.
    const fn card(self) -> (u16, u16) {
        match self {
            Size::Line => (12, 1),
            Size::Small => (10, 4),
            Size::Medium => (13, 6),
            Size::Large => (17, 9),
            Size::Huge => (23, 12),
        }
    }

    /// Returns the columns and rows of a card with text.
    const fn wordy_card(self) -> (u16, u16) {
        match self {
            Size::Line => (12, 1),
            Size::Small => (18, 4),
            Size::Medium => (18, 6),
            Size::Large => (21, 9),
            Size::Huge => (27, 12),
        }
    }
}

/// A placed zone: its heading in the first row, its things below. Later things cover earlier ones.
#[derive(Clone, Debug)]
pub(crate) struct Block {
    /// The index of the zone.
    pub(crate) tile: usize,
    /// The size of its things.
    pub(crate) size: Size,
    /// The area it takes.
    pub(crate) area: Rect,
    /// The area of each thing.
    pub(crate) things: Vec<Rect>,
}

/// The visible columns of a card that the next one covers.
const LEAST_STEP: u16 = 4;

/// The number of cards a column has room for, even if there are fewer.
const USUAL_COLUMN: u16 = 4;

/// The minimum width of a thing in one line.
const LEAST_CHIP: u16 = 19;

impl Block {
    /// Measures a zone in an area of this width, with its corner at the origin.
    pub(crate) fn measure(tile: &Tile, index: usize, size: Size, room: u16) -> Block {
        let cards = Cards::of(tile, size);
        let mut things = match (size, &tile.layout) {
            _ if tile.board.is_some() => {
                tile.board.iter().flat_map(|board| board.measure(tile, size, room)).collect()
            }
            (Size::Line, Layout::Column) => column_of_chips(tile, room),
            (Size::Line, Layout::Grid(_)) => grid_of_chips(tile, room),
            (Size::Line, Layout::Pile(_)) => return Block::in_its_heading(tile, index, room),
            (Size::Line, Layout::Row | Layout::Fan) => chips(tile, room),
            (_, Layout::Map { .. } | Layout::Track | Layout::Sheet { .. }) => chips(tile, room),
            (_, Layout::Column) => cards.column(),
            (_, Layout::Row | Layout::Fan | Layout::Pile(_)) => cards.row(room),
            (_, Layout::Grid(most)) => cards.grid(u16::from(*most), room),
        };
        for thing in &mut things {
            thing.y += 1;
        }
        let nothing = if tile.layout == Layout::Column { cards.wide } else { 0 };
        let right = things.iter().map(|thing| thing.right()).max().unwrap_or(nothing);
        let widest = tile.lines.iter().chain(Some(&tile.title)).map(|line| width(line)).max().unwrap_or(0);
        // Small columns are close together; their headings are truncated.
        let widest = if size == Size::Small && tile.layout == Layout::Column { cards.wide } else { widest };
        let bottom = things.iter().map(|thing| thing.bottom()).max().unwrap_or(2);
        let bottom =
            if tile.layout == Layout::Column { bottom.max(cards.usual_column() + 1) } else { bottom };
        let area = Rect::new(0, 0, right.max(widest).min(room), bottom.max(tile.lines.len() as u16 + 1));
        Block { tile: index, size, area, things }
    }

    /// In one line, the top of a pile is beside its heading.
    fn in_its_heading(tile: &Tile, index: usize, room: u16) -> Block {
        let heading = width(&tile.title) + 1;
        let beside = |sight: &Sight| Rect::new(heading, 0, sight.chip_width(), 1);
        let things: Vec<Rect> = tile.sights.iter().map(beside).collect();
        let right = things.last().map_or(heading, |thing| thing.right());
        Block { tile: index, size: Size::Line, area: Rect::new(0, 0, right.min(room), 1), things }
    }

    /// Moves the block to the right and down.
    #[must_use]
    pub(crate) fn moved(mut self, x: u16, y: u16) -> Block {
        for area in self.things.iter_mut().chain(std::iter::once(&mut self.area)) {
            area.x += x;
            area.y += y;
        }
        self
    }
}

/// The cards of one zone, all of one size.
struct Cards {
    count: u16,
    wide: u16,
    high: u16,
    /// The visible rows of a covered card.
    strip: u16,
}

impl Cards {
    fn of(tile: &Tile, size: Size) -> Cards {
        let wordy = tile.sights.iter().any(|sight| sight.text.is_some());
        let (wide, high) = if wordy { size.wordy_card() } else { size.card() };
        let wide = if size == Size::Small && tile.layout == Layout::Column { wide - 1 } else { wide };
        let strip = if size == Size::Huge { 2 } else { 1 };
        Cards { count: tile.sights.len() as u16, wide, high, strip }
    }

    fn at(&self, x: u16, y: u16) -> Rect {
        Rect::new(x, y, self.wide, self.high)
    }

    /// Columns grow and shrink during a match. Each keeps some space in reserve, so that the other zones do not move.
    fn usual_column(&self) -> u16 {
        self.high + (USUAL_COLUMN - 1) * self.strip
    }

    fn column(&self) -> Vec<Rect> {
        (0..self.count).map(|at| self.at(0, at * self.strip)).collect()
    }

    /// Places cards side by side; overlapping if the area is narrow; in several rows if it is too narrow.
    fn row(&self, room: u16) -> Vec<Rect> {
        let spare = room.saturating_sub(self.wide);
        let apart = self.wide + 1;
        let step = if self.count < 2 { apart } else { (spare / (self.count - 1)).clamp(LEAST_STEP, apart) };
        let in_a_row = spare / step + 1;
        (0..self.count).map(|at| self.at(at % in_a_row * step, at / in_a_row * self.high)).collect()
    }

    fn grid(&self, most: u16, room: u16) -> Vec<Rect> {
        let apart = self.wide + 1;
        let in_a_row = ((room + 1) / apart).clamp(1, most.max(1));
        (0..self.count).map(|at| self.at(at % in_a_row * apart, at / in_a_row * self.high)).collect()
    }
}

fn column_of_chips(tile: &Tile, room: u16) -> Vec<Rect> {
    let wide = tile.sights.iter().map(|sight| sight.chip_width()).max().unwrap_or(0).min(room);
    (0..tile.sights.len() as u16).map(|at| Rect::new(0, at, wide, 1)).collect()
}

/// Places chips in columns of equal width, row by row.
fn grid_of_chips(tile: &Tile, room: u16) -> Vec<Rect> {
    let widest = tile.sights.iter().map(|sight| sight.chip_width()).max().unwrap_or(0);
    let in_a_row = (room / (widest + 1).clamp(1, LEAST_CHIP)).clamp(1, 4);
    let wide = (room / in_a_row).min(widest + 1);
    let at = |at| Rect::new(at % in_a_row * wide, at / in_a_row, wide.saturating_sub(1), 1);
    (0..tile.sights.len() as u16).map(at).collect()
}

/// Places chips one after the other and wraps them.
fn chips(tile: &Tile, room: u16) -> Vec<Rect> {
    let (mut x, mut y) = (0, 0);
    let place = |sight: &Sight| {
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
