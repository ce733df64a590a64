//! The parts of the table, each in the rectangle that the plan gives it.

use leptos::prelude::*;
use scene::{Layout, Leaf, PieceKind, Rect, TabBar, Zone};

use super::arrangement::{TableLayout, rem};
use super::context::TableContext;
use super::own::Own;
use super::panel::PanelView;
use super::plates::Plates;
use super::zone::ZoneView;
use crate::erased_view::{For, InARow};
use crate::signal::Memo;

/// Renders the part in which the page says what is to be done.
pub(super) type PromptPart = fn() -> AnyView;

/// Every part of the table but the log.
#[component]
pub(super) fn Leaves(prompt: PromptPart) -> impl IntoView {
    let layout = expect_context::<TableLayout>();
    let leaves = Memo::new(move || layout.leaves());
    let bars = Memo::new(move || layout.bars().into_iter().enumerate().collect::<Vec<_>>());
    view! {
        <div class="leaves" node_ref=layout.node>
            <For each=move || leaves.get() key=Clone::clone let:leaf>
                <LeafView leaf=leaf prompt=prompt/>
            </For>
            <For each=move || bars.get() key=|(at, _)| *at let:bar>
                <Tabs at=bar.0 bar=bar.1/>
            </For>
        </div>
    }
}

#[component]
fn LeafView(leaf: Leaf, prompt: PromptPart) -> impl IntoView {
    let layout = expect_context::<TableLayout>();
    let (class, content) = match leaf.clone() {
        Leaf::Zone(id) => ("leaf of-zone", view! { <ZoneLeaf id=id/> }.into_any()),
        Leaf::Panel(id) => ("leaf of-panel", view! { <PanelView id=id/> }.into_any()),
        Leaf::Plates => ("leaf of-plates", view! { <Plates/> }.into_any()),
        Leaf::Own => ("leaf of-own", view! { <Own/> }.into_any()),
        Leaf::Prompt => ("leaf of-prompt", prompt()),
        Leaf::Log => ("leaf", ().into_any()),
    };
    let rect = {
        let leaf = leaf.clone();
        Memo::new(move || layout.rect(&leaf))
    };
    let name = match &leaf {
        Leaf::Zone(id) | Leaf::Panel(id) => id.clone(),
        _ => String::new(),
    };
    view! {
        <div
            class=class
            class:off=move || !layout.is_open(&leaf)
            data-leaf=name
            style:left=move || px(rect.get(), |rect| rect.x)
            style:top=move || px(rect.get(), |rect| rect.y)
            style:width=move || px(rect.get(), |rect| rect.width)
            style:height=move || px(rect.get(), |rect| rect.height)
        >
            {content}
        </div>
    }
}

/// A zone with cards as large as its rectangle allows.
#[component]
fn ZoneLeaf(id: String) -> impl IntoView {
    let layout = expect_context::<TableLayout>();
    let context = expect_context::<TableContext>();
    let zone = {
        let id = id.clone();
        context.part(move |sight| sight.scene.zones.iter().find(|zone| zone.id == id).map(Holding::of))
    };
    let leaf = Leaf::Zone(id.clone());
    let width = Memo::new(move || {
        let rect = layout.rect(&leaf)?;
        Some(zone.get()?.card_width(rect, rem()))
    });
    view! { <ZoneView id=id card_width=width/> }
}

/// Returns a side of a rectangle as a length.
pub(super) fn px(rect: Option<Rect>, side: fn(Rect) -> u32) -> Option<String> {
    rect.map(|rect| format!("{}px", side(rect)))
}

/// A bar of tabs, for what shares a place.
#[component]
fn Tabs(at: usize, bar: TabBar) -> impl IntoView {
    let layout = expect_context::<TableLayout>();
    let context = expect_context::<TableContext>();
    let tab = |(tab, title): (usize, Option<scene::Text>)| {
        view! {
            <button
                type="button"
                aria-pressed=move || layout.is_chosen(at, tab).to_string()
                on:click=move |_| layout.choose(at, tab)
            >
                {move || title.as_ref().map(|title| context.say(title))}
            </button>
        }
    };
    let tabs = bar.titles.clone().into_iter().enumerate().map(tab).in_a_row();
    let rect = Some(bar.rect);
    view! {
        <div
            class="tabs"
            class:off=move || !layout.shows(&bar)
            role="group"
            aria-label=context.translator.live("table-board")
            style:left=px(rect, |rect| rect.x)
            style:top=px(rect, |rect| rect.y)
            style:width=px(rect, |rect| rect.width)
            style:height=px(rect, |rect| rect.height)
        >
            {tabs}
        </div>
    }
}

