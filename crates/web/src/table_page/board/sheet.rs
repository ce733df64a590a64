//! A sheet: boxes in rows and columns. On a narrow screen, each row is a strip of its own.

use leptos::prelude::*;
use scene::{Heading, SpotState, Text, Zone};

use super::place::Place;
use super::spots;
use crate::erased_view::{For, InARow};
use crate::picture::Emblem;
use crate::signal::Memo;
use crate::table_page::context::TableContext;

#[component]
pub(super) fn SheetView(zone: Memo<Option<Zone>>, rows: Vec<Heading>, columns: Vec<Text>) -> impl IntoView {
    let context = expect_context::<TableContext>();
    let wide = move || {
        let of = |zone: &Zone| zone.spots.iter().map(|spot| spot.at.0 + 1).max().unwrap_or(1);
        zone.with(|zone| zone.as_ref().map_or(1, of)).to_string()
    };
    let head = (!columns.is_empty()).then(|| {
        let column = |column: Text| view! { <span>{move || context.say(&column)}</span> };
        view! { <div class="columns" aria-hidden="true">{columns.into_iter().map(column).in_a_row()}</div> }
    });
    let row = |(at, heading): (i32, Heading)| view! { <Row zone=zone at=at heading=heading/> };
    view! {
        <div class="rows" style:--columns=move || wide()>
            {head}
            {(0..).zip(rows).map(row).in_a_row()}
        </div>
    }
}

#[component]
fn Row(zone: Memo<Option<Zone>>, at: i32, heading: Heading) -> impl IntoView {
    let context = expect_context::<TableContext>();
    let Heading { title, emblem } = heading;
    let emblem = emblem.map(|id| view! { <Emblem id=id class="emblem"/> });
    let boxes = spots(zone, move |spot| spot.at.1 == at);
    let column = move |id: &str| {
        let found = zone.with_untracked(|zone| {
            zone.as_ref()?.spots.iter().find(|spot| spot.id == id).map(|spot| spot.at.0)
        });
        found.unwrap_or(0).to_string()
    };
    // Of the boxes that cannot be reached yet, a narrow window shows the first.
    let is_ahead = move |id: &str| {
        let id = id.to_owned();
        move || {
            boxes.with(|boxes| {
                let at = boxes.iter().position(|other| *other == id);
                let before = at.and_then(|at| at.checked_sub(1)).and_then(|before| boxes.get(before));
                zone.with(|zone| {
                    let is_shut = |id: &String| {
                        zone.iter()
                            .flat_map(|zone| &zone.spots)
                            .any(|spot| spot.id == *id && spot.state == SpotState::Shut)
                    };
                    is_shut(&id) && before.is_some_and(is_shut)
                })
            })
        }
    };
    view! {
        <div class="of-row">
            <h4>{emblem}<span>{move || context.say(&title)}</span></h4>
            <ul class="boxes">
                <For each=move || boxes.get() key=Clone::clone let:id>
                    <li class="place" class:ahead=is_ahead(&id) style:--c=column(&id)><Place id=id.clone() zone=zone/></li>
                </For>
            </ul>
        </div>
    }
}
