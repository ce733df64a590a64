//! The viewer's own area: plate, hand, and the zones in front of the viewer.

use leptos::prelude::*;
use scene::Role;

use super::board::is_large;
use super::context::TableContext;
use super::plates::{Counters, Head};
use super::zone::ZoneView;
use crate::erased_view::For;

#[component]
pub(super) fn Own() -> impl IntoView {
    let context = expect_context::<TableContext>();
    let viewer = context.part(|sight| sight.viewer);
    let zones = context.part(|sight| {
        let own = sight.scene.zones.iter().filter(|zone| matches!(zone.role, Role::Hand | Role::Mine));
        let own = own.filter(|zone| !is_large(zone));
        own.map(|zone| zone.id.clone()).collect::<Vec<_>>()
    });
    view! {
        <section class="own" aria-label=context.translator.live("table-yours")>
            {move || viewer.get().map(|seat| view! {
                <div class="me" data-plate=seat.to_string()>
                    <Head seat=seat/>
                    <Counters seat=seat/>
                </div>
            })}
            <div class="hands">
                <For each=move || zones.get() key=Clone::clone let:id>
                    <ZoneView id=id/>
                </For>
            </div>
        </section>
    }
}
