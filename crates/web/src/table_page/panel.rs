//! The panels beside the table: sums against thresholds, lists of names and numbers.

use leptos::prelude::*;
use scene::{Content, GaugeMark, GaugePart, LedgerRow, Meter, Panel, Text};

use super::contest;
use super::context::TableContext;
use crate::erased_view::InARow;
use crate::picture::Shield;

/// The panel with this id, while the scene has it.
#[component]
pub(super) fn PanelView(id: String) -> impl IntoView {
    let context = expect_context::<TableContext>();
    let panel = context.part(move |sight| sight.scene.panels.iter().find(|panel| panel.id == id).cloned());
    move || panel.get().map(|panel| show(context, &panel))
}

/// Renders a panel.
pub(super) fn show(context: TableContext, panel: &Panel) -> impl IntoView + use<> {
    let heading = format!("panel-{}", panel.id);
    let content = match &panel.content {
        Content::Gauge { parts, mark, end } => gauge(context, parts, mark.as_ref(), *end).into_any(),
        Content::Ledger { columns, rows } => ledger(context, columns, rows).into_any(),
        Content::Pieces { pieces, total } => contest::pieces(context, pieces, *total).into_any(),
        Content::Contest { sides, mark, end } => {
            contest::contest(context, sides, mark.as_ref(), *end).into_any()
        }
        Content::Dial { cells, at } => contest::dial(cells, *at).into_any(),
    };
    let kind = match &panel.content {
        Content::Pieces { .. } | Content::Dial { .. } => "small-picture",
        Content::Contest { end: 1.., .. } => "large-picture",
        _ => "picture",
    };
    view! {
        <section class=format!("panel {kind}") aria-labelledby=heading>
            <h3 id=heading.clone()>{context.say(&panel.title)}</h3>
            {content}
            {panel.note.as_ref().map(|note| view! { <p>{context.say(note)}</p> })}
        </section>
    }
}

fn gauge(
    context: TableContext,
    parts: &[GaugePart],
    mark: Option<&GaugeMark>,
    end: i32,
) -> impl IntoView + use<> {
    let sum: i32 = parts.iter().map(|part| part.value).sum();
    let end = end.max(sum).max(1);
    let mut from = 0;
    let bars = parts.iter().map(|part| {
        let x = 100 * from / end;
        from += part.value;
        let width = 100 * part.value / end;
        let hatching = art::hatching_of(part.tincture);
        view! {
            <g>
                <rect x=x width=width height="12" fill=art::paint_of(part.tincture)></rect>
                {hatching.map(|pattern| view! { <rect class="hatch" x=x width=width height="12" fill=pattern></rect> })}
            </g>
        }
    });
    let bars = bars.in_a_row();
    let words = parts.iter().map(|part| view! { <li>{context.say(&part.label)}" "<b>{part.value}</b></li> });
    let line = mark.map(|mark| {
        let x = 100 * mark.value / end;
        view! { <path class="goal" d=format!("M{x} -3V15")></path> }
    });
    view! {
        <div class="gauge">
            <b class="sum">{sum}</b>
            <svg viewBox="0 -4 100 20" preserveAspectRatio="none" aria-hidden="true">{bars}{line}</svg>
            <ul>{words.in_a_row()}{mark.map(|mark| view! { <li class="goal">{context.say(&mark.label)}</li> })}</ul>
        </div>
    }
}

fn ledger(context: TableContext, columns: &[Text], rows: &[LedgerRow]) -> impl IntoView + use<> {
    let head = (!columns.is_empty()).then(|| {
        let cells = columns.iter().map(|column| view! { <th scope="col">{context.say(column)}</th> });
        view! { <thead><tr><td></td>{cells.in_a_row()}</tr></thead> }
    });
    let row = |row: &LedgerRow| {
        let cells = row.cells.iter().map(|cell| view! { <td>{context.say(cell)}</td> });
        let shield = row.seat.map(|seat| view! { <Shield seat=seat class="shield"/> });
        let meter = row.meter.map(|Meter { value, goal, .. }| {
            view! { <td><meter min="0" max=goal.to_string() value=value.to_string()></meter>" "{value}"/"{goal}</td> }
        });
        view! {
            <tr class:now=row.now>
                <th scope="row">{shield}{context.say(&row.label)}</th>
                {cells.in_a_row()}
                {meter}
            </tr>
        }
    };
    view! { <table>{head}<tbody>{rows.iter().map(row).in_a_row()}</tbody></table> }
}
