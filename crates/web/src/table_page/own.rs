//! The viewer's own plate.

use leptos::prelude::*;

use super::context::TableContext;
use super::plates::{Counters, Head};

#[component]
pub(super) fn Own() -> impl IntoView {
    let context = expect_context::<TableContext>();
    let viewer = context.part(|sight| sight.viewer);
    view! {
        <section class="own" aria-label=context.translator.live("table-yours")>
            {move || viewer.get().map(|seat| view! {
                <div class="me" data-plate=seat.to_string()>
                    <Head seat=seat/>
                    <Counters seat=seat/>
                </div>
            })}
        </section>
    }
}
