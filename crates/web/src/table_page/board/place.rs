//! A spot: a button that shows its prints and the pieces on it.

use leptos::prelude::*;
use scene::{Layout, Part, Print, Shape, SpotState, Text, Zone};

use crate::erased_view::{For, InARow};
use crate::picture::Emblem;
use crate::signal::Memo;
use crate::table_page::context::{Subject, TableContext};
use crate::table_page::piece::PieceView;
use crate::table_page::touch_target::TouchTarget;

/// `drawn`: whether to draw the outline here, because no backdrop shows it.
#[component]
pub(super) fn Place(
    id: String,
    zone: Memo<Option<Zone>>,
    #[prop(optional)] drawn: Option<Memo<bool>>,
) -> impl IntoView {
    let context = expect_context::<TableContext>();
    let touch_target = TouchTarget::new(context, &id, Subject::Spot);
    let here = {
        let id = id.clone();
        Memo::new(move || zone.with(|zone| part_of(zone.as_ref()?, &id)))
    };
    let spot = Memo::new(move || here.with(|here| here.as_ref()?.spots.first().cloned()));
    let sign = {
        let id = id.clone();
        Memo::new(move || context.sign(&id))
    };
    let pieces = Memo::new(move || {
        here.with(|here| {
            let pieces = here.iter().flat_map(|here| &here.pieces);
            pieces.map(|piece| piece.id.clone()).collect::<Vec<_>>()
        })
    });
    let name = move || {
        let what = here.with(|here| here.as_ref().map(|here| context.spot(&here.spots[0], here)));
        touch_target.name(what.unwrap_or_default())
    };
    // One attribute for all classes: Leptos drops classes that were added one by one when the whole attribute changes.
    let class = move || {
        spot.with(|spot| {
            let Some(spot) = spot else { return String::new() };
            let touch = if touch_target.is_live() { " touch" } else { "" };
            let chosen = if touch_target.is_touched() || spot.chosen { " chosen" } else { "" };
            let (shape, state, prints) =
                (shape_class(spot.shape), state_class(spot.state), prints_class(&spot.prints));
            format!("spot {shape} {state}{prints}{touch}{chosen}")
        })
    };
    let looks = Memo::new(move || spot.with(|spot| spot.as_ref().map(|spot| (spot.shape, spot.tincture))));
    let outline = move || {
        looks.get().filter(|_| drawn.is_some_and(Memo::get)).map(|(shape, tincture)| {
            let markup = art::place(shape, tincture);
            view! { <svg class="outline-of" viewBox="0 0 64 64" aria-hidden="true" inner_html=markup></svg> }
        })
    };
    let prints = Memo::new(move || {
        spot.with(|spot| {
            let spot = spot.as_ref()?;
            Some((spot.state == SpotState::Done, spot.prints.clone(), spot.name.clone()))
        })
    });
    view! {
        <button
            type="button"
            class=move || class()
            data-spot=id
            data-highlighted=move || sign.get()
            data-choices=move || touch_target.choices()
            tabindex="-1"
            aria-label=move || name()
            aria-pressed=move || touch_target.pressed()
            on:click=move |_| touch_target.click(None)
            on:pointerdown=move |event| touch_target.hold(&event)
            on:pointerup=move |_| touch_target.release()
            on:pointercancel=move |_| touch_target.release()
            on:pointerleave=move |_| touch_target.release()
            on:pointerenter=move |event| touch_target.enter(&event)
            on:focus=move |_| touch_target.explain()
            on:contextmenu=move |event| touch_target.menu(&event)
        >
            {move || outline()}
            // The label says in words what the prints say in numbers and emblems.
            <span class="prints" aria-hidden="true">{move || prints.get().map(|prints| printed(context, prints))}</span>
        </button>
        <ul class="standing" style:--k=move || pieces.with(|pieces| pieces.len().to_string())>
            <For each=move || pieces.get() key=Clone::clone let:id>
                <PieceView id=id zone=here mini=false/>
            </For>
        </ul>
        // The label of the button has the name already.
        <span class="spot-name" aria-hidden="true">{move || spot.with(|spot| spot.as_ref()?.sign.clone())}</span>
    }
}

/// Reduces a zone to one of its spots and the pieces on it.
fn part_of(zone: &Zone, id: &str) -> Option<Zone> {
    let spot = zone.spots.iter().find(|spot| spot.id == id)?;
    let standing = zone.pieces.iter().filter(|piece| piece.spot.as_deref() == Some(id));
    Some(Zone {
        spots: vec![spot.clone()],
        pieces: standing.cloned().collect(),
        ..Zone::new(zone.id.clone(), zone.title.clone(), zone.role, Layout::Row)
    })
}

/// Renders the prints of a spot, or its name if there are none.
fn printed(context: TableContext, (done, prints, name): (bool, Vec<Print>, Text)) -> AnyView {
    let done = done.then(|| view! { <i class="tick">"✓"</i> });
    // If the only print is a price in words, it is shown below the name of the thing it buys.
    let is_price = |print: &Print| print.part == Part::Cost && is_words(print);
    let name = prints.iter().all(is_price).then(|| view! { <span class="name">{context.say(&name)}</span> });
    let prints = prints.iter().map(|print| print_view(context, print)).in_a_row();
    view! { {done}{name}{prints} }.into_any()
}

fn print_view(context: TableContext, print: &Print) -> impl IntoView + use<> {
    let class = match print.part {
        Part::Face => "print of-face",
        Part::Cost => "print of-cost",
        Part::Gain => "print of-gain",
        Part::Need => "print of-need",
        Part::Lack => "print of-lack",
    };
    let number = print.value.map(|value| view! { <b>{value}</b> });
    let emblem = print.emblem.clone().map(|id| view! { <Emblem id=id class="emblem"/> });
    let is_words = is_words(print);
    let words = is_words.then(|| context.say(&print.label));
    view! { <span class=class class:words=is_words title=context.say(&print.label)>{number}{emblem}{words}</span> }
}

/// Returns the class of a spot by what is printed on it: anything, words, or several lines of words.
fn prints_class(prints: &[Print]) -> &'static str {
    match prints.iter().filter(|print| is_words(print)).count() {
        0 if prints.is_empty() => "",
        0 => " printed",
        1 => " printed wordy",
        _ => " printed wordy storied",
    }
}

/// Returns whether a print has only words, without a number or a picture.
fn is_words(print: &Print) -> bool {
    print.value.is_none() && print.emblem.is_none()
}

fn shape_class(shape: Shape) -> &'static str {
    match shape {
        Shape::Square | Shape::Wall => "square",
        Shape::Diamond => "diamond",
        Shape::Dot => "dot",
        _ => "round",
    }
}

fn state_class(state: SpotState) -> &'static str {
    match state {
        SpotState::Plain => "plain",
        SpotState::Done => "done",
        SpotState::Open => "open",
        SpotState::Near => "near",
        SpotState::Shut => "shut",
    }
}
