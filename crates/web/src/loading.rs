//! A game is fetched when somebody sits down to it, a wing of the client when somebody goes there. Until then there is only
//! the game's box, and the way to the wing.

use futures_util::future::{join, join4};
use games::NotFetched;
use lang::Locale;
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::GameInfo;
use wasm_split_helpers::SplitLoaderError;

use crate::i18n::{CurrentLocale, Translator, messages};
use crate::lazy::{BOARD, Chunk, RenderPage, SOLO};
use crate::signal::{RwSignal, StoredValue};

/// A game that somebody wants to play, and a wing of the client where they want to go.
#[derive(Clone, Copy)]
pub(crate) struct Load {
    game: StoredValue<Option<String>>,
    chunk: Option<&'static Chunk<RenderPage>>,
    current_locale: CurrentLocale,
    state: RwSignal<State>,
}

/// How far a parcel is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum State {
    /// On its way.
    Coming,
    /// All is there that there is; if there is no such game, whoever wanted it finds out.
    There,
    /// It cannot be reached.
    Away,
}

impl Load {
    /// Sends for the game with this id and for a wing, unless they are there.
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
            // All of it is asked for at once.
            let (fetched, words, furniture, chunk) = join4(
                maybe(game.map(|game| games::fetch(game.id()))),
                maybe(game.map(|game| words(game.id(), current_locale))),
                maybe(game.map(load_table_parts)),
                maybe(self.chunk.map(Chunk::fetch)),
            )
            .await;
            current_locale.refresh_messages();
            let is_there = fetched.is_ok() && words.is_ok() && furniture.is_ok() && chunk.is_ok();
            // Whoever left the page meanwhile needs nothing.
            self.state.set(if is_there { State::There } else { State::Away });
        });
    }
}

/// Is there all that a game needs?
fn is_there(cover: &dyn GameInfo, locale: Locale) -> bool {
    games::find(cover.id()).is_some_and(|game| !messages(game.words(), locale).is_empty())
        && (!cover.has_board() || BOARD.entry().is_some())
        && (cover.feats().is_empty() || SOLO.entry().is_some())
}

/// Fetches those parts of the table that this game needs and not every game does.
async fn load_table_parts(game: &dyn GameInfo) -> Result<(), SplitLoaderError> {
    let board = game.has_board().then(|| BOARD.fetch());
    let honours = (!game.feats().is_empty()).then(|| SOLO.fetch());
    let (board, honours) = join(maybe(board), maybe(honours)).await;
    board.and(honours)
}

/// Waits for something, if there is anything to wait for.
async fn maybe<T, E>(coming: Option<impl Future<Output = Result<T, E>>>) -> Result<(), E> {
    match coming {
        Some(coming) => coming.await.map(drop),
        None => Ok(()),
    }
}

/// Fetches the words of a game. If the language is switched meanwhile, those of the new one too.
async fn words(game: &str, current_locale: CurrentLocale) -> Result<(), NotFetched> {
    loop {
        let locale = current_locale.now();
        games::fetch_words(game, locale).await?;
        if current_locale.now() == locale {
            return Ok(());
        }
    }
}

/// A page that is shown once a parcel is there.
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
