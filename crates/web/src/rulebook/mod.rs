//! The rulebook of a game: every clause, with a table of contents, a search and the cards that the clauses explain.

mod chapter;
mod faces;
mod markdown;

use lang::Rulebook;
use leptos::ev;
use leptos::prelude::*;
use scene::Text;
use table::GameHandle;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::app::{Lost, title};
use crate::erased_view::InARow;
use crate::i18n::Translator;
use crate::picture::Picture;
use crate::record;
use crate::route::Route;
use crate::settings::Settings;
use crate::signal::{Memo, RwSignal, StoredValue, effect};
use chapter::{Chapter, finds};
use faces::{Card, Pack};
use markdown::fold;

/// The state that the parts of the page share.
#[derive(Clone, Copy)]
struct Reading {
    kind: &'static dyn GameHandle,
    translator: Translator,
    book: Memo<Rulebook>,
    /// The folded search text; empty if there is no search.
    wanted: RwSignal<String>,
    /// The clause in the fragment of the address.
    aim: RwSignal<String>,
    pack: StoredValue<Pack>,
}

/// The rulebook page of the game with this id.
#[component]
pub(crate) fn RulebookPage(game: String) -> impl IntoView {
    match games::find(&game) {
        Some(kind) => view! { <Book kind=kind/> }.into_any(),
        None => view! { <Lost message="lost-game" detail=game/> }.into_any(),
    }
}

#[component]
fn Book(kind: &'static dyn GameHandle) -> impl IntoView {
    let translator = Translator::of(kind);
    let book = Memo::new(move || Rulebook::of(translator.locale(), kind.words()));
    let reading = Reading {
        kind,
        translator,
        book,
        wanted: RwSignal::new(String::new()),
        aim: RwSignal::new(aimed_at()),
        pack: StoredValue::new(faces::deal(kind)),
    };
    provide_context(reading);
    title(move || {
        format!(
            "{}: {} – {}",
            translator.word("title"),
            translator.word("rules"),
            translator.word("app-title")
        )
    });
    follow(reading.aim);
    let chapters = move || {
        let wanted = reading.wanted.get();
        let show = |(at, section): (usize, &lang::Section)| {
            finds(section, &wanted).then(|| view! { <Chapter at=at section=section.clone()/> })
        };
        book.with(|book| book.sections.iter().enumerate().map(show).in_a_row())
    };
    view! {
        <div class="rules-page">
            <Bar/>
            <Contents/>
            <main class="book" id="main">
                <Found/>
                {move || chapters()}
            </main>
            <Gallery/>
        </div>
    }
}

/// Returns the fragment of the address.
fn aimed_at() -> String {
    window().location().hash().unwrap_or_default().trim_start_matches('#').to_owned()
}

/// Scrolls to the clause in the address, now and when it changes.
fn follow(aim: RwSignal<String>) {
    let changed = window_event_listener(ev::popstate, move |_| aim.set(aimed_at()));
    on_cleanup(move || changed.remove());
    effect(move |_| {
        let id = aim.get();
        request_animation_frame(move || {
            if let Some(element) = document().get_element_by_id(&id) {
                element.scroll_into_view();
                // An element that cannot take the focus is still visible.
                let _ = element.unchecked_ref::<HtmlElement>().focus();
            }
        });
    });
}

