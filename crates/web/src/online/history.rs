//! The finished matches of a person; each links to its replay.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Ending, PersonId, Sitter, TableInfo, TablePage};
use scene::Text;

use super::ask::{Trouble, ask_for_text};
use super::introduction::Refusal;
use super::me::Me;
use super::pages::{More, Pages};
use crate::bot_title::bot_title;
use crate::erased_view::{For, Show};
use crate::i18n::Translator;
use crate::picture::Picture;
use crate::record;
use crate::route::{Compass, Route};
use crate::signal::{RwSignal, StoredValue};

/// The list, latest first.
#[component]
pub(super) fn History(person: PersonId) -> impl IntoView {
    let translator = expect_context::<Translator>();
    let past = Pages::<TablePage>::of(expect_context(), format!("/people/{person}/matches"));
    past.load();
    let person = StoredValue::new(person);
    let none = move || past.there.get() && past.entries.with(Vec::is_empty);
    view! {
        <section aria-labelledby="history-heading">
            <h2 id="history-heading">{translator.live("shelf-past")}</h2>
            <Show when=none><p class="about">{translator.live("history-none")}</p></Show>
            <ul class="history">
                <For each=move || past.entries.get() key=|table| table.id let:table><Entry table=table person=person trouble=past.trouble/></For>
            </ul>
            <Refusal trouble=past.trouble/>
            <More pages=past word="lobby-older"/>
        </section>
    }
}

#[component]
fn Entry(
    table: TableInfo,
    person: StoredValue<PersonId>,
    trouble: RwSignal<Option<Trouble>>,
) -> impl IntoView {
    let me = expect_context::<Me>();
    let ours = expect_context::<Translator>();
    let compass = expect_context::<Compass>();
    let translator = games::info(&table.game).map_or(ours, Translator::on_box);
    let when = table.ended.unwrap_or(table.made);
    let (id, game) = (table.id, table.game.clone());
    let cover = format!("cover/{game}");
    let watch = move |_| {
        let (id, game) = (id, game.clone());
        spawn_local(async move {
            match ask_for_text(me, &format!("/tables/{id}/log")).await {
                Ok(log) => {
                    record::keep_log(id.as_str(), &game, log);
                    compass.go(Route::Replay(Some(id.to_string())));
                }
                Err(why) => {
                    trouble.set(Some(why));
                }
            }
        });
    };
    let outcome = outcome(&table, &person.get_value());
    let online_match = StoredValue::new(table);
    let names = move || online_match.with_value(|table| names(table, ours));
    view! {
        <li>
            <button type="button" class="past" on:click=watch>
                <Picture slug=cover class="cover"/>
                <span class="what">
                    <strong>{translator.live("title")}</strong>
                    <span>{move || names()}</span>
                </span>
                <span class="how"><b>{move || ours.say(&outcome)}</b><small>{move || day(when, ours)}</small></span>
            </button>
        </li>
    }
}

/// Describes the result for a person.
fn outcome(table: &TableInfo, person: &PersonId) -> Text {
    let seat =
        table.seats.iter().position(|seat| seat.sitter.person().is_some_and(|other| other.id == *person));
    match (&table.ending, seat) {
        (Some(Ending::Played { scores, places }), Some(seat))
            if seat < places.len() && seat < scores.len() =>
        {
            let (place, of) = (u32::from(places[seat]), places.len() as u32);
            match table.ending.as_ref().and_then(Ending::solo) {
                Some(end) => Text::new("history-solo").with("end", end.word()).with("points", scores[seat]),
                None => Text::new("history-place")
                    .with("place", place)
                    .with("of", of)
                    .with("points", scores[seat]),
            }
        }
        (Some(Ending::Agreed), _) => Text::new("history-agreed"),
        (Some(Ending::Abandoned), _) => Text::new("history-abandoned"),
        _ => Text::new("shelf-over"),
    }
}

/// Lists the players.
fn names(table: &TableInfo, translator: Translator) -> String {
    let name = |seat: &protocol::SeatInfo| match &seat.sitter {
        Sitter::Person(person) => Some(person.name.clone()),
        Sitter::Bot(bot) => Some(translator.say(&Text::new("standing-bot").with("level", bot_title(bot)))),
        Sitter::Nobody => None,
    };
    table.seats.iter().filter_map(name).collect::<Vec<_>>().join(", ")
}

/// Formats a date in the user's language.
pub(crate) fn day(moment: i64, translator: Translator) -> String {
    let date = js_sys::Date::new(&(moment as f64).into());
    date.to_locale_date_string(translator.locale().tag(), &wasm_bindgen::JsValue::UNDEFINED).into()
}
