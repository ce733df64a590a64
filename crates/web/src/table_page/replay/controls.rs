//! Stepping, running, winding, sharing, playing on.

use leptos::prelude::*;
use scene::Text;

use super::link;
use super::reel::Reel;
use crate::flow::{InARow, Show};
use crate::record;
use crate::route::{Compass, Route};
use crate::settings::Pace;
use crate::signal::{RwSignal, effect};
use crate::table_page::seeing::Seeing;

#[component]
pub(super) fn Controls() -> impl IntoView {
    let reel = expect_context::<Reel>();
    let seeing = expect_context::<Seeing>();
    let tongue = seeing.tongue;
    let button = move |sign: &'static str, label: &'static str, press: fn(Reel)| {
        view! {
            <button type="button" class="button" aria-label=tongue.live(label) title=tongue.live(label) on:click=move |_| press(reel)>
                {sign}
            </button>
        }
    };
    let run = move || {
        let (sign, label) =
            if reel.running.get() { ("❚❚", "replay-pause") } else { ("▶", "replay-play") };
        view! { <span aria-hidden="true">{sign}</span>{tongue.word(label)} }
    };
    view! {
        <section class="controls" aria-label=tongue.live("replay")>
            <div class="keys">
                {button("|◀", "replay-first", |reel| reel.go(0))}
                {button("◀", "replay-back", |reel| reel.step(-1))}
                <button type="button" class="button run" on:click=move |_| reel.toggle()>{move || run()}</button>
                {button("▶", "replay-on", |reel| reel.step(1))}
                {button("▶|", "replay-last", |reel| reel.go(reel.lines))}
            </div>
            <Where/>
            <Paces/>
            <Ways/>
            <Slider/>
        </section>
    }
}

/// Which moment this is.
fn place(reel: Reel, seeing: Seeing) -> String {
    seeing.say(&Text::new("replay-step").with("at", reel.at.get()).with("lines", reel.lines))
}

#[component]
fn Where() -> impl IntoView {
    let reel = expect_context::<Reel>();
    let seeing = expect_context::<Seeing>();
    let heading = seeing.part(|sight| sight.scene.heading.clone());
    view! {
        <p class="where">
            <b>{move || place(reel, seeing)}</b>
            <span>{move || heading.get().map(|heading| seeing.say(&heading))}</span>
        </p>
    }
}

#[component]
fn Paces() -> impl IntoView {
    let reel = expect_context::<Reel>();
    let tongue = expect_context::<Seeing>().tongue;
    let paces = Pace::ALL.map(|pace| {
        view! {
            <button
                type="button"
                aria-pressed=move || (reel.pace.get() == pace).to_string()
                on:click=move |_| reel.pace.set(pace)
            >
                {tongue.live(pace.message())}
            </button>
        }
    });
    view! { <div role="group" class="segments" aria-label=tongue.live("replay-pace")>{paces.in_a_row()}</div> }
}

/// What can be done with the moment: sending it to somebody, playing on from it.
#[component]
fn Ways() -> impl IntoView {
    let reel = expect_context::<Reel>();
    let compass = expect_context::<Compass>();
    let tongue = expect_context::<Seeing>().tongue;
    let address = RwSignal::new(None::<String>);
    let refused = RwSignal::new(false);
    effect(move |_| {
        reel.at.track();
        address.set(None);
    });
    let share = move |_| {
        let here = window().location().origin().unwrap_or_default();
        let log = reel.with(|session| session.log());
        let packed = link::pack(&log, reel.at.get_untracked());
        address.set(Some(format!("{here}{}#{packed}", Route::Replay(None).path())));
    };
    let play_on = move |_| match reel.branch() {
        Ok(session) => compass.go(Route::Table(record::begin(session))),
        Err(_) => refused.set(true),
    };
    let select = |event: web_sys::FocusEvent| event_target::<web_sys::HtmlInputElement>(&event).select();
    let link = move || {
        address.get().map(|address| {
            view! {
                <label class="address">
                    <span>{tongue.live("replay-address")}</span>
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
            <button type="button" class="button" on:click=share>{tongue.live("replay-share")}</button>
            <Show when=move || !reel.is_over()>
                <button type="button" class="button go" on:click=play_on>{tongue.live("replay-play-on")}</button>
            </Show>
        </div>
        {move || link()}
        <Show when=move || refused.get()>
            <p role="alert">{tongue.live("replay-refused")}</p>
        </Show>
    }
}

#[component]
fn Slider() -> impl IntoView {
    let reel = expect_context::<Reel>();
    let seeing = expect_context::<Seeing>();
    let wind = move |event| {
        if let Ok(at) = event_target_value(&event).parse() {
            reel.go(at);
        }
    };
    view! {
        <input
            type="range"
            class="slider"
            min="0"
            max=reel.lines.to_string()
            aria-label=seeing.tongue.live("replay-moment")
            aria-valuetext=move || place(reel, seeing)
            prop:value=move || reel.at.get().to_string()
            on:input=wind
        />
    }
}
