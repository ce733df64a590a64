//! The round table and the seats around it.

use engine::Seat;
use leptos::prelude::*;
use table::GameHandle;

use super::chair::ChairCard;
use super::plan::Plan;
use crate::erased_view::{For, InARow, Show};
use crate::i18n::Translator;
use crate::signal::{Memo, RwSignal};

/// A table with as many seats as the game allows.
#[component]
pub(super) fn Hall(kind: &'static dyn GameHandle, plan: RwSignal<Plan>) -> impl IntoView {
    let ours = expect_context::<Translator>();
    let seats = move || plan.with(|plan| kind.seats(&plan.notation()).unwrap_or(2..=2));
    let count = move || plan.with(|plan| plan.chairs.len() as u8);
    let removable = Memo::new(move || count() > *seats().start());
    let room = move || count() < *seats().end();
    view! {
        <div class="hall">
            <RoundTable count=Memo::new(count)/>
            <ul class="chairs" data-count=move || count().to_string()>
                <For each=move || Seat::all(count()) key=|seat| *seat let:seat>
                    <ChairCard seat=seat plan=plan removable=removable/>
                </For>
            </ul>
            <Show when=room>
                <button type="button" class="button add-chair" on:click=move |_| plan.update(Plan::add)>
                    {ours.live("set-add-chair")}
                </button>
            </Show>
        </div>
    }
}

/// The table from above, with a hand of cards in front of each seat.
#[component]
fn RoundTable(count: Memo<u8>) -> impl IntoView {
    let spokes = (0..12).map(|spoke| {
        let turn = format!("rotate({})", 15 + 30 * spoke);
        view! { <path d="M84 0H205" transform=turn/> }
    });
    let places = move || {
        let count = count.get();
        (0..count)
            .map(|at| {
                let turn = format!("rotate({})", 360 * u32::from(at) / u32::from(count));
                view! {
                    <g transform=turn>
                        <path class="chair" d="M-46 220H46V254C46 274 30 282 0 282C-30 282 -46 274 -46 254Z"/>
                        <rect x="-26" y="126" transform="rotate(-8 -13 144)"/>
                        <rect x="-13" y="124"/>
                        <rect x="0" y="126" transform="rotate(8 13 144)"/>
                    </g>
                }
            })
            .in_a_row()
    };
    view! {
        <svg class="round-table" viewBox="-290 -290 580 580" aria-hidden="true">
            <g class="places">{move || places()}</g>
            <circle class="wood" r="206"/>
            <g class="spokes">{spokes.in_a_row()}</g>
            <circle class="ring" r="192"/>
            <g class="hands">{move || places()}</g>
            <circle class="middle" r="84"/>
            <circle class="ring" r="74"/>
            <g transform="translate(-48 -48) scale(1.5)" inner_html=art::drawing("emblem/sword-stone").map(|d| d.markup)></g>
        </svg>
    }
}
