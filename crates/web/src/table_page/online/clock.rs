//! On a plate: is somebody there, does a bot stand in, how much time is left.

use std::time::Duration;

use engine::Seat;
use leptos::prelude::*;
use protocol::{Away, Stage};
use scene::Text;

use crate::erased_view::Show;
use crate::online::{OnlineMatch, day, left_words};
use crate::signal::RwSignal;
use crate::table_page::context::TableContext;

/// With fewer milliseconds left, somebody should hurry.
const SHORT: i64 = 30_000;

/// Presence and clock of a seat.
#[component]
pub(super) fn Presence(seat: Seat) -> impl IntoView {
    let context = expect_context::<TableContext>();
    let online = expect_context::<OnlineMatch>();
    let translator = context.translator;
    let state = move || {
        online
            .with(|info| {
                let place = &info.seats[seat.index()];
                place.sitter.person()?;
                match (info.stage, place.away, place.vacation, place.here) {
                    (Stage::Over, ..) => None,
                    (_, Away::StandIn, ..) => Some(Text::new("online-plate-stand-in")),
                    (_, Away::Resigned, ..) => Some(Text::new("online-plate-resigned")),
                    (_, Away::No, Some(until), _) => {
                        Some(Text::new("online-plate-vacation").with("date", day(until, translator)))
                    }
                    (_, Away::No, None, false) => Some(Text::new("online-plate-away")),
                    (_, Away::No, None, true) => None,
                }
            })
            .flatten()
            .map(|text| translator.say(&text))
    };
    view! {
        {move || state().map(|words| view! { <span class="doing presence">{words}</span> })}
        <Show when=move || online.is_timed()><Clock seat=seat/></Show>
    }
}

#[component]
fn Clock(seat: Seat) -> impl IntoView {
    let context = expect_context::<TableContext>();
    let online = expect_context::<OnlineMatch>();
    let now = RwSignal::new(js_sys::Date::now());
    let tick = set_interval_with_handle(move || now.set(js_sys::Date::now()), Duration::from_secs(1));
    on_cleanup(move || {
        if let Ok(tick) = tick {
            tick.clear();
        }
    });
    let turn = context.part(|sight| sight.turn);
    let left = move || online.left(seat, now.get(), &turn.get());
    let runs = move || left().is_some_and(|(_, runs)| runs);
    let short = move || left().is_some_and(|(left, runs)| runs && left < SHORT);
    view! {
        <Show when=move || left().is_some()><span class="clock" class:runs=move || runs() class:short=move || short() role="timer" aria-label=context.translator.live("online-clock")>
            {move || left().map(|(left, _)| left_words(left, context.translator))}
        </span></Show>
    }
}
