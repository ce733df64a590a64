//! Notifications of a turn while the page is closed: on this device, by a webhook, and the quiet hours.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{NewNotices, Notices, QuietHours, Subscription};

use super::ask::{NOTHING, Trouble, ask};
use super::introduction::Refusal;
use super::me::Me;
use super::push::{self, Push};
use crate::erased_view::Show;
use crate::i18n::Translator;
use crate::signal::RwSignal;
use crate::storage;
use crate::table_page::SoundSwitch;

/// The key under which the browser stores the id of its own subscription.
const KEY: &str = "subscription";

/// The notification settings.
#[component]
pub(super) fn TurnNotices() -> impl IntoView {
    let me = expect_context::<Me>();
    let translator = expect_context::<Translator>();
    let notices = RwSignal::new(None::<Notices>);
    let trouble = RwSignal::new(None::<Trouble>);
    let load = Callback::new(move |()| {
        spawn_local(async move {
            match ask::<Notices>(me, "GET", "/me/notices", NOTHING).await {
                Ok(found) => {
                    notices.set(Some(found));
                }
                Err(why) => {
                    trouble.set(Some(why));
                }
            }
        });
    });
    load.run(());
    let known = move || notices.with(Option::is_some);
    view! {
        <section class="notices" aria-labelledby="notices-heading">
            <h2 id="notices-heading">{translator.live("notices")}</h2>
            <p class="about">{translator.live("notices-about")}</p>
            <Show when=known>
                <ThisDevice notices=notices trouble=trouble/>
                <Elsewhere notices=notices trouble=trouble load=load/>
            </Show>
            <div class="way-of-telling">
                <p>{translator.live("notices-sound")}</p>
                <SoundSwitch/>
            </div>
            <Refusal trouble=trouble/>
        </section>
    }
}

/// Push messages to this browser. The browser asks for permission only when the user presses the button.
#[component]
fn ThisDevice(notices: RwSignal<Option<Notices>>, trouble: RwSignal<Option<Trouble>>) -> impl IntoView {
    let me = expect_context::<Me>();
    let translator = expect_context::<Translator>();
    let push = RwSignal::new(None::<Push>);
    spawn_local(async move {
        let own = storage::read(KEY).and_then(|id| id.parse::<u64>().ok());
        let known = notices.try_with_untracked(|notices| {
            notices
                .as_ref()
                .is_some_and(|notices| notices.subscriptions.iter().any(|way| Some(way.id) == own))
        });
        let found = push::state().await;
        // A subscription of another person counts as off for this user.
        let found = if found == Push::On && known != Some(true) { Push::Off } else { found };
        push.set(Some(found));
    });
    let begin = move |_| {
        let Some(key) =
            notices.with_untracked(|notices| notices.as_ref().map(|notices| notices.push_key.clone()))
        else {
            return;
        };
        spawn_local(async move {
            match push::begin(&key).await {
                Ok(way) => {
                    match ask::<Subscription>(me, "POST", "/me/notices/subscriptions", Some(&way)).await {
                        Ok(made) => {
                            // Without it, this browser will not recognize its subscription later.
                            let _ = storage::write(KEY, &made.id.to_string());
                            push.set(Some(Push::On));
                            trouble.set(None);
                        }
                        Err(why) => {
                            push::end().await;
                            trouble.set(Some(why));
                        }
                    }
                }
                Err(why) => {
                    push.set(Some(why));
                }
            }
        });
    };
    let end = move |_| {
        spawn_local(async move {
            push::end().await;
            if let Some(id) = storage::read(KEY) {
                // If the server does not know it any more, it is gone as well.
                let _ = ask::<()>(me, "DELETE", &format!("/me/notices/subscriptions/{id}"), NOTHING).await;
                storage::remove(KEY);
            }
            push.set(Some(Push::Off));
        });
    };
    let words = move || {
        push.get().map(|push| {
            translator.word(match push {
                Push::Impossible => "notices-impossible",
                Push::Denied => "notices-denied",
                Push::Off => "notices-off",
                Push::On => "notices-on",
            })
        })
    };
    view! {
        <div class="way-of-telling">
            <p role="status">{move || words()}</p>
            <Show when=move || push.get() == Some(Push::Off)>
                <button type="button" class="button go begin-push" on:click=begin>{translator.live("notices-begin")}</button>
            </Show>
            <Show when=move || push.get() == Some(Push::On)>
                <button type="button" class="button" on:click=end>{translator.live("notices-end")}</button>
            </Show>
        </div>
    }
}

