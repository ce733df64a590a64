//! Games as lazy-loaded chunks.

use std::sync::{Mutex, PoisonError};

use advice::Advisor;
use table::GameHandle;
use wasm_split_helpers::SplitLoaderError;

use crate::NotFetched;

/// A game and its bots.
pub(crate) type Game = (&'static dyn GameHandle, &'static dyn Advisor);

type Advisors = &'static [(&'static str, &'static dyn Advisor)];

/// The games that were fetched so far, and their bots by the id of the game.
static FETCHED: Mutex<(&'static [&'static dyn GameHandle], Advisors)> = Mutex::new((&[], &[]));

pub(crate) fn fetched() -> &'static [&'static dyn GameHandle] {
    FETCHED.lock().unwrap_or_else(PoisonError::into_inner).0
}

pub(crate) fn advisors() -> Advisors {
    FETCHED.lock().unwrap_or_else(PoisonError::into_inner).1
}

/// Adds a game. Games stay in memory, and so does every list of games: there are only a few.
pub(crate) fn keep((kind, advisor): Game) {
    let mut fetched = FETCHED.lock().unwrap_or_else(PoisonError::into_inner);
    if !fetched.0.iter().any(|other| other.id() == kind.id()) {
        fetched.0 = Box::leak([fetched.0, &[kind]].concat().into_boxed_slice());
        fetched.1 = Box::leak([fetched.1, &[(kind.id(), advisor)]].concat().into_boxed_slice());
    }
}

impl From<SplitLoaderError> for NotFetched {
    fn from(_: SplitLoaderError) -> NotFetched {
        NotFetched
    }
}

macro_rules! fetched_lazily {
    ($($name:ident, $english:ident, $german:ident: $game:ty,)*) => {
        /// The entry functions of the chunks.
        mod chunks {
            $(
                #[wasm_split_helpers::wasm_split($name, fallible)]
                pub(super) fn $name() -> Result<crate::lazy::Game, crate::NotFetched> {
                    static GAME: table::Erased<$game> = table::Erased::new();
                    Ok((&GAME, &GAME))
                }

                #[wasm_split_helpers::wasm_split($english, fallible)]
                pub(super) fn $english() -> Result<scene::Book, crate::NotFetched> {
                    Ok(<$game as scene::Portray>::book(lang::Locale::En))
                }

                #[wasm_split_helpers::wasm_split($german, fallible)]
                pub(super) fn $german() -> Result<scene::Book, crate::NotFetched> {
                    Ok(<$game as scene::Portray>::book(lang::Locale::De))
                }
            )*
        }

        /// Fetches the game with this id, so that [`find`] returns it. Fails if there is no such game.
        pub async fn fetch(id: &str) -> Result<(), NotFetched> {
            let kind = match id {
                $(<$game as engine::Game>::ID => chunks::$name().await?,)*
                _ => return Err(NotFetched),
            };
            lazy::keep(kind);
            Ok(())
        }

        /// Fetches the texts of a game in this language. Fails if there is no such game.
        pub async fn fetch_words(id: &str, locale: Locale) -> Result<(), NotFetched> {
            match id {
                $(<$game as engine::Game>::ID => {
                    let book = match locale {
                        Locale::En => chunks::$english().await?,
                        Locale::De => chunks::$german().await?,
                    };
                    table::keep_book(<$game as engine::Game>::ID, locale, book);
                    Ok(())
                })*
                _ => Err(NotFetched),
            }
        }
    };
}
pub(crate) use fetched_lazily;
