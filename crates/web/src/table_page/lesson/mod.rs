//! A guided first match: the usual table, and Merlin beside it, who says what to do and why.

mod bubble;
mod teacher;

use leptos::prelude::*;
use scene::Text;
use wasm_bindgen::JsCast;

use super::arrangement::TableLayout;
use super::context::{Highlight, TableContext};
use super::drawer::Explanation;
use super::prompt::Prompt;
use super::side::Side;
use super::{TableTop, focus, narrator, page_class};
use crate::app::{Lost, title};
use crate::i18n::Translator;
use crate::picture::Picture;
use crate::route::Route;
use crate::settings::Settings;
use crate::signal::{Memo, RwSignal, effect};
use bubble::Bubble;
use teacher::Teacher;

/// The marker on the things that the teacher points at.
const POINTER: &str = "→";

/// The lesson of the game with this id.
#[component]
pub(crate) fn LessonPage(game: String) -> impl IntoView {
    let settings = expect_context::<RwSignal<Settings>>();
    let kind = games::find(&game);
    match kind.and_then(|kind| Some((kind, Teacher::begin(kind, settings)?))) {
        None => view! { <Lost message="lost-lesson"/> }.into_any(),
        Some((kind, teacher)) => {
            let translator = Translator::of(kind);
            view! { <Learn game=game translator=translator teacher=teacher/> }.into_any()
        }
    }
}

#[component]
fn Learn(game: String, translator: Translator, teacher: Teacher) -> impl IntoView {
    let context = TableContext::new(teacher.handle, translator);
    provide_context(teacher);
    provide_context(context);
    on_cleanup(move || teacher.stop());
    title(move || {
        format!(
            "{}: {} – {}",
            translator.word("learn"),
            translator.word("title"),
            translator.word("app-title")
        )
    });
    point(teacher, context);
    narrator::narrate(context);
    focus::keep(context);
    provide_context(TableLayout::new(context));
    let speaks = Memo::new(|| true);
    view! {
        <div class=move || page_class(context, "lesson-page")>
            <header class="bar">
                <a class="home" href="/" aria-label=translator.live("to-the-shelf") title=translator.live("to-the-shelf")>
                    <Picture slug="app-icon-small" class="app-icon"/>
                </a>
                <h1>{translator.live("learn")}": "{translator.live("title")}</h1>
                <p>{translator.live("learn-safe")}</p>
                <a class="leave" href="/">{translator.live("learn-leave")}</a>
            </header>
            <div class="frame">
                <TableTop prompt=|| view! { <Prompt/> }.into_any()/>
                <Side is_open=speaks>
                    <aside class="teacher" aria-label=translator.live("learn")>
                        <Bubble game=Route::Setting(game).path()/>
                        <Explanation/>
                    </aside>
                </Side>
            </div>
        </div>
    }
}

/// Highlights what the page explains, and what the learner has to click.
fn point(teacher: Teacher, context: TableContext) {
    effect(move |_| {
        let asked = teacher.asked();
        let page = teacher.page();
        let mut highlighted: Vec<Highlight> =
            asked.iter().flat_map(|choice| Highlight::by_choice(choice, POINTER)).collect();
        // The page refers to the table at the time it was opened.
        if teacher.place.get().at == page.at {
            highlighted.extend(page.points.iter().map(|point| Highlight::new(point, POINTER)));
        }
        let has_answer = !highlighted.is_empty();
        context.highlighted.set(highlighted);
        if has_answer && asked.is_some() {
            request_animation_frame(hand_over);
        }
    });
}

/// Moves the keyboard focus to the thing to click, unless the user has put it somewhere else.
fn hand_over() {
    let page = document();
    let idle = page.active_element().is_none_or(|element| element.tag_name() == "BODY");
    let highlighted = page
        .query_selector(".piece[data-highlighted], .spot[data-highlighted], .button[data-highlighted]")
        .ok()
        .flatten();
    if let Some(piece) = highlighted.filter(|_| idle) {
        // A piece that cannot take the focus leaves it where it is.
        let _ = piece.unchecked_ref::<web_sys::HtmlElement>().focus();
    }
}

/// Explains why a choice is not the expected one: in the words of the page, or in general.
fn slip(context: TableContext, teacher: Teacher) -> Option<String> {
    let slip = teacher.slip.get()?;
    let own = format!("lesson-{}-slip", teacher.page().name);
    let text = if context.translator.with(|voice| voice.knows(&own)) {
        Text::new(own)
    } else {
        let text = Text::new("learn-slip").with("choice", slip.label);
        teacher.asked().into_iter().fold(text, |text, asked| text.with("asked", asked.label))
    };
    Some(context.say(&text))
}
