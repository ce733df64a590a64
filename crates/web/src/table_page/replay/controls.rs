//! The controls of a replay: step, play, seek, share, play on from here.

use leptos::prelude::*;
use scene::Text;

use super::link;
use super::playback::Playback;
use crate::erased_view::{InARow, Show};
use crate::record;
use crate::route::{Compass, Route};
use crate::settings::Pace;
use crate::signal::{RwSignal, effect};
use crate::table_page::context::TableContext;

#[component]
pub(super) fn Controls() -> impl IntoView {
    let playback = expect_context::<Playback>();
    let context = expect_context::<TableContext>();
    let translator = context.translator;
    let button = move |sign: &'static str, label: &'static str, press: fn(Playback)| {
        view! {
            <button type="button" class="button" aria-label=translator.live(label) title=translator.live(label) on:click=move |_| press(playback)>
                {sign}
            </button>
        }
    };
    let run = move || {
        let (sign, label) =
            if playback.running.get() { ("❚❚", "replay-pause") } else { ("▶", "replay-play") };
        view! { <span aria-hidden="true">{sign}</span>{translator.word(label)} }
    };
    view! {
        <section class="controls" aria-label=translator.live("replay")>
            <div class="keys">
                {button("|◀", "replay-first", |playback| playback.go(0))}
                {button("◀", "replay-back", |playback| playback.step(-1))}
                <button type="button" class="button run" on:click=move |_| playback.toggle()>{move || run()}</button>
                {button("▶", "replay-on", |playback| playback.step(1))}
                {button("▶|", "replay-last", |playback| playback.go(playback.lines))}
            </div>
            <Where/>
            <Paces/>
            <Ways/>
            <Slider/>
        </section>
    }
}

/// Describes the current moment.
fn place(playback: Playback, context: TableContext) -> String {
    context.say(&Text::new("replay-step").with("at", playback.at.get()).with("lines", playback.lines))
}

#[component]
fn Where() -> impl IntoView {
    let playback = expect_context::<Playback>();
    let context = expect_context::<TableContext>();
    let heading = context.part(|sight| sight.scene.heading.clone());
    view! {
        <p class="where">
            <b>{move || place(playback, context)}</b>
            <span>{move || heading.get().map(|heading| context.say(&heading))}</span>
        </p>
    }
}

#[component]
fn Paces() -> impl IntoView {
    let playback = expect_context::<Playback>();
    let translator = expect_context::<TableContext>().translator;
    let paces = Pace::ALL.map(|pace| {
        view! {
            <button
                type="button"
                aria-pressed=move || (playback.pace.get() == pace).to_string()
                on:click=move |_| playback.pace.set(pace)
            >
                {translator.live(pace.message())}
            </button>
        }
    });
    view! { <div role="group" class="segments" aria-label=translator.live("replay-pace")>{paces.in_a_row()}</div> }
}

/// Actions for this moment: share it, or play on from it.
#[component]
fn Ways() -> impl IntoView {
    let playback = expect_context::<Playback>();
    let compass = expect_context::<Compass>();
    let translator = expect_context::<TableContext>().translator;
    let address = RwSignal::new(None::<String>);
    let refused = RwSignal::new(false);
    effect(move |_| {
        playback.at.track();
        address.set(None);
    });
    let share = move |_| {
        let here = window().location().origin().unwrap_or_default();
        let log = playback.with(|session| session.log());
        let packed = link::pack(&log, playback.at.get_untracked());
        address.set(Some(format!("{here}{}#{packed}", Route::Replay(None).path())));
    };
    let play_on = move |_| match playback.branch() {
        Ok(session) => compass.go(Route::Table(record::begin(session))),
        Err(_) => refused.set(true),
    };
    let select = |event: web_sys::FocusEvent| event_target::<web_sys::HtmlInputElement>(&event).select();
    let link = move || {
        address.get().map(|address| {
            view! {
                <label class="address">
                    <span>{translator.live("replay-address")}</span>
                    <input
                        type="text"
                        readonly
                        prop:value=address
                        on:focus=select
                    />
                </label>
            }
        })
    };
    view! {
        <div class="ways">
            <button type="button" class="button" on:click=share>{translator.live("replay-share")}</button>
            <Show when=move || !playback.is_over()>
                <button type="button" class="button go" on:click=play_on>{translator.live("replay-play-on")}</button>
            </Show>
        </div>
        {move || link()}
        <Show when=move || refused.get()>
            <p role="alert">{translator.live("replay-refused")}</p>
        </Show>
    }
}

#[component]
fn Slider() -> impl IntoView {
    let playback = expect_context::<Playback>();
    let context = expect_context::<TableContext>();
    let wind = move |event| {
        if let Ok(at) = event_target_value(&event).parse() {
            playback.go(at);
        }
    };
    view! {
        <input
            type="range"
            class="slider"
            min="0"
            max=playback.lines.to_string()
            aria-label=context.translator.live("replay-moment")
            aria-valuetext=move || place(playback, context)
            prop:value=move || playback.at.get().to_string()
            on:input=wind
        />
    }
}
