//! Opening a table on the server: its visibility and its time limit.

use engine::Seat;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Clock, NewTable, SitDown, TableInfo, Visibility};
use table::GameHandle;

use super::Place;
use super::plan::Plan;
use crate::erased_view::InARow;
use crate::i18n::Translator;
use crate::online::{Introduction, Me, NOTHING, Refusal, Trouble, ask, clock_words, own_word};
use crate::route::{Compass, Route};
use crate::signal::{Memo, RwSignal};

/// The time limits to choose from.
const CLOCKS: [Clock; 7] = [
    Clock::None,
    Clock::Live { minutes: 10, seconds: 10 },
    Clock::Live { minutes: 20, seconds: 15 },
    Clock::Live { minutes: 45, seconds: 30 },
    Clock::Days(1),
    Clock::Days(3),
    Clock::Days(7),
];

/// The visibilities to choose from, with their messages.
const WAYS: [(Visibility, &str, &str); 3] = [
    (Visibility::Public, "open-public", "open-public-about"),
    (Visibility::Unlisted, "open-unlisted", "open-unlisted-about"),
    (Visibility::Private, "open-private", "open-private-about"),
];

/// Returns the place for a table with people on other devices.
pub(crate) fn on_the_server() -> Place {
    Place::Server(|kind, plan, summary| view! { <Opening kind=kind plan=plan summary=summary/> }.into_any())
}

/// The last questions, and the button that opens the table.
#[component]
fn Opening(kind: &'static dyn GameHandle, plan: RwSignal<Plan>, summary: Memo<String>) -> impl IntoView {
    let me = expect_context::<Me>();
    let compass = expect_context::<Compass>();
    let ours = expect_context::<Translator>();
    let way = RwSignal::new(Visibility::Public);
    let clock = RwSignal::new(Clock::None);
    let trouble = RwSignal::new(None::<Trouble>);
    let open = move |_| {
        let (plan, visibility, clock) = (plan.get_untracked(), way.get_untracked(), clock.get_untracked());
        let seats = plan.chairs.len() as u8;
        let new = NewTable { game: kind.id().to_owned(), options: plan.notation(), seats, visibility, clock };
        spawn_local(async move {
            match opened(me, &new, &plan).await {
                Ok(info) => compass.go(Route::Online(info.id.to_string())),
                Err(why) => {
                    trouble.set(Some(why));
                }
            }
        });
    };
    let ways = WAYS.map(|(value, name, about)| {
        view! {
            <label class="way">
                <input type="radio" name="visibility" prop:checked=move || way.get() == value on:change=move |_| way.set(value)/>
                <span><b>{ours.live(name)}</b><small>{ours.live(about)}</small></span>
            </label>
        }
    });
    let clocks = CLOCKS.into_iter().enumerate().map(|(at, choice)| {
        view! { <option value=at.to_string()>{move || clock_words(choice, ours)}</option> }
    });
    let choose = move |event| {
        let at = event_target_value(&event).parse::<usize>().unwrap_or(0);
        clock.set(CLOCKS.get(at).copied().unwrap_or(Clock::None));
    };
    view! {
        <div class="opening">
            <fieldset>
                <legend>{ours.live("open-who")}</legend>
                {ways.in_a_row()}
            </fieldset>
            <label class="clock-choice">
                <span>{ours.live("open-clock")}</span>
                <select on:change=choose>{clocks.in_a_row()}</select>
            </label>
        </div>
        <Introduction/>
        <div class="prompt">
            <p><strong>{move || summary.get()}</strong><small>{ours.live("open-about")}</small><Refusal trouble=trouble/></p>
            <button type="button" class="button go" disabled=move || !me.is_known() on:click=open>{ours.live("open-now")}</button>
        </div>
    }
}

/// Opens the table, takes a seat with a word for the shuffle, and adds the bots.
async fn opened(me: Me, new: &NewTable, plan: &Plan) -> Result<TableInfo, Trouble> {
    let mut info: TableInfo = ask(me, "POST", "/tables", Some(new)).await?;
    let place = |seat: Seat| format!("/tables/{}/seats/{}", info.id, seat.index());
    let places: Vec<String> = Seat::all(new.seats).map(place).collect();
    let own = SitDown { entropy: Some(own_word(info.id.as_str())), ..SitDown::default() };
    ask::<TableInfo>(me, "DELETE", &places[0], NOTHING).await?;
    info = ask(me, "PUT", &places[0], Some(&own)).await?;
    for (place, chair) in places.iter().zip(&plan.chairs).skip(1) {
        if let Some(bot) = &chair.bot {
            info = ask(me, "PUT", place, Some(&SitDown { bot: Some(bot.clone()), ..SitDown::default() }))
                .await?;
        }
    }
    Ok(info)
}
