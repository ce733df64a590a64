//! How a table is laid out: what belongs together, how much room it wants, and what may share a tab where there is not
//! enough. A game knows this, and a client knows its window; [`solve`](crate::solve) puts both together.

use serde::Serialize;

use crate::{Layout, Role, Scene, Text, Zone};

/// The layouts of a table, in windows that are wider than high and in all others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Plan {
    /// For windows that are wider than high.
    pub wide: Area,
    /// For phones and windows like them.
    pub tall: Area,
}

/// A part of the table, or several that share a rectangle.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Area {
    /// Side by side.
    Row(Vec<Cell>),
    /// One above the other.
    Column(Vec<Cell>),
    /// One at a time, chosen by tabs. The client brings the tab forward that has something to touch.
    Tabs(Vec<Cell>),
    /// One part.
    Leaf(Leaf),
}

/// A part of the table that a client draws in one rectangle.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize)]
pub enum Leaf {
    /// A zone, by its id.
    Zone(String),
    /// A panel, by its id.
    Panel(String),
    /// The name plates of the others, with the zones of [`Role::Opponent`].
    Plates,
    /// The viewer's own name plate.
    Own,
    /// The prompt with its buttons.
    Prompt,
    /// The log. Where it has no room, the client opens it on demand.
    Log,
}

/// An area with the room that it wants, in reading units: the height of a line of body text.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Cell {
    /// What the cell holds.
    pub area: Area,
    /// The cell's share of the room that is left when every cell has its least size.
    pub weight: u16,
    /// The smallest size at which the content can be read and touched.
    pub least: Extent,
    /// The size beyond which more room is wasted.
    pub best: Extent,
    /// The width and the height of a drawing that keeps its shape.
    pub shape: Option<(u16, u16)>,
    /// Where there is not enough room, cells with a number leave their place, the lowest first. The log is then opened on
    /// demand; any other cell shares its neighbour's place, with tabs.
    pub fold: Option<u8>,
    /// The name of the cell's tab.
    pub title: Option<Text>,
}

/// A width and a height in reading units.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Extent {
    /// The width.
    pub width: u16,
    /// The height.
    pub height: u16,
}

impl Extent {
    /// Larger than any window.
    const ENDLESS: Extent = Extent { width: 1000, height: 1000 };
}

impl Area {
    /// A zone, by its id.
    pub fn zone(id: impl Into<String>) -> Cell {
        Cell::of(Area::Leaf(Leaf::Zone(id.into())))
    }

    /// A panel, by its id.
    pub fn panel(id: impl Into<String>) -> Cell {
        Cell::of(Area::Leaf(Leaf::Panel(id.into())))
    }

    /// The name plates of the others.
    pub fn plates() -> Cell {
        Cell::of(Area::Leaf(Leaf::Plates))
    }

    /// The viewer's own name plate.
    pub fn own() -> Cell {
        Cell::of(Area::Leaf(Leaf::Own))
    }

    /// The prompt.
    pub fn prompt() -> Cell {
        Cell::of(Area::Leaf(Leaf::Prompt))
    }

    /// The log.
    pub fn log() -> Cell {
        Cell::of(Area::Leaf(Leaf::Log))
    }

    /// Cells side by side.
    pub fn row(cells: impl IntoIterator<Item = Cell>) -> Cell {
        Cell::of(Area::Row(cells.into_iter().collect()))
    }

    /// Cells one above the other.
    pub fn column(cells: impl IntoIterator<Item = Cell>) -> Cell {
        Cell::of(Area::Column(cells.into_iter().collect()))
    }

    /// Cells of which one is shown at a time; each has a [title](Cell::titled).
    pub fn tabs(cells: impl IntoIterator<Item = Cell>) -> Cell {
        Cell::of(Area::Tabs(cells.into_iter().collect()))
    }
}

impl Cell {
    fn of(area: Area) -> Cell {
        Cell {
            area,
            weight: 1,
            least: Extent::default(),
            best: Extent::ENDLESS,
            shape: None,
            fold: None,
            title: None,
        }
    }

