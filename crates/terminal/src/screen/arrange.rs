//! Where the zones in the middle of the table go, and how large they can be there.

use scene::Role;

use super::block::{Block, Size};
use super::sight::Tile;

/// Columns between two parts of the table.
const GAP: u16 = 2;

/// A market is not squeezed into fewer columns than this.
const LEAST_MARKET: u16 = 18;

/// Blocks with the room they take together.
#[derive(Clone, Debug, Default)]
pub(crate) struct Arrangement {
    /// The zones, placed.
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

    /// The room to the right of it.
    fn beside(&self) -> u16 {
        if self.blocks.is_empty() { 0 } else { self.width + GAP }
    }
}

/// What the middle of the table is made of.
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

/// Lays out the middle of the table in a room of this size, everything as large as it can be; the board matters most.
/// If nothing fits, the result is higher than the room and has to be scrolled.
pub(crate) fn middle(tiles: &[Tile], width: u16, height: u16) -> Arrangement {
    let middle = Middle { tiles, width };
    let mut sizes: Vec<Sizes> = Vec::new();
    for board in Size::ALL {
        for market in Size::ALL {
            // Supplies matter least: they are never larger than the board, and never large.
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

/// Larger is better, the board before the market before the supplies. On a small market card the words are cut.
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

    /// One after the other from left to right, in several rows where needed.
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

    /// One below the other.
    fn stack(&self, role: Role, size: Size, room: u16) -> Arrangement {
        let mut all = Arrangement::default();
        for (index, tile) in self.of(role) {
            let y = all.height;
            all.add(Block::measure(tile, index, size, room).moved(0, y));
        }
        all
    }

    /// Supplies, board and market side by side.
    fn three_columns(&self, sizes: Sizes) -> Option<Arrangement> {
        let side = self.stack(Role::Side, sizes.side, self.width / 4);
        let board_at = side.beside();
        let board = self.flow(Role::Board, sizes.board, self.width.checked_sub(board_at)?).moved(board_at, 0);
        self.with_market(side.with(board), sizes)
    }

    /// The board with the supplies below it, and the market beside both.
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

    /// Everything below each other.
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

/// Lays out what lies in front of the viewer: the hand, then the rest, in one row of this height.
pub(crate) fn own(tiles: &[Tile], width: u16, height: u16) -> Arrangement {
    let middle = Middle { tiles, width };
    let arrange = |size| {
        // The hand takes what it needs, but leaves a quarter to the rest.
        let hand = middle.flow(Role::Hand, size, width).width.min(width - width / 4);
        let mine = middle.flow(Role::Mine, size, width - hand - GAP.min(hand));
        let at = width.saturating_sub(mine.width);
        let hand_room = if mine.blocks.is_empty() { width } else { at.saturating_sub(GAP) };
        middle.flow(Role::Hand, size, hand_room).with(mine.moved(at, 0))
    };
    let fits = |all: &Arrangement| all.width <= width && all.height <= height;
    Size::ALL.into_iter().map(arrange).find(fits).unwrap_or_else(|| arrange(Size::Line))
}
