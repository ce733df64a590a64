//! Zones: parts of the table with pieces in them.

use leptos::prelude::*;
use scene::{Layout, Role, Zone};

use super::panel::Panels;
use super::piece::PieceView;
use super::seeing::Seeing;

/// The middle of the table: supplies, board, market.
#[component]
pub(super) fn Middle() -> impl IntoView {
    view! {
        <div class="middle">
            <Group role=Role::Side class="side"/>
            <Group role=Role::Board class="board"/>
            <Group role=Role::Market class="market"/>
            <Panels/>
        </div>
    }
}

#[component]
fn Group(role: Role, class: &'static str) -> impl IntoView {
    let seeing = expect_context::<Seeing>();
    let zones = seeing.part(move |sight| {
        let these = sight.scene.zones.iter().filter(|zone| zone.role == role);
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
    let pieces = Memo::new(move |_| {
        let ids = |zone: &Zone| zone.pieces.iter().map(|piece| piece.id.clone()).collect::<Vec<_>>();
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
        Layout::Map { .. } => "map",
        Layout::Track => "track",
        Layout::Sheet { .. } => "sheet",
    }
}
