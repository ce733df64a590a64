//! Boards: maps, tracks and sheets.

mod camera;
mod ground;
mod map;
mod place;
mod sheet;
mod window;

use leptos::prelude::*;
use scene::{Front, Layout, PieceKind, Shape, Spot, Tincture, Zone};

use crate::erased_view::For;
use crate::signal::Memo;
use map::MapView;
use place::Place;
use sheet::SheetView;

/// The functions of the board chunk.
#[derive(Clone, Copy)]
pub(crate) struct Board {
    /// Renders the spots of a zone.
    pub(crate) places: fn(Memo<Option<Zone>>) -> AnyView,
    /// Draws a piece that is not a card.
    pub(crate) standing: fn(PieceKind, &Front) -> String,
    /// Draws the outline of a spot.
    pub(crate) place: fn(Shape, Option<Tincture>) -> String,
}

/// The spots of a zone, arranged by its layout.
#[component]
pub(crate) fn Places(zone: Memo<Option<Zone>>) -> impl IntoView {
    match zone.with_untracked(|zone| zone.as_ref().map(|zone| zone.layout.clone())) {
        Some(Layout::Map { width, height }) => {
            view! { <MapView zone=zone width=width height=height/> }.into_any()
        }
        Some(Layout::Sheet { rows, columns }) => {
            view! { <SheetView zone=zone rows=rows columns=columns/> }.into_any()
        }
        _ => view! { <TrackView zone=zone/> }.into_any(),
    }
}

/// Cells in a row, wrapped to the width of the window.
#[component]
fn TrackView(zone: Memo<Option<Zone>>) -> impl IntoView {
    let spots = spots(zone, |_| true);
    // Cells with several lines of words.
    let is_storied = Memo::new(move || {
        let lines = |spot: &Spot| {
            spot.prints.iter().filter(|print| print.value.is_none() && print.emblem.is_none()).count()
        };
        zone.with(|zone| zone.as_ref().is_some_and(|zone| zone.spots.iter().any(|spot| lines(spot) > 1)))
    });
    view! {
        <ol class="cells" class:storied=move || is_storied.get()>
            <For each=move || spots.get() key=Clone::clone let:id>
                <li class="place"><Place id=id zone=zone/></li>
            </For>
        </ol>
    }
}

/// Returns the ids of a zone's spots.
fn spots(
    zone: Memo<Option<Zone>>,
    wanted: impl Fn(&Spot) -> bool + Send + Sync + 'static,
) -> Memo<Vec<String>> {
    Memo::new(move || {
        let ids = |zone: &Zone| {
            zone.spots.iter().filter(|spot| wanted(spot)).map(|spot| spot.id.clone()).collect::<Vec<_>>()
        };
        zone.with(|zone| zone.as_ref().map(ids).unwrap_or_default())
    })
}
