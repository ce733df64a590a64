//! Zones: parts of the table that hold pieces.

use leptos::prelude::*;
use scene::{Choice, Layout, Role, Scene, Text, Zone};

use super::board::is_large;
use super::context::TableContext;
use super::panel::Panels;
use super::piece::PieceView;
use crate::erased_view::{For, InARow};
use crate::lazy::BOARD;
use crate::signal::{Memo, RwSignal, effect};

/// The middle of the table: boards, supplies, market, panels. On a small screen with a large board, one of them is
/// shown at a time.
#[component]
pub(super) fn Middle() -> impl IntoView {
    let context = expect_context::<TableContext>();
    let boards = context.part(|sight| {
        let large = sight.scene.zones.iter().filter(|zone| is_large(zone) && zone.role != Role::Opponent);
        large.map(|zone| zone.id.clone()).collect::<Vec<_>>()
    });
    let tabs = context.part(|sight| tabs(&sight.scene));
    let chosen = RwSignal::new(None::<Tab>);
    let shown = Memo::new(move || {
        let first = || tabs.with(|tabs| tabs.first().map(|(tab, _)| tab.clone()));
        chosen.get().or_else(first).unwrap_or(Tab::Beside)
    });
    // If the current tab has nothing to click, switch to one that has.
    let live = context.part(|sight| live_tabs(&sight.scene, &sight.choices));
    effect(move |_| {
        live.with(|live| {
            if let Some(first) = live.first().filter(|_| !live.contains(&shown.get_untracked())) {
                chosen.set(Some(first.clone()));
            }
        });
    });
    let tab = move |(tab, label): (Tab, Text)| {
        let this = tab.clone();
        view! {
            <button type="button" aria-pressed=move || (shown.get() == this).to_string() on:click=move |_| chosen.set(Some(tab.clone()))>
                {context.say(&label)}
            </button>
        }
    };
    let bar = move || {
        boards.with(|boards| !boards.is_empty()).then(|| {
            view! {
                <div class="tabs" role="group" aria-label=context.translator.word("table-board")>
                    {tabs.get().into_iter().map(tab).in_a_row()}
                </div>
            }
        })
    };
    let is = move |tab: Tab| shown.get() == tab;
    let has_market = move || tabs.with(|tabs| tabs.iter().any(|(tab, _)| *tab == Tab::Market));
    view! {
        <div class="middle" class:tabbed=move || boards.with(|boards| !boards.is_empty())>
            {move || bar()}
            <div class="boards">
                <For each=move || boards.get() key=Clone::clone let:id>
                    <div class="large" class:off={
                        let id = id.clone();
                        move || !is(Tab::Board(id.clone()))
                    }>
                        <ZoneView id=id.clone()/>
                    </div>
                </For>
            </div>
            <div
                class="beside"
                class:off=move || !is(Tab::Beside) && !is(Tab::Market)
                class:only-market=move || is(Tab::Market)
                class:no-market=move || is(Tab::Beside) && has_market()
            >
                <Group role=Role::Side class="side"/>
                <Group role=Role::Board class="board"/>
                <Group role=Role::Market class="market"/>
                <Panels/>
            </div>
        </div>
    }
}

/// A tab on a small screen.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Tab {
    /// The market; a tab of its own only if there are several boards.
    Market,
    /// A large board.
    Board(String),
    /// Everything else.
    Beside,
}

/// Returns the tabs of a scene, with their names.
fn tabs(scene: &Scene) -> Vec<(Tab, Text)> {
    let boards: Vec<&Zone> =
        scene.zones.iter().filter(|zone| is_large(zone) && zone.role != Role::Opponent).collect();
    let market = scene.zones.iter().find(|zone| zone.role == Role::Market && !is_large(zone));
    let market = market.filter(|_| boards.len() > 1).map(|zone| (Tab::Market, zone.title.clone()));
    let boards = boards.into_iter().map(|zone| (Tab::Board(zone.id.clone()), zone.title.clone()));
    market.into_iter().chain(boards).chain([(Tab::Beside, Text::new("table-beside"))]).collect()
}