    /// Sets the share of the room that is left over; 1 unless a game says otherwise.
    #[must_use]
    pub fn weight(mut self, weight: u16) -> Cell {
        self.weight = weight;
        self
    }

    /// Sets the smallest size at which the content can be read and touched.
    #[must_use]
    pub fn least(mut self, width: u16, height: u16) -> Cell {
        self.least = Extent { width, height };
        self
    }

    /// Sets the size beyond which more room is wasted.
    #[must_use]
    pub fn best(mut self, width: u16, height: u16) -> Cell {
        self.best = Extent { width, height };
        self
    }

    /// Sets the height beyond which more room is wasted, and leaves the width open.
    #[must_use]
    pub fn high(self, least: u16, best: u16) -> Cell {
        let (width, widest) = (self.least.width, self.best.width);
        self.least(width, least).best(widest, best)
    }

    /// Sets the width beyond which more room is wasted, and leaves the height open.
    #[must_use]
    pub fn broad(self, least: u16, best: u16) -> Cell {
        let (height, highest) = (self.least.height, self.best.height);
        self.least(least, height).best(best, highest)
    }

    /// Says that the cell holds a drawing of this width and height.
    #[must_use]
    pub fn shaped(mut self, width: u16, height: u16) -> Cell {
        self.shape = Some((width, height));
        self
    }

    /// Lets the cell leave its place where there is not enough room, before all cells with a higher number.
    #[must_use]
    pub fn fold(mut self, order: u8) -> Cell {
        self.fold = Some(order);
        self
    }

    /// Names the cell's tab.
    #[must_use]
    pub fn titled(mut self, title: impl Into<Text>) -> Cell {
        self.title = Some(title.into());
        self
    }
}

impl Plan {
    /// Lays out the areas of both shapes of windows.
    pub fn new(wide: Cell, tall: Cell) -> Plan {
        Plan { wide: wide.area, tall: tall.area }
    }

    /// The plan of a game that does not say how its table is laid out: zones by their roles.
    pub fn by_roles(scene: &Scene) -> Plan {
        let of = |roles: &[Role]| -> Vec<Cell> {
            let zones = scene.zones.iter().filter(|zone| roles.contains(&zone.role));
            zones.map(|zone| usual(zone).titled(zone.title.clone())).collect()
        };
        let panels = || {
            scene.panels.iter().map(|panel| Area::panel(&*panel.id).least(12, 4).titled(panel.title.clone()))
        };
        let middle = || of(&[Role::Board, Role::Market, Role::Side]).into_iter().chain(panels());
        let front = || of(&[Role::Mine, Role::Hand]);
        let wide = Area::row([
            Area::column([
                Area::plates().high(4, 5).weight(0),
                Area::row(middle()).weight(4),
                Area::prompt().high(3, 4).weight(0),
                Area::row(std::iter::once(Area::own().broad(9, 12)).chain(front())).high(6, 10),
            ])
            .weight(3),
            Area::log().broad(14, 18).fold(0),
        ]);
        let tall = Area::column([
            Area::plates().high(2, 3).weight(0),
            Area::tabs(middle()).weight(4),
            Area::prompt().high(5, 6).weight(0),
            Area::own().high(2, 2).weight(0),
            Area::row(front()).high(5, 8),
        ]);
        Plan::new(wide, tall)
    }
}

/// The cell of a zone, with the room that its layout needs.
fn usual(zone: &Zone) -> Cell {
    let cell = Area::zone(&*zone.id);
    match zone.layout {
        Layout::Map { width, height } => cell.least(16, 16).shaped(width as u16, height as u16).weight(4),
        Layout::Sheet { .. } => cell.least(24, 14).weight(4),
        Layout::Pile(_) => cell.least(3, 5).best(6, 9),
        Layout::Column => cell.least(4, 8).best(8, 20),
        Layout::Row | Layout::Fan | Layout::Grid(_) | Layout::Track => cell.least(6, 5).weight(2),
    }
}
