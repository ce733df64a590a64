//! For solo players: the daily challenge, the best scores, the feats.

mod gained;
mod records;

use leptos::prelude::*;
use scene::Text;
use table::{Challenge, GameHandle, Session};

use crate::app::{Lost, title};
use crate::erased_view::InARow;
use crate::i18n::Translator;
use crate::match_handle::MatchHandle;
use crate::picture::Picture;
use crate::record;
use crate::route::{Compass, Route};
use crate::settings::Settings;
use records::{BETWEEN, Ledger, Score, today};

use crate::signal::{RwSignal, StoredValue};
pub(crate) use gained::Gained;
pub(crate) use records::note;

/// The functions of the solo chunk that a table calls.
#[derive(Clone, Copy)]
pub(crate) struct SoloEntry {
    /// Records a solo match, once it is over.
    pub(crate) note: fn(&str, &dyn Session),
    /// Renders the honours of a match that has just ended.
    pub(crate) gained: fn(MatchHandle, Translator) -> AnyView,
}

/// The page of a game that can be played alone.
#[component]
pub(crate) fn SoloPage(game: String) -> impl IntoView {
    let today = today();
    match games::find(&game).and_then(|kind| Some((kind, Challenge::of(kind, &today)?))) {
        Some((kind, challenge)) => view! { <Alone kind=kind challenge=challenge today=today/> }.into_any(),
        None => view! { <Lost message="lost-game" detail=game/> }.into_any(),
    }
}

#[component]
fn Alone(kind: &'static dyn GameHandle, challenge: Challenge, today: String) -> impl IntoView {
    let ours = expect_context::<Translator>();
    let translator = Translator::of(kind);
    title(move || format!("{} – {}", translator.word("title"), ours.word("alone-title")));
    let ledger = StoredValue::new(Ledger::of(kind.id()));
    let best = ledger.with_value(|ledger| ledger.days.get(&today).cloned());
    view! {
        <div class="alone-page">
            <header class="bar">
                <a class="brand" href="/"><Picture slug="app-icon-small" class="app-icon"/>{ours.live("app-title")}</a>
                <h1>{translator.live("title")}": "{ours.live("alone-title")}</h1>
            </header>
            <main id="main">
                <Today kind=kind challenge=challenge today=today best=best translator=translator/>
                <Best ledger=ledger translator=translator/>
                <Feats kind=kind ledger=ledger translator=translator/>
                <p class="ways">
                    <a class="button" href=Route::Setting(kind.id().to_owned()).path()>{ours.live("alone-free")}</a>
                    <a class="button" href="/">{ours.live("to-the-shelf")}</a>
                </p>
            </main>
        </div>
    }
}

/// The daily challenge.
#[component]
fn Today(
    kind: &'static dyn GameHandle,
    challenge: Challenge,
    today: String,
    best: Option<Score>,
    translator: Translator,
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
            view! { <div><dt>{translator.word(key)}</dt><dd>{translator.word(value)}</dd></div> }
        };
        words.iter().map(pair).in_a_row()
    };
    let begin = move |_| {
        let name = settings.get_untracked().name;
        let name = if name.trim().is_empty() { translator.word("you") } else { name };
        if let Ok(session) = challenge.open(kind, &name) {
            compass.go(Route::Table(record::begin(session)));
        }
    };
    let call = if best.is_some() { "alone-again" } else { "alone-begin" };
    let so_far = best.map(|best| move || translator.say(&best.line("alone-best-today")));
    view! {
        <section class="today" aria-labelledby="today-heading">
            <h2 id="today-heading">{translator.live("alone-today")}</h2>
            <p class="date">{move || date(&today, translator)}</p>
            <dl>{move || terms()}</dl>
            <p class="about">{translator.live("alone-today-about")}</p>
            {so_far.map(|words| view! { <p class="so-far">{words}</p> })}
            <button type="button" class="button go" on:click=begin>{translator.live(call)}</button>
        </section>
    }
}

#[component]
fn Best(ledger: StoredValue<Ledger>, translator: Translator) -> impl IntoView {
    let rows: Vec<(String, Score)> = ledger.with_value(|ledger| ledger.best.clone().into_iter().collect());
    let row = move |(class, score): (String, Score)| {
        let names =
            move || class.split(BETWEEN).map(|id| translator.word(id)).collect::<Vec<_>>().join(" · ");
        let (won, points, day) = (score.won, score.points, score.deed.day);
        let how = if won { "alone-won" } else { "alone-unwon" };
        let kept = record::load(&score.deed.id).is_some();
        let replay = Route::Replay(Some(score.deed.id)).path();
        let when = move || date(&day, translator);
        view! {
            <tr>
                <th scope="row">{move || names()}</th>
                <td class="points">{points}</td>
                <td class:won=won>{translator.live(how)}</td>
                <td>{if kept { view! { <a href=replay>{move || when()}</a> }.into_any() } else { when.into_any() }}</td>
            </tr>
        }
    };
    let table = if rows.is_empty() {
        view! { <p class="about">{translator.live("alone-best-none")}</p> }.into_any()
    } else {
        view! {
            <table>
                <thead><tr>
                    <th scope="col">{translator.live("alone-class")}</th>
                    <th scope="col">{translator.live("alone-points")}</th>
                    <th scope="col">{translator.live("alone-end")}</th>
                    <th scope="col">{translator.live("alone-day")}</th>
                </tr></thead>
                <tbody>{rows.into_iter().map(row).in_a_row()}</tbody>
            </table>
        }
        .into_any()
    };
    view! {
        <section class="best" aria-labelledby="best-heading">
            <h2 id="best-heading">{translator.live("alone-best")}</h2>
            {table}
        </section>
    }
}

/// The list of feats.
#[component]
fn Feats(
    kind: &'static dyn GameHandle,
    ledger: StoredValue<Ledger>,
    translator: Translator,
) -> impl IntoView {
    let done = ledger.with_value(|ledger| ledger.feats.clone());
    let (got, all) = (done.len() as u32, kind.feats().len() as u32);
    let count = move || translator.say(&Text::new("alone-feats-count").with("got", got).with("all", all));
    let feats = kind.feats().iter().map(|feat| {
        let day = done.get(feat.name).map(|deed| deed.day.clone());
        let is_done = day.is_some();
        let state = move || match &day {
            Some(day) => date(day, translator),
            None => translator.word("alone-feat-open"),
        };
        view! {
            <li class="feat" class:done=is_done>
                <span class="mark" aria-hidden="true">{if is_done { "✓" } else { "" }}</span>
                <span>
                    <b>{translator.live(feat.name)}</b>
                    <span>{move || translator.word(&format!("{}-about", feat.name))}</span>
                    <small>{move || state()}</small>
                </span>
            </li>
        }
    });
    view! {
        <section class="feats" aria-labelledby="feats-heading">
            <h2 id="feats-heading">{translator.live("alone-feats")} <small>{move || count()}</small></h2>
            <ul>{feats.in_a_row()}</ul>
        </section>
    }
}

impl Score {
    /// Describes the score in a sentence.
    fn line(&self, id: &'static str) -> Text {
        Text::new(id).with("points", self.points).with("won", if self.won { "yes" } else { "no" })
    }
}

/// Formats a date in the user's language.
fn date(day: &str, translator: Translator) -> String {
    let date = js_sys::Date::new(&day.into());
    let options = js_sys::Object::new();
    for (key, value) in [("timeZone", "UTC"), ("dateStyle", "long")] {
        js_sys::Reflect::set(&options, &key.into(), &value.into()).expect("an object takes properties");
    }
    date.to_locale_date_string(translator.locale().tag(), &options).into()
}
