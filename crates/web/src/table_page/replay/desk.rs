//! Opens a log from a file. Visitors with a damaged link or log come here too.

use js_sys::{Function, Promise, Reflect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use super::replay_source::ReplaySource;
use crate::app::title;
use crate::i18n::Translator;
use crate::signal::RwSignal;

#[component]
pub(super) fn Desk(
    #[prop(optional, into)] trouble: Option<&'static str>,
    #[prop(optional, into)] detail: Option<String>,
) -> impl IntoView {
    let translator = expect_context::<Translator>();
    let tape = expect_context::<RwSignal<ReplaySource>>();
    title(move || format!("{} – {}", translator.word("replay"), translator.word("app-title")));
    let choose = move |event: web_sys::Event| {
        let input = event_target::<JsValue>(&event);
        spawn_local(async move {
            tape.set(match text_of_file(&input).await {
                Some(log) => ReplaySource::Log { log, at: None },
                None => ReplaySource::Broken("replay-bad-file"),
            });
        });
    };
    view! {
        <main class="lost" id="main">
            <h1>{translator.live("replay-open")}</h1>
            {trouble.map(|message| view! { <p role="alert">{translator.live(message)}</p> })}
            {detail.map(|detail| view! { <p class="detail">{detail}</p> })}
            <label class="file">
                <span>{translator.live("replay-file")}</span>
                <input type="file" accept=".log,.txt,text/plain" on:change=choose/>
            </label>
            <a class="button go" href="/">{translator.live("to-the-shelf")}</a>
        </main>
    }
}

/// Returns the text of the selected file.
async fn text_of_file(input: &JsValue) -> Option<String> {
    let files = Reflect::get(input, &"files".into()).ok()?;
    let file = Reflect::get_u32(&files, 0).ok().filter(JsValue::is_object)?;
    let text: Function = Reflect::get(&file, &"text".into()).ok()?.dyn_into().ok()?;
    let promise: Promise = text.call0(&file).ok()?.dyn_into().ok()?;
    JsFuture::from(promise).await.ok()?.as_string()
}
