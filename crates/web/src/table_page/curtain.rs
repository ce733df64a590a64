//! The curtain between people who share a device: it hides the hand of the last player.

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
            // The next player can lift it with the first key press.
            let _ = button.focus();
        }
    });
    move || {
        context.handle.curtain.get().map(|seat| {
            let named = |id: &'static str| context.announce(&Text::new(id).with("who", seat));
            view! {
                <div class="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-title">
                    <Shield seat=seat class="shield"/>
                    <h2 id="curtain-title">{named("curtain-title")}</h2>
                    <p>{translator.word("curtain-about")}</p>
                    <button type="button" class="button go" node_ref=button on:click=move |_| context.handle.lift_curtain()>
                        {named("curtain-lift")}
                    </button>
                </div>
            }
        })
    }
}
