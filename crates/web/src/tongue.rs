//! The language in which everything is said, switchable at any time.

use std::sync::{Arc, Mutex, OnceLock};

use lang::{Locale, Names, Voice};
use leptos::prelude::*;
use leptos::tachys::reactive_graph::SharedReactiveFunction;
use leptos::task::spawn_local;
use scene::{Text, Words};
use table::{Cover, Kind};
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::settings::Settings;
use crate::signal::{Memo, RwSignal, effect};

const ENGLISH: &str = include_str!("../lang/en.ftl");

/// Once it was fetched.
static GERMAN: OnceLock<&str> = OnceLock::new();

#[wasm_split(german, fallible)]
fn german() -> Result<&'static str, SplitLoaderError> {
    Ok(include_str!("../lang/de.ftl"))
}

/// The client's own messages. English is always there, so that whatever goes wrong can be said.
fn ours(locale: Locale) -> Option<&'static str> {
    match locale {
        Locale::En => Some(ENGLISH),
        Locale::De => GERMAN.get().copied(),
    }
}

/// Sees to it that the client speaks this language.
pub(crate) async fn learn(locale: Locale) -> Result<(), SplitLoaderError> {
    if locale == Locale::De {
        let _ = GERMAN.set(german().await?);
    }
    Ok(())
}

/// The language that is spoken now. A new one is spoken as soon as its words are there.
#[derive(Clone, Copy)]
pub(crate) struct Spoken(RwSignal<Locale>);

impl Spoken {
    /// What the settings say, whenever it can be spoken.
    pub(crate) fn follow(settings: RwSignal<Settings>) -> Spoken {
        let wanted = move || settings.with_untracked(Settings::locale);
        let spoken =
            RwSignal::new(Some(wanted()).filter(|locale| ours(*locale).is_some()).unwrap_or_default());
        effect(move |_| {
            let locale = settings.with(Settings::locale);
            if locale == spoken.get_untracked() {
                return;
            }
            spawn_local(async move {
                // What cannot be fetched is fetched when the settings change again, and at the next visit.
                if learn_all(locale).await && wanted() == locale {
                    spoken.set(locale);
                }
            });
        });
        effect(move |_| {
            let root = document().document_element().expect("a page has a root");
            root.set_attribute("lang", spoken.get().tag()).expect("it is the name of an attribute");
        });
        Spoken(spoken)
    }

    /// Which it is, without following it.
    pub(crate) fn now(self) -> Locale {
        self.0.get_untracked()
    }
}

/// Everything that is there learns a language.
async fn learn_all(locale: Locale) -> bool {
    let mut learned = learn(locale).await.is_ok();
    for kind in games::all() {
        learned = learned && games::fetch_words(kind.id(), locale).await.is_ok();
    }
    learned
}

/// Speaks the client's messages, and those of a game where there is one.
#[derive(Clone, Copy)]
pub(crate) struct Tongue {
    voice: Memo<Heard>,
}

/// Whose words are spoken besides the client's own.
#[derive(Clone, Copy)]
enum Speaker {
    Nobody,
    Box(&'static dyn Cover),
    Game(&'static dyn Kind),
}

impl Speaker {
    fn words(self) -> Option<Words> {
        match self {
            Speaker::Nobody => None,
            Speaker::Box(cover) => Some(cover.label()),
            Speaker::Game(kind) => Some(kind.words()),
        }
    }
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
    pub(crate) fn ours() -> Tongue {
        Tongue::new(Speaker::Nobody)
    }

    /// The client's messages and what is printed on the box of a game.
    pub(crate) fn on_box(cover: &'static dyn Cover) -> Tongue {
        Tongue::new(Speaker::Box(cover))
    }

    /// The client's messages and those of a game.
    pub(crate) fn of(kind: &'static dyn Kind) -> Tongue {
        Tongue::new(Speaker::Game(kind))
    }

    fn new(speaker: Speaker) -> Tongue {
        let Spoken(spoken) = expect_context();
        Tongue { voice: Memo::new(move || Heard(Arc::new(voice(spoken.get(), speaker.words())))) }
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

    /// A message that follows the language, for a place in a view. It is of the type that views make of all closures.
    pub(crate) fn live(self, id: &'static str) -> SharedReactiveFunction<String> {
        Arc::new(Mutex::new(move || self.word(id)))
    }
}

fn voice(locale: Locale, words: Option<Words>) -> Voice {
    let ours = ours(locale).expect("only a language is spoken whose words are there");
    match (words, locale) {
        (None, _) => Voice::with_messages(locale, &[ours]),
        (Some(words), Locale::En) => Voice::with_messages(locale, &[ours, words.en.messages]),
        (Some(words), Locale::De) => Voice::with_messages(locale, &[ours, words.de.messages]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(file: &str) -> Vec<&str> {
        let is_message = |line: &&str| line.starts_with(|c: char| c.is_ascii_lowercase());
        file.lines().filter(is_message).filter_map(|line| line.split(' ').next()).collect()
    }

    #[test]
    fn both_languages_have_the_same_messages() {
        let german = include_str!("../lang/de.ftl");
        assert!(ids(ENGLISH).len() > 30);
        assert_eq!(ids(ENGLISH), ids(german));
        for (locale, file) in [(Locale::En, ENGLISH), (Locale::De, german)] {
            let voice = Voice::with_messages(locale, &[file]);
            assert!(ids(file).iter().all(|id| voice.knows(id)));
        }
    }
}
