//! The user's settings: language, theme, hatching, pace, sound, name. The browser stores them.

use client::Hold;
use lang::Locale;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use crate::signal::{RwSignal, effect};
use crate::storage;

/// All settings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Settings {
    /// The tag of the language; `None` follows the browser.
    pub(crate) language: Option<String>,
    pub(crate) theme: Theme,
    /// Hatching and lines as in black-and-white print.
    pub(crate) contrast: bool,
    pub(crate) pace: Pace,
    /// How long moments that decide are shown.
    pub(crate) beats: Beats,
    /// Small sounds at the table.
    pub(crate) sound: bool,
    /// The name that others see; empty for "You".
    pub(crate) name: String,
}

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) enum Theme {
    /// Follows the system.
    #[default]
    System,
    Light,
    Dark,
}

/// The speed of bots and cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) enum Pace {
    Slow,
    #[default]
    Normal,
    Fast,
}

/// How moments that decide are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) enum Beats {
    /// Until the player goes on.
    #[default]
    Held,
    /// As long as it takes to read them.
    Fast,
    /// Not at all.
    None,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            theme: Theme::System,
            contrast: false,
            pace: Pace::Normal,
            beats: Beats::Held,
            sound: false,
            name: String::new(),
        }
    }
}

impl Theme {
    pub(crate) const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];

    /// Returns the id of the message that names it.
    pub(crate) const fn message(self) -> &'static str {
        match self {
            Theme::System => "theme-system",
            Theme::Light => "theme-light",
            Theme::Dark => "theme-dark",
        }
    }

    /// Returns the value of the attribute in the style sheet.
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

    /// Returns the id of the message that names it.
    pub(crate) const fn message(self) -> &'static str {
        match self {
            Pace::Slow => "pace-slow",
            Pace::Normal => "pace-normal",
            Pace::Fast => "pace-fast",
        }
    }

    /// Returns how long a step of another seat stays on the screen before the next one, in milliseconds.
    pub(crate) const fn step(self) -> u64 {
        match self {
            Pace::Slow => 1200,
            Pace::Normal => 550,
            Pace::Fast => 120,
        }
    }

    /// Returns how long it takes to read a beat, in milliseconds.
    pub(crate) const fn beat(self) -> u64 {
        match self {
            Pace::Slow => 8000,
            Pace::Normal => 5000,
            Pace::Fast => 3000,
        }
    }

    /// Returns the time before a card is drawn or a die is rolled.
    pub(crate) const fn fall(self) -> u64 {
        self.step() / 2
    }
}

impl Beats {
    pub(crate) const ALL: [Beats; 3] = [Beats::Held, Beats::Fast, Beats::None];

    /// Returns the id of the message that names it.
    pub(crate) const fn message(self) -> &'static str {
        match self {
            Beats::Held => "beats-held",
            Beats::Fast => "beats-fast",
            Beats::None => "beats-off",
        }
    }
}

impl Settings {
    /// Returns how long a beat is held.
    pub(crate) const fn hold(&self) -> Hold {
        match self.beats {
            Beats::Held => Hold::UntilSeen,
            Beats::Fast => Hold::For { beat: self.pace.beat() },
            Beats::None => Hold::Off,
        }
    }

    /// Returns the language to use.
    pub(crate) fn locale(&self) -> Locale {
        let wanted = self.language.clone().or_else(|| window().navigator().language());
        wanted.and_then(|tag| Locale::from_tag(&tag)).unwrap_or_default()
    }
}

const KEY: &str = "settings";

/// Returns the stored settings.
pub(crate) fn kept() -> Settings {
    storage::read(KEY).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

/// Stores the settings whenever they change, and applies them to the page.
pub(crate) fn keep() -> RwSignal<Settings> {
    let settings = RwSignal::new(kept());
    effect(move |before: Option<Settings>| {
        let now = settings.get();
        dress(&now);
        if before.is_some_and(|before| before != now) {
            // If the browser cannot store them, they last until the page is closed.
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
