//! A match once more: the same table, which nobody can touch, at any of its moments and with anybody's eyes.

pub(crate) mod analysis;
mod controls;
mod desk;
mod keys;
mod link;
mod reel;
mod tale;
mod tape;

use leptos::ev;
use leptos::prelude::*;
use table::Session;

use super::drawer::Explanation;
use super::focus;
use super::own::Own;
use super::plates::Plates;
use super::seeing::Seeing;
use super::zone::Middle;
use crate::app::title;
use crate::fit::fit;
use crate::flow::{InARow, Show};
use crate::picture::{Picture, Shield};
use crate::record;
use crate::route::Route;
use crate::settings::Settings;
use crate::signal::RwSignal;
use crate::tongue::Tongue;
use crate::unpack::{Parcel, unpacked};
use analysis::{AnalysisView, Study};
use controls::Controls;
use desk::Desk;
use engine::Seat;
use reel::{Eyes, Reel};
use tale::{Moment, Tale};
use tape::Tape;

/// The page of a match that is seen again.
#[component]
pub(crate) fn ReplayPage(id: Option<String>, #[prop(optional)] analysed: bool) -> impl IntoView {
    let from_address = id.is_none();
    let tape = RwSignal::new(Tape::find(id.as_deref()));
    provide_context(tape);
    let changed = window_event_listener(ev::popstate, move |_| {
        if from_address {
            tape.set(Tape::find(None));
        }
    });
    on_cleanup(move || changed.remove());
    let tongue = expect_context::<Tongue>();
    move || match tape.get() {
        Tape::Empty => view! { <Desk/> }.into_any(),
        Tape::Broken(message) => view! { <Desk trouble=message/> }.into_any(),
        Tape::Log { log, at } => {
            let game = table::game_of(&log).unwrap_or_default();
            let id = id.clone();
            unpacked(Parcel::order(Some(&game), None), move || match games::read(&log) {
                Ok(session) => {
                    view! { <Replay session=session at=at id=id.clone() analysed=analysed/> }.into_any()
                }
                Err(error) => {
                    view! { <Desk trouble="replay-bad-log" detail=record::why(&error, tongue)/> }.into_any()
                }
            })
        }
    }
}

#[component]
fn Replay(session: Box<dyn Session>, at: Option<u32>, id: Option<String>, analysed: bool) -> impl IntoView {
    let settings = expect_context::<RwSignal<Settings>>();
    let reel = Reel::wind(session, at, settings);
    let tongue = Tongue::of(reel.host.kind);
    let seeing = Seeing::new(reel.host, tongue);
    let study = Study::new(reel, id, analysed);
    provide_context(reel);
    provide_context(seeing);
    provide_context(study);
    on_cleanup(move || {
        reel.stop();
        study.stop();
    });
    title(move || {
        format!("{}: {} – {}", tongue.word("replay"), tongue.word("title"), tongue.word("app-title"))
    });
    keys::listen(reel);
    focus::keep(seeing);
    view! {
        <div class="replay-page" class:analysed=move || study.open.get()>
            <Bar/>
            <Show when=move || study.open.get() fallback=Watching>
                <AnalysisView/>
            </Show>
        </div>
    }
}

/// The table at its moment, and the ways to other moments.
#[component]
fn Watching() -> impl IntoView {
    let tongue = expect_context::<Seeing>().tongue;
    request_animation_frame(fit);
    view! {
        <main class="table" id="main" aria-label=tongue.live("table-board")>
            <SeenFrom/>
            <Plates/>
            <Middle/>
            <Moment/>
            <Own/>
        </main>
        <aside class="tale-side" aria-label=tongue.live("table-log")>
            <Tale/>
            <Explanation/>
        </aside>
        <Controls/>
    }
}

#[component]
fn Bar() -> impl IntoView {
    let reel = expect_context::<Reel>();
    let study = expect_context::<Study>();
    let seeing = expect_context::<Seeing>();
    let tongue = seeing.tongue;
    let game = reel.with(|session| session.header().game.clone());
    let seats = reel.with(|session| session.header().seats());
    let names = move || Seat::all(seats).map(|seat| seeing.name(seat)).collect::<Vec<_>>().join(", ");
    let file = format!("{game}.log");
    let log = reel.with(|session| String::from(js_sys::encode_uri_component(&session.log())));
    view! {
        <header class="bar">
            <a class="home" href="/" aria-label=tongue.live("to-the-shelf") title=tongue.live("to-the-shelf")>
                <Picture slug="app-icon-small" class="app-icon"/>
            </a>
            <h1>{tongue.live("replay")}</h1>
            <p>{tongue.live("title")}" · "{names}</p>
            <button type="button" aria-pressed=move || study.open.get().to_string() on:click=move |_| study.open.update(|open| *open = !*open)>
                {move || tongue.word(if study.open.get() { "analysis-back" } else { "analysis" })}
            </button>
            <a href=Route::Rules(game).path()>{tongue.live("rules")}</a>
            <a class="another" href=Route::Replay(None).path()>{tongue.live("replay-open")}</a>
            <a download=file href=format!("data:text/plain;charset=utf-8,{log}")>{tongue.live("replay-download")}</a>
        </header>
    }
}

/// With whose eyes the match is seen.
#[component]
fn SeenFrom() -> impl IntoView {
    let reel = expect_context::<Reel>();
    let seeing = expect_context::<Seeing>();
    let tongue = seeing.tongue;
    let seats = reel.with(|session| session.header().seats());
    let button = move |eyes: Eyes, label: AnyView| {
        view! {
            <button
                type="button"
                aria-pressed=move || (reel.eyes.get() == eyes).to_string()
                on:click=move |_| reel.look_with(eyes)
            >
                {label}
            </button>
        }
    };
    let seat_button = |seat: Seat| {
        let label = view! { <Shield seat=seat class="shield"/><span>{move || seeing.name(seat)}</span> };
        button(Eyes::Of(seat), label.into_any())
    };
    view! {
        <div class="seen-from" role="group" aria-label=tongue.live("replay-seen-from")>
            <span aria-hidden="true">{tongue.live("replay-seen-from")}</span>
            {Seat::all(seats).map(seat_button).in_a_row()}
            {button(Eyes::Guest, tongue.live("replay-guest").into_any())}
            {button(Eyes::Mover, tongue.live("replay-mover").into_any())}
        </div>
    }
}
