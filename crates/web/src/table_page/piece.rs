//! A piece: a button that shows it, plays with it where that is allowed, and explains it.

use art::Lettering;
use leptos::prelude::*;
use scene::{Face, Front, Layout, Mark, Piece, PieceKind, Zone};

use super::grip::Grip;
use super::seeing::{Seeing, Subject};
use crate::flow::InARow;
use crate::picture::{Emblem, Shield};
use crate::signal::Memo;
use crate::wing::BOARD;

#[component]
pub(super) fn PieceView(id: String, zone: Memo<Option<Zone>>, mini: bool) -> impl IntoView {
    let seeing = expect_context::<Seeing>();
    let grip = Grip::new(seeing, &id, Subject::Piece);
    let piece = {
        let id = id.clone();
        Memo::new(move || {
            zone.with(|zone| zone.as_ref()?.pieces.iter().find(|piece| piece.id == id).cloned())
        })
    };
    // Its number among those that lie or stand at the same place.
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
    // What it looks like, apart from whether it is picked and where it lies: to draw it takes long.
    let looks = Memo::new(move || {
        piece.with(|piece| piece.clone().map(|piece| Piece { chosen: false, spot: None, ..piece }))
    });
    let sign = {
        let id = id.clone();
        Memo::new(move || seeing.sign(&id))
    };
    let name = move || {
        let what = piece.with(|piece| piece.as_ref().map(|piece| seeing.piece(piece)));
        grip.name(what.unwrap_or_default())
    };
    let has = move |look: fn(&Piece) -> bool| piece.with(|piece| piece.as_ref().is_some_and(look));
    let is_down = move || has(|piece| matches!(piece.face, Face::Down { .. })).then_some("");
    let spot = move || piece.with(|piece| piece.as_ref().and_then(|piece| piece.spot.clone()));
    // Of a pile only the top can be seen and touched.
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
        <li class="slot" class:buried=move || buried() style:--i=move || place()>
            <button
                type="button"
                class="piece"
                class:card=move || has(|piece| piece.kind == PieceKind::Card)
                class:touch=move || grip.is_live()
                class:chosen=move || grip.is_touched() || has(|piece| piece.chosen)
                data-piece=id
                data-at=move || spot()
                data-down=move || is_down()
                data-meant=move || sign.get()
                data-choices=move || grip.choices()
                tabindex="-1"
                aria-label=move || name()
                aria-pressed=move || grip.pressed()
                on:click=move |_| grip.click(spot())
                on:pointerdown=move |event| grip.hold(&event)
                on:pointerup=move |_| grip.release()
                on:pointercancel=move |_| grip.release()
                on:pointerleave=move |_| grip.release()
                on:pointerenter=move |event| grip.enter(&event)
                on:focus=move |_| grip.explain()
                on:contextmenu=move |event| grip.menu(&event)
            >
                {move || looks.get().map(|piece| look(seeing, &piece, mini))}
            </button>
        </li>
    }
}

/// What a piece looks like.
fn look(seeing: Seeing, piece: &Piece, mini: bool) -> AnyView {
    let marks = piece.marks.iter().map(mark_view).in_a_row();
    let drawing = match &piece.face {
        Face::Up(front) if mini => small(front),
        _ => picture(seeing, piece),
    };
    view! { {drawing}<span class="marks">{marks}</span> }.into_any()
}

/// A piece in full: a card, or what stands on a board.
pub(super) fn picture(seeing: Seeing, piece: &Piece) -> AnyView {
    match (&piece.face, piece.kind) {
        (Face::Up(front), PieceKind::Token | PieceKind::Figure | PieceKind::Die) => {
            let markup = BOARD.door().map(|board| (board.standing)(piece.kind, front));
            view! { <svg class="face" viewBox="0 0 64 64" aria-hidden="true" inner_html=markup></svg> }
                .into_any()
        }
        (face, _) => {
            let (title, text) = match face {
                Face::Up(front) => {
                    (seeing.say(&front.title), front.text.as_ref().map(|text| seeing.say(text)))
                }
                Face::Down { .. } => (String::new(), None),
            };
            let markup = art::card(face, Lettering { title: &title, text: text.as_deref() });
            view! { <svg class="face" viewBox="0 0 250 350" aria-hidden="true" inner_html=markup></svg> }
                .into_any()
        }
    }
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
