//! Zones: parts of the table with pieces in them.

use leptos::prelude::*;
use scene::{Layout, Role, Zone};

use super::board::{Places, is_large};
use super::panel::Panels;
use super::piece::PieceView;
use super::seeing::Seeing;

/// The middle of the table: boards, supplies, market, reckonings. Where there is little room and a board wants much of
/// it, one of them is shown at a time.
#[component]
pub(super) fn Middle() -> impl IntoView {
    let seeing = expect_context::<Seeing>();
    let boards = seeing.part(|sight| {
        let large = sight.scene.zones.iter().filter(|zone| is_large(zone) && zone.role != Role::Opponent);
        large.map(|zone| (zone.id.clone(), zone.title.clone())).collect::<Vec<_>>()
    });
    let shown = RwSignal::new(None::<String>);
    let is_shown = move |id: Option<&str>| {
        boards.with(|boards| {
            let first = boards.first().map(|(id, _)| id.as_str());
            shown.with(|shown| shown.as_deref().or(first).filter(|shown| *shown != BESIDE) == id)
        })
    };
    let tab = move |id: String, label: String| {
        let what = (id != BESIDE).then(|| id.clone());
        view! {
            <button type="button" aria-pressed=move || is_shown(what.as_deref()).to_string() on:click=move |_| shown.set(Some(id.clone()))>
                {label}
            </button>
        }
    };
    let tabs = move || {
        let boards = boards.get();
        (!boards.is_empty()).then(|| {
            let board_tabs = boards.into_iter().map(|(id, title)| tab(id, seeing.say(&title))).collect_view();
            view! {
                <div class="tabs" role="group" aria-label=seeing.tongue.word("table-board")>
                    {board_tabs}
                    {tab(BESIDE.to_owned(), seeing.tongue.word("table-beside"))}
                </div>
            }
        })
    };
    view! {
        <div class="middle" class:tabbed=move || boards.with(|boards| !boards.is_empty())>
            {tabs}
            <div class="boards">
                <For each=move || boards.get() key=|(id, _)| id.clone() let:board>
                    <div class="large" class:off={
                        let id = board.0;
                        move || !is_shown(Some(&id))
                    }>
                        <ZoneView id=board.0.clone()/>
                    </div>
                </For>
            </div>
            <div class="beside" class:off=move || !is_shown(None)>
                <Group role=Role::Side class="side"/>
                <Group role=Role::Board class="board"/>
                <Group role=Role::Market class="market"/>
                <Panels/>
            </div>
        </div>
    }
}

/// The tab of everything that is no large board.
const BESIDE: &str = "";

#[component]
fn Group(role: Role, class: &'static str) -> impl IntoView {
    let seeing = expect_context::<Seeing>();
    let zones = seeing.part(move |sight| {
        let these = sight.scene.zones.iter().filter(|zone| zone.role == role && !is_large(zone));
        these.map(|zone| zone.id.clone()).collect::<Vec<_>>()
    });
    let count = move || zones.with(|zones| zones.len().to_string());
    view! {
        <div class=class style:--zones=count>
            <For each=move || zones.get() key=Clone::clone let:id>
                <ZoneView id=id/>
            </For>
        </div>
    }
}

/// One zone: a heading and its pieces.
#[component]
pub(super) fn ZoneView(id: String, #[prop(optional)] mini: bool) -> impl IntoView {
    let seeing = expect_context::<Seeing>();
    let heading_id = format!("zone-{id}");
    let sign = {
        let id = id.clone();
        Memo::new(move |_| seeing.sign(&id))
    };
    let zone = {
        let id = id.clone();
        seeing.part(move |sight| sight.scene.zones.iter().find(|zone| zone.id == id).cloned())
    };
    let has_places = zone.with_untracked(|zone| zone.as_ref().is_some_and(|zone| !zone.spots.is_empty()));
    // What stands on a place is shown there.
    let pieces = Memo::new(move |_| {
        let ids = |zone: &Zone| {
            let loose = zone.pieces.iter().filter(|piece| piece.spot.is_none());
            loose.map(|piece| piece.id.clone()).collect::<Vec<_>>()
        };
        zone.with(|zone| zone.as_ref().map(ids).unwrap_or_default())
    });
    let read = move |look: fn(&Zone) -> String| zone.with(|zone| zone.as_ref().map(look).unwrap_or_default());
    let title = move || zone.with(|zone| zone.as_ref().map(|zone| seeing.say(&zone.title)));
    let note = move || zone.with(|zone| zone.as_ref()?.note.as_ref().map(|note| seeing.say(note)));
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
            class=class
            class:mini=mini
            data-zone=id
            data-meant=move || sign.get()
            aria-labelledby=heading_id
            style:--n=move || read(|zone| zone.pieces.len().to_string())
            style:--columns=columns
        >
            <h3 id=heading_id.clone()>
                {title}
                {move || height().map(|count| view! { <span class="unseen">", "{count}</span> })}
            </h3>
            {move || note().map(|note| view! { <p class="note">{note}</p> })}
            {has_places.then(|| view! { <Places zone=zone/> })}
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

fn layout_class(layout: &Layout) -> &'static str {
    match layout {
        Layout::Row => "row",
        Layout::Column => "column",
        Layout::Fan => "fan",
        Layout::Pile(_) => "pile",
        Layout::Grid(_) => "grid",
        Layout::Map { width, height } if 5 * width > 6 * height => "map wide",
        Layout::Map { .. } => "map tall",
        Layout::Track => "track",
        Layout::Sheet { .. } => "sheet",
    }
}
