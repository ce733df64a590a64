//! Short sounds, synthesized by the browser: something happens, it is your turn, the match is over. Off by default.

use std::cell::RefCell;

use engine::Turn;
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

use super::context::TableContext;
use crate::i18n::Translator;
use crate::settings::Settings;
use crate::signal::{RwSignal, effect};

/// The sounds of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sound {
    Step,
    YourTurn,
    End,
}

/// A tone: its pitch in hertz, its start and its duration in seconds.
type Tone = (f32, f64, f64);

const LOUDNESS: f32 = 0.12;
/// The final gain of a tone; an exponential ramp cannot reach zero.
const SILENCE: f32 = 0.0001;

thread_local! {
    /// The browser allows only a few contexts, so there is one.
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// The switch for sounds. Switching them on plays one.
#[component]
pub(crate) fn SoundSwitch() -> impl IntoView {
    let translator = expect_context::<Translator>();
    let settings = expect_context::<RwSignal<Settings>>();
    let is_on = move || settings.with(|settings| settings.sound);
    let switch = move |_| {
        settings.update(|settings| settings.sound = !settings.sound);
        if untrack(is_on) {
            Sound::YourTurn.play();
        }
    };
    view! {
        <button type="button" class="single" aria-pressed=move || is_on().to_string() on:click=switch>
            {translator.live("settings-sound")}
        </button>
    }
}

impl Sound {
    const fn tones(self) -> &'static [Tone] {
        match self {
            Sound::Step => &[(220.0, 0.0, 0.06)],
            Sound::YourTurn => &[(523.25, 0.0, 0.16), (659.25, 0.12, 0.22)],
            Sound::End => &[(392.0, 0.0, 0.2), (523.25, 0.16, 0.2), (659.25, 0.32, 0.2), (783.99, 0.48, 0.6)],
        }
    }

    /// Returns the sound for the change from one moment to the next.
    fn between(before: Moment, now: Moment) -> Option<Sound> {
        if now.over && !before.over {
            Some(Sound::End)
        } else if now.yours && !before.yours {
            Some(Sound::YourTurn)
        } else {
            (now.lines > before.lines).then_some(Sound::Step)
        }
    }

    /// Plays the sound. If the browser cannot play it, or does not allow it yet, nothing happens.
    pub(crate) fn play(self) {
        if sound_is_allowed() {
            let _ = CONTEXT.with_borrow_mut(|context| sound(context, self.tones()));
        }
    }
}

/// The part of a moment that determines the sound.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Moment {
    lines: usize,
    yours: bool,
    over: bool,
}

/// Plays sounds during the match, if the settings allow it.
pub(super) fn listen(context: TableContext, settings: RwSignal<Settings>) {
    effect(move |before: Option<Moment>| {
        let sight = context.sight();
        let now = Moment {
            lines: context.handle.story(<[_]>::len),
            yours: sight.is_viewers_turn(),
            over: matches!(sight.turn, Turn::Over(_)),
        };
        let heard = before.and_then(|before| Sound::between(before, now));
        if let Some(sound) = heard.filter(|_| settings.with_untracked(|settings| settings.sound)) {
            sound.play();
        }
        now
    });
}

/// Returns whether the browser allows sound, which it does only after the first click or key press. An `AudioContext`
/// that is created earlier cannot start and causes a warning. A browser that does not tell is assumed to allow sound.
fn sound_is_allowed() -> bool {
    let field = |of: &JsValue, name: &str| js_sys::Reflect::get(of, &name.into()).ok();
    let activation = field(&window().navigator(), "userActivation").filter(JsValue::is_object);
    activation.and_then(|activation| field(&activation, "hasBeenActive")?.as_bool()).unwrap_or(true)
}

fn sound(context: &mut Option<AudioContext>, tones: &[Tone]) -> Result<(), JsValue> {
    let context = match context {
        Some(context) => context,
        None => context.insert(AudioContext::new()?),
    };
    // The browser suspends a context while the page is in the background.
    let _ = context.resume()?;
    let now = context.current_time();
    for (pitch, begin, length) in tones {
        let (tone, volume) = (context.create_oscillator()?, context.create_gain()?);
        tone.set_type(OscillatorType::Triangle);
        tone.frequency().set_value(*pitch);
        volume.gain().set_value_at_time(LOUDNESS, now + begin)?;
        volume.gain().exponential_ramp_to_value_at_time(SILENCE, now + begin + length)?;
        tone.connect_with_audio_node(&volume)?;
        volume.connect_with_audio_node(&context.destination())?;
        tone.start_with_when(now + begin)?;
        tone.stop_with_when(now + begin + length)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_matters_most_is_heard() {
        let before = Moment { lines: 3, ..Moment::default() };
        let turn = Moment { lines: 4, yours: true, over: false };
        let end = Moment { lines: 5, yours: false, over: true };
        assert_eq!(Sound::between(before, before), None);
        assert_eq!(Sound::between(before, Moment { lines: 4, ..before }), Some(Sound::Step));
        assert_eq!(Sound::between(before, turn), Some(Sound::YourTurn));
        assert_eq!(Sound::between(turn, Moment { lines: 5, ..turn }), Some(Sound::Step));
        assert_eq!(Sound::between(turn, end), Some(Sound::End));
        assert_eq!(Sound::between(end, Moment { lines: 3, ..end }), None, "taken back");
    }
}