/// Returns the tabs with something to click; empty if something outside the tabs can be clicked.
fn live_tabs(scene: &Scene, choices: &[Choice]) -> Vec<Tab> {
    let all = tabs(scene);
    let touched = |zone: &Zone| {
        let mut ids = choices.iter().flat_map(|choice| &choice.touches);
        ids.any(|id| {
            zone.spots.iter().any(|spot| spot.id == *id) || zone.pieces.iter().any(|piece| piece.id == *id)
        })
    };
    let home = |zone: &Zone| match zone.role {
        _ if is_large(zone) => Some(Tab::Board(zone.id.clone())),
        Role::Opponent | Role::Mine | Role::Hand => None,
        Role::Market if all.iter().any(|(tab, _)| *tab == Tab::Market) => Some(Tab::Market),
        _ => Some(Tab::Beside),
    };
    let homes: Option<Vec<Tab>> = scene.zones.iter().filter(|zone| touched(zone)).map(home).collect();
    homes.unwrap_or_default()
}

#[component]
fn Group(role: Role, class: &'static str) -> impl IntoView {
    let context = expect_context::<TableContext>();
    let zones = context.part(move |sight| {
        let these = sight.scene.zones.iter().filter(|zone| zone.role == role && !is_large(zone));
        these.map(|zone| zone.id.clone()).collect::<Vec<_>>()
    });
    let count = move || zones.with(|zones| zones.len().to_string());
    // Columns of overlapping cards stay side by side; everything else may wrap.
    let wraps = context.part(move |sight| {
        let mut these = sight.scene.zones.iter().filter(|zone| zone.role == role && !is_large(zone));
        !these.any(|zone| zone.layout == Layout::Column)
    });
    view! {
        <div class=class class:wraps=move || wraps.get() style:--zones=move || count()>
            <For each=move || zones.get() key=Clone::clone let:id>
                <ZoneView id=id/>
            </For>
        </div>
    }
}

/// A zone: a heading and its pieces.
#[component]
pub(super) fn ZoneView(id: String, #[prop(optional)] mini: bool) -> impl IntoView {
    let context = expect_context::<TableContext>();
    let heading_id = format!("zone-{id}");
    let sign = {
        let id = id.clone();
        Memo::new(move || context.sign(&id))
    };
    let zone = {
        let id = id.clone();
        context.part(move |sight| sight.scene.zones.iter().find(|zone| zone.id == id).cloned())
    };
    let has_places = zone.with_untracked(|zone| zone.as_ref().is_some_and(|zone| !zone.spots.is_empty()));
    // A piece on a spot is shown there.
    let pieces = Memo::new(move || {
        let ids = |zone: &Zone| {
            let loose = zone.pieces.iter().filter(|piece| piece.spot.is_none());
            loose.map(|piece| piece.id.clone()).collect::<Vec<_>>()
        };
        zone.with(|zone| zone.as_ref().map(ids).unwrap_or_default())
    });
    let read = move |look: fn(&Zone) -> String| zone.with(|zone| zone.as_ref().map(look).unwrap_or_default());
    let title = move || zone.with(|zone| zone.as_ref().map(|zone| context.say(&zone.title)));
    let note = move || zone.with(|zone| zone.as_ref()?.note.as_ref().map(|note| context.say(note)));
    let height = move || {
        zone.with(|zone| match zone.as_ref().map(|zone| &zone.layout) {
            Some(Layout::Pile(count)) => Some(*count),
            _ => None,
        })
    };
    let class = move || read(|zone| format!("zone {} {}", role_class(zone.role), layout_class(&zone.layout)));
    let columns = move || {
        read(|zone| match zone.layout {
            Layout::Grid(columns) => columns.to_string(),
            _ => zone.pieces.len().max(1).to_string(),
        })
    };
    view! {
        <section
            class=move || class()
            class:mini=mini
            data-zone=id
            data-highlighted=move || sign.get()
            aria-labelledby=heading_id
            style:--n=move || read(|zone| zone.pieces.len().to_string())
            style:--columns=move || columns()
        >
            <h3 id=heading_id.clone()>
                {move || title()}
                {move || height().map(|count| view! { <span class="unseen">", "{count}</span> })}
            </h3>
            {move || note().map(|note| view! { <p class="note">{note}</p> })}
            {BOARD.entry().filter(|_| has_places).map(|board| (board.places)(zone))}
            <ul class="pieces">
                <For each=move || pieces.get() key=Clone::clone let:id>
                    <PieceView id=id zone=zone mini=mini/>
                </For>
            </ul>
            {move || height().map(|count| view! { <b class="height" aria-hidden="true">{count}</b> })}
        </section>
    }
}

