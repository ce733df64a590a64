//! The frame around every page.

use leptos::prelude::*;

use crate::alone::AlonePage;
use crate::herald::Herald;
use crate::picture::Patterns;
use crate::route::{Compass, Route};
use crate::rulebook::RulebookPage;
use crate::setting::SettingPage;
use crate::settings;
use crate::shelf::Shelf;
use crate::table_page::TablePage;
use crate::table_page::lesson::LessonPage;
use crate::table_page::replay::ReplayPage;
use crate::tongue::Tongue;
use crate::update::Update;

/// The whole client.
#[component]
pub(crate) fn App() -> impl IntoView {
    let settings = settings::keep();
    let tongue = Tongue::ours(settings);
    let compass = Compass::start();
    let herald = Herald::new();
    provide_context(settings);
    provide_context(tongue);
    provide_context(compass);
    provide_context(herald);
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

fn page(route: Route) -> AnyView {
    match route {
        Route::Shelf => view! { <Shelf/> }.into_any(),
        Route::Setting(game) => view! { <SettingPage game=game/> }.into_any(),
        Route::Table(id) => view! { <TablePage id=id/> }.into_any(),
        Route::Lesson(game) => view! { <LessonPage game=game/> }.into_any(),
        Route::Rules(game) => view! { <RulebookPage game=game/> }.into_any(),
        Route::Alone(game) => view! { <AlonePage game=game/> }.into_any(),
        Route::Analysis(id) => view! { <ReplayPage id=Some(id) analysed=true/> }.into_any(),
        Route::Replay(id) => view! { <ReplayPage id=id/> }.into_any(),
        Route::Lost => view! { <Lost message="lost-address"/> }.into_any(),
    }
}

/// Names the page in the browser's own title.
pub(crate) fn title(words: impl Fn() -> String + 'static) {
    Effect::new(move |_| document().set_title(&words()));
}

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
