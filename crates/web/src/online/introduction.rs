//! Asks a new visitor for a name. No account is needed to play.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::ask::Trouble;
use super::me::Me;
use crate::erased_view::Show;
use crate::i18n::Translator;
use crate::route::Route;
use crate::signal::RwSignal;

/// Asks for a name, unless the user has one.
#[component]
pub(crate) fn Introduction() -> impl IntoView {
    let me = expect_context::<Me>();
    view! { <Show when=move || !me.is_known()><Form/></Show> }
}

#[component]
fn Form() -> impl IntoView {
    let me = expect_context::<Me>();
    let translator = expect_context::<Translator>();
    let name = RwSignal::new(me.usual_name());
    let trouble = RwSignal::new(None::<Trouble>);
    let enter = move |event: SubmitEvent| {
        event.prevent_default();
        spawn_local(async move { trouble.set(me.enter(name.get_untracked()).await.err()) });
    };
    view! {
        <form class="introduction" on:submit=enter>
            <NameField name=name/>
            <button type="submit" class="button go">{translator.live("online-enter")}</button>
            <p class="about">
                {translator.live("online-enter-about")}" "
                <a href=Route::You.path()>{translator.live("you-log-in")}</a>
            </p>
            <Refusal trouble=trouble/>
        </form>
    }
}

/// The input field for the name that other players see.
#[component]
pub(crate) fn NameField(name: RwSignal<String>) -> impl IntoView {
    let translator = expect_context::<Translator>();
    view! {
        <label>
            <span>{translator.live("online-name")}</span>
            <input
                type="text"
                maxlength="40"
                required
                autocomplete="nickname"
                prop:value=move || name.get()
                on:input=move |event| name.set(event_target_value(&event))
            />
        </label>
    }
}

/// Shows an error, if there is one.
#[component]
pub(crate) fn Refusal(trouble: RwSignal<Option<Trouble>>) -> impl IntoView {
    let translator = expect_context::<Translator>();
    view! { <p class="refusal" role="alert">{move || trouble.get().map(|trouble| trouble.say(translator))}</p> }
}
