//! The languages of all texts.

/// The languages in which every text is available.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Locale {
    /// English.
    #[default]
    En,
    /// German.
    De,
}

impl Locale {
    /// Every language, in the order in which the language switch cycles through them.
    pub const ALL: [Locale; 2] = [Locale::En, Locale::De];

    /// Returns the BCP 47 tag.
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

    /// Returns the word for the listener, equal to the message `you`. It is available before the messages are loaded.
    pub const fn you(self) -> &'static str {
        match self {
            Locale::En => "You",
            Locale::De => "Du",
        }
    }

    /// Returns the language of a BCP 47 tag or of an environment value such as `de_AT.UTF-8`, if it is a known one.
    pub fn from_tag(tag: &str) -> Option<Locale> {
        let language = tag.split(['-', '_', '.', ':']).next()?.to_ascii_lowercase();
        Locale::ALL.into_iter().find(|locale| locale.tag() == language)
    }

    /// Returns the next language in the cycle.
    #[must_use]
    pub fn next(self) -> Locale {
        match self {
            Locale::En => Locale::De,
            Locale::De => Locale::En,
        }
    }
}