/// The webhook address and the quiet hours.
#[component]
fn Elsewhere(
    notices: RwSignal<Option<Notices>>,
    trouble: RwSignal<Option<Trouble>>,
    load: Callback<()>,
) -> impl IntoView {
    let me = expect_context::<Me>();
    let translator = expect_context::<Translator>();
    let now = notices.get_untracked();
    let quiet = now.as_ref().and_then(|now| now.quiet);
    let webhook = RwSignal::new(now.as_ref().and_then(|now| now.webhook.clone()).unwrap_or_default());
    let from = RwSignal::new(quiet.map(|quiet| clock(quiet.from)).unwrap_or_default());
    let to = RwSignal::new(quiet.map(|quiet| clock(quiet.to)).unwrap_or_default());
    let kept = RwSignal::new(false);
    let keep = move |event: SubmitEvent| {
        event.prevent_default();
        let address = webhook.get_untracked().trim().to_owned();
        let hours = minutes(&from.get_untracked()).zip(minutes(&to.get_untracked()));
        let quiet = hours.map(|(from, to)| QuietHours { from, to, offset: offset() });
        let new = NewNotices { webhook: Some(address).filter(|address| !address.is_empty()), quiet };
        spawn_local(async move {
            let done = ask::<()>(me, "PUT", "/me/notices", Some(&new)).await;
            kept.set(done.is_ok());
            trouble.set(done.err());
            load.try_run(());
        });
    };
    let secret = move || {
        notices.with(|notices| {
            notices.as_ref().and_then(|now| now.secret.clone().filter(|_| now.webhook.is_some()))
        })
    };
    let hour = move |label: &'static str, value: RwSignal<String>| {
        view! {
            <label>
                <span>{translator.live(label)}</span>
                <input type="time" prop:value=move || value.get() on:input=move |event| value.set(event_target_value(&event))/>
            </label>
        }
    };
    view! {
        <form class="introduction" on:submit=keep on:input=move |_| kept.set(false)>
            <label class="webhook">
                <span>{translator.live("notices-webhook")}</span>
                <input type="url" maxlength="500" autocomplete="off" prop:value=move || webhook.get() on:input=move |event| webhook.set(event_target_value(&event))/>
            </label>
            <p class="about">{translator.live("notices-webhook-about")}</p>
            {move || secret().map(|secret| view! { <p class="secret">{translator.live("notices-secret")}" "<code>{secret}</code></p> })}
            <div class="hours" role="group" aria-label=translator.live("notices-quiet")>
                {hour("notices-from", from)}
                {hour("notices-to", to)}
            </div>
            <button type="submit" class="button">{translator.live("notices-keep")}</button>
            <p role="status">{move || kept.get().then(|| translator.word("notices-kept"))}</p>
        </form>
    }
}

/// Formats minutes after midnight as a time.
fn clock(minutes: u16) -> String {
    format!("{:02}:{:02}", minutes / 60, minutes % 60)
}

/// Parses a time to minutes after midnight.
fn minutes(clock: &str) -> Option<u16> {
    let (hours, minutes) = clock.split_once(':')?;
    Some(hours.parse::<u16>().ok()? * 60 + minutes.get(..2)?.parse::<u16>().ok()?)
}

/// Returns the offset of the local time from UTC in minutes.
fn offset() -> i16 {
    -(js_sys::Date::new_0().get_timezone_offset() as i16)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_reads_back() {
        for time in [0, 59, 7 * 60, 22 * 60 + 30, 1439] {
            assert_eq!(minutes(&clock(time)), Some(time));
        }
        assert_eq!(minutes(""), None);
        assert_eq!(minutes("x:y"), None);
    }
}
