//! Language, theme and hatching: at the foot of pages and in the menu of the table.

use lang::Locale;
use leptos::prelude::*;

use crate::erased_view::{InARow, Show};
use crate::i18n::{CurrentLocale, Translator};
use crate::settings::{Settings, Theme};
use crate::signal::RwSignal;

/// The settings that apply to every page.
#[component]
pub(crate) fn SettingsBar() -> impl IntoView {
    let settings = expect_context::<RwSignal<Settings>>();
    let translator = expect_context::<Translator>();
    let current_locale = expect_context::<CurrentLocale>();
    let languages = Locale::ALL.map(|locale| {
        let chosen = move || translator.locale() == locale;
        let choose = move |_| settings.update(|settings| settings.language = Some(locale.tag().to_owned()));
        view! {
            <button type="button" lang=locale.tag() aria-pressed=move || chosen().to_string() on:click=choose>
                {locale.name()}
            </button>
        }
    });
    let themes = Theme::ALL.map(|theme| {
        let chosen = move || settings.with(|settings| settings.theme == theme);
        let choose = move |_| settings.update(|settings| settings.theme = theme);
        view! {
            <button type="button" aria-pressed=move || chosen().to_string() on:click=choose>
                {translator.live(theme.message())}
            </button>
        }
    });
    let contrast = move || settings.with(|settings| settings.contrast);
    view! {
        <div class="settings-bar">
            <div role="group" class="segments" aria-label=translator.live("settings-language")>{languages.in_a_row()}</div>
            <div role="group" class="segments" aria-label=translator.live("settings-theme")>{themes.in_a_row()}</div>
            <button
                type="button"
                class="single"
                aria-pressed=move || contrast().to_string()
                on:click=move |_| settings.update(|settings| settings.contrast = !settings.contrast)
            >
                {translator.live("settings-hatching")}
            </button>
            <Show when=move || current_locale.is_away()><p role="alert">{translator.live("settings-language-away")}</p></Show>
        </div>
    }
}
