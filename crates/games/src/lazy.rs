//! Games that are fetched when somebody wants to play them.

use std::sync::{Mutex, PoisonError};

use table::GameHandle;
use wasm_split_helpers::SplitLoaderError;

use crate::NotFetched;

/// What was fetched so far.
static FETCHED: Mutex<&'static [&'static dyn GameHandle]> = Mutex::new(&[]);

pub(crate) fn fetched() -> &'static [&'static dyn GameHandle] {
    *FETCHED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A game that is there stays there, and so does every list of games: there are only a few.
pub(crate) fn keep(kind: &'static dyn GameHandle) {
    let mut fetched = FETCHED.lock().unwrap_or_else(PoisonError::into_inner);
    if !fetched.iter().any(|other| other.id() == kind.id()) {
        *fetched = Box::leak([*fetched, &[kind]].concat().into_boxed_slice());
    }
}

impl From<SplitLoaderError> for NotFetched {
    fn from(_: SplitLoaderError) -> NotFetched {
        NotFetched
    }
}

macro_rules! fetched_lazily {
    ($($name:ident, $english:ident, $german:ident: $game:ty,)*) => {
        /// Each of these is the door to a program of its own.
        mod doors {
            $(
                #[wasm_split_helpers::wasm_split($name, fallible)]
                pub(super) fn $name() -> Result<&'static dyn table::GameHandle, crate::NotFetched> {
                    static GAME: table::Erased<$game> = table::Erased::new();
                    Ok(&GAME)
                }

                #[wasm_split_helpers::wasm_split($english, fallible)]
                pub(super) fn $english() -> Result<scene::Book, crate::NotFetched> {
                    Ok(<$game as scene::Portray>::english())
                }

                #[wasm_split_helpers::wasm_split($german, fallible)]
                pub(super) fn $german() -> Result<scene::Book, crate::NotFetched> {
                    Ok(<$game as scene::Portray>::german())
                }
            )*
        }

        /// Sees to it that the game with this id can be [found](find), if there is such a game.
        pub async fn fetch(id: &str) -> Result<(), NotFetched> {
            let kind = match id {
                $(<$game as engine::Game>::ID => doors::$name().await?,)*
                _ => return Err(NotFetched),
            };
            lazy::keep(kind);
            Ok(())
        }

        /// Sees to it that the game with this id speaks this language, if there is such a game.
        pub async fn fetch_words(id: &str, locale: Locale) -> Result<(), NotFetched> {
            match id {
                $(<$game as engine::Game>::ID => {
                    let book = match locale {
                        Locale::En => doors::$english().await?,
                        Locale::De => doors::$german().await?,
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
