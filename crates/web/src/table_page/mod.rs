//! The table: a match, drawn from its scene.

mod bar;
mod board;
mod context;
mod curtain;
mod drawer;
mod focus;
pub(crate) mod lesson;
mod merlin;
mod narrator;
mod online;
mod others;
mod out_of_sight;
mod own;
mod panel;
mod piece;
mod plates;
mod prompt;
pub(crate) mod replay;
mod result;
mod sound;
mod touch_target;
mod zone;

use engine::Turn;
use leptos::prelude::*;
use table::Session;

use crate::app::{Lost, title};
use crate::card_size::keep_fitting;
use crate::i18n::Translator;
use crate::match_handle::MatchHandle;
use crate::record::{self, Unreadable};
use crate::settings::Settings;
use bar::Bar;
use context::TableContext;
use curtain::Curtain;
use drawer::Drawer;
use merlin::{Merlin, MerlinsCounsel};
use own::Own;
use plates::Plates;
use prompt::Prompt;
use zone::Middle;

use crate::signal::RwSignal;
pub(crate) use board::{Board, Places};
pub(crate) use merlin::MerlinEntry;
pub(crate) use online::OnlineTable;
pub(crate) use sound::{Sound, SoundSwitch};

/// The page of the match with this number.
#[component]
pub(crate) fn TablePage(id: String) -> impl IntoView {
    match record::open(&id) {
        Ok(session) => view! { <Table id=id session=session/> }.into_any(),
        Err(Unreadable::Missing) => view! { <Lost message="lost-match"/> }.into_any(),
        Err(Unreadable::UnknownGame(game)) => view! { <Lost message="lost-game" detail=game/> }.into_any(),
        Err(Unreadable::Log(error)) => {
            let why = expect_context::<Translator>().say(&error.text());
            view! { <Lost message="lost-log" detail=why/> }.into_any()
        }
    }
}

#[component]
fn Table(id: String, session: Box<dyn Session>) -> impl IntoView {
    let settings = expect_context::<RwSignal<Settings>>();
    let handle = MatchHandle::sit(id, session, settings);
    let translator = Translator::of(handle.kind);
    on_cleanup(move || handle.leave());
    let context = TableContext::new(handle, translator);
    provide_context(context);
    let merlin = Merlin::new(context);
    provide_context(merlin);
    title(move || format!("{} – {}", translator.word("title"), translator.word("app-title")));
    narrator::narrate(context);
    sound::listen(context, settings);
    focus::keep(context);
    keep_fitting();
    view! {
        <div
            class=move || page_class(context, if merlin.is_heard() { "with-merlin" } else { "" })
            on:keydown=move |event| keys(context, merlin, &event)
        >
            <Bar/>
            <TableTop/>
            <MerlinsCounsel/>
            <Drawer/>
            <Curtain/>
        </div>
    }
}

/// The middle of the table and the prompt, for local and online matches.
#[component]
fn TableTop() -> impl IntoView {
    let context = expect_context::<TableContext>();
    let is_over = context.part(|sight| matches!(sight.turn, Turn::Over(_)));
    view! {
        <main class="table" class:over=move || is_over.get() id="main" aria-label=context.translator.live("table-board")>
            <Plates/>
            <Middle/>
            <Prompt/>
            <Own/>
        </main>
    }
}

/// Returns the classes of a page with a table: `more`, the state of the drawer, and the kinds of large boards. The
/// style sheets arrange the page by these classes. They do not use `:has()`, because then every change of a piece would
/// restyle the whole page.
fn page_class(context: TableContext, more: &str) -> String {
    let boards = context.boards.get();
    let drawer = if context.drawer.get() { "open-drawer" } else { "" };
    ["table-page", boards, drawer, more]
        .into_iter()
        .filter(|class| !class.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

/// Handles the keys that work everywhere at the table.
fn keys(context: TableContext, merlin: Merlin, event: &web_sys::KeyboardEvent) {
    let command = event.ctrl_key() || event.meta_key();
    match event.key().as_str() {
        "h" | "H" if !command => merlin.ask(),
        digit @ ("1" | "2" | "3") if !command => merlin.play(digit.parse().unwrap_or_default()),
        "Escape" if merlin.is_heard() => merlin.dismiss(),
        "Escape" if context.drawer.get_untracked() => context.drawer.set(false),
        "Escape" => context.handle.release(),
        "z" if command && !event.shift_key() => context.handle.undo(),
        _ => {}
    }
}
