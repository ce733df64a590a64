//! Nobody answers, or the server refuses: why, and the ways on.

use leptos::prelude::*;

use super::ask::Trouble;
use crate::flow::Show;
use crate::signal::Memo;
use crate::tongue::Tongue;

/// Says what is wrong, if something is.
#[component]
pub(super) fn Nobody(trouble: Memo<Option<Trouble>>, retry: Callback<()>) -> impl IntoView {
    let tongue = expect_context::<Tongue>();
    let away = move || trouble.with(|trouble| *trouble == Some(Trouble::NoServer));
    view! {
        <Show when=move || trouble.with(Option::is_some)>
            <section class="nobody">
                <p role="alert">{move || trouble.get().map(|trouble| trouble.say(tongue))}</p>
                <Show when=away><p class="about">{tongue.live("online-nobody-about")}</p></Show>
                <div class="ways">
                    <button type="button" class="button" on:click=move |_| retry.run(())>{tongue.live("trouble-retry")}</button>
                    <a class="button go" href="/">{tongue.live("to-the-shelf")}</a>
                </div>
            </section>
        </Show>
    }
}
