//! Shown when the server does not answer or refuses: the reason, and what the user can do.

use leptos::prelude::*;

use super::ask::Trouble;
use crate::erased_view::Show;
use crate::i18n::Translator;
use crate::signal::Memo;

/// Shows the error, if there is one.
#[component]
pub(super) fn Nobody(trouble: Memo<Option<Trouble>>, retry: Callback<()>) -> impl IntoView {
    let translator = expect_context::<Translator>();
    let away = move || trouble.with(|trouble| *trouble == Some(Trouble::NoServer));
    view! {
        <Show when=move || trouble.with(Option::is_some)>
            <section class="nobody">
                <p role="alert">{move || trouble.get().map(|trouble| trouble.say(translator))}</p>
                <Show when=away><p class="about">{translator.live("online-nobody-about")}</p></Show>
                <div class="ways">
                    <button type="button" class="button" on:click=move |_| retry.run(())>{translator.live("trouble-retry")}</button>
                    <a class="button go" href="/">{translator.live("to-the-shelf")}</a>
                </div>
            </section>
        </Show>
    }
}
