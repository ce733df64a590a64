//! The chat of a table, in the drawer beside the log. Those who watch talk apart until the end.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::ChatLine;
use scene::Text;

use super::chat_line::ChatLineView;
use crate::erased_view::{For, Show};
use crate::online::{Introduction, Muted, MutedPeople, OnlineMatch, Refusal, Trouble};
use crate::signal::{RwSignal, effect};
use crate::table_page::context::TableContext;

/// Which side of the drawer is up.
#[derive(Clone, Copy)]
pub(super) struct Tab {
    /// The chat instead of the log?
    pub(super) talk: RwSignal<bool>,
    /// So many lines of the chat were read.
    read: RwSignal<usize>,
    /// Whom the reader does not hear.
    muted: Muted,
}

impl Tab {
    pub(super) fn new(online: OnlineMatch) -> Tab {
        let muted = Muted::load(online.me, Callback::new(move |()| online.load_chat()));
        let tab = Tab { talk: RwSignal::new(false), read: RwSignal::new(0), muted };
        effect(move |before: Option<()>| {
            let count = online.chat.with(Vec::len);
            // What was said before the page was opened, or while the chat is up, is no news.
            if tab.talk.get() || before.is_none() {
                tab.read.set(count);
            }
        });
        tab
    }
}

/// Log or chat?
#[component]
pub(super) fn TalkTabs() -> impl IntoView {
    let online = expect_context::<OnlineMatch>();
    let context = expect_context::<TableContext>();
    let tab = expect_context::<Tab>();
    let translator = context.translator;
    let unread = move || online.chat.with(Vec::len).saturating_sub(tab.read.get()) as u32;
    let label = move || match unread() {
        0 => translator.word("talk"),
        count => translator.say(&Text::new("talk-news").with("count", count)),
    };
    view! {
        <div role="group" class="segments" aria-label=translator.live("talk-sides")>
            <button type="button" aria-pressed=move || (!tab.talk.get()).to_string() on:click=move |_| tab.talk.set(false)>{translator.live("table-log")}</button>
            <button type="button" aria-pressed=move || tab.talk.get().to_string() on:click=move |_| tab.talk.set(true)>{move || label()}</button>
        </div>
    }
}

/// What was said, and a line to say something.
#[component]
pub(super) fn Talk() -> impl IntoView {
    let online = expect_context::<OnlineMatch>();
    let context = expect_context::<TableContext>();
    let muted = expect_context::<Tab>().muted;
    let translator = context.translator;
    let words = RwSignal::new(String::new());
    let trouble = RwSignal::new(None::<Trouble>);
    let send = move |event: SubmitEvent| {
        event.prevent_default();
        let said = words.get_untracked();
        if said.trim().is_empty() {
            return;
        }
        spawn_local(async move {
            match online.say(said).await {
                Ok(()) => {
                    words.set(String::new());
                    trouble.set(None);
                }
                Err(why) => {
                    trouble.set(Some(why));
                }
            }
        });
    };
    let heard = move || {
        let lines = online.chat.get().into_iter();
        lines.filter(|line| !muted.has(&line.by.id)).collect::<Vec<ChatLine>>()
    };
    let silenced = move || {
        let count = muted.people.with(Vec::len) as u32;
        translator.say(&Text::new("talk-muted").with("count", count))
    };
    let about = move || if online.seat().is_some() { "talk-players" } else { "talk-spectators" };
    view! {
        <section class="talk" aria-label=translator.live("talk")>
            <div class="said" role="log" aria-live="polite" tabindex="0" aria-label=translator.live("talk")>
                <ol><For each=heard key=|line| line.id let:line><ChatLineView line=line muted=muted/></For></ol>
            </div>
            <Show when=move || !muted.people.with(Vec::is_empty)>
                <details class="silenced"><summary>{move || silenced()}</summary><MutedPeople muted=muted/></details>
            </Show>
            <Introduction/>
            <Show when=move || online.me.is_known()>
                <form on:submit=send>
                    <label>
                        <span>{move || translator.word(about())}</span>
                        <input type="text" maxlength="500" autocomplete="off" prop:value=move || words.get() on:input=move |event| words.set(event_target_value(&event))/>
                    </label>
                    <button type="submit" class="button">{translator.live("talk-say")}</button>
                </form>
            </Show>
            <Refusal trouble=trouble/>
        </section>
    }
}
