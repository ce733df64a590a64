//! What the reader prefers: language, theme, hatching, pace, sound, a name. Kept in the browser.

use lang::Locale;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use crate::signal::{RwSignal, effect};
use crate::storage;

/// Everything that can be preferred.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Settings {
    /// The tag of a language; none: the browser's.
    pub(crate) language: Option<String>,
    pub(crate) theme: Theme,
    /// Hatching and lines as in black-and-white print.
    pub(crate) contrast: bool,
    pub(crate) pace: Pace,
    /// Small sounds at the table.
    pub(crate) sound: bool,
    /// What others call the reader; empty: "You".
    pub(crate) name: String,
}

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) enum Theme {
    /// As the rest of the device.
    #[default]
    System,
    Light,
    Dark,
}

/// How fast bots and cards move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) enum Pace {
    Slow,
    #[default]
    Normal,
    Fast,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            theme: Theme::System,
            contrast: false,
            pace: Pace::Normal,
            sound: false,
            name: String::new(),
        }
    }
}

impl Theme {
    pub(crate) const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];

    /// The message that names it.
    pub(crate) const fn message(self) -> &'static str {
        match self {
            Theme::System => "theme-system",
            Theme::Light => "theme-light",
            Theme::Dark => "theme-dark",
        }
    }

    /// What the style sheet calls it.
    const fn attribute(self) -> Option<&'static str> {
        match self {
            Theme::System => None,
            Theme::Light => Some("light"),
            Theme::Dark => Some("dark"),
        }
    }
}

impl Pace {
    pub(crate) const ALL: [Pace; 3] = [Pace::Slow, Pace::Normal, Pace::Fast];

    /// The message that names it.
    pub(crate) const fn message(self) -> &'static str {
        match self {
            Pace::Slow => "pace-slow",
            Pace::Normal => "pace-normal",
            Pace::Fast => "pace-fast",
        }
    }

    /// How long a step of somebody else stays alone on the table, in milliseconds.
    pub(crate) const fn step(self) -> u64 {
        match self {
            Pace::Slow => 1200,
            Pace::Normal => 550,
            Pace::Fast => 120,
        }
    }

    /// The same for a card or die that falls.
    pub(crate) const fn fall(self) -> u64 {
        self.step() / 2
    }
}

impl Settings {
    /// The language to speak.
    pub(crate) fn locale(&self) -> Locale {
        let wanted = self.language.clone().or_else(|| window().navigator().language());
        wanted.and_then(|tag| Locale::from_tag(&tag)).unwrap_or_default()
    }
}

const KEY: &str = "settings";

/// The settings as they were kept.
pub(crate) fn kept() -> Settings {
    storage::read(KEY).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

/// Keeps the settings from now on, and dresses the page accordingly.
pub(crate) fn keep() -> RwSignal<Settings> {
    let settings = RwSignal::new(kept());
    effect(move |before: Option<Settings>| {
        let now = settings.get();
        dress(&now);
        if before.is_some_and(|before| before != now) {
            // What cannot be kept holds until the page is closed.
            let _ = storage::write(KEY, &serde_json::to_string(&now).expect("settings are plain data"));
        }
        now
    });
    settings
}

fn dress(settings: &Settings) {
    let root = document().document_element().expect("a page has a root");
    let set = |name: &str, value: Option<&str>| {
        let done = match value {
            Some(value) => root.set_attribute(name, value),
            None => root.remove_attribute(name),
        };
        done.expect("these are attribute names");
    };
    set("data-theme", settings.theme.attribute());
    set("data-contrast", settings.contrast.then_some("more"));
}
