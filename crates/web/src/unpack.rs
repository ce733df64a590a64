//! A game is fetched when somebody sits down to it, a wing of the client when somebody goes there. Until then there is only
//! the game's box, and the way to the wing.

use games::NotFetched;
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::Cover;
use wasm_split_helpers::SplitLoaderError;

use crate::signal::{RwSignal, StoredValue};
use crate::tongue::{Spoken, Tongue};
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
        let game = game.filter(|game| games::cover(game).is_some_and(|cover| !is_there(cover)));
        let wing = wing.filter(|wing| wing.door().is_none());
        let is_all_there = game.is_none() && wing.is_none();
        let state = RwSignal::new(if is_all_there { State::There } else { State::Coming });
        let parcel =
            Parcel { game: StoredValue::new(game.map(str::to_owned)), wing, spoken: expect_context(), state };
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
            let mut fetched = true;
            if let Some(game) = game {
                fetched = fetch(&game, spoken).await.is_ok() && furnish(&game).await.is_ok();
            }
            if let Some(wing) = self.wing {
                fetched = wing.fetch().await.is_ok() && fetched;
                spoken.hear_more();
            }
            // Whoever left the page meanwhile needs nothing.
            self.state.set(if fetched { State::There } else { State::Away });
        });
    }
}

/// Is there all that a game needs?
fn is_there(cover: &dyn Cover) -> bool {
    games::find(cover.id()).is_some()
        && (!cover.has_board() || BOARD.door().is_some())
        && (cover.feats().is_empty() || HONOURS.door().is_some())
}

/// Fetches those parts of the table that this game needs and not every game does.
async fn furnish(game: &str) -> Result<(), SplitLoaderError> {
    let Some(cover) = games::cover(game) else { return Ok(()) };
    if cover.has_board() {
        BOARD.fetch().await?;
    }
    if !cover.feats().is_empty() {
        HONOURS.fetch().await?;
    }
    Ok(())
}

/// Fetches a game and its words. If the language is switched meanwhile, those of the new one too.
async fn fetch(game: &str, spoken: Spoken) -> Result<(), NotFetched> {
    games::fetch(game).await?;
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
