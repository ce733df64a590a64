//! Arranges the table: solves the plan of the scene for the room that the page has, and knows which tabs are open.

use leptos::html::Div;
use leptos::prelude::*;
use scene::{Arrangement, Leaf, Placed, Rect, TabBar, Window, solve};

use super::context::TableContext;
use crate::fit;
use crate::resize::on_resize;
use crate::signal::{Memo, RwSignal, effect};

/// The measures of the layout in rem: a line of body text, the space between neighbours, a bar of tabs.
const UNIT: f64 = 1.25;
const GAP: f64 = 0.5;
const TABS: f64 = 2.75;

/// The height of a bar of tabs for a mouse.
const TABS_WIDE: f64 = 2.0;

/// The arrangement of the table on this page.
#[derive(Clone, Copy)]
pub(super) struct TableLayout {
    /// The element that the leaves lie in.
    pub(super) node: NodeRef<Div>,
    now: Memo<Arrangement>,
    /// Whether the window is higher than wide.
    pub(super) is_tall: Memo<bool>,
    /// The open tab of each bar.
    open: RwSignal<Vec<usize>>,
}

impl TableLayout {
    pub(super) fn new(context: TableContext) -> TableLayout {
        let room = RwSignal::new(window_size());
        let node = NodeRef::<Div>::new();
        observe(node, room);
        let plan = context.part(|sight| sight.scene.plan());
        let now = Memo::new(move || plan.with(|plan| solve(plan, measured(room.get()))));
        effect(move |_| {
            now.track();
            fit::rearranged();
        });
        let is_tall = Memo::new(move || room.with(|(width, height)| height >= width));
        let layout = TableLayout { node, now, is_tall, open: RwSignal::new(Vec::new()) };
        layout.follow(context);
        layout
    }

    /// Returns the leaves on the table, in reading order; the log lies beside it.
    pub(super) fn leaves(self) -> Vec<Leaf> {
        self.now.with(|now| {
            now.leaves.iter().map(|placed| placed.leaf.clone()).filter(|leaf| *leaf != Leaf::Log).collect()
        })
    }

    /// Returns where a leaf lies; `None` if it is folded away.
    pub(super) fn rect(self, leaf: &Leaf) -> Option<Rect> {
        self.placed(leaf, |placed| placed.rect)
    }

    /// Returns whether the tabs that a leaf lies behind are open.
    pub(super) fn is_open(self, leaf: &Leaf) -> bool {
        self.placed(leaf, |placed| self.are_open(&placed.behind)).unwrap_or(true)
    }

    fn placed<T>(self, leaf: &Leaf, look: impl FnOnce(&Placed) -> T) -> Option<T> {
        self.now.with(|now| now.leaves.iter().find(|placed| placed.leaf == *leaf).map(look))
    }

    /// Returns the bars of tabs.
    pub(super) fn bars(self) -> Vec<TabBar> {
        self.now.with(|now| now.tabs.clone())
    }

    /// Returns whether a bar of tabs is seen.
    pub(super) fn shows(self, bar: &TabBar) -> bool {
        self.are_open(&bar.behind)
    }

    /// Returns whether this tab of a bar is open.
    pub(super) fn is_chosen(self, bar: usize, tab: usize) -> bool {
        self.open.with(|open| chosen(open, bar) == tab)
    }

    /// Opens a tab.
    pub(super) fn choose(self, bar: usize, tab: usize) {
        self.open.update(|open| {
            if open.len() <= bar {
                open.resize(bar + 1, 0);
            }
            open[bar] = tab;
        });
        fit::rearranged();
        fit::fit_soon();
    }

    fn are_open(self, behind: &[(usize, usize)]) -> bool {
        self.open.with(|open| behind.iter().all(|(bar, tab)| chosen(open, *bar) == *tab))
    }

    /// Brings the tab forward that has something to touch, if the open one has nothing.
    fn follow(self, context: TableContext) {
        let live = context.part(|sight| {
            let is_touched =
                |id: &str| sight.choices.iter().any(|choice| choice.touches.iter().any(|one| one == id));
            let zones = sight.scene.zones.iter().filter(|zone| {
                zone.spots.iter().any(|spot| is_touched(&spot.id))
                    || zone.pieces.iter().any(|piece| is_touched(&piece.id))
            });
            zones.map(|zone| Leaf::Zone(zone.id.clone())).collect::<Vec<_>>()
        });
        effect(move |_| {
            let live = live.get();
            let behind: Vec<Vec<(usize, usize)>> = self.now.with(|now| {
                let touched = now.leaves.iter().filter(|placed| live.contains(&placed.leaf));
                touched.map(|placed| placed.behind.clone()).collect()
            });
            let bars = self.now.with(|now| now.tabs.len());
            for bar in 0..bars {
                let mut tabs = behind.iter().flatten().filter(|(its, _)| *its == bar).map(|(_, tab)| *tab);
                let open = self.open.with_untracked(|open| chosen(open, bar));
                if let Some(first) = tabs.next()
                    && first != open
                    && !tabs.any(|tab| tab == open)
                {
                    self.choose(bar, first);
                }
            }
        });
    }
}

fn chosen(open: &[usize], bar: usize) -> usize {
    open.get(bar).copied().unwrap_or(0)
}

fn measured((width, height): (u32, u32)) -> Window {
    let rem = rem();
    let px = |share: f64| (rem * share).round() as u32;
    let tabs = px(if width > height { TABS_WIDE } else { TABS });
    Window { width, height, unit: (px(UNIT), px(UNIT)), gap: (px(GAP), px(GAP)), tabs }
}

/// The size of the root font in pixels; it grows with the window.
pub(super) fn rem() -> f64 {
    let root = document().document_element();
    let style = root.and_then(|root| window().get_computed_style(&root).ok().flatten());
    let size = style.and_then(|style| style.get_property_value("font-size").ok());
    size.and_then(|size| size.trim_end_matches("px").parse().ok()).unwrap_or(16.0)
}

fn window_size() -> (u32, u32) {
    let side = |side: Result<wasm_bindgen::JsValue, _>| {
        side.ok().and_then(|side| side.as_f64()).unwrap_or(0.0) as u32
    };
    (side(window().inner_width()), side(window().inner_height()))
}

/// Keeps `room` at the size of the element.
fn observe(node: NodeRef<Div>, room: RwSignal<(u32, u32)>) {
    on_resize(node, move |element| {
        let size = (element.client_width().max(0) as u32, element.client_height().max(0) as u32);
        if size.0 > 0 && room.try_with_untracked(|known| *known != size) == Some(true) {
            room.set(size);
        }
    });
}