/// What a zone has to hold: the number and the shape of its pieces, and how they lie.
#[derive(Clone, PartialEq, Debug)]
struct Holding {
    layout: Layout,
    pieces: u32,
    /// The height of a piece in widths.
    slender: f64,
    has_note: bool,
}

/// The measures of a zone in rem: heading, note, the space between pieces, the room for raised cards, the height badge of
/// a pile, and the widest card.
const HEADING: f64 = 1.75;
const NOTE: f64 = 1.875;
const BETWEEN: f64 = 0.625;
const BETWEEN_TOKENS: f64 = 0.25;
const RAISED: f64 = 1.5;
const BADGE: f64 = 1.125;
const WIDEST: f64 = 15.0;
const NARROWEST: f64 = 1.25;
/// The share of a card in a column that the next one leaves visible, and the least share in a hand.
const SHINGLE: f64 = 0.315;
const FANNED: f64 = 0.45;
/// A card is so much higher than wide.
const CARD: f64 = 1.4;

impl Holding {
    fn of(zone: &Zone) -> Holding {
        let is_card = zone.pieces.iter().all(|piece| piece.kind == PieceKind::Card);
        let loose = zone.pieces.iter().filter(|piece| piece.spot.is_none()).count() as u32;
        Holding {
            layout: zone.layout.clone(),
            pieces: loose.max(zone.capacity.into()).max(1),
            slender: if is_card { CARD } else { 1.0 },
            has_note: zone.note.is_some(),
        }
    }

    /// Returns the width of a piece in pixels, so that all of them fit the rectangle.
    fn card_width(&self, rect: Rect, rem: f64) -> f64 {
        let (width, height) = (f64::from(rect.width), f64::from(rect.height));
        let heading = (HEADING + if self.has_note { NOTE } else { 0.0 }) * rem;
        let room = height - heading;
        let pieces = f64::from(self.pieces);
        let fitting = match self.layout {
            Layout::Fan => {
                let high = (height - RAISED * rem) / self.slender;
                high.min(width / (1.0 + (pieces - 1.0) * FANNED))
            }
            Layout::Column => (width - 0.5 * rem).min(room / (CARD * (1.0 + SHINGLE * (pieces - 1.0)))),
            Layout::Pile(_) => (width - BADGE * rem).min((room - 0.5 * rem) / self.slender),
            _ => {
                let gap = if self.slender > 1.0 { BETWEEN } else { BETWEEN_TOKENS };
                self.in_rows(width - 0.75 * rem, room - 0.5 * rem, gap * rem)
            }
        };
        fitting.clamp(NARROWEST * rem, WIDEST * rem).floor()
    }

    /// Tries every number of columns.
    fn in_rows(&self, width: f64, height: f64, gap: f64) -> f64 {
        let fitting = |columns: u32| {
            let rows = f64::from(self.pieces.div_ceil(columns));
            let columns = f64::from(columns);
            let wide = (width - gap * (columns - 1.0)) / columns;
            let high = (height - gap * (rows - 1.0)) / rows / self.slender;
            wide.min(high)
        };
        (1..=self.pieces).map(fitting).fold(0.0, f64::max)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn holding(layout: Layout, pieces: u32) -> Holding {
        Holding { layout, pieces, slender: CARD, has_note: false }
    }

    #[test]
    fn thirteen_cards_of_a_grid_fit_in_three_rows() {
        let rect = Rect { x: 0, y: 0, width: 520, height: 500 };
        let width = holding(Layout::Grid(5), 13).card_width(rect, 16.0);
        let columns = ((520.0 - 12.0 + 10.0) / (width + 10.0)).floor();
        let rows = (13.0 / columns).ceil();
        assert!(rows * width * CARD + (rows - 1.0) * 10.0 <= 500.0 - 28.0 - 8.0, "{width} in {rows} rows");
        assert!(width > 70.0, "{width}");
    }

    #[test]
    fn a_full_hand_shows_more_than_half_of_each_card() {
        let rect = Rect { x: 0, y: 0, width: 900, height: 200 };
        let width = holding(Layout::Fan, 12).card_width(rect, 16.0);
        let step = (900.0 - width) / 11.0;
        assert!(step >= width * FANNED - 1.0, "{step} of {width}");
    }
}
