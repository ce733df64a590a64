//! What holds for every plan in every window.

use proptest::prelude::*;
use scene::{Area, Arrangement, Cell, Leaf, Placed, Plan, Rect, Window, solve};

const UNIT: u32 = 20;
const GAP: u32 = 8;
const TABS: u32 = 30;

fn window(width: u32, height: u32) -> Window {
    Window { width, height, unit: (UNIT, UNIT), gap: (GAP, GAP), tabs: TABS }
}

fn plan(cell: Cell) -> Plan {
    Plan::new(cell.clone(), cell)
}

/// A leaf of a random size, which may fold.
fn leaf() -> impl Strategy<Value = Cell> {
    let log = prop::bool::weighted(0.1);
    (1..12u16, 1..12u16, 0..20u16, 0..20u16, 0..4u16, prop::option::of(0..5u8), log).prop_map(
        |(width, height, wider, higher, weight, fold, is_log)| {
            let cell = if is_log { Area::log() } else { Area::zone("a zone") };
            let cell =
                cell.least(width, height).best(width + wider, height + higher).weight(weight).titled("tab");
            Cell { fold, ..cell }
        },
    )
}

fn any_cell() -> impl Strategy<Value = Cell> {
    leaf().prop_recursive(3, 24, 4, |inner| {
        (prop::collection::vec(inner, 1..4), 0..3u8, prop::option::of(0..5u8)).prop_map(
            |(cells, kind, fold)| {
                let cell = match kind {
                    0 => Area::row(cells),
                    1 => Area::column(cells),
                    _ => Area::tabs(cells),
                };
                Cell { fold, ..cell.titled("tab") }
            },
        )
    })
}

fn leaves(area: &Area) -> usize {
    match area {
        Area::Leaf(Leaf::Log) => 0,
        Area::Leaf(_) => 1,
        Area::Row(cells) | Area::Column(cells) | Area::Tabs(cells) => {
            cells.iter().map(|cell| leaves(&cell.area)).sum()
        }
    }
}

/// Whether two leaves can be seen at the same time: no bar of tabs separates them.
fn meet(one: &Placed, other: &Placed) -> bool {
    !one.behind.iter().any(|(bar, tab)| other.behind.iter().any(|(its, at)| bar == its && tab != at))
}

fn overlap(one: Rect, other: Rect) -> bool {
    one.x < other.x + other.width
        && other.x < one.x + one.width
        && one.y < other.y + other.height
        && other.y < one.y + one.height
}

fn inside(rect: Rect, window: Window) -> bool {
    rect.x + rect.width <= window.width && rect.y + rect.height <= window.height
}

fn tabs_of(arrangement: &Arrangement) -> usize {
    arrangement.tabs.iter().map(|bar| bar.titles.len()).sum()
}

proptest! {
    #[test]
    fn nothing_overlaps_and_nothing_leaves_the_window(cell in any_cell(), width in 200..2000u32, height in 200..1200u32) {
        let window = window(width, height);
        let arrangement = solve(&plan(cell), window);
        for (at, one) in arrangement.leaves.iter().enumerate() {
            prop_assert!(inside(one.rect, window), "{:?} leaves the window", one);
            for other in &arrangement.leaves[at + 1..] {
                prop_assert!(!meet(one, other) || !overlap(one.rect, other.rect), "{one:?} lies over {other:?}");
            }
            for bar in &arrangement.tabs {
                prop_assert!(!overlap(one.rect, bar.rect) || one.behind.iter().any(|at| !bar.behind.contains(at)));
            }
        }
    }

    #[test]
    fn only_the_log_is_ever_left_out(cell in any_cell(), width in 200..2000u32, height in 200..1200u32) {
        let all = leaves(&cell.area);
        let arrangement = solve(&plan(cell), window(width, height));
        let shown = arrangement.leaves.iter().filter(|placed| placed.leaf != Leaf::Log).count();
        prop_assert_eq!(shown, all);
    }

    #[test]
    fn nothing_folds_where_everything_has_its_least_size(cell in any_cell()) {
        let huge = solve(&plan(cell.clone()), window(20_000, 20_000));
        let unfolded = |cell: &Cell| {
            fn without(cell: &Cell) -> Cell {
                let mut cell = Cell { fold: None, ..cell.clone() };
                if let Area::Row(cells) | Area::Column(cells) | Area::Tabs(cells) = &mut cell.area {
                    *cells = cells.iter().map(without).collect();
                }
                cell
            }
            solve(&plan(without(cell)), window(20_000, 20_000))
        };
        prop_assert_eq!(huge, unfolded(&cell));
    }

    #[test]
    fn a_larger_window_never_folds_more(cell in any_cell(), width in 200..1500u32, height in 200..1000u32, more in 1..600u32) {
        let small = solve(&plan(cell.clone()), window(width, height));
        let large = solve(&plan(cell), window(width + more, height + more));
        prop_assert!(tabs_of(&large) <= tabs_of(&small));
        prop_assert!(large.leaves.len() >= small.leaves.len());
    }
}

