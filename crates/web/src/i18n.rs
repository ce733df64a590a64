//! The language of the client, which the user can switch at any time.

use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use lang::{Locale, Names, Voice};
use leptos::prelude::*;
use leptos::tachys::reactive_graph::SharedReactiveFunction;
use leptos::task::spawn_local;
use scene::Text;
use table::{GameHandle, GameInfo};
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::settings::Settings;
use crate::signal::{Memo, RwSignal, effect};

const ENGLISH: &str = include_str!("../lang/en.ftl");

/// The German messages, once they are loaded.
static GERMAN: OnceLock<&str> = OnceLock::new();

#[wasm_split(german, fallible)]
fn german() -> Result<&'static str, SplitLoaderError> {
    lang::learn_german();
    Ok(include_str!("../lang/de.ftl"))
}

/// The messages of all loaded chunks, in every language.
static CHUNK_MESSAGES: Mutex<Vec<ChunkMessages>> = Mutex::new(Vec::new());

/// The messages of a chunk: in English and in German.
pub(crate) type ChunkMessages = [&'static str; Locale::ALL.len()];

fn chunk_messages() -> MutexGuard<'static, Vec<ChunkMessages>> {
    CHUNK_MESSAGES.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Registers the messages of a chunk that was loaded.
pub(crate) fn add_messages(words: ChunkMessages) {
    let mut chunk_messages = chunk_messages();
    if !chunk_messages.contains(&words) {
        chunk_messages.push(words);
    }
}

/// Returns the client's own messages. English is always loaded, so that every error can be reported.
fn ours(locale: Locale) -> Option<&'static str> {
    match locale {
        Locale::En => Some(ENGLISH),
        Locale::De => GERMAN.get().copied(),
    }
}

/// Loads the client's messages in this language.
pub(crate) async fn load_locale(locale: Locale) -> Result<(), SplitLoaderError> {
    if locale == Locale::De {
        let _ = GERMAN.set(german().await?);
    }
    Ok(())
}

/// The language in use. A newly selected language takes effect when its messages are loaded.
#[derive(Clone, Copy)]
pub(crate) struct CurrentLocale {
    locale: RwSignal<Locale>,
    /// The number of loaded chunks that have messages.
    more: RwSignal<usize>,
    /// Whether the selected language could not be loaded.
    is_away: RwSignal<bool>,
}

impl CurrentLocale {
    /// Follows the language of the settings.
    pub(crate) fn follow(settings: RwSignal<Settings>) -> CurrentLocale {
        let wanted = move || settings.with_untracked(Settings::locale);
        let current_locale =
            RwSignal::new(Some(wanted()).filter(|locale| ours(*locale).is_some()).unwrap_or_default());
        let is_away = RwSignal::new(false);
        effect(move |_| {
            let locale = settings.with(Settings::locale);
            is_away.set(false);
            if locale == current_locale.get_untracked() {
                return;
            }
            spawn_local(async move {
                let learned = load_everything(locale).await;
                if wanted() == locale {
                    // A failed load is tried again when the settings change, and at the next visit.
                    is_away.set(!learned);
                    if learned {
                        current_locale.set(locale);
                    }
                }
            });
        });
        effect(move |_| {
            let root = document().document_element().expect("a page has a root");
            root.set_attribute("lang", current_locale.get().tag()).expect("it is the name of an attribute");
        });
        CurrentLocale { locale: current_locale, more: RwSignal::new(0), is_away }
    }

    /// Returns whether the selected language could not be loaded.
    pub(crate) fn is_away(self) -> bool {
        self.is_away.get()
    }

    /// Updates all translators after a chunk with messages may have been loaded.
    pub(crate) fn refresh_messages(self) {
        let count = chunk_messages().len();
        if self.more.get_untracked() != count {
            self.more.set(count);
        }
    }

    /// Returns the language without subscribing to it.
    pub(crate) fn now(self) -> Locale {
        self.locale.get_untracked()
    }
}

/// Loads a language for the client and for all loaded games. Returns whether that succeeded.
async fn load_everything(locale: Locale) -> bool {
    let mut learned = load_locale(locale).await.is_ok();
    for kind in games::all() {
        learned = learned && games::fetch_words(kind.id(), locale).await.is_ok();
    }
    learned
}

/// Translates the client's messages, and those of a game if there is one.
#[derive(Clone, Copy)]
pub(crate) struct Translator {
    voice: Memo<SharedVoice>,
}

