//! The frame around every page.

use leptos::prelude::*;

use crate::erased_view::For;
use crate::i18n::{CurrentLocale, Translator};
use crate::lazy::{LIBRARY, ONLINE};
use crate::live_region::LiveRegion;
use crate::loading::{Load, unpacked};
use crate::online::{Me, Socket, TurnAlerts};
use crate::picture::Patterns;
use crate::record;
use crate::route::{Compass, Route};
use crate::setting::{Place, SettingPage};
use crate::settings;
use crate::shelf::Shelf;
use crate::signal::effect;
use crate::table_page::TablePage;
use crate::update::Update;

#[component]
pub(crate) fn App() -> impl IntoView {
    let settings = settings::keep();
    let compass = Compass::start();
    let live_region = LiveRegion::new();
    provide_context(settings);
    provide_context(CurrentLocale::follow(settings));
    provide_context(Translator::ours());
    provide_context(compass);
    provide_context(live_region);
    let me = Me::keep(settings);
    provide_context(me);
    let socket = Socket::new(me);
    provide_context(socket);
    provide_context(TurnAlerts::hang(me, socket, compass, settings));
    provide_context(Update::listen());
    view! {
        <Patterns/>
        // A list of one entry: a new page shares no element with the last one. A shared element would visibly change
        // from one style to the other.
        <For each=move || [compass.page()] key=|visit| visit.number let:visit>{page(visit.route)}</For>
        <div id="sky" aria-hidden="true"></div>
        {live_region.region()}
    }
}

/// Renders a page once everything it needs is loaded.
fn page(route: Route) -> AnyView {
    let game = match &route {
        Route::Setting(game)
        | Route::Opening(game)
        | Route::Lesson(game)
        | Route::Rules(game)
        | Route::Alone(game) => Some(game.clone()),
        Route::Table(id) | Route::Analysis(id) | Route::Replay(Some(id)) => record::game(id),
        _ => None,
    };
    let chunk = match &route {
        Route::Shelf | Route::Setting(_) | Route::Table(_) | Route::Lost => None,
        Route::Lesson(_) | Route::Rules(_) | Route::Alone(_) | Route::Analysis(_) | Route::Replay(_) => {
            Some(&LIBRARY)
        }
        Route::Lobby
        | Route::Opening(_)
        | Route::Online(_)
        | Route::Best(_)
        | Route::Person(_)
        | Route::You => Some(&ONLINE),
    };
    let load = Load::order(game.as_deref(), chunk);
    unpacked(load, move || match chunk.and_then(|chunk| chunk.entry()) {
        Some(entry) => entry(route.clone()),
        None => main_page(route.clone()),
    })
}

/// Renders the pages that are part of the main chunk.
fn main_page(route: Route) -> AnyView {
    match route {
        Route::Setting(game) => view! { <SettingPage game=game place=Place::Here/> }.into_any(),
        Route::Table(id) => view! { <TablePage id=id/> }.into_any(),
        Route::Shelf => view! { <Shelf/> }.into_any(),
        _ => view! { <Lost message="lost-address"/> }.into_any(),
    }
}

/// Sets the browser's title, with a mark while a table elsewhere waits for the user.
pub(crate) fn title(words: impl Fn() -> String + 'static) {
    let turn_alerts = expect_context::<TurnAlerts>();
    effect(move |_| {
        let words = words();
        let mark = if turn_alerts.elsewhere().is_empty() || words.starts_with(MARK) { "" } else { MARK };
        document().set_title(&format!("{mark}{words}"));
    });
}

/// The mark in the title while a table waits for the user.
pub(crate) const MARK: &str = "● ";

/// A page that cannot be shown, with the reason and a link to continue.
#[component]
pub(crate) fn Lost(message: &'static str, #[prop(optional, into)] detail: Option<String>) -> impl IntoView {
    let translator = expect_context::<Translator>();
    title(move || translator.word("app-title"));
    view! {
        <main class="lost" id="main">
            <h1>{translator.live("lost-title")}</h1>
            <p>{translator.live(message)}</p>
            {detail.map(|detail| view! { <p class="detail">{detail}</p> })}
            <a class="button go" href="/">{translator.live("to-the-shelf")}</a>
        </main>
    }
}
