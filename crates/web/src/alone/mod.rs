//! For those who play alone: the challenge of the day, the best scores, the feats.

mod gained;
mod ledger;

use leptos::prelude::*;
use scene::Text;
use table::{Challenge, GameHandle, Session};

use crate::app::{Lost, title};
use crate::flow::InARow;
use crate::host::Host;
use crate::picture::Picture;
use crate::record;
use crate::route::{Compass, Route};
use crate::settings::Settings;
use crate::tongue::Tongue;
use ledger::{BETWEEN, Ledger, Score, today};

use crate::signal::{RwSignal, StoredValue};
pub(crate) use gained::Gained;
pub(crate) use ledger::note;

/// What is done with honours at a table.
#[derive(Clone, Copy)]
pub(crate) struct Honours {
    /// Enters a match of somebody who plays alone, once it is over.
    pub(crate) note: fn(&str, &dyn Session),
    /// What a match that is just over was good for.
    pub(crate) gained: fn(Host, Tongue) -> AnyView,
}

/// The page of a game that can be played alone.
#[component]
pub(crate) fn AlonePage(game: String) -> impl IntoView {
    let today = today();
    match games::find(&game).and_then(|kind| Some((kind, Challenge::of(kind, &today)?))) {
        Some((kind, challenge)) => view! { <Alone kind=kind challenge=challenge today=today/> }.into_any(),
        None => view! { <Lost message="lost-game" detail=game/> }.into_any(),
    }
}

#[component]
fn Alone(kind: &'static dyn GameHandle, challenge: Challenge, today: String) -> impl IntoView {
    let ours = expect_context::<Tongue>();
    let tongue = Tongue::of(kind);
    title(move || format!("{} – {}", tongue.word("title"), ours.word("alone-title")));
    let ledger = StoredValue::new(Ledger::of(kind.id()));
    let best = ledger.with_value(|ledger| ledger.days.get(&today).cloned());
    view! {
        <div class="alone-page">
            <header class="bar">
                <a class="brand" href="/"><Picture slug="app-icon-small" class="app-icon"/>{ours.live("app-title")}</a>
                <h1>{tongue.live("title")}": "{ours.live("alone-title")}</h1>
            </header>
            <main id="main">
                <Today kind=kind challenge=challenge today=today best=best tongue=tongue/>
                <Best ledger=ledger tongue=tongue/>
                <Feats kind=kind ledger=ledger tongue=tongue/>
                <p class="ways">
                    <a class="button" href=Route::Setting(kind.id().to_owned()).path()>{ours.live("alone-free")}</a>
                    <a class="button" href="/">{ours.live("to-the-shelf")}</a>
                </p>
            </main>
        </div>
    }
}

/// The challenge of the day.
#[component]
fn Today(
    kind: &'static dyn GameHandle,
    challenge: Challenge,
    today: String,
    best: Option<Score>,
    tongue: Tongue,
) -> impl IntoView {
    let compass = expect_context::<Compass>();
    let settings = expect_context::<RwSignal<Settings>>();
    let words: Vec<(String, String)> = challenge
        .options
        .split(' ')
        .filter_map(|option| option.split_once('='))
        .map(|(key, value)| (format!("option-{key}"), format!("option-{key}-{value}")))
        .collect();
    let terms = move || {
        let pair = |(key, value): &(String, String)| {
            view! { <div><dt>{tongue.word(key)}</dt><dd>{tongue.word(value)}</dd></div> }
        };
        words.iter().map(pair).in_a_row()
    };
    let begin = move |_| {
        let name = settings.get_untracked().name;
        let name = if name.trim().is_empty() { tongue.word("you") } else { name };
        if let Ok(session) = challenge.open(kind, &name) {
            compass.go(Route::Table(record::begin(session)));
        }
    };
    let call = if best.is_some() { "alone-again" } else { "alone-begin" };
    let so_far = best.map(|best| move || tongue.say(&best.line("alone-best-today")));
    view! {
        <section class="today" aria-labelledby="today-heading">
            <h2 id="today-heading">{tongue.live("alone-today")}</h2>
            <p class="date">{move || date(&today, tongue)}</p>
            <dl>{move || terms()}</dl>
            <p class="about">{tongue.live("alone-today-about")}</p>
            {so_far.map(|words| view! { <p class="so-far">{words}</p> })}
            <button type="button" class="button go" on:click=begin>{tongue.live(call)}</button>
        </section>
    }
}

