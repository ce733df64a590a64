//! The curtain between people at one device: nobody sees another's hand.

use leptos::html;
use leptos::prelude::*;
use scene::Text;

use super::context::TableContext;
use crate::picture::Shield;
use crate::signal::effect;

#[component]
pub(super) fn Curtain() -> impl IntoView {
    let context = expect_context::<TableContext>();
    let translator = context.translator;
    let button = NodeRef::<html::Button>::new();
    effect(move |_| {
        if let Some(button) = button.get() {
            // The next person's first key press lifts it.
            let _ = button.focus();
        }
    });
    move || {
        context.host.curtain.get().map(|seat| {
            let named = |id: &'static str| context.announce(&Text::new(id).with("who", seat));
            view! {
                <div class="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-title">
                    <Shield seat=seat class="shield"/>
                    <h2 id="curtain-title">{named("curtain-title")}</h2>
                    <p>{translator.word("curtain-about")}</p>
                    <button type="button" class="button go" node_ref=button on:click=move |_| context.host.lift_curtain()>
                        {named("curtain-lift")}
                    </button>
                </div>
            }
        })
    }
}
