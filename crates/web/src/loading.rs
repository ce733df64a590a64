//! Loads a game when a visitor opens its table, and a chunk of the client when a visitor goes to one of its pages.
//! Before that, the client knows only the game's box.

use futures_util::future::{join, join4};
use games::NotFetched;
use lang::Locale;
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::GameInfo;
use wasm_split_helpers::SplitLoaderError;

use crate::i18n::{CurrentLocale, Translator};
use crate::lazy::{BOARD, Chunk, RenderPage, SOLO};
use crate::signal::{RwSignal, StoredValue};

/// The loading of a game and of a chunk of the client.
#[derive(Clone, Copy)]
pub(crate) struct Load {
    game: StoredValue<Option<String>>,
    chunk: Option<&'static Chunk<RenderPage>>,
    current_locale: CurrentLocale,
    state: RwSignal<State>,
}

/// The progress of loading.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum State {
    /// Loading.
    Coming,
    /// Everything is loaded. For an unknown game there is nothing to load; the page itself reports it.
    There,
    /// Loading failed.
    Away,
}

impl Load {
    /// Starts to load the game with this id and the chunk, unless they are loaded.
    pub(crate) fn order(game: Option<&str>, chunk: Option<&'static Chunk<RenderPage>>) -> Load {
        let current_locale = expect_context::<CurrentLocale>();
        let game =
            game.filter(|game| games::info(game).is_some_and(|cover| !is_there(cover, current_locale.now())));
        let chunk = chunk.filter(|chunk| chunk.entry().is_none());
        let is_all_there = game.is_none() && chunk.is_none();
        let state = RwSignal::new(if is_all_there { State::There } else { State::Coming });
        let load = Load { game: StoredValue::new(game.map(str::to_owned)), chunk, current_locale, state };
        if !is_all_there {
            load.send();
        }
        load
    }

    pub(crate) fn state(self) -> State {
        self.state.get()
    }

    fn send(self) {
        self.state.set(State::Coming);
        let game = self.game.get_value();
        let current_locale = self.current_locale;
        spawn_local(async move {
            let game = game.as_deref().and_then(games::info);
            // Load everything concurrently.
            let (fetched, words, table_parts, chunk) = join4(
                maybe(game.map(|game| games::fetch(game.id()))),
                maybe(game.map(|game| words(game.id(), current_locale))),
                maybe(game.map(load_table_parts)),
                maybe(self.chunk.map(Chunk::fetch)),
            )
            .await;
            current_locale.refresh_messages();
            let is_there = fetched.is_ok() && words.is_ok() && table_parts.is_ok() && chunk.is_ok();
            // If the visitor has left the page, the signal is gone and this does nothing.
            self.state.set(if is_there { State::There } else { State::Away });
        });
    }
}

/// Returns whether everything that a game needs is loaded.
fn is_there(cover: &dyn GameInfo, locale: Locale) -> bool {
    games::find(cover.id()).is_some_and(|game| !game.words().book(locale).messages.is_empty())
        && (!cover.has_board() || BOARD.entry().is_some())
        && (cover.feats().is_empty() || SOLO.entry().is_some())
}

/// Loads the chunks that this game needs and other games may not.
async fn load_table_parts(game: &dyn GameInfo) -> Result<(), SplitLoaderError> {
    let board = game.has_board().then(|| BOARD.fetch());
    let solo = (!game.feats().is_empty()).then(|| SOLO.fetch());
    let (board, solo) = join(maybe(board), maybe(solo)).await;
    board.and(solo)
}

/// Awaits a future, if there is one.
async fn maybe<T, E>(coming: Option<impl Future<Output = Result<T, E>>>) -> Result<(), E> {
    match coming {
        Some(coming) => coming.await.map(drop),
        None => Ok(()),
    }
}

/// Loads the messages of a game. If the user switches the language meanwhile, loads those of the new one too.
async fn words(game: &str, current_locale: CurrentLocale) -> Result<(), NotFetched> {
    loop {
        let locale = current_locale.now();
        games::fetch_words(game, locale).await?;
        if current_locale.now() == locale {
            return Ok(());
        }
    }
}

/// Renders a page once loading is complete. Until then shows the progress, or the error with a way to try again.
pub(crate) fn unpacked(load: Load, then: impl Fn() -> AnyView + Send + 'static) -> AnyView {
    (move || match load.state() {
        State::There => then(),
        State::Coming => view! { <Wait message="unpacking"/> }.into_any(),
        State::Away => view! { <Wait message="unpacking-failed" again=load/> }.into_any(),
    })
    .into_any()
}

#[component]
fn Wait(message: &'static str, #[prop(optional)] again: Option<Load>) -> impl IntoView {
    let translator = expect_context::<Translator>();
    let retry = again.map(|load| {
        view! { <button type="button" class="button go" on:click=move |_| load.send()>{translator.live("trouble-retry")}</button> }
    });
    view! {
        <main class="lost" class:unpacking=again.is_none() id="main">
            {again.map(|_| view! { <h1>{translator.live("lost-title")}</h1> })}
            <p role="status">{translator.live(message)}</p>
            {retry}
            <a class="button" href="/">{translator.live("to-the-shelf")}</a>
        </main>
    }
}
