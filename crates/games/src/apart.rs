//! Games that are fetched when somebody wants to play them.

use std::sync::{Mutex, PoisonError};

use table::Kind;
use wasm_split_helpers::SplitLoaderError;

use crate::NotFetched;

/// What was fetched so far.
static FETCHED: Mutex<&'static [&'static dyn Kind]> = Mutex::new(&[]);

pub(crate) fn fetched() -> &'static [&'static dyn Kind] {
    *FETCHED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A game that is there stays there, and so does every list of games: there are only a few.
pub(crate) fn keep(kind: &'static dyn Kind) {
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

macro_rules! fetched_apart {
    ($($name:ident: $game:ty,)*) => {
        /// Each of these is the door to a program of its own.
        mod doors {
            $(
                #[wasm_split_helpers::wasm_split($name, fallible)]
                pub(super) fn $name() -> Result<&'static dyn table::Kind, crate::NotFetched> {
                    static GAME: table::Of<$game> = table::Of::new();
                    Ok(&GAME)
                }
            )*
        }

        /// Sees to it that the game with this id can be [found](find), if there is such a game.
        pub async fn fetch(id: &str) -> Result<(), NotFetched> {
            let kind = match id {
                $(<$game as engine::Game>::ID => doors::$name().await?,)*
                _ => return Err(NotFetched),
            };
            apart::keep(kind);
            Ok(())
        }
    };
}
pub(crate) use fetched_apart;
