//! The table with people on other devices: the same scene, which the server sends, and what there is to settle with
//! others.

mod chat;
mod chat_line;
mod clock;
mod ending;
mod proposals;

use leptos::prelude::*;

use super::arrangement::TableLayout;
use super::bar::Bar;
use super::context::TableContext;
use super::drawer::Drawer;
use super::prompt::Prompt;
use super::side::Side;
use super::{TableTop, focus, narrator, page_class, sound};
use crate::app::{MARK, title};
use crate::i18n::Translator;
use crate::online::OnlineMatch;
use crate::settings::Settings;

use super::others::Others;
use crate::signal::{Memo, RwSignal};
use chat::{Tab, Talk, TalkTabs};
use clock::Presence;
use ending::Ending;
use proposals::{Affairs, Arrangements};

/// A match on the server, as the reader sees it.
#[component]
pub(crate) fn OnlineTable() -> impl IntoView {
    let online = expect_context::<OnlineMatch>();
    let settings = expect_context::<RwSignal<Settings>>();
    let game = online.info.with_untracked(|info| info.as_ref().map(|info| info.game.clone()));
    let kind = game.and_then(|game| games::find(&game)).expect("the page shows a table whose game is there");
    let handle = online.sit_down(kind);
    let translator = Translator::of(kind);
    let context = TableContext::new(handle, translator);
    provide_context(context);
    let tab = Tab::new(online);
    provide_context(tab);
    provide_context(Others {
        talks: Memo::new(move || tab.talk.get()),
        is_broken_off: Memo::new(move || online.is_broken_off()),
        tabs: || view! { <TalkTabs/> }.into_any(),
        talk: || view! { <Talk/> }.into_any(),
        affairs: || view! { <Affairs/> }.into_any(),
        arrangements: || view! { <Arrangements/> }.into_any(),
        ending: || view! { <Ending/> }.into_any(),
        presence: |seat| view! { <Presence seat=seat/> }.into_any(),
    });
    let yours = context.part(|sight| sight.is_viewers_turn());
    title(move || {
        let name = format!("{} – {}", translator.word("title"), translator.word("app-title"));
        if yours.get() { format!("{MARK}{} – {name}", translator.word("shelf-your-turn")) } else { name }
    });
    narrator::narrate(context);
    sound::listen(context, settings);
    focus::keep(context);
    provide_context(TableLayout::new(context));
    let is_open = Memo::new(|| false);
    view! {
        <div class=move || page_class(context, "online") on:keydown=move |event| keys(context, &event)>
            <Bar/>
            <div class="frame">
                <TableTop prompt=|| view! { <Prompt/> }.into_any() ends=true/>
                <Side is_open=is_open>
                    <Drawer/>
                </Side>
            </div>
        </div>
    }
}

/// Keys that work everywhere at the table, except where somebody writes.
fn keys(context: TableContext, event: &web_sys::KeyboardEvent) {
    let command = event.ctrl_key() || event.meta_key();
    match event.key().as_str() {
        "Escape" if context.drawer.get_untracked() => context.drawer.set(false),
        "Escape" => context.handle.release(),
        "z" if command && !event.shift_key() && !is_writing() => context.handle.undo(),
        _ => {}
    }
}

fn is_writing() -> bool {
    document().active_element().is_some_and(|element| element.matches("input").unwrap_or(false))
}
