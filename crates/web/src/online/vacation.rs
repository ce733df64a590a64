//! Vacation from matches with a time limit in days.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{NewVacation, Vacation};
use scene::Text;

use super::ask::{Trouble, ask};
use super::history::day;
use super::introduction::Refusal;
use super::me::Me;
use crate::erased_view::{InARow, Show};
use crate::i18n::Translator;
use crate::signal::{Memo, RwSignal};

/// The lengths to choose from, in days, up to the remaining days.
const LENGTHS: [u32; 6] = [1, 2, 3, 7, 14, 21];

/// The user's vacation: its end, the remaining days, and buttons to start and end it.
#[component]
pub(super) fn TimeOff() -> impl IntoView {
    let me = expect_context::<Me>();
    let translator = expect_context::<Translator>();
    let vacation = RwSignal::new(None::<Vacation>);
    let trouble = RwSignal::new(None::<Trouble>);
    let change = move |method: &'static str, new: Option<NewVacation>| {
        spawn_local(async move {
            match ask::<Vacation>(me, method, "/me/vacation", new.as_ref()).await {
                Ok(now) => {
                    vacation.set(Some(now));
                    trouble.set(None);
                }
                Err(why) => {
                    trouble.set(Some(why));
                }
            }
        });
    };
    change("GET", None);
    let until = Memo::new(move || vacation.get().and_then(|vacation| vacation.until));
    let left = Memo::new(move || vacation.get().map_or(0, |vacation| vacation.days_left));
    let state = move || {
        let vacation = vacation.get()?;
        Some(match vacation.until {
            Some(until) => translator.say(&Text::new("vacation-until").with("date", day(until, translator))),
            None => translator.say(
                &Text::new("vacation-left")
                    .with("left", vacation.days_left)
                    .with("all", vacation.days_a_year),
            ),
        })
    };
    let days = RwSignal::new(LENGTHS[0]);
    let choose = move |event| {
        if let Ok(chosen) = event_target_value(&event).parse() {
            days.set(chosen);
        }
    };
    let lengths = move || {
        let longest = left.get();
        let option = move |length: u32| {
            let words = move || translator.say(&Text::new("vacation-days").with("days", length));
            view! { <option value=length.to_string()>{move || words()}</option> }
        };
        LENGTHS.into_iter().filter(|length| *length <= longest).map(option).in_a_row()
    };
    let go = move |_| change("PUT", Some(NewVacation { days: days.get_untracked() }));
    view! {
        <section class="time-off" aria-labelledby="vacation-heading">
            <h2 id="vacation-heading">{translator.live("vacation")}</h2>
            <p class="about">{translator.live("vacation-about")}</p>
            <p role="status"><b>{move || state()}</b></p>
            <div class="ways">
                <Show when=move || { until.get().is_none() && left.get() > 0 }>
                    <label class="seat-bot">
                        <span class="unseen">{translator.live("vacation-how-long")}</span>
                        <select on:change=choose>{move || lengths()}</select>
                    </label>
                    <button type="button" class="button" on:click=go>{translator.live("vacation-go")}</button>
                </Show>
                <Show when=move || until.get().is_some()>
                    <button type="button" class="button go" on:click=move |_| change("DELETE", None)>{translator.live("vacation-back")}</button>
                </Show>
            </div>
            <Refusal trouble=trouble/>
        </section>
    }
}