/// The best scores.
#[component]
fn Best(ledger: StoredValue<Ledger>, tongue: Tongue) -> impl IntoView {
    let rows: Vec<(String, Score)> = ledger.with_value(|ledger| ledger.best.clone().into_iter().collect());
    let row = move |(class, score): (String, Score)| {
        let names = move || class.split(BETWEEN).map(|id| tongue.word(id)).collect::<Vec<_>>().join(" · ");
        let (won, points, day) = (score.won, score.points, score.deed.day);
        let how = if won { "alone-won" } else { "alone-unwon" };
        let kept = record::load(&score.deed.id).is_some();
        let replay = Route::Replay(Some(score.deed.id)).path();
        let when = move || date(&day, tongue);
        view! {
            <tr>
                <th scope="row">{move || names()}</th>
                <td class="points">{points}</td>
                <td class:won=won>{tongue.live(how)}</td>
                <td>{if kept { view! { <a href=replay>{move || when()}</a> }.into_any() } else { when.into_any() }}</td>
            </tr>
        }
    };
    let table = if rows.is_empty() {
        view! { <p class="about">{tongue.live("alone-best-none")}</p> }.into_any()
    } else {
        view! {
            <table>
                <thead><tr>
                    <th scope="col">{tongue.live("alone-class")}</th>
                    <th scope="col">{tongue.live("alone-points")}</th>
                    <th scope="col">{tongue.live("alone-end")}</th>
                    <th scope="col">{tongue.live("alone-day")}</th>
                </tr></thead>
                <tbody>{rows.into_iter().map(row).in_a_row()}</tbody>
            </table>
        }
        .into_any()
    };
    view! {
        <section class="best" aria-labelledby="best-heading">
            <h2 id="best-heading">{tongue.live("alone-best")}</h2>
            {table}
        </section>
    }
}

/// What there is to be proud of.
#[component]
fn Feats(kind: &'static dyn GameHandle, ledger: StoredValue<Ledger>, tongue: Tongue) -> impl IntoView {
    let done = ledger.with_value(|ledger| ledger.feats.clone());
    let (got, all) = (done.len() as u32, kind.feats().len() as u32);
    let count = move || tongue.say(&Text::new("alone-feats-count").with("got", got).with("all", all));
    let feats = kind.feats().iter().map(|feat| {
        let day = done.get(feat.name).map(|deed| deed.day.clone());
        let is_done = day.is_some();
        let state = move || match &day {
            Some(day) => date(day, tongue),
            None => tongue.word("alone-feat-open"),
        };
        view! {
            <li class="feat" class:done=is_done>
                <span class="mark" aria-hidden="true">{if is_done { "✓" } else { "" }}</span>
                <span>
                    <b>{tongue.live(feat.name)}</b>
                    <span>{move || tongue.word(&format!("{}-about", feat.name))}</span>
                    <small>{move || state()}</small>
                </span>
            </li>
        }
    });
    view! {
        <section class="feats" aria-labelledby="feats-heading">
            <h2 id="feats-heading">{tongue.live("alone-feats")} <small>{move || count()}</small></h2>
            <ul>{feats.in_a_row()}</ul>
        </section>
    }
}

impl Score {
    /// The score in a sentence.
    fn line(&self, id: &'static str) -> Text {
        Text::new(id).with("points", self.points).with("won", if self.won { "yes" } else { "no" })
    }
}

/// A day as the reader writes it.
fn date(day: &str, tongue: Tongue) -> String {
    let date = js_sys::Date::new(&day.into());
    let options = js_sys::Object::new();
    for (key, value) in [("timeZone", "UTC"), ("dateStyle", "long")] {
        js_sys::Reflect::set(&options, &key.into(), &value.into()).expect("an object takes properties");
    }
    date.to_locale_date_string(tongue.locale().tag(), &options).into()
}
