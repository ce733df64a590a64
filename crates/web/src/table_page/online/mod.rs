//! The table with people on other devices: the same scene, which the server sends, and what there is to settle with
//! others.

mod affairs;
mod clock;
mod ending;
mod spoken;
mod talk;

use leptos::prelude::*;

use super::bar::Bar;
use super::drawer::Drawer;
use super::seeing::Seeing;
use super::{TableTop, focus, narrator, page_class, sound};
use crate::app::{MARK, title};
use crate::fit::keep_fitting;
use crate::host::{Host, Judge};
use crate::online::{Company, look, players};
use crate::settings::Settings;
use crate::tongue::Tongue;

use super::others::Others;
use crate::signal::{Memo, RwSignal, effect};
use affairs::{Affairs, Arrangements};
use clock::Presence;
use ending::Ending;
use talk::{Tab, Talk, TalkTabs};

/// A match on the server, as the reader sees it.
#[component]
pub(crate) fn OnlineTable() -> impl IntoView {
    let company = expect_context::<Company>();
    let settings = expect_context::<RwSignal<Settings>>();
    let host = sit_down(company, settings);
    let tongue = Tongue::of(host.kind);
    let seeing = Seeing::new(host, tongue);
    provide_context(seeing);
    let tab = Tab::new(company);
    provide_context(tab);
    provide_context(Others {
        talks: Memo::new(move || tab.talk.get()),
        is_broken_off: Memo::new(move || company.is_broken_off()),
        tabs: || view! { <TalkTabs/> }.into_any(),
        talk: || view! { <Talk/> }.into_any(),
        affairs: || view! { <Affairs/> }.into_any(),
        arrangements: || view! { <Arrangements/> }.into_any(),
        ending: || view! { <Ending/> }.into_any(),
        presence: |seat| view! { <Presence seat=seat/> }.into_any(),
    });
    let yours = seeing.part(|sight| !sight.choices.is_empty());
    title(move || {
        let name = format!("{} – {}", tongue.word("title"), tongue.word("app-title"));
        if yours.get() { format!("{MARK}{} – {name}", tongue.word("shelf-your-turn")) } else { name }
    });
    narrator::narrate(seeing);
    sound::listen(seeing, settings);
    focus::keep(seeing);
    keep_fitting();
    view! {
        <div class=move || page_class(seeing, "online") on:keydown=move |event| keys(seeing, &event)>
            <Bar/>
            <TableTop/>
            <Drawer/>
        </div>
    }
}

/// The host of a match that the server keeps: it shows what is seen, and sends what is touched.
fn sit_down(company: Company, settings: RwSignal<Settings>) -> Host {
    const THERE: &str = "the page shows a table once there is something to see";
    let (seated, game) = company
        .info
        .with_untracked(|info| info.as_ref().map(|info| (players(info), info.game.clone())))
        .expect(THERE);
    let kind = games::find(&game).expect("the page knows the game");
    let seen = company.seen.get_untracked().expect(THERE);
    let first = look(kind, &seen).expect("server and client have the same rules");
    let would_undo = move |action: String| {
        company.seen.with_untracked(|seen| {
            let sight = seen.as_ref().map(|seen| &seen.sight);
            sight.is_some_and(|sight| {
                sight.viewer.is_some_and(|viewer| kind.keeps_turn(sight.view.get(), viewer, &action))
            })
        })
    };
    let judge = Judge::Server {
        act: Callback::new(move |action| company.act(action)),
        undo: Callback::new(move |()| company.undo()),
        would_undo: Callback::new(would_undo),
    };
    let host = Host::sit_elsewhere(kind, seated, settings, first, judge);
    effect(move |before: Option<()>| {
        let seen = company.seen.get();
        let sending = company.is_sending();
        let behind = company.is_behind();
        let rests = company.is_over() || company.is_paused();
        if before.is_none() && !sending && !behind && !rests {
            return;
        }
        if let Some(mut sight) = seen.and_then(|seen| look(kind, &seen)) {
            // What is on its way cannot be touched again, what has changed since would be refused, and after the end or in a
            // pause there is nothing to do.
            if sending || behind || rests {
                sight.choices.clear();
                sight.can_undo = false;
            }
            if host.sight.with_untracked(|now| **now != sight) {
                host.change_to(sight);
            }
        }
    });
    effect(move |_| {
        if let Some(now) = company.with(players)
            && host.players.with_untracked(|seated| *seated != now)
        {
            host.players.set(now);
        }
    });
    host
}

/// Keys that work everywhere at the table, except where somebody writes.
fn keys(seeing: Seeing, event: &web_sys::KeyboardEvent) {
    let command = event.ctrl_key() || event.meta_key();
    match event.key().as_str() {
        "Escape" if seeing.drawer.get_untracked() => seeing.drawer.set(false),
        "Escape" => seeing.host.touched.set(Vec::new()),
        "z" if command && !event.shift_key() && !is_writing() => seeing.host.undo(),
        _ => {}
    }
}

fn is_writing() -> bool {
    document().active_element().is_some_and(|element| element.matches("input").unwrap_or(false))
}
