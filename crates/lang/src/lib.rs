//! Speaks [`Text`](scene::Text)s: Fluent messages per game and language, shared phrases, names of players, rulebooks.

mod names;
mod phrases;
mod reading;
mod rulebook;
mod voice;

pub use names::{Names, real_names};
pub use reading::{explain, explain_spot, read, read_piece, read_spot};
pub use rulebook::{Clause, Rulebook, Section};
pub use voice::{PLAYERS, Voice, learn_german};

/// The languages everything is written in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Locale {
    /// English.
    #[default]
    En,
    /// German.
    De,
}

impl Locale {
    /// Every language, in the order in which people switch through them.
    pub const ALL: [Locale; 2] = [Locale::En, Locale::De];

    /// Its BCP 47 tag.
    pub const fn tag(self) -> &'static str {
        match self {
            Locale::En => "en",
            Locale::De => "de",
        }
    }

    /// The language's own name for itself.
    pub const fn name(self) -> &'static str {
        match self {
            Locale::En => "English",
            Locale::De => "Deutsch",
        }
    }

    /// How it calls whoever listens, known even where nothing else of the language is. The same as its message `you`.
    pub const fn you(self) -> &'static str {
        match self {
            Locale::En => "You",
            Locale::De => "Du",
        }
    }

    /// The first known language of a tag or an environment value such as `de_AT.UTF-8`.
    pub fn from_tag(tag: &str) -> Option<Locale> {
        let language = tag.split(['-', '_', '.', ':']).next()?.to_ascii_lowercase();
        Locale::ALL.into_iter().find(|locale| locale.tag() == language)
    }

    /// The language after this one, round and round.
    #[must_use]
    pub fn next(self) -> Locale {
        match self {
            Locale::En => Locale::De,
            Locale::De => Locale::En,
        }
    }
}
