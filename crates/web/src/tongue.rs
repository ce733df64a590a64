//! The language in which everything is said, switchable at any time.

use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use lang::{Locale, Names, Voice};
use leptos::prelude::*;
use leptos::tachys::reactive_graph::SharedReactiveFunction;
use leptos::task::spawn_local;
use scene::{Text, Words};
use table::{GameHandle, GameInfo};
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::settings::Settings;
use crate::signal::{Memo, RwSignal, effect};

const ENGLISH: &str = include_str!("../lang/en.ftl");

/// Once it was fetched.
static GERMAN: OnceLock<&str> = OnceLock::new();

#[wasm_split(german, fallible)]
fn german() -> Result<&'static str, SplitLoaderError> {
    lang::learn_german();
    Ok(include_str!("../lang/de.ftl"))
}

/// What parts of the client say that were fetched, in every language.
static FURTHER: Mutex<Vec<Further>> = Mutex::new(Vec::new());

/// What a part of the client says: messages in English and in German.
pub(crate) type Further = [&'static str; Locale::ALL.len()];

fn further() -> MutexGuard<'static, Vec<Further>> {
    FURTHER.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A part of the client was fetched that has something to say.
pub(crate) fn say_too(words: Further) {
    let mut further = further();
    if !further.contains(&words) {
        further.push(words);
    }
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
pub(crate) struct Spoken {
    locale: RwSignal<Locale>,
    /// How many parts of the client that have something to say were heard of.
    more: RwSignal<usize>,
    /// The language that is wanted could not be fetched.
    is_away: RwSignal<bool>,
}

impl Spoken {
    /// What the settings say, whenever it can be spoken.
    pub(crate) fn follow(settings: RwSignal<Settings>) -> Spoken {
        let wanted = move || settings.with_untracked(Settings::locale);
        let spoken =
            RwSignal::new(Some(wanted()).filter(|locale| ours(*locale).is_some()).unwrap_or_default());
        let is_away = RwSignal::new(false);
        effect(move |_| {
            let locale = settings.with(Settings::locale);
            is_away.set(false);
            if locale == spoken.get_untracked() {
                return;
            }
            spawn_local(async move {
                let learned = learn_all(locale).await;
                if wanted() == locale {
                    // What cannot be fetched is fetched when the settings change again, and at the next visit.
                    is_away.set(!learned);
                    if learned {
                        spoken.set(locale);
                    }
                }
            });
        });
        effect(move |_| {
            let root = document().document_element().expect("a page has a root");
            root.set_attribute("lang", spoken.get().tag()).expect("it is the name of an attribute");
        });
        Spoken { locale: spoken, more: RwSignal::new(0), is_away }
    }

    /// Is another language wanted that could not be fetched?
    pub(crate) fn is_away(self) -> bool {
        self.is_away.get()
    }

    /// A part of the client may have come that has something to say.
    pub(crate) fn hear_more(self) {
        let count = further().len();
        if self.more.get_untracked() != count {
            self.more.set(count);
        }
    }

    /// Which it is, without following it.
    pub(crate) fn now(self) -> Locale {
        self.locale.get_untracked()
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
    Box(&'static dyn GameInfo),
    Game(&'static dyn GameHandle),
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
    pub(crate) fn on_box(cover: &'static dyn GameInfo) -> Tongue {
        Tongue::new(Speaker::Box(cover))
    }

    /// The client's messages and those of a game.
    pub(crate) fn of(kind: &'static dyn GameHandle) -> Tongue {
        Tongue::new(Speaker::Game(kind))
    }

    fn new(speaker: Speaker) -> Tongue {
        let Spoken { locale, more, .. } = expect_context();
        Tongue {
            voice: Memo::new(move || {
                more.track();
                Heard(Arc::new(voice(locale.get(), speaker.words())))
            }),
        }
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
    let mut files = vec![ours];
    files.extend(further().iter().map(|words| words[locale as usize]));
    files.extend(words.map(|words| messages(words, locale)));
    Voice::with_messages(locale, &files)
}

/// What a game says in this language; nothing if that was not fetched.
pub(crate) fn messages(words: Words, locale: Locale) -> &'static str {
    match locale {
        Locale::En => words.en.messages,
        Locale::De => words.de.messages,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(file: &str) -> Vec<&str> {
        let is_message = |line: &&str| line.starts_with(|c: char| c.is_ascii_lowercase());
        file.lines().filter(is_message).filter_map(|line| line.split(' ').next()).collect()
    }

    const GERMAN: &str = include_str!("../lang/de.ftl");
    const STUDY: Further = [include_str!("../lang/study.en.ftl"), include_str!("../lang/study.de.ftl")];
    const INN: Further = [include_str!("../lang/inn.en.ftl"), include_str!("../lang/inn.de.ftl")];

    #[test]
    fn both_languages_have_the_same_messages() {
        for [english, german] in [[ENGLISH, GERMAN], STUDY, INN] {
            assert!(ids(english).len() > 30);
            assert_eq!(ids(english), ids(german));
        }
        for (locale, ours) in Locale::ALL.into_iter().zip([ENGLISH, GERMAN]) {
            let files = [ours, STUDY[locale as usize], INN[locale as usize]];
            let voice = Voice::with_messages(locale, &files);
            assert!(files.iter().flat_map(|file| ids(file)).all(|id| voice.knows(id)));
        }
    }

    #[test]
    fn what_a_wing_says_is_said_nowhere_else() {
        let in_study = |path: &str| {
            ["rulebook/", "table_page/lesson/", "table_page/replay/", "alone/mod.rs"]
                .iter()
                .any(|place| path.contains(place))
        };
        let in_inn = |path: &str| {
            let at_the_door = ["online/bell.rs", "/online/me.rs"];
            (path.contains("online/") || path.ends_with("setting/opening.rs"))
                && !at_the_door.iter().any(|place| path.ends_with(place))
        };
        let sources = crate::sources();
        assert!(sources.len() > 50);
        for (path, source) in &sources {
            let said = |id: &&str| source.contains(&format!("\"{id}\""));
            if !in_study(path) {
                assert_eq!(ids(STUDY[0]).into_iter().find(said), None, "{path}");
            }
            if !in_inn(path) {
                assert_eq!(ids(INN[0]).into_iter().find(said), None, "{path}");
            }
        }
    }
}
