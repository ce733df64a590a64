//! A seat in the setup of a table.

use engine::{BotId, Seat};
use leptos::prelude::*;
use scene::{SHIELDS, Text};

use super::Place;
use super::plan::{Chair, Plan};
use crate::bot_title::bot_title;
use crate::erased_view::{InARow, Show};
use crate::i18n::Translator;
use crate::picture::Shield;
use crate::settings::Settings;
use crate::signal::{Memo, RwSignal};

/// Returns the message that names an occupant; the message `ID-about` describes it.
fn title(bot: Option<&BotId>) -> Text {
    bot.map_or_else(|| "sitter-person".into(), bot_title)
}

/// A seat with its shield, its name and its occupant.
#[component]
pub(super) fn ChairCard(seat: Seat, plan: RwSignal<Plan>, removable: Memo<bool>) -> impl IntoView {
    let translator = expect_context::<Translator>();
    let settings = expect_context::<RwSignal<Settings>>();
    let index = seat.index();
    let chair = Memo::new(move || plan.with(|plan| plan.chairs.get(index).cloned()));
    let with = move |look: fn(&Chair) -> bool| chair.with(|chair| chair.as_ref().is_some_and(look));
    let update = move |change: &dyn Fn(&mut Chair)| {
        plan.update(|plan| {
            if let Some(chair) = plan.chairs.get_mut(index) {
                change(chair);
            }
        });
    };
    let is_person = move || with(|chair| chair.bot.is_none());
    let name = move || chair.with(|chair| chair.as_ref().map(|chair| chair.name.clone()).unwrap_or_default());
    let rename = move |event| {
        let name = event_target_value(&event);
        if index == 0 {
            settings.update(|settings| settings.name.clone_from(&name));
        }
        update(&|chair| chair.name.clone_from(&name));
    };
    // On the server, every person uses their own name.
    let online = !expect_context::<Place>().is_here();
    let label = move || match (index, is_person()) {
        (0, _) => translator.word("you"),
        (_, true) => translator.word("room-free"),
        (_, false) => protocol::BOT_NAMES[index].to_owned(),
    };
    let (tincture, charge) = SHIELDS[index];
    let bearing = move || {
        let colour = Text::new(format!("tincture-{}", tincture.word()));
        translator.say(
            &Text::new("set-bearing")
                .with("colour", colour)
                .with("charge", Text::new(format!("charge-{charge}"))),
        )
    };
    let number = move || translator.say(&Text::new("seat").with("number", index as u32 + 1));
    let bots = plan.with_untracked(|plan| plan.bots.clone());
    let sitters: Vec<Option<BotId>> = std::iter::once(None).chain(bots.into_iter().map(Some)).collect();
    let options = sitters.iter().enumerate().map(|(at, bot)| {
        let (bot, title) = (bot.clone(), title(bot.as_ref()));
        let chosen = move || chair.with(|chair| chair.as_ref().is_some_and(|chair| chair.bot == bot));
        view! { <option value=at.to_string() selected=move || chosen()>{move || translator.say(&title)}</option> }
    });
    let options = options.in_a_row();
    let choose = move |event| {
        let at = event_target_value(&event).parse::<usize>().unwrap_or(0);
        let bot = sitters.get(at).cloned().flatten();
        update(&|chair| chair.bot.clone_from(&bot));
    };
    let about = move || {
        let title = chair.with(|chair| title(chair.as_ref().and_then(|chair| chair.bot.as_ref())));
        let place = if online { "online" } else { "here" };
        translator.say(&Text::new(format!("{}-about", title.id)).with("place", place))
    };
    let name_tag = if online {
        view! { <b class="whose">{move || label()}</b> }.into_any()
    } else {
        view! {
            <input
                type="text"
                maxlength="24"
                aria-label=translator.live("set-name")
                placeholder=move || if is_person() && index == 0 { translator.word("you") } else { translator.word("set-name") }
                prop:value=move || name()
                on:input=rename
            />
        }
        .into_any()
    };
    view! {
        <li class="chair" style:--at=index.to_string()>
            <fieldset>
                <legend class="unseen">{move || number()}</legend>
                <div class="who">
                    <Shield seat=seat class="shield"/>
                    <div>
                        {name_tag}
                        <small>{move || bearing()}</small>
                    </div>
                    <Show when=move || removable.get() && index != 0>
                        <button
                            type="button"
                            class="throw"
                            aria-label=translator.live("set-remove-chair")
                            title=translator.live("set-remove-chair")
                            on:click=move |_| plan.update(|plan| { plan.chairs.remove(index); })
                        >
                            "×"
                        </button>
                    </Show>
                </div>
                // The host of a table on the server takes the first seat.
                {(!online || index != 0).then(|| view! {
                    <div class="sitter">
                        <select aria-label=translator.live("set-sitter") on:change=choose>{options}</select>
                        <p>{move || about()}</p>
                    </div>
                })}
            </fieldset>
        </li>
    }
}