fn role_class(role: Role) -> &'static str {
    match role {
        Role::Opponent => "of-opponent",
        Role::Board => "on-board",
        Role::Market => "on-offer",
        Role::Mine => "of-mine",
        Role::Hand => "in-hand",
        Role::Side => "at-side",
    }
}

/// Returns the classes for the large boards of a scene; the style sheets arrange the page by them.
pub(super) fn board_class(scene: &Scene) -> &'static str {
    let map = scene.zones.iter().find_map(|zone| match zone.layout {
        Layout::Map { width, height } => Some(is_wide(width, height)),
        _ => None,
    });
    let has_sheet = scene.zones.iter().any(|zone| matches!(zone.layout, Layout::Sheet { .. }));
    match (map, has_sheet) {
        (None, false) => "",
        (None, true) => "with-sheet",
        (Some(true), false) => "with-map wide-map",
        (Some(true), true) => "with-map wide-map with-sheet",
        (Some(false), false) => "with-map tall-map",
        (Some(false), true) => "with-map tall-map with-sheet",
    }
}

/// Returns whether a map is so wide that the page puts it above the other zones, not beside them.
fn is_wide(width: u32, height: u32) -> bool {
    5 * width > 6 * height
}

fn layout_class(layout: &Layout) -> &'static str {
    match layout {
        Layout::Row => "row",
        Layout::Column => "column",
        Layout::Fan => "fan",
        Layout::Pile(_) => "pile",
        Layout::Grid(_) => "grid",
        Layout::Map { width, height } if is_wide(*width, *height) => "map wide",
        Layout::Map { .. } => "map tall",
        Layout::Track => "track",
        Layout::Sheet { .. } => "sheet",
    }
}

#[cfg(test)]
mod tests {
    use scene::{Prominence, Spot};

    use super::*;

    fn zone(id: &'static str, role: Role, layout: Layout) -> Zone {
        let spots = vec![Spot::new(format!("{id}-spot"), id, (0, 0))];
        Zone { spots, ..Zone::new(id, id, role, layout) }
    }

    fn table(boards: usize) -> Scene {
        let map = zone("map", Role::Board, Layout::Map { width: 9, height: 9 });
        let sheet = zone("court", Role::Board, Layout::Sheet { rows: vec!["king".into()], columns: vec![] });
        let boards = [map, sheet].into_iter().take(boards);
        let offers =
            [zone("offers", Role::Market, Layout::Track), zone("supplies", Role::Side, Layout::Track)];
        Scene { zones: boards.chain(offers).collect(), ..Scene::new("wait") }
    }

    fn choice(touched: &str) -> Choice {
        Choice {
            notation: String::new(),
            label: "do".into(),
            touches: vec![touched.to_owned()],
            prominence: Prominence::Touch,
            clause: "",
        }
    }

    #[test]
    fn with_several_boards_offers_have_a_tab_of_their_own() {
        let names = |boards| tabs(&table(boards)).into_iter().map(|(_, name)| name.id).collect::<Vec<_>>();
        assert_eq!(names(1), ["map", "table-beside"]);
        assert_eq!(names(2), ["offers", "map", "court", "table-beside"]);
    }

    #[test]
    fn a_tab_is_live_where_something_can_be_touched() {
        let court = Tab::Board("court".to_owned());
        assert_eq!(
            live_tabs(&table(2), &[choice("court-spot"), choice("supplies-spot")]),
            [court, Tab::Beside]
        );
        assert_eq!(live_tabs(&table(2), &[choice("offers-spot")]), [Tab::Market]);
        assert_eq!(live_tabs(&table(1), &[choice("offers-spot")]), [Tab::Beside]);
        assert_eq!(live_tabs(&table(2), &[]), []);
    }
}
