//! The table: a match, drawn from its scene.

mod answers;
mod arrangement;
mod bar;
mod beat;
mod board;
mod contest;
mod context;
mod curtain;
mod drawer;
mod focus;
mod leaves;
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
mod side;
mod sound;
mod touch_target;
mod zone;

use leptos::prelude::*;
use table::Session;

use crate::app::{Lost, title};
use crate::erased_view::Show;
use crate::i18n::Translator;
use crate::match_handle::MatchHandle;
use crate::record::{self, Unreadable};
use crate::settings::Settings;
use arrangement::TableLayout;
use bar::Bar;
use beat::BeatLeaf;
use context::TableContext;
use curtain::Curtain;
use drawer::Drawer;
use leaves::{Leaves, PromptPart};
use merlin::{Merlin, MerlinsCounsel};
use prompt::{Prompt, is_over};
use result::ResultSheet;
use side::Side;

use crate::signal::{Memo, RwSignal};
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
    provide_context(TableLayout::new(context));
    let is_open = Memo::new(move || merlin.is_heard());
    view! {
        <div class=move || page_class(context, "") on:keydown=move |event| keys(context, merlin, &event)>
            <Bar/>
            <div class="frame">
                <TableTop prompt=|| view! { <Prompt/> }.into_any() ends=true/>
                <Side is_open=is_open>
                    <MerlinsCounsel/>
                    <Drawer/>
                </Side>
            </div>
            <Curtain/>
        </div>
    }
}

/// The table with everything on it, for local and online matches (`ends`), lessons and replays.
#[component]
fn TableTop(prompt: PromptPart, #[prop(optional)] ends: bool) -> impl IntoView {
    let context = expect_context::<TableContext>();
    let is_over = is_over(context);
    view! {
        <main class="table" id="main" aria-label=context.translator.live("table-board")>
            <h2 class="unseen">{context.translator.live("table-board")}</h2>
            <Leaves prompt=prompt/>
            <Show when=move || ends && is_over.get()>
                <ResultSheet/>
            </Show>
            <BeatLeaf/>
        </main>
    }
}

/// Returns the classes of a page with a table: `more`, the state of the drawer, and the shape of the window.
fn page_class(context: TableContext, more: &str) -> String {
    let layout = expect_context::<TableLayout>();
    let shape = if layout.is_tall.get() { "tall" } else { "wide" };
    let drawer = if context.drawer.get() { "open-drawer" } else { "" };
    ["table-page", shape, drawer, more]
        .into_iter()
        .filter(|class| !class.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

/// Handles the keys that work everywhere at the table.
fn keys(context: TableContext, merlin: Merlin, event: &web_sys::KeyboardEvent) {
    let command = event.ctrl_key() || event.meta_key();
    if context.handle.held.with_untracked(Option::is_some) {
        return; // The leaf has its own keys.
    }
    match event.key().as_str() {
        "h" | "H" if !command => merlin.ask(),
        "w" | "W" if !command => context.handle.show_again(),
        digit @ ("1" | "2" | "3") if !command => merlin.play(digit.parse().unwrap_or_default()),
        "Escape" if merlin.is_heard() => merlin.dismiss(),
        "Escape" if context.drawer.get_untracked() => context.drawer.set(false),
        "Escape" => context.handle.release(),
        "z" if command && !event.shift_key() => context.handle.undo(),
        _ => {}
    }
}
