//! The other players: shield, name, points, counters, and their zones.

use engine::Seat;
use leptos::prelude::*;
use scene::{Counter, Plate, Role, Text};

use super::context::TableContext;
use super::others::Others;
use super::zone::ZoneView;
use crate::bot_title::bot_title;
use crate::erased_view::{For, InARow};
use crate::picture::{Emblem, Shield};
use crate::signal::{Memo, RwSignal};

/// The plates of all players but the viewer.
#[component]
pub(super) fn Plates() -> impl IntoView {
    let context = expect_context::<TableContext>();
    let seats = context.part(|sight| others(sight.viewer, &sight.scene.plates));
    view! {
        <h2 class="unseen">{context.translator.live("table-players")}</h2>
        <ul class="plates" aria-label=context.translator.live("table-players")>
            <For each=move || seats.get() key=|seat| *seat let:seat>
                <PlateView seat=seat/>
            </For>
        </ul>
    }
}

/// Returns the other seats in turn order after the viewer.
fn others(viewer: Option<Seat>, plates: &[Plate]) -> Vec<Seat> {
    let first = viewer.map_or(0, |viewer| viewer.index() + 1);
    let round = (0..plates.len()).map(|step| plates[(first + step) % plates.len()].seat);
    round.filter(|seat| Some(*seat) != viewer).collect()
}

#[component]
fn PlateView(seat: Seat) -> impl IntoView {
    let context = expect_context::<TableContext>();
    // On a narrow screen the plate is a chip, and a tap shows the owner's zones.
    let open = RwSignal::new(false);
    let zones = context.part(move |sight| {
        let his =
            sight.scene.zones.iter().filter(|zone| zone.owner == Some(seat) && zone.role == Role::Opponent);
        his.map(|zone| zone.id.clone()).collect::<Vec<_>>()
    });
    view! {
        <li class="plate" data-plate=seat.to_string() class:now=move || pending(context, seat) class:open=move || open.get()>
            <Head seat=seat/>
            <button
                type="button"
                class="more"
                aria-expanded=move || open.get().to_string()
                aria-label=move || context.say(&Text::new("table-show").with("who", seat))
                on:click=move |_| open.update(|open| *open = !*open)
            ></button>
            <div class="has">
                <Counters seat=seat/>
                <For each=move || zones.get() key=Clone::clone let:id>
                    <ZoneView id=id/>
                </For>
            </div>
        </li>
    }
}

fn pending(context: TableContext, seat: Seat) -> bool {
    context.handle.snapshot.with(|sight| sight.turn.pending().contains(seat))
}

fn plate(context: TableContext, seat: Seat) -> Memo<Option<Plate>> {
    context.part(move |sight| sight.scene.plates.iter().find(|plate| plate.seat == seat).cloned())
}

/// Shield, name and points.
#[component]
pub(super) fn Head(seat: Seat) -> impl IntoView {
    let context = expect_context::<TableContext>();
    let plate = plate(context, seat);
    let others = use_context::<Others>();
    let score = move || {
        let points = plate.with(|plate| plate.as_ref().and_then(|plate| plate.score))?;
        let spoken = context.say(&Text::new("table-points").with("points", points));
        let (number, unit) = spoken.split_once(' ').map(|(a, b)| (a.to_owned(), b.to_owned()))?;
        Some(view! { <p class="points"><b>{number}</b>" "{unit}</p> })
    };
    let title = move || plate.with(|plate| plate.as_ref()?.title.as_ref().map(|title| context.say(title)));
    let state = move || plate.with(|plate| plate.as_ref()?.state.as_ref().map(|state| context.say(state)));
    let bot = move || context.handle.players.with(|players| players.get(seat.index())?.bot.clone());
    let kind = move || bot().map(|bot| context.say(&Text::new("table-bot").with("level", bot_title(&bot))));
    let doing = move || {
        if context.handle.thinking.get() == Some(seat) {
            Some(view! { <span class="doing thinking">{context.translator.word("table-thinking")}</span> })
        } else {
            pending(context, seat)
                .then(|| view! { <span class="doing">{context.translator.word("table-turn")}</span> })
        }
    };
    view! {
        <div class="who">
            <Shield seat=seat class="shield"/>
            <h3>
                <span>{move || context.name(seat)}</span>" "
                <small><i>{move || kind()}</i><i>{move || title()}</i><i>{move || state()}</i></small>
            </h3>
            {others.map(|others| (others.presence)(seat))}
            {move || doing()}
            {move || score()}
        </div>
    }
}

/// Small numbers with pictures.
#[component]
pub(super) fn Counters(seat: Seat) -> impl IntoView {
    let context = expect_context::<TableContext>();
    let plate = plate(context, seat);
    let counters =
        move || plate.with(|plate| plate.as_ref().map(|plate| plate.counters.clone()).unwrap_or_default());
    view! { <ul class="counters">{move || counters().into_iter().map(|counter| count(context, counter)).in_a_row()}</ul> }
}

fn count(context: TableContext, counter: Counter) -> impl IntoView {
    let Counter { label, emblem, value, of } = counter;
    let label = context.say(&label);
    let number = of.map_or(value.to_string(), |of| format!("{value}/{of}"));
    view! {
        <li title=label>
            <Emblem id=emblem class="emblem"/>
            <span class="unseen">{label.clone()}": "</span>
            <b>{number}</b>
        </li>
    }
}
