//! A game is fetched when somebody sits down to it, a wing of the client when somebody goes there. Until then there is only
//! the game's box, and the way to the wing.

use futures_util::future::{join, join4};
use games::NotFetched;
use lang::Locale;
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::GameInfo;
use wasm_split_helpers::SplitLoaderError;

use crate::signal::{RwSignal, StoredValue};
use crate::tongue::{Spoken, Tongue, messages};
use crate::wing::{BOARD, HONOURS, ToPage, Wing};

/// A game that somebody wants to play, and a wing of the client where they want to go.
#[derive(Clone, Copy)]
pub(crate) struct Parcel {
    game: StoredValue<Option<String>>,
    wing: Option<&'static Wing<ToPage>>,
    spoken: Spoken,
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

impl Parcel {
    /// Sends for the game with this id and for a wing, unless they are there.
    pub(crate) fn order(game: Option<&str>, wing: Option<&'static Wing<ToPage>>) -> Parcel {
        let spoken = expect_context::<Spoken>();
        let game = game.filter(|game| games::info(game).is_some_and(|cover| !is_there(cover, spoken.now())));
        let wing = wing.filter(|wing| wing.door().is_none());
        let is_all_there = game.is_none() && wing.is_none();
        let state = RwSignal::new(if is_all_there { State::There } else { State::Coming });
        let parcel = Parcel { game: StoredValue::new(game.map(str::to_owned)), wing, spoken, state };
        if !is_all_there {
            parcel.send();
        }
        parcel
    }

    pub(crate) fn state(self) -> State {
        self.state.get()
    }

    fn send(self) {
        self.state.set(State::Coming);
        let game = self.game.get_value();
        let spoken = self.spoken;
        spawn_local(async move {
            let game = game.as_deref().and_then(games::info);
            // All of it is asked for at once.
            let (fetched, words, furniture, wing) = join4(
                maybe(game.map(|game| games::fetch(game.id()))),
                maybe(game.map(|game| words(game.id(), spoken))),
                maybe(game.map(furnish)),
                maybe(self.wing.map(Wing::fetch)),
            )
            .await;
            spoken.hear_more();
            let is_there = fetched.is_ok() && words.is_ok() && furniture.is_ok() && wing.is_ok();
            // Whoever left the page meanwhile needs nothing.
            self.state.set(if is_there { State::There } else { State::Away });
        });
    }
}

/// Is there all that a game needs?
fn is_there(cover: &dyn GameInfo, locale: Locale) -> bool {
    games::find(cover.id()).is_some_and(|game| !messages(game.words(), locale).is_empty())
        && (!cover.has_board() || BOARD.door().is_some())
        && (cover.feats().is_empty() || HONOURS.door().is_some())
}

/// Fetches those parts of the table that this game needs and not every game does.
async fn furnish(game: &dyn GameInfo) -> Result<(), SplitLoaderError> {
    let board = game.has_board().then(|| BOARD.fetch());
    let honours = (!game.feats().is_empty()).then(|| HONOURS.fetch());
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
async fn words(game: &str, spoken: Spoken) -> Result<(), NotFetched> {
    loop {
        let locale = spoken.now();
        games::fetch_words(game, locale).await?;
        if spoken.now() == locale {
            return Ok(());
        }
    }
}

/// A page that is shown once a parcel is there.
pub(crate) fn unpacked(parcel: Parcel, then: impl Fn() -> AnyView + Send + 'static) -> AnyView {
    (move || match parcel.state() {
        State::There => then(),
        State::Coming => view! { <Wait message="unpacking"/> }.into_any(),
        State::Away => view! { <Wait message="unpacking-failed" again=parcel/> }.into_any(),
    })
    .into_any()
}

#[component]
fn Wait(message: &'static str, #[prop(optional)] again: Option<Parcel>) -> impl IntoView {
    let tongue = expect_context::<Tongue>();
    let retry = again.map(|parcel| {
        view! { <button type="button" class="button go" on:click=move |_| parcel.send()>{tongue.live("trouble-retry")}</button> }
    });
    view! {
        <main class="lost" class:unpacking=again.is_none() id="main">
            {again.map(|_| view! { <h1>{tongue.live("lost-title")}</h1> })}
            <p role="status">{tongue.live(message)}</p>
            {retry}
            <a class="button" href="/">{tongue.live("to-the-shelf")}</a>
        </main>
    }
}
