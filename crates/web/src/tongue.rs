//! The language in which everything is said, switchable at any time.

use std::sync::Arc;

use lang::{Locale, Names, Voice};
use leptos::prelude::*;
use scene::{Text, Words};

use crate::settings::Settings;

const OURS: [(Locale, &str); 2] =
    [(Locale::En, include_str!("../lang/en.ftl")), (Locale::De, include_str!("../lang/de.ftl"))];

/// Speaks the client's messages, and those of a game where there is one.
#[derive(Clone, Copy)]
pub(crate) struct Tongue {
    voice: Memo<Heard>,
}

/// A voice in a signal: a new one for each language.
#[derive(Clone)]
struct Heard(Arc<Voice>);

impl PartialEq for Heard {
    fn eq(&self, other: &Heard) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Tongue {
    /// The client's own messages alone.
    pub(crate) fn ours(settings: RwSignal<Settings>) -> Tongue {
        Tongue::new(settings, None)
    }

    /// The client's messages and those of a game.
    pub(crate) fn of(settings: RwSignal<Settings>, words: Words) -> Tongue {
        Tongue::new(settings, Some(words))
    }

    fn new(settings: RwSignal<Settings>, words: Option<Words>) -> Tongue {
        let locale = Memo::new(move |_| settings.with(Settings::locale).tag());
        let voice = Memo::new(move |_| {
            let locale = Locale::from_tag(locale.get()).expect("it is a tag of ours");
            Heard(Arc::new(voice(locale, words)))
        });
        Tongue { voice }
    }

    /// Which language is spoken.
    pub(crate) fn locale(self) -> Locale {
        self.voice.with(|voice| voice.0.locale())
    }

    /// A message without arguments.
    pub(crate) fn word(self, id: &str) -> String {
        self.voice.with(|voice| voice.0.word(id))
    }

    /// A text; seats are called by their numbers.
    pub(crate) fn say(self, text: &Text) -> String {
        self.say_to(text, Names::default())
    }

    /// A text for somebody, with the names of those who sit there.
    pub(crate) fn say_to(self, text: &Text, names: Names<'_>) -> String {
        self.voice.with(|voice| voice.0.say(text, names))
    }

    /// The voice itself, for longer speeches.
    pub(crate) fn with<T>(self, speak: impl FnOnce(&Voice) -> T) -> T {
        self.voice.with(|voice| speak(&voice.0))
    }

    /// A message that follows the language, for a place in a view.
    pub(crate) fn live(self, id: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
        move || self.word(id)
    }
}

fn voice(locale: Locale, words: Option<Words>) -> Voice {
    let ours = OURS.iter().find(|entry| entry.0 == locale).expect("the client speaks every language").1;
    match (words, locale) {
        (None, _) => Voice::with_messages(locale, &[ours]),
        (Some(words), Locale::En) => Voice::with_messages(locale, &[ours, words.en.messages]),
        (Some(words), Locale::De) => Voice::with_messages(locale, &[ours, words.de.messages]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(locale: Locale) -> Vec<&'static str> {
        let file = OURS.iter().find(|entry| entry.0 == locale).unwrap().1;
        let is_message = |line: &&str| line.starts_with(|c: char| c.is_ascii_lowercase());
        file.lines().filter(is_message).filter_map(|line| line.split(' ').next()).collect()
    }

    #[test]
    fn both_languages_have_the_same_messages() {
        assert!(ids(Locale::En).len() > 30);
        assert_eq!(ids(Locale::En), ids(Locale::De));
        for locale in Locale::ALL {
            let voice = voice(locale, None);
            assert!(ids(locale).iter().all(|id| voice.knows(id)));
        }
    }
}
