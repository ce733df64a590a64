//! The frame around every page.

use leptos::prelude::*;

use crate::flow::For;
use crate::herald::Herald;
use crate::online::{Bell, Me, Wire};
use crate::picture::Patterns;
use crate::record;
use crate::route::{Compass, Route};
use crate::setting::{Place, SettingPage};
use crate::settings;
use crate::shelf::Shelf;
use crate::signal::effect;
use crate::table_page::TablePage;
use crate::tongue::{Spoken, Tongue};
use crate::unpack::{Parcel, unpacked};
use crate::update::Update;
use crate::wing::{INN, STUDY};

/// The whole client.
#[component]
pub(crate) fn App() -> impl IntoView {
    let settings = settings::keep();
    let compass = Compass::start();
    let herald = Herald::new();
    provide_context(settings);
    provide_context(Spoken::follow(settings));
    provide_context(Tongue::ours());
    provide_context(compass);
    provide_context(herald);
    let me = Me::keep(settings);
    provide_context(me);
    let wire = Wire::new(me);
    provide_context(wire);
    provide_context(Bell::hang(me, wire, compass, settings));
    provide_context(Update::listen());
    view! {
        <Patterns/>
        // A list of one: a new page shares no element with the one before, which would pass from the look of the one
        // to that of the other before everybody's eyes.
        <For each=move || [compass.page()] key=|visit| visit.number let:visit>{page(visit.route)}</For>
        <div id="sky" aria-hidden="true"></div>
        {herald.region()}
    }
}

/// A page, once all is there that it needs.
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
    let wing = match &route {
        Route::Shelf | Route::Setting(_) | Route::Table(_) | Route::Lost => None,
        Route::Lesson(_) | Route::Rules(_) | Route::Alone(_) | Route::Analysis(_) | Route::Replay(_) => {
            Some(&STUDY)
        }
        Route::Lobby
        | Route::Opening(_)
        | Route::Online(_)
        | Route::Best(_)
        | Route::Person(_)
        | Route::You => Some(&INN),
    };
    let parcel = Parcel::order(game.as_deref(), wing);
    unpacked(parcel, move || match wing.and_then(|wing| wing.door()) {
        Some(door) => door(route.clone()),
        None => hall(route.clone()),
    })
}

/// The pages that everybody needs who sits down to play.
fn hall(route: Route) -> AnyView {
    match route {
        Route::Setting(game) => view! { <SettingPage game=game place=Place::Here/> }.into_any(),
        Route::Table(id) => view! { <TablePage id=id/> }.into_any(),
        Route::Shelf => view! { <Shelf/> }.into_any(),
        _ => view! { <Lost message="lost-address"/> }.into_any(),
    }
}

/// Names the page in the browser's own title, with a mark while a table elsewhere waits for the reader.
pub(crate) fn title(words: impl Fn() -> String + 'static) {
    let bell = expect_context::<Bell>();
    effect(move |_| {
        let words = words();
        let mark = if bell.elsewhere().is_empty() || words.starts_with(MARK) { "" } else { MARK };
        document().set_title(&format!("{mark}{words}"));
    });
}

/// Something waits for the reader.
pub(crate) const MARK: &str = "● ";

/// A page that cannot be shown, why, and the way on.
#[component]
pub(crate) fn Lost(message: &'static str, #[prop(optional, into)] detail: Option<String>) -> impl IntoView {
    let tongue = expect_context::<Tongue>();
    title(move || tongue.word("app-title"));
    view! {
        <main class="lost" id="main">
            <h1>{tongue.live("lost-title")}</h1>
            <p>{tongue.live(message)}</p>
            {detail.map(|detail| view! { <p class="detail">{detail}</p> })}
            <a class="button go" href="/">{tongue.live("to-the-shelf")}</a>
        </main>
    }
}
