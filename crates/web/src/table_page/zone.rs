//! Zones: parts of the table that hold pieces.

use leptos::prelude::*;
use scene::{Layout, PieceKind, Role, Zone};

use super::context::TableContext;
use super::piece::PieceView;
use crate::erased_view::For;
use crate::lazy::BOARD;
use crate::signal::Memo;

/// A zone: a heading and its pieces, which are this many pixels wide; without a width, they are as small as on a plate.
#[component]
pub(super) fn ZoneView(id: String, #[prop(optional)] card_width: Option<Memo<Option<f64>>>) -> impl IntoView {
    let mini = card_width.is_none();
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
    let class = move || {
        read(|zone| {
            let tokens = if has_tokens(zone) { " of-tokens" } else { "" };
            format!("zone {} {}{tokens}", role_class(zone.role), layout_class(&zone.layout))
        })
    };
    // A card is higher than wide, a token is not.
    let slender = move || read(|zone| if has_tokens(zone) { "1" } else { "1.4" }.to_owned());
    let card_width = move || card_width.and_then(Memo::get).map(|width| format!("{width}px"));
    view! {
        <section
            class=move || class()
            class:mini=mini
            data-zone=id
            data-highlighted=move || sign.get()
            aria-labelledby=heading_id
            style:--n=move || read(|zone| zone.pieces.len().to_string())
            style:--card-w=move || card_width()
            style:--slender=move || slender()
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

fn has_tokens(zone: &Zone) -> bool {
    zone.pieces.iter().any(|piece| piece.kind != PieceKind::Card)
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