#[component]
fn Bar() -> impl IntoView {
    let reading = expect_context::<Reading>();
    let settings = expect_context::<RwSignal<Settings>>();
    let translator = reading.translator;
    let other = move || translator.locale().next();
    let switch = move |_| settings.update(|settings| settings.language = Some(other().tag().to_owned()));
    let search = move |event| {
        reading.wanted.set(fold(event_target_value(&event).trim()));
        window().scroll_to_with_x_and_y(0.0, 0.0);
    };
    let waits = record::all().into_iter().find(|record| record.game == reading.kind.id() && !record.over);
    let back = match waits {
        Some(record) => (Route::Table(record.id).path(), "to-the-table"),
        None => (Route::Setting(reading.kind.id().to_owned()).path(), "shelf-play"),
    };
    view! {
        <header class="bar">
            <a class="home" href="/" aria-label=translator.live("to-the-shelf") title=translator.live("to-the-shelf")>
                <Picture slug="app-icon-small" class="app-icon"/>
            </a>
            <h1>{translator.live("rules")}</h1>
            <p>{translator.live("title")}</p>
            <label class="search">
                <span class="unseen">{translator.live("rules-search")}</span>
                <input
                    type="search"
                    placeholder=translator.live("rules-search")
                    on:input=search
                />
            </label>
            <button type="button" lang=move || other().tag() on:click=switch>{move || other().name()}</button>
            <button type="button" class="print" on:click=|_| print()>{translator.live("rules-print")}</button>
            <a class="back" href=back.0>{translator.live(back.1)}</a>
        </header>
    }
}

fn print() {
    // A browser that cannot print ignores this.
    let _ = window().print();
}

/// The table of contents, with the visible chapter marked.
#[component]
fn Contents() -> impl IntoView {
    let reading = expect_context::<Reading>();
    let in_sight = RwSignal::new(0);
    let look = move || {
        let at = last_above(reading.book.with_untracked(|book| book.sections.len()));
        if in_sight.get_untracked() != at {
            in_sight.set(at);
        }
    };
    let scrolled = window_event_listener(ev::scroll, move |_| look());
    on_cleanup(move || scrolled.remove());
    let entry = move |(at, section): (usize, &lang::Section)| {
        let first = section.clauses.first().map(|clause| clause.id.clone());
        let current = move || (in_sight.get() == at).then_some("true");
        view! {
            <li>
                <a href=format!("#{}", chapter::anchor(at)) aria-current=move || current()>
                    <span>{section.title.clone()}</span>
                    <small>{first}</small>
                </a>
            </li>
        }
    };
    let entries = move || reading.book.with(|book| book.sections.iter().enumerate().map(entry).in_a_row());
    view! {
        <nav class="contents" aria-labelledby="contents-heading">
            <h2 id="contents-heading">{reading.translator.live("rules-contents")}</h2>
            <ol>{move || entries()}</ol>
        </nav>
    }
}

/// Returns the last chapter that begins above a line near the top of the window.
fn last_above(chapters: usize) -> usize {
    const LINE: f64 = 160.0;
    let top = |at: &usize| {
        let heading = document().get_element_by_id(&chapter::anchor(*at));
        heading.is_some_and(|heading| heading.get_bounding_client_rect().top() < LINE)
    };
    (0..chapters).rev().find(top).unwrap_or(0)
}

/// The number of clauses found.
#[component]
fn Found() -> impl IntoView {
    let reading = expect_context::<Reading>();
    let sentence = move || {
        let wanted = reading.wanted.get();
        (!wanted.is_empty()).then(|| {
            let found =
                |book: &Rulebook| book.clauses().filter(|clause| chapter::has(clause, &wanted)).count();
            let count = reading.book.with(found) as u32;
            reading.translator.say(&Text::new("rules-found").with("count", count))
        })
    };
    view! { <p class="found" role="status">{move || sentence()}</p> }
}

/// Every card, each with a link to its clause.
#[component]
fn Gallery() -> impl IntoView {
    let reading = expect_context::<Reading>();
    let cards = move || {
        reading.pack.with_value(|pack| {
            pack.iter().map(|piece| view! { <li><Card piece=piece.clone() linked=true/></li> }).in_a_row()
        })
    };
    view! {
        <aside class="gallery" aria-labelledby="gallery-heading">
            <h2 id="gallery-heading">{reading.translator.live("rules-cards")}</h2>
            <ul>{move || cards()}</ul>
        </aside>
    }
}
