//! The pictures of a beat: cards and dice, contests, dials.

use leptos::prelude::*;
use scene::{DialCell, GaugeMark, GaugePart, Piece, PieceKind, Side};

use super::context::TableContext;
use super::piece::picture;
use crate::erased_view::InARow;
use crate::picture::Shield;

/// Cards, dice and tokens side by side, with what they count together.
pub(super) fn pieces(context: TableContext, pieces: &[Piece], total: Option<i32>) -> impl IntoView + use<> {
    let total = total.map(|total| view! { <b class="sum">{total}</b> });
    view! { <div class="beat-pieces">{row(context, pieces)}{total}</div> }
}

fn row(context: TableContext, pieces: &[Piece]) -> impl IntoView + use<> {
    let piece = |piece: &Piece| {
        view! {
            <li class="piece" class:card=piece.kind == PieceKind::Card aria-label=context.piece(piece)>
                {picture(context, piece)}
            </li>
        }
    };
    view! { <ul class="beat-row">{pieces.iter().map(piece).in_a_row()}</ul> }
}

/// Sides against each other, or each against a wall.
pub(super) fn contest(
    context: TableContext,
    sides: &[Side],
    mark: Option<&GaugeMark>,
    end: i32,
) -> impl IntoView + use<> {
    let goal = mark.map(|mark| view! { <p class="beat-goal">{context.say(&mark.label)}</p> });
    let wall = mark.map(|mark| mark.value);
    let sides = sides.iter().map(|side| view_of(context, side, wall, end)).in_a_row();
    view! { {goal}<ol class="sides" class:scaled=end.gt(&0)>{sides}</ol> }
}

fn view_of(context: TableContext, side: &Side, wall: Option<i32>, end: i32) -> impl IntoView + use<> {
    let shield = side.seat.map(|seat| view! { <Shield seat=seat class="shield"/> });
    let lance = (end > 0).then(|| lance(context, side, wall, end));
    let verdict = side.verdict.as_ref().map(|verdict| {
        let sign = if verdict.won { "✓ " } else { "✗ " };
        view! { <b class="verdict"><span aria-hidden="true">{sign}</span>{context.say(&verdict.label)}</b> }
    });
    let ending = side.verdict.as_ref().map_or("", |verdict| if verdict.won { "passed" } else { "failed" });
    view! {
        <li class=format!("side {ending}")>
            <h4>{shield}<span>{context.say(&side.label)}</span></h4>
            {row(context, &side.pieces)}
            {lance}
            <p class="side-end">
                <b class="sum">{side.total}</b>
                {verdict}
                {side.note.as_ref().map(|note| view! { <small>{context.say(note)}</small> })}
            </p>
        </li>
    }
}

/// The strength as a lance of its parts; the wall stands where it has to reach.
fn lance(context: TableContext, side: &Side, wall: Option<i32>, end: i32) -> impl IntoView + use<> {
    let share = move |value: i32| format!("{}%", 100 * value.clamp(0, end) / end);
    let mut from = 0;
    let parts = side.parts.iter().map(|GaugePart { label: _, value, tincture }| {
        let left = share(from);
        from += value;
        let hatching = art::hatching_of(*tincture);
        view! {
            <li style:left=left style:width=share(*value)>
                <svg aria-hidden="true">
                    <rect width="100%" height="100%" fill=art::paint_of(*tincture)></rect>
                    {hatching.map(|pattern| view! { <rect class="hatch" width="100%" height="100%" fill=pattern></rect> })}
                </svg>
                <b aria-hidden="true">{*value}</b>
            </li>
        }
    });
    let is_broken = side.verdict.as_ref().is_some_and(|verdict| !verdict.won) && wall.is_some();
    let parts = parts.in_a_row();
    let word = |part: &GaugePart| format!("{} {}", context.say(&part.label), part.value);
    let words = side.parts.iter().map(word).collect::<Vec<_>>().join(" + ");
    let wall = wall.map(|wall| view! { <i class="wall" style:left=share(wall)></i> });
    view! {
        <div class="lance" class:broken=is_broken>
            {wall}
            <ul>{parts}</ul>
            <i class="tip" style:left=share(side.total)></i>
            <p>{words}</p>
        </div>
    }
}

/// The numbers from which one was told or fell.
pub(super) fn dial(cells: &[DialCell], at: i32) -> impl IntoView + use<> {
    let cell = |cell: &DialCell| {
        let shields = cell.seats.iter().map(|seat| view! { <Shield seat=*seat class="shield"/> }).in_a_row();
        view! { <li class:wins=cell.wins class:hit=cell.value == at>{cell.value}{shields}</li> }
    };
    view! { <ol class="dial">{cells.iter().map(cell).in_a_row()}</ol> }
}
