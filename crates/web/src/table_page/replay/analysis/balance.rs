//! Separates luck from skill: the sources of each seat's change in chances.

use engine::Seat;
use leptos::prelude::*;
use scene::SHIELDS;

use super::study::{Study, percent, signed};
use crate::erased_view::InARow;
use crate::picture::Shield;
use crate::table_page::context::TableContext;

#[component]
pub(super) fn Balances() -> impl IntoView {
    let study = expect_context::<Study>();
    let context = expect_context::<TableContext>();
    let translator = context.translator;
    let rows = move || {
        study.found().map(|analysis| {
            let row = |seat: Seat| {
                let balance = analysis.balance(seat);
                let given =
                    if balance.given_away > 0.005 { signed(-balance.given_away) } else { "0".to_owned() };
                view! {
                    <tr>
                        <th scope="row"><Shield seat=seat class="shield"/>{context.name(seat)}</th>
                        <td>{percent(balance.start)}</td>
                        <td>{bar(seat, balance.luck, Filling::Hollow)}</td>
                        <td>{bar(seat, balance.own, Filling::Full)}</td>
                        <td>{bar(seat, balance.others, Filling::Hollow)}</td>
                        <td>{percent(balance.end)}</td>
                        <td class="given">{given}</td>
                    </tr>
                }
            };
            Seat::all(analysis.seats()).map(row).in_a_row()
        })
    };
    let column = move |id: &'static str| view! { <th scope="col">{translator.live(id)}</th> };
    view! {
        <section class="balances" aria-labelledby="balance-title">
            <h2 id="balance-title">{translator.live("analysis-luck-title")}</h2>
            <div class="wide" tabindex="0">
                <table>
                    <thead>
                        <tr>
                            <td></td>
                            {column("analysis-start")}
                            {column("analysis-luck")}
                            {column("analysis-own")}
                            {column("analysis-others")}
                            {column("analysis-end")}
                            {column("analysis-given")}
                        </tr>
                    </thead>
                    <tbody>{move || rows()}</tbody>
                </table>
            </div>
            <p>{translator.live("analysis-luck-about")}</p>
        </section>
    }
}

/// The fill of a bar shows what it stands for: solid means a seat's own decisions.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Filling {
    Hollow,
    Full,
}

/// A bar to the right for a gain or to the left for a loss, with its number.
fn bar(seat: Seat, part: f32, filling: Filling) -> impl IntoView {
    let tincture = SHIELDS[seat.index()].0;
    let paint = art::paint_of(tincture);
    let width = (part.abs() * 80.0).min(50.0);
    let x = if part < 0.0 { 50.0 - width } else { 50.0 };
    let fill = if filling == Filling::Full { paint } else { "none" };
    let hatching = art::hatching_of(tincture).filter(|_| filling == Filling::Full);
    view! {
        <span class="part">
            <svg viewBox="0 0 100 14" aria-hidden="true">
                <rect x=x y="1" width=width height="12" fill=fill stroke=paint stroke-width="1.5"></rect>
                {hatching.map(|pattern| view! { <rect class="hatch" x=x y="1" width=width height="12" fill=pattern></rect> })}
                <path d="M50 -2V16" stroke="currentColor"></path>
            </svg>
            <b>{signed(part)}</b>
        </span>
    }
}
