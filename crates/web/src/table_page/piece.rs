//! A piece: a button that shows it, plays it if a choice touches it, and explains it.

use art::Lettering;
use leptos::prelude::*;
use scene::{Face, Front, Layout, Mark, Piece, PieceKind, Zone};

use super::context::{Subject, TableContext};
use super::touch_target::TouchTarget;
use crate::erased_view::InARow;
use crate::lazy::BOARD;
use crate::picture::{Emblem, Shield};
use crate::signal::Memo;

#[component]
pub(super) fn PieceView(id: String, zone: Memo<Option<Zone>>, mini: bool) -> impl IntoView {
    let context = expect_context::<TableContext>();
    let touch_target = TouchTarget::new(context, &id, Subject::Piece);
    let piece = {
        let id = id.clone();
        Memo::new(move || {
            zone.with(|zone| zone.as_ref()?.pieces.iter().find(|piece| piece.id == id).cloned())
        })
    };
    // The index among the pieces at the same place.
    let number = {
        let id = id.clone();
        Memo::new(move || {
            zone.with(|zone| {
                let pieces = &zone.as_ref()?.pieces;
                let piece = pieces.iter().find(|piece| piece.id == id)?;
                pieces.iter().filter(|other| other.spot == piece.spot).position(|other| other.id == id)
            })
        })
    };
    // The appearance without position and picked state, in a memo because drawing is slow.
    let looks = Memo::new(move || {
        piece.with(|piece| piece.clone().map(|piece| Piece { chosen: false, spot: None, ..piece }))
    });
    let sign = {
        let id = id.clone();
        Memo::new(move || context.sign(&id))
    };
    let name = move || {
        let what = piece.with(|piece| piece.as_ref().map(|piece| context.piece(piece)));
        touch_target.name(what.unwrap_or_default())
    };
    let has = move |look: fn(&Piece) -> bool| piece.with(|piece| piece.as_ref().is_some_and(look));
    let is_down = move || has(|piece| matches!(piece.face, Face::Down { .. })).then_some("");
    let spot = move || piece.with(|piece| piece.as_ref().and_then(|piece| piece.spot.clone()));
    // Only the top of a pile is visible and clickable.
    let buried = move || {
        let top = zone.with(|zone| {
            zone.as_ref().and_then(|zone| match zone.layout {
                Layout::Pile(_) => zone.pieces.len().checked_sub(1),
                _ => None,
            })
        });
        top.is_some_and(|top| number.get().is_some_and(|number| number < top))
    };
    let place = move || number.get().map(|number| number.to_string()).unwrap_or_default();
    view! {
        <li class="slot" class:buried=move || buried() class:down=move || is_down().is_some() style:--i=move || place()>
            <button
                type="button"
                class="piece"
                class:card=move || has(|piece| piece.kind == PieceKind::Card)
                class:touch=move || touch_target.is_live()
                class:chosen=move || touch_target.is_touched() || has(|piece| piece.chosen)
                data-piece=id
                data-at=move || spot()
                data-down=move || is_down()
                data-highlighted=move || sign.get()
                data-choices=move || touch_target.choices()
                tabindex="-1"
                aria-label=move || name()
                aria-pressed=move || touch_target.pressed()
                on:click=move |_| touch_target.click(spot())
                on:pointerdown=move |event| touch_target.hold(&event)
                on:pointerup=move |_| touch_target.release()
                on:pointercancel=move |_| touch_target.release()
                on:pointerleave=move |_| touch_target.release()
                on:pointerenter=move |event| touch_target.enter(&event)
                on:focus=move |_| touch_target.explain()
                on:contextmenu=move |event| touch_target.menu(&event)
            >
                {move || looks.get().map(|piece| look(context, &piece, mini))}
            </button>
        </li>
    }
}

/// Renders a piece.
fn look(context: TableContext, piece: &Piece, mini: bool) -> AnyView {
    let marks = piece.marks.iter().map(mark_view).in_a_row();
    // On a card too small for its own numbers, the first of them is written large.
    let value = match &piece.face {
        Face::Up(front) if !mini && piece.kind == PieceKind::Card => {
            front.badges.first().map(|badge| badge.value)
        }
        _ => None,
    };
    let value = value.map(|value| view! { <b class="value" aria-hidden="true">{value}</b> });
    let drawing = match &piece.face {
        Face::Up(front) if mini => small(front),
        _ => picture(context, piece),
    };
    view! { {drawing}{value}<span class="marks">{marks}</span> }.into_any()
}

/// Renders a piece in full size: a card, or a piece of a board.
pub(super) fn picture(context: TableContext, piece: &Piece) -> AnyView {
    match (&piece.face, piece.kind) {
        (Face::Up(front), PieceKind::Token | PieceKind::Figure | PieceKind::Die) => {
            let markup = BOARD.entry().map(|board| (board.standing)(piece.kind, front));
            view! { <svg class="face" viewBox="0 0 64 64" aria-hidden="true" inner_html=markup></svg> }
                .into_any()
        }
        (face, _) => {
            let (title, text) = match face {
                Face::Up(front) => {
                    (context.say(&front.title), front.text.as_ref().map(|text| context.say(text)))
                }
                Face::Down { .. } => (String::new(), None),
            };
            let markup = art::card(face, Lettering { title: &title, text: text.as_deref() });
            view! { <svg class="face" viewBox="0 0 250 350" aria-hidden="true" inner_html=markup></svg> }
                .into_any()
        }
    }
}

/// Renders a face so small that only the emblem and the number are left.
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