/// The messages besides the client's own.
#[derive(Clone, Copy)]
enum MessageSource {
    Nobody,
    Box(&'static dyn GameInfo),
    Game(&'static dyn GameHandle),
}

impl MessageSource {
    /// Returns the messages in this language; empty if they are not loaded.
    fn messages(self, locale: Locale) -> &'static str {
        match self {
            MessageSource::Nobody => "",
            MessageSource::Box(cover) => cover.label(locale),
            MessageSource::Game(kind) => kind.words().book(locale).messages,
        }
    }
}

/// A voice in a signal, replaced when the language changes.
#[derive(Clone)]
struct SharedVoice(Arc<Voice>);

impl PartialEq for SharedVoice {
    fn eq(&self, other: &SharedVoice) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Translator {
    /// Creates a translator for the client's own messages.
    pub(crate) fn ours() -> Translator {
        Translator::new(MessageSource::Nobody)
    }

    /// Creates a translator for the client's messages and those on the box of a game.
    pub(crate) fn on_box(cover: &'static dyn GameInfo) -> Translator {
        Translator::new(MessageSource::Box(cover))
    }

    /// Creates a translator for the client's messages and those of a game.
    pub(crate) fn of(kind: &'static dyn GameHandle) -> Translator {
        Translator::new(MessageSource::Game(kind))
    }

    fn new(source: MessageSource) -> Translator {
        let CurrentLocale { locale, more, .. } = expect_context();
        Translator {
            voice: Memo::new(move || {
                more.track();
                let locale = locale.get();
                SharedVoice(Arc::new(voice(locale, source.messages(locale))))
            }),
        }
    }

    /// Returns the current language.
    pub(crate) fn locale(self) -> Locale {
        self.voice.with(|voice| voice.0.locale())
    }

    /// Translates a message without arguments.
    pub(crate) fn word(self, id: &str) -> String {
        self.voice.with(|voice| voice.0.word(id))
    }

    /// Translates a text; seats are called by their numbers.
    pub(crate) fn say(self, text: &Text) -> String {
        self.say_to(text, Names::default())
    }

    /// Translates a text for a listener, with the names of the players.
    pub(crate) fn say_to(self, text: &Text, names: Names<'_>) -> String {
        self.voice.with(|voice| voice.0.say(text, names))
    }

    /// Calls a function with the voice itself, for longer texts.
    pub(crate) fn with<T>(self, speak: impl FnOnce(&Voice) -> T) -> T {
        self.voice.with(|voice| speak(&voice.0))
    }

    /// A message that follows the language, for use in a view. Its type is the one that views give to all closures.
    pub(crate) fn live(self, id: &'static str) -> SharedReactiveFunction<String> {
        Arc::new(Mutex::new(move || self.word(id)))
    }
}

fn voice(locale: Locale, of_game: &str) -> Voice {
    let ours = ours(locale).expect("only a language is spoken whose words are there");
    let mut files = vec![ours];
    files.extend(chunk_messages().iter().map(|words| words[locale as usize]));
    files.push(of_game);
    Voice::with_messages(locale, &files)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(file: &str) -> Vec<&str> {
        let is_message = |line: &&str| line.starts_with(|c: char| c.is_ascii_lowercase());
        file.lines().filter(is_message).filter_map(|line| line.split(' ').next()).collect()
    }

    const GERMAN: &str = include_str!("../lang/de.ftl");
    const LIBRARY: ChunkMessages =
        [include_str!("../lang/library.en.ftl"), include_str!("../lang/library.de.ftl")];
    const ONLINE: ChunkMessages =
        [include_str!("../lang/online.en.ftl"), include_str!("../lang/online.de.ftl")];

    #[test]
    fn both_languages_have_the_same_messages() {
        for [english, german] in [[ENGLISH, GERMAN], LIBRARY, ONLINE] {
            assert!(ids(english).len() > 30);
            assert_eq!(ids(english), ids(german));
        }
        for (locale, ours) in Locale::ALL.into_iter().zip([ENGLISH, GERMAN]) {
            let files = [ours, LIBRARY[locale as usize], ONLINE[locale as usize]];
            let voice = Voice::with_messages(locale, &files);
            assert!(files.iter().flat_map(|file| ids(file)).all(|id| voice.knows(id)));
        }
    }

    #[test]
    fn a_chunk_has_its_messages_to_itself() {
        let in_library = |path: &str| {
            ["rulebook/", "table_page/lesson/", "table_page/replay/", "solo/mod.rs"]
                .iter()
                .any(|place| path.contains(place))
        };
        let in_online = |path: &str| {
            let at_the_door = ["online/turn_alerts.rs", "/online/me.rs"];
            (path.contains("online/") || path.ends_with("setting/opening.rs"))
                && !at_the_door.iter().any(|place| path.ends_with(place))
        };
        let sources = crate::sources();
        assert!(sources.len() > 50);
        for (path, source) in &sources {
            let said = |id: &&str| source.contains(&format!("\"{id}\""));
            if !in_library(path) {
                assert_eq!(ids(LIBRARY[0]).into_iter().find(said), None, "{path}");
            }
            if !in_online(path) {
                assert_eq!(ids(ONLINE[0]).into_iter().find(said), None, "{path}");
            }
        }
    }
}
