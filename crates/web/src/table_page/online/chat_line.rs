//! A line of the chat, and what can be done about it: not hearing who said it, or reporting it.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{ChatLine, NewReport, Room};
use scene::Text;

use crate::erased_view::Show;
use crate::online::{Muted, OnlineMatch, Refusal, Trouble, ask};
use crate::signal::{RwSignal, StoredValue};
use crate::table_page::context::TableContext;

#[component]
pub(super) fn ChatLineView(line: ChatLine, muted: Muted) -> impl IntoView {
    let online = expect_context::<OnlineMatch>();
    let translator = expect_context::<TableContext>().translator;
    let open = RwSignal::new(false);
    let ChatLine { id, room, by, words, .. } = line;
    let apart =
        (room == Room::Spectators).then(|| view! { <small>" "{translator.live("talk-apart")}</small> });
    let author = StoredValue::new(by.clone());
    // Whoever has no name can do nothing about others, and nobody has to bear their own words.
    let other = move || online.me.is_known() && author.with_value(|by| !online.me.is(&by.id));
    let about = move |message: &'static str| {
        move || translator.say(&Text::new(message).with("name", author.with_value(|by| by.name.clone())))
    };
    view! {
        <li>
            <div class="said-by">
                <span><b>{by.name}</b>{apart}</span>
                <Show when=other>
                    <button
                        type="button"
                        class="about-line"
                        aria-label=about("talk-about")
                        title=about("talk-about")
                        aria-expanded=move || open.get().to_string()
                        on:click=move |_| open.update(|open| *open = !*open)
                    >
                        "⋯"
                    </button>
                </Show>
            </div>
            <p>{words}</p>
            <Show when=move || open.get()>
                <div class="manners" role="group" aria-live="off" aria-label=about("talk-about")>
                    <button type="button" class="button" on:click=move |_| muted.mute(author.get_value())>{about("talk-mute")}</button>
                    <Report line=id/>
                </div>
            </Show>
        </li>
    }
}

/// Complains of a line to those who run the server.
#[component]
fn Report(line: i64) -> impl IntoView {
    let online = expect_context::<OnlineMatch>();
    let translator = expect_context::<TableContext>().translator;
    let writing = RwSignal::new(false);
    let done = RwSignal::new(false);
    let why = RwSignal::new(String::new());
    let trouble = RwSignal::new(None::<Trouble>);
    let send = move |event: SubmitEvent| {
        event.prevent_default();
        let report = NewReport { line, why: why.get_untracked() };
        spawn_local(async move {
            let sent = ask::<()>(online.me, "POST", &online.path("/reports"), Some(&report)).await;
            done.set(sent.is_ok());
            writing.set(sent.is_err());
            trouble.set(sent.err());
        });
    };
    view! {
        <Show when=move || !done.get()>
            <button
                type="button"
                class="button"
                aria-expanded=move || writing.get().to_string()
                on:click=move |_| writing.update(|writing| *writing = !*writing)
            >
                {translator.live("talk-report")}
            </button>
        </Show>
        <Show when=move || writing.get()>
            <form on:submit=send>
                <label>
                    <span>{translator.live("talk-why")}</span>
                    <input type="text" required maxlength="500" autocomplete="off" prop:value=move || why.get() on:input=move |event| why.set(event_target_value(&event))/>
                </label>
                <button type="submit" class="button go">{translator.live("talk-report-now")}</button>
            </form>
        </Show>
        <p role="status">{move || done.get().then(|| translator.word("talk-reported"))}</p>
        <Refusal trouble=trouble/>
    }
}
