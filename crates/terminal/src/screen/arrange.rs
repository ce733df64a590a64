//! Arranges the zones in the middle of the table and chooses their sizes.

use scene::Role;

use super::block::{Block, Size};
use super::sight::Tile;

/// The columns between two parts of the table.
const GAP: u16 = 2;

/// The minimum width of a market, in columns.
const LEAST_MARKET: u16 = 18;

/// Placed zones, with their total size.
#[derive(Clone, Debug, Default)]
pub(crate) struct Arrangement {
    /// The placed zones.
    pub(crate) blocks: Vec<Block>,
    /// Columns.
    pub(crate) width: u16,
    /// Rows.
    pub(crate) height: u16,
}

impl Arrangement {
    fn add(&mut self, block: Block) {
        self.width = self.width.max(block.area.right());
        self.height = self.height.max(block.area.bottom());
        self.blocks.push(block);
    }

    fn moved(self, x: u16, y: u16) -> Arrangement {
        let blocks = self.blocks.into_iter().map(|block| block.moved(x, y)).collect();
        Arrangement { blocks, width: self.width + x, height: self.height + y }
    }

    fn with(mut self, other: Arrangement) -> Arrangement {
        self.width = self.width.max(other.width);
        self.height = self.height.max(other.height);
        self.blocks.extend(other.blocks);
        self
    }

    /// Returns the x coordinate to the right of it.
    fn beside(&self) -> u16 {
        if self.blocks.is_empty() { 0 } else { self.width + GAP }
    }
}

/// The parts of the middle of the table.
struct Middle<'a> {
    tiles: &'a [Tile],
    width: u16,
}

/// The sizes of the three parts of the middle.
#[derive(Clone, Copy)]
struct Sizes {
    board: Size,
    market: Size,
    side: Size,
}

/// Arranges the middle of the table in an area of this size, with everything as large as possible; the board has
/// priority. If nothing fits, the result is higher than the area and must be scrolled.
pub(crate) fn middle(tiles: &[Tile], width: u16, height: u16) -> Arrangement {
    let middle = Middle { tiles, width };
    let mut sizes: Vec<Sizes> = Vec::new();
    for board in Size::ALL {
        for market in Size::ALL {
            // Supplies have the lowest priority: they are never larger than the board, and never large.
            let sides = Size::ALL.into_iter().filter(|&side| side <= board.min(Size::Medium));
            sizes.extend(sides.map(|side| Sizes { board, market, side }));
        }
    }
    sizes.sort_by_key(|sizes| std::cmp::Reverse(worth(*sizes)));
    for sizes in sizes {
        for arrange in [Middle::three_columns, Middle::two_columns, Middle::rows] {
            if let Some(fitting) = arrange(&middle, sizes)
                && fitting.width <= width
                && fitting.height <= height
            {
                return fitting;
            }
        }
    }
    let least = Sizes { board: Size::Line, market: Size::Line, side: Size::Line };
    middle.rows(least).expect("rows can always be made")
}

/// Scores a choice of sizes. Larger is better; the board counts most, then the market, whose small cards truncate
/// words.
fn worth(sizes: Sizes) -> u32 {
    let of = |size: Size, small: u32| match size {
        Size::Line => 0,
        Size::Small => small,
        Size::Medium => 7,
        Size::Large => 9,
        Size::Huge => 10,
    };
    5 * of(sizes.board, 4) + 4 * of(sizes.market, 2) + of(sizes.side, 4)
}

impl Middle<'_> {
    fn of(&self, role: Role) -> impl Iterator<Item = (usize, &Tile)> {
        self.tiles.iter().enumerate().filter(move |(_, tile)| tile.role == role)
    }

    /// Places zones from left to right and wraps them into rows.
    fn flow(&self, role: Role, size: Size, room: u16) -> Arrangement {
        let mut all = Arrangement::default();
        let (mut x, mut y) = (0, 0);
        for (index, tile) in self.of(role) {
            let block = Block::measure(tile, index, size, room);
            if x > 0 && x + block.area.width > room {
                (x, y) = (0, all.height);
            }
            let block = block.moved(x, y);
            x = block.area.right() + size.gap();
            all.add(block);
        }
        all
    }

    /// Places zones one below the other.
    fn stack(&self, role: Role, size: Size, room: u16) -> Arrangement {
        let mut all = Arrangement::default();
        for (index, tile) in self.of(role) {
            let y = all.height;
            all.add(Block::measure(tile, index, size, room).moved(0, y));
        }
        all
    }

    /// Places supplies, board and market side by side.
    fn three_columns(&self, sizes: Sizes) -> Option<Arrangement> {
        let side = self.stack(Role::Side, sizes.side, self.width / 4);
        let board_at = side.beside();
        let board = self.flow(Role::Board, sizes.board, self.width.checked_sub(board_at)?).moved(board_at, 0);
        self.with_market(side.with(board), sizes)
    }

    /// Places the supplies below the board, and the market beside both.
    fn two_columns(&self, sizes: Sizes) -> Option<Arrangement> {
        let board = self.flow(Role::Board, sizes.board, self.width);
        let room = board.width.max(self.width / 3);
        let side = self.flow(Role::Side, sizes.side, room).moved(0, board.height);
        self.with_market(board.with(side), sizes)
    }

    fn with_market(&self, left: Arrangement, sizes: Sizes) -> Option<Arrangement> {
        if self.of(Role::Market).next().is_none() {
            return Some(left);
        }
        let at = left.beside();
        let room = self.width.checked_sub(at).filter(|&room| room >= LEAST_MARKET)?;
        let market = self.flow(Role::Market, sizes.market, room);
        Some(left.with(market.moved(at, 0)))
    }

    /// Places all parts one below the other.
    fn rows(&self, sizes: Sizes) -> Option<Arrangement> {
        let board = self.flow(Role::Board, sizes.board, self.width);
        let market = self.flow(Role::Market, sizes.market, self.width);
        let side = self.flow(Role::Side, sizes.side, self.width);
        let market = market.moved(0, board.height);
        let so_far = board.with(market);
        let side = side.moved(0, so_far.height);
        Some(so_far.with(side))
    }
}

/// Arranges the viewer's own zones in one row of this height: the hand, then the rest.
pub(crate) fn own(tiles: &[Tile], width: u16, height: u16) -> Arrangement {
    let middle = Middle { tiles, width };
    let arrange = |size| {
        // The hand takes what it needs, but leaves a quarter of the width to the rest.
        let hand = middle.flow(Role::Hand, size, width).width.min(width - width / 4);
        let mine = middle.flow(Role::Mine, size, width - hand - GAP.min(hand));
        let at = width.saturating_sub(mine.width);
        let hand_room = if mine.blocks.is_empty() { width } else { at.saturating_sub(GAP) };
        middle.flow(Role::Hand, size, hand_room).with(mine.moved(at, 0))
    };
    let fits = |all: &Arrangement| all.width <= width && all.height <= height;
    Size::ALL.into_iter().map(arrange).find(fits).unwrap_or_else(|| arrange(Size::Line))
}
