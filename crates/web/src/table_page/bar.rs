//! The bar at the top: the game, undo, the log, the menu.

use leptos::ev::{self, KeyboardEvent, MouseEvent};
use leptos::html::Button;
use leptos::prelude::*;
use scene::Leaf;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::arrangement::TableLayout;
use super::context::TableContext;
use super::merlin::{AskMerlin, Merlin};
use super::others::Others;
use super::sound::SoundSwitch;
use crate::erased_view::{InARow, Show};
use crate::online::WaitingElsewhere;
use crate::picture::{Emblem, Picture};
use crate::settings::{Beats, Pace, Settings};
use crate::settings_bar::SettingsBar;
use crate::signal::{Memo, RwSignal};

#[component]
pub(super) fn Bar() -> impl IntoView {
    let context = expect_context::<TableContext>();
    let translator = context.translator;
    let heading = context.part(|sight| sight.scene.heading.clone());
    let can_undo = context.part(|sight| sight.can_undo);
    // A log that has its place on the table needs no button.
    let layout = expect_context::<TableLayout>();
    let has_log = Memo::new(move || layout.rect(&Leaf::Log).is_some());
    let menu = RwSignal::new(false);
    let opener = NodeRef::<Button>::new();
    close_outside(menu);
    // Escape closes the menu and nothing behind it.
    let escape = move |event: KeyboardEvent| {
        if event.key() == "Escape" && menu.get_untracked() {
            event.stop_propagation();
            menu.set(false);
            if let Some(opener) = opener.get_untracked() {
                let _ = opener.focus();
            }
        }
    };
    // Online matches have no Merlin, because the other players rely on nobody using hints.
    let merlin = use_context::<Merlin>().is_some();
    view! {
        <header class="bar" on:keydown=escape>
            <a class="home" href="/" aria-label=translator.live("to-the-shelf") title=translator.live("to-the-shelf")>
                <Picture slug="app-icon-small" class="app-icon"/>
            </a>
            <h1>{translator.live("title")}</h1>
            <p>{move || heading.get().map(|heading| context.say(&heading))}</p>
            <WaitingElsewhere/>
            <button
                type="button"
                class="undo"
                aria-disabled=move || (!can_undo.get()).to_string()
                aria-keyshortcuts="Control+Z"
                on:click=move |_| context.handle.undo()
            >
                <Emblem id="undo" class="icon"/>
                <span>{translator.live("table-undo")}</span>
            </button>
            {merlin.then(|| view! { <AskMerlin/> })}
            <button
                type="button"
                class="log-button"
                class:placed=move || has_log.get()
                aria-expanded=move || context.drawer.get().to_string()
                on:click=move |_| context.drawer.update(|open| *open = !*open)
            >
                <Emblem id="scroll" class="icon outline"/>
                <span>{translator.live("table-log")}</span>
            </button>
            <button
                type="button"
                class="menu-button"
                node_ref=opener
                aria-expanded=move || menu.get().to_string()
                aria-label=translator.live("table-menu")
                on:click=move |_| menu.update(|open| *open = !*open)
            >
                <Emblem id="menu" class="icon"/>
            </button>
            <Show when=move || menu.get()>
                <Menu open=menu/>
            </Show>
        </header>
    }
}

/// Closes the menu when the user presses anywhere else.
fn close_outside(menu: RwSignal<bool>) {
    let pressed = window_event_listener(ev::pointerdown, move |event| {
        if menu.get_untracked() && closest(event.target(), ".menu, .menu-button").is_none() {
            menu.set(false);
        }
    });
    on_cleanup(move || pressed.remove());
}

/// Returns the closest element around the target of an event that matches a selector.
fn closest(target: Option<web_sys::EventTarget>, selector: &str) -> Option<Element> {
    target?.dyn_into::<Element>().ok()?.closest(selector).ok()?
}

/// Settings stay open, because the user sees their effect at once; every other button closes the menu.
#[component]
fn Menu(open: RwSignal<bool>) -> impl IntoView {
    let context = expect_context::<TableContext>();
    let settings = expect_context::<RwSignal<Settings>>();
    let translator = context.translator;
    let others = use_context::<Others>();
    let paces = Pace::ALL.map(|pace| {
        let chosen = move || settings.with(|settings| settings.pace == pace);
        view! {
            <button
                type="button"
                aria-pressed=move || chosen().to_string()
                on:click=move |_| settings.update(|settings| settings.pace = pace)
            >
                {translator.live(pace.message())}
            </button>
        }
    });
    let beats = Beats::ALL.map(|beats| {
        let chosen = move || settings.with(|settings| settings.beats == beats);
        view! {
            <button
                type="button"
                aria-pressed=move || chosen().to_string()
                on:click=move |_| settings.update(|settings| settings.beats = beats)
            >
                {translator.live(beats.message())}
            </button>
        }
    });
    view! {
        <div class="menu" on:click=move |event: MouseEvent| {
            if closest(event.target(), ".button").is_some() {
                open.set(false);
            }
        }>
            {others.map(|others| (others.arrangements)())}
            <button type="button" class="button" aria-keyshortcuts="W" on:click=move |_| context.handle.show_again()>
                {translator.live("beat-recap-about")}
            </button>
            <h2>{translator.live("settings-pace")}</h2>
            <div role="group" class="segments" aria-label=translator.live("settings-pace")>{paces.in_a_row()}</div>
            <h2>{translator.live("settings-beats")}</h2>
            <div role="group" class="segments" aria-label=translator.live("settings-beats")>{beats.in_a_row()}</div>
            <SettingsBar/>
            <SoundSwitch/>
            <button type="button" class="button" on:click=|_| toggle_full_screen()>
                {translator.live("table-full-screen")}
            </button>
            <a class="button" href="/">{translator.live("to-the-shelf")}</a>
        </div>
    }
}

fn toggle_full_screen() {
    let page = document();
    if page.fullscreen_element().is_some() {
        page.exit_fullscreen();
    } else if let Some(root) = page.document_element() {
        // A browser that refuses full screen ignores this.
        let _ = root.request_fullscreen();
    }
}
