//! A piece: a button that shows it, plays with it where that is allowed, and explains it.

use std::time::Duration;

use art::Lettering;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use scene::{Face, Front, Kind, Layout, Mark, Piece, Text, Zone};

use super::seeing::{Seeing, Subject};
use crate::picture::{Emblem, Shield};

/// Who holds a finger down for so long wants to know more.
const LONG_PRESS: Duration = Duration::from_millis(450);

#[component]
pub(super) fn PieceView(id: String, zone: Memo<Option<Zone>>, mini: bool) -> impl IntoView {
    let seeing = expect_context::<Seeing>();
    let piece = {
        let id = id.clone();
        Memo::new(move |_| {
            zone.with(|zone| {
                let pieces = &zone.as_ref()?.pieces;
                let at = pieces.iter().position(|piece| piece.id == id)?;
                Some((at, pieces[at].clone()))
            })
        })
    };
    let offer = {
        let id = id.clone();
        Memo::new(move |_| seeing.offer(&id))
    };
    let sign = {
        let id = id.clone();
        Memo::new(move |_| seeing.sign(&id))
    };
    let name = move || {
        let what =
            piece.with(|piece| piece.as_ref().map(|(_, piece)| seeing.piece(piece)).unwrap_or_default());
        offer.with(|offer| match &offer.labels[..] {
            [] => what,
            [only] => seeing.say(&Text::new("table-touch").with("what", what).with("action", only.clone())),
            many => {
                seeing.say(&Text::new("table-touch-many").with("what", what).with("count", many.len() as u32))
            }
        })
    };
    let press = StoredValue::new(None::<TimeoutHandle>);
    let explained = StoredValue::new(false);
    let explain = {
        let id = StoredValue::new(id.clone());
        move || seeing.subject.set(Subject::Piece(id.get_value()))
    };
    let release = move || {
        if let Some(timer) = press.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    };
    on_cleanup(release);
    let hold = move |event: web_sys::PointerEvent| {
        explained.set_value(false);
        if event.pointer_type() != "mouse" {
            let timer = set_timeout_with_handle(
                move || {
                    explained.set_value(true);
                    explain();
                    seeing.drawer.set(true);
                },
                LONG_PRESS,
            );
            press.set_value(timer.ok());
        }
    };
    let click = {
        let id = id.clone();
        move |_| {
            release();
            if explained.get_value() {
                explained.set_value(false);
            } else if offer.with_untracked(|offer| offer.labels.is_empty()) {
                explain();
                seeing.drawer.set(true);
            } else {
                seeing.host.touch(&id);
            }
        }
    };
    let has = move |look: fn(&Piece) -> bool| {
        piece.with(|piece| piece.as_ref().is_some_and(|(_, piece)| look(piece)))
    };
    let is_down = move || has(|piece| matches!(piece.face, Face::Down { .. })).then_some("");
    // Of a pile only the top can be seen and touched.
    let buried = move || {
        let top = zone.with(|zone| {
            zone.as_ref().and_then(|zone| match zone.layout {
                Layout::Pile(_) => zone.pieces.len().checked_sub(1),
                _ => None,
            })
        });
        top.is_some_and(|top| piece.with(|piece| piece.as_ref().is_some_and(|(at, _)| *at < top)))
    };
    let place = move || piece.with(|piece| piece.as_ref().map(|(at, _)| at.to_string()).unwrap_or_default());
    view! {
        <li class="slot" class:buried=buried style:--i=place>
            <button
                type="button"
                class="piece"
                class:card=move || has(|piece| piece.kind == Kind::Card)
                class:touch=move || offer.with(|offer| offer.live && !offer.touched)
                class:chosen=move || offer.with(|offer| offer.touched) || has(|piece| piece.chosen)
                data-piece=id
                data-down=is_down
                data-meant=move || sign.get()
                aria-label=name
                aria-pressed=move || offer.with(|offer| (!offer.labels.is_empty()).then(|| offer.touched.to_string()))
                on:click=click
                on:pointerdown=hold
                on:pointerup=move |_| release()
                on:pointercancel=move |_| release()
                on:pointerenter=move |event| if event.pointer_type() == "mouse" { explain() }
                on:focus=move |_| explain()
                on:contextmenu=move |event| if explained.get_value() { event.prevent_default() }
            >
                {move || piece.get().map(|(_, piece)| look(seeing, &piece, mini))}
            </button>
        </li>
    }
}

/// What a piece looks like.
fn look(seeing: Seeing, piece: &Piece, mini: bool) -> AnyView {
    let marks = piece.marks.iter().map(mark_view).collect_view();
    let drawing = match (&piece.face, piece.kind) {
        (Face::Up(front), _) if mini => small(front),
        (Face::Up(front), Kind::Token | Kind::Figure | Kind::Die) => token(front),
        _ => card(seeing, &piece.face),
    };
    view! { {drawing}<span class="marks">{marks}</span> }.into_any()
}

/// A card in full.
pub(super) fn card(seeing: Seeing, face: &Face) -> AnyView {
    let (title, text) = match face {
        Face::Up(front) => (seeing.say(&front.title), front.text.as_ref().map(|text| seeing.say(text))),
        Face::Down { .. } => (String::new(), None),
    };
    let markup = art::card(face, Lettering { title: &title, text: text.as_deref() });
    view! { <svg class="face" viewBox="0 0 250 350" aria-hidden="true" inner_html=markup></svg> }.into_any()
}

/// A piece that is no card.
fn token(front: &Front) -> AnyView {
    let markup = art::emblem(&front.emblem, art::paint_of(front.tincture), "var(--or,#C9932F)");
    view! { <svg class="face" viewBox="0 0 64 64" aria-hidden="true" inner_html=markup></svg> }.into_any()
}

/// A face so small that only emblem and number are left of it.
fn small(front: &Front) -> AnyView {
    let markup = art::emblem(&front.emblem, art::paint_of(front.tincture), "var(--or,#C9932F)");
    let number = front.badges.first().map(|badge| view! { <b>{badge.value}</b> });
    view! {
        <span class="small">
            <svg viewBox="0 0 64 64" aria-hidden="true" inner_html=markup></svg>
            {number}
        </span>
    }
    .into_any()
}

fn mark_view(mark: &Mark) -> AnyView {
    match mark.owner {
        Some(seat) => view! { <Shield seat=seat class="mark"/> }.into_any(),
        None => view! { <Emblem id=mark.emblem.clone() class="mark"/> }.into_any(),
    }
}
