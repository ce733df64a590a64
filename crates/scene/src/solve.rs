//! Lays a plan out in a window: rectangles for its leaves, and tabs for what shares one.

use crate::Text;
use crate::plan::{Area, Cell, Extent, Leaf};

/// A rectangle in the client's units, counted from the upper left corner of the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rect {
    /// The left edge.
    pub x: u32,
    /// The upper edge.
    pub y: u32,
    /// The width.
    pub width: u32,
    /// The height.
    pub height: u32,
}

/// The window of a client, and its measures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Window {
    /// The width of the window.
    pub width: u32,
    /// The height of the window.
    pub height: u32,
    /// The width and the height of a reading unit.
    pub unit: (u32, u32),
    /// The space between neighbours.
    pub gap: (u32, u32),
    /// The height of a bar of tabs.
    pub tabs: u32,
}

/// Where everything lies.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Arrangement {
    /// The leaves in the order of the plan. A leaf that was folded away entirely is missing.
    pub leaves: Vec<Placed>,
    /// The bars of tabs.
    pub tabs: Vec<TabBar>,
}

/// A leaf in its rectangle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Placed {
    /// What is drawn.
    pub leaf: Leaf,
    /// Where it is drawn.
    pub rect: Rect,
    /// The tabs that must be open so that the leaf is seen: the index of the bar, and of the tab in it.
    pub behind: Vec<(usize, usize)>,
}

/// A bar of tabs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TabBar {
    /// The names of the tabs.
    pub titles: Vec<Option<Text>>,
    /// Where the bar is drawn.
    pub rect: Rect,
    /// The tabs that must be open so that the bar is seen.
    pub behind: Vec<(usize, usize)>,
}

/// Lays a plan out: its wide area if the window is wider than high, otherwise its tall one. Cells fold, lowest number first,
/// until the rest has its least size; a window that is still too small shares its room in the same proportions.
pub fn solve(plan: &crate::Plan, window: Window) -> Arrangement {
    let area = if window.width > window.height { &plan.wide } else { &plan.tall };
    let mut whole = Cell { area: area.clone(), ..Area::row([]) };
    loop {
        let room = Measure::of(&whole, window);
        if room.least.0 <= window.width && room.least.1 <= window.height {
            break;
        }
        let Some(order) = lowest(&whole.area) else { break };
        fold(&mut whole.area, order);
    }
    let mut arrangement = Arrangement::default();
    let rect = Rect { x: 0, y: 0, width: window.width, height: window.height };
    place(&whole, rect, &[], window, &mut arrangement);
    arrangement
}

/// The least and the best size of a cell, in the client's units.
struct Measure {
    least: (u32, u32),
    best: (u32, u32),
}

impl Measure {
    fn of(cell: &Cell, window: Window) -> Measure {
        let inner = match &cell.area {
            Area::Leaf(_) => Measure { least: (0, 0), best: (0, 0) },
            Area::Row(cells) => {
                let all = || cells.iter().map(|cell| Measure::of(cell, window));
                let gaps = window.gap.0 * (cells.len() as u32).saturating_sub(1);
                let highest = |part: fn(&Measure) -> u32| all().map(|one| part(&one)).max().unwrap_or(0);
                Measure {
                    least: (all().map(|one| one.least.0).sum::<u32>() + gaps, highest(|one| one.least.1)),
                    best: (all().map(|one| one.best.0).sum::<u32>() + gaps, highest(|one| one.best.1)),
                }
            }
            Area::Column(cells) => {
                let all = || cells.iter().map(|cell| Measure::of(cell, window));
                let gaps = window.gap.1 * (cells.len() as u32).saturating_sub(1);
                let widest = |part: fn(&Measure) -> u32| all().map(|one| part(&one)).max().unwrap_or(0);
                Measure {
                    least: (widest(|one| one.least.0), all().map(|one| one.least.1).sum::<u32>() + gaps),
                    best: (widest(|one| one.best.0), all().map(|one| one.best.1).sum::<u32>() + gaps),
                }
            }
            Area::Tabs(cells) => {
                let all = || cells.iter().map(|cell| Measure::of(cell, window));
                let most = |part: fn(&Measure) -> u32| all().map(|one| part(&one)).max().unwrap_or(0);
                Measure {
                    least: (most(|one| one.least.0), most(|one| one.least.1) + window.tabs),
                    best: (most(|one| one.best.0), most(|one| one.best.1) + window.tabs),
                }
            }
        };
        let own = |extent: Extent| {
            (u32::from(extent.width) * window.unit.0, u32::from(extent.height) * window.unit.1)
        };
        let (least, best) = (own(cell.least), own(cell.best));
        let least = (least.0.max(inner.least.0), least.1.max(inner.least.1));
        let best = match cell.area {
            Area::Leaf(_) => best,
            _ => (best.0.min(inner.best.0), best.1.min(inner.best.1)),
        };
        Measure { least, best: (best.0.max(least.0), best.1.max(least.1)) }
    }
}

/// The lowest number of the cells that may fold.
fn lowest(area: &Area) -> Option<u8> {
    let (Area::Row(cells) | Area::Column(cells) | Area::Tabs(cells)) = area else { return None };
    cells.iter().flat_map(|cell| cell.fold.into_iter().chain(lowest(&cell.area))).min()
}

