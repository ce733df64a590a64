//! The words of games. Browsers fetch those of one language at a time.

use lang::{Locale, Voice};
use scene::{Portray, Words};

/// Says what is wrong with a log: in English, unless only German was fetched.
pub(crate) fn voice<G: Portray>() -> Voice {
    let words = of::<G>();
    let only_german =
        words.book(Locale::En).messages.is_empty() && !words.book(Locale::De).messages.is_empty();
    let locale = if only_german { Locale::De } else { Locale::En };
    Voice::of(locale, words)
}

/// The words of a game, in every language.
#[cfg(not(feature = "lazy"))]
pub(crate) fn of<G: Portray>() -> Words {
    G::words()
}

/// The words of a game, in the languages that were fetched.
#[cfg(feature = "lazy")]
pub(crate) fn of<G: Portray>() -> Words {
    lazy::fetched(G::ID)
}

#[cfg(feature = "lazy")]
pub(crate) mod lazy {
    use std::sync::{Mutex, PoisonError};

    use lang::Locale;
    use scene::{Book, Words};

    /// By the id of the game.
    static FETCHED: Mutex<Vec<(&'static str, Words)>> = Mutex::new(Vec::new());

    pub(super) fn fetched(game: &str) -> Words {
        let fetched = FETCHED.lock().unwrap_or_else(PoisonError::into_inner);
        fetched.iter().find(|(id, _)| *id == game).map_or(Words::EMPTY, |(_, words)| *words)
    }

    /// From now on the game with this id speaks this language.
    pub fn keep_book(game: &'static str, locale: Locale, book: Book) {
        let mut words = fetched(game);
        words.set(locale, book);
        let mut fetched = FETCHED.lock().unwrap_or_else(PoisonError::into_inner);
        fetched.retain(|(id, _)| *id != game);
        fetched.push((game, words));
    }
}
