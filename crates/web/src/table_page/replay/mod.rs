//! The replay of a match: the table without choices, at any moment and from any perspective.

pub(crate) mod analysis;
mod controls;
mod desk;
mod keys;
mod link;
mod playback;
mod replay_source;
mod story_list;

use leptos::ev;
use leptos::prelude::*;
use table::Session;

use super::arrangement::TableLayout;
use super::context::TableContext;
use super::drawer::Explanation;
use super::side::Side;
use super::{TableTop, focus};
use crate::app::title;
use crate::erased_view::{InARow, Show};
use crate::i18n::Translator;
use crate::loading::{Load, unpacked};
use crate::picture::{Picture, Shield};
use crate::route::Route;
use crate::settings::Settings;
use crate::signal::{Memo, RwSignal};
use analysis::{AnalysisView, Study};
use controls::Controls;
use desk::Desk;
use engine::Seat;
use playback::{Perspective, Playback};
use replay_source::ReplaySource;
use story_list::{Moment, StoryList};

/// The replay of a match, or its analysis.
#[component]
pub(crate) fn ReplayPage(id: Option<String>, #[prop(optional)] analysed: bool) -> impl IntoView {
    let from_address = id.is_none();
    let tape = RwSignal::new(ReplaySource::find(id.as_deref()));
    provide_context(tape);
    let changed = window_event_listener(ev::popstate, move |_| {
        if from_address {
            tape.set(ReplaySource::find(None));
        }
    });
    on_cleanup(move || changed.remove());
    let translator = expect_context::<Translator>();
    move || match tape.get() {
        ReplaySource::Empty => view! { <Desk/> }.into_any(),
        ReplaySource::Broken(message) => view! { <Desk trouble=message/> }.into_any(),
        ReplaySource::Log { log, at } => {
            let game = table::game_of(&log).unwrap_or_default();
            let id = id.clone();
            unpacked(Load::order(Some(&game), None), move || match games::read(&log) {
                Ok(session) => {
                    view! { <Replay session=session at=at id=id.clone() analysed=analysed/> }.into_any()
                }
                Err(error) => {
                    view! { <Desk trouble="replay-bad-log" detail=translator.say(&error.text())/> }.into_any()
                }
            })
        }
    }
}

#[component]
fn Replay(session: Box<dyn Session>, at: Option<u32>, id: Option<String>, analysed: bool) -> impl IntoView {
    let settings = expect_context::<RwSignal<Settings>>();
    let playback = Playback::wind(session, at, settings);
    let translator = Translator::of(playback.handle.kind);
    let context = TableContext::new(playback.handle, translator);
    let study = Study::new(playback, id, analysed);
    provide_context(playback);
    provide_context(context);
    provide_context(study);
    on_cleanup(move || {
        playback.stop();
        study.stop();
    });
    title(move || {
        format!(
            "{}: {} – {}",
            translator.word("replay"),
            translator.word("title"),
            translator.word("app-title")
        )
    });
    keys::listen(playback);
    focus::keep(context);
    view! {
        <div class="replay-page" class:analysed=move || study.open.get()>
            <Bar/>
            <Show when=move || study.open.get() fallback=Watching>
                <AnalysisView/>
            </Show>
        </div>
    }
}

/// The table at the current moment, and the controls.
#[component]
fn Watching() -> impl IntoView {
    let context = expect_context::<TableContext>();
    let layout = TableLayout::new(context);
    provide_context(layout);
    let is_told = Memo::new(|| true);
    let shape = move || if layout.is_tall.get() { "watching tall" } else { "watching wide" };
    view! {
        <div class=shape>
            <SeenFrom/>
            <div class="frame">
                <TableTop prompt=|| view! { <Moment/> }.into_any()/>
                <Side is_open=is_told>
                    <aside class="tale-side" aria-label=context.translator.live("table-log")>
                        <StoryList/>
                        <Explanation/>
                    </aside>
                </Side>
            </div>
            <Controls/>
        </div>
    }
}

#[component]
fn Bar() -> impl IntoView {
    let playback = expect_context::<Playback>();
    let study = expect_context::<Study>();
    let context = expect_context::<TableContext>();
    let translator = context.translator;
    let game = playback.with(|session| session.header().game.clone());
    let seats = playback.with(|session| session.header().seats());
    let names = move || Seat::all(seats).map(|seat| context.name(seat)).collect::<Vec<_>>().join(", ");
    let file = format!("{game}.log");
    let log = playback.with(|session| String::from(js_sys::encode_uri_component(&session.log())));
    view! {
        <header class="bar">
            <a class="home" href="/" aria-label=translator.live("to-the-shelf") title=translator.live("to-the-shelf")>
                <Picture slug="app-icon-small" class="app-icon"/>
            </a>
            <h1>{translator.live("replay")}</h1>
            <p>{translator.live("title")}" · "{names}</p>
            <button type="button" aria-pressed=move || study.open.get().to_string() on:click=move |_| study.open.update(|open| *open = !*open)>
                {move || translator.word(if study.open.get() { "analysis-back" } else { "analysis" })}
            </button>
            <a href=Route::Rules(game).path()>{translator.live("rules")}</a>
            <a class="another" href=Route::Replay(None).path()>{translator.live("replay-open")}</a>
            <a download=file href=format!("data:text/plain;charset=utf-8,{log}")>{translator.live("replay-download")}</a>
        </header>
    }
}

/// The selection of the perspective.
#[component]
fn SeenFrom() -> impl IntoView {
    let playback = expect_context::<Playback>();
    let context = expect_context::<TableContext>();
    let translator = context.translator;
    let seats = playback.with(|session| session.header().seats());
    let button = move |perspective: Perspective, label: AnyView| {
        view! {
            <button
                type="button"
                aria-pressed=move || (playback.perspective.get() == perspective).to_string()
                on:click=move |_| playback.look_with(perspective)
            >
                {label}
            </button>
        }
    };
    let seat_button = |seat: Seat| {
        let label = view! { <Shield seat=seat class="shield"/><span>{move || context.name(seat)}</span> };
        button(Perspective::Of(seat), label.into_any())
    };
    view! {
        <div class="seen-from" role="region" aria-label=translator.live("replay-seen-from")>
            <span aria-hidden="true">{translator.live("replay-seen-from")}</span>
            {Seat::all(seats).map(seat_button).in_a_row()}
            {button(Perspective::Guest, translator.live("replay-guest").into_any())}
            {button(Perspective::Mover, translator.live("replay-mover").into_any())}
        </div>
    }
}