/// Folds the first cell with this number. Returns whether it was found.
fn fold(area: &mut Area, order: u8) -> bool {
    let (Area::Row(cells) | Area::Column(cells) | Area::Tabs(cells)) = area else { return false };
    let Some(at) = cells.iter().position(|cell| cell.fold == Some(order)) else {
        return cells.iter_mut().any(|cell| fold(&mut cell.area, order));
    };
    let mut folded = cells.remove(at);
    folded.fold = None;
    if folded.area == Area::Leaf(Leaf::Log) {
        return true;
    }
    let Some(neighbour) = cells.get_mut(at.saturating_sub(1)) else {
        cells.push(folded);
        return true;
    };
    // Tabs never lie within tabs.
    let more = match folded.area {
        Area::Tabs(tabs) => tabs,
        _ => vec![folded],
    };
    match &mut neighbour.area {
        Area::Tabs(tabs) => tabs.extend(more),
        _ => {
            let (weight, fold, title) = (neighbour.weight, neighbour.fold.take(), neighbour.title.clone());
            let first = std::mem::replace(neighbour, Area::tabs([]));
            *neighbour = Cell { weight, fold, title, ..Area::tabs(std::iter::once(first).chain(more)) };
        }
    }
    true
}

fn place(cell: &Cell, rect: Rect, behind: &[(usize, usize)], window: Window, to: &mut Arrangement) {
    match &cell.area {
        Area::Leaf(leaf) => to.leaves.push(Placed { leaf: leaf.clone(), rect, behind: behind.to_vec() }),
        Area::Row(cells) => {
            let spans: Vec<Span> = cells.iter().map(|cell| Span::across(cell, rect.height, window)).collect();
            let mut x = rect.x;
            for (cell, width) in cells.iter().zip(share(&spans, rect.width, window.gap.0)) {
                place(cell, Rect { x, width, ..rect }, behind, window, to);
                x += width + window.gap.0;
            }
        }
        Area::Column(cells) => {
            let spans: Vec<Span> = cells.iter().map(|cell| Span::down(cell, rect.width, window)).collect();
            let mut y = rect.y;
            for (cell, height) in cells.iter().zip(share(&spans, rect.height, window.gap.1)) {
                place(cell, Rect { y, height, ..rect }, behind, window, to);
                y += height + window.gap.1;
            }
        }
        Area::Tabs(cells) => {
            let bar = to.tabs.len();
            let strip = Rect { height: window.tabs.min(rect.height), ..rect };
            let titles = cells.iter().map(|cell| cell.title.clone()).collect();
            to.tabs.push(TabBar { titles, rect: strip, behind: behind.to_vec() });
            let rest = Rect { y: rect.y + strip.height, height: rect.height - strip.height, ..rect };
            for (at, cell) in cells.iter().enumerate() {
                let behind: Vec<(usize, usize)> = behind.iter().copied().chain([(bar, at)]).collect();
                place(cell, rest, &behind, window, to);
            }
        }
    }
}

/// What a cell wants along one axis.
struct Span {
    least: u32,
    best: u32,
    weight: u32,
}

impl Span {
    fn across(cell: &Cell, height: u32, window: Window) -> Span {
        let Measure { least, best } = Measure::of(cell, window);
        let shape = cell.shape.map(|(wide, high)| height * u32::from(wide) / u32::from(high.max(1)));
        Span {
            least: least.0,
            best: best.0.min(shape.unwrap_or(u32::MAX)).max(least.0),
            weight: cell.weight.into(),
        }
    }

    fn down(cell: &Cell, width: u32, window: Window) -> Span {
        let Measure { least, best } = Measure::of(cell, window);
        let shape = cell.shape.map(|(wide, high)| width * u32::from(high) / u32::from(wide.max(1)));
        Span {
            least: least.1,
            best: best.1.min(shape.unwrap_or(u32::MAX)).max(least.1),
            weight: cell.weight.into(),
        }
    }
}

/// Shares a length: everybody gets the least, then the rest by weight up to the best, then what is left by weight alone.
fn share(spans: &[Span], length: u32, gap: u32) -> Vec<u32> {
    let gaps = gap * (spans.len() as u32).saturating_sub(1);
    let room = length.saturating_sub(gaps);
    let least: u32 = spans.iter().map(|span| span.least).sum();
    if least > room {
        return proportionally(&spans.iter().map(|span| span.least).collect::<Vec<_>>(), room);
    }
    let mut sizes: Vec<u32> = spans.iter().map(|span| span.least).collect();
    let mut left = room - least;
    // A cell that reaches its best size leaves its share to the others, so this ends after as many rounds as there are cells.
    while left > 0 {
        let open: Vec<usize> =
            (0..spans.len()).filter(|&at| spans[at].weight > 0 && sizes[at] < spans[at].best).collect();
        let weights: Vec<u32> = open.iter().map(|&at| spans[at].weight).collect();
        if open.is_empty() {
            break;
        }
        let mut given = 0;
        for (&at, more) in open.iter().zip(proportionally(&weights, left)) {
            let more = more.min(spans[at].best - sizes[at]);
            sizes[at] += more;
            given += more;
        }
        left -= given;
    }
    let weights: Vec<u32> = spans.iter().map(|span| span.weight).collect();
    let weights = if weights.iter().all(|weight| *weight == 0) { vec![1; spans.len()] } else { weights };
    for (size, more) in sizes.iter_mut().zip(proportionally(&weights, left)) {
        *size += more;
    }
    sizes
}

/// Splits a length by weights, to the last unit.
fn proportionally(weights: &[u32], length: u32) -> Vec<u32> {
    let total: u64 = weights.iter().map(|weight| u64::from(*weight)).sum();
    let mut before = 0u64;
    let mut end = 0u64;
    let mut parts = Vec::with_capacity(weights.len());
    for weight in weights {
        before += u64::from(*weight);
        let until = (u64::from(length) * before).checked_div(total).unwrap_or(0);
        parts.push((until - end) as u32);
        end = until;
    }
    parts
}