#[test]
fn everything_has_its_least_size_where_there_is_room() {
    let cell = Area::column([
        Area::plates().high(3, 4).weight(0),
        Area::row([Area::zone("map").least(10, 10).shaped(1, 1).weight(3), Area::zone("market").least(6, 4)]),
        Area::prompt().high(2, 3).weight(0),
    ]);
    let arrangement = solve(&plan(cell), window(30 * UNIT, 20 * UNIT));
    let size = |name: &str| {
        let leaf = Leaf::Zone(name.to_owned());
        let placed = arrangement.leaves.iter().find(|placed| placed.leaf == leaf).expect("it is in the plan");
        (placed.rect.width / UNIT, placed.rect.height / UNIT)
    };
    assert!(size("map").0 >= 10 && size("map").1 >= 10, "{:?}", size("map"));
    assert!(size("market").0 >= 6 && size("market").1 >= 4, "{:?}", size("market"));
    assert!(arrangement.tabs.is_empty());
}

#[test]
fn a_drawing_keeps_its_shape_and_leaves_the_rest_to_its_neighbour() {
    let cell = Area::row([Area::zone("map").shaped(1, 1).weight(9), Area::zone("list").least(2, 2)]);
    let arrangement = solve(&plan(cell), window(1000, 500));
    let widths: Vec<u32> = arrangement.leaves.iter().map(|placed| placed.rect.width).collect();
    assert_eq!(widths, [500, 1000 - 500 - GAP]);
}

#[test]
fn the_lowest_number_folds_first_and_the_log_vanishes() {
    let cell = Area::row([
        Area::zone("one").least(10, 5).titled("one"),
        Area::zone("two").least(10, 5).titled("two").fold(2),
        Area::log().least(10, 5).fold(1),
    ]);
    let all = solve(&plan(cell.clone()), window(31 * UNIT, 10 * UNIT));
    assert_eq!((all.leaves.len(), all.tabs.len()), (3, 0));
    let without_log = solve(&plan(cell.clone()), window(22 * UNIT, 10 * UNIT));
    assert_eq!((without_log.leaves.len(), without_log.tabs.len()), (2, 0));
    let folded = solve(&plan(cell), window(12 * UNIT, 10 * UNIT));
    assert_eq!((folded.leaves.len(), folded.tabs.len()), (2, 1));
    assert_eq!(folded.leaves[0].rect, folded.leaves[1].rect);
}

#[test]
fn cells_that_fold_one_after_the_other_share_one_bar() {
    let cell = Area::column([
        Area::zone("court").least(10, 10).titled("court"),
        Area::zone("gold").least(10, 5).titled("gold").fold(2),
        Area::zone("stages").least(10, 5).titled("stages").fold(1),
    ]);
    let folded = solve(&plan(cell), window(12 * UNIT, 12 * UNIT));
    assert_eq!((folded.leaves.len(), folded.tabs.len()), (3, 1));
    assert!(folded.leaves.iter().all(|placed| placed.behind.len() == 1));
}
