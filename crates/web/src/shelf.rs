//! The start page: the games, and the matches to continue.

use client::people;
use engine::{Seat, Turn};
use leptos::prelude::*;
use scene::Text;
use table::{GameInfo, Session};

use crate::app::title;
use crate::erased_view::{For, InARow, Show};
use crate::i18n::Translator;
use crate::loading::{Load, State};
use crate::online::WaitingElsewhere;
use crate::picture::{Picture, Shield};
use crate::record::{self, Record};
use crate::route::Route;
use crate::settings_bar::SettingsBar;
use crate::signal::RwSignal;
use crate::update::UpdateHint;

#[component]
pub(crate) fn Shelf() -> impl IntoView {
    let translator = expect_context::<Translator>();
    title(move || translator.word("app-title"));
    let records = RwSignal::new(record::all());
    view! {
        <div class="shelf-page">
            <header>
                <Picture slug="app-icon" class="app-icon"/>
                <h1>{translator.live("app-title")}</h1>
                <p>{translator.live("app-motto")}</p>
            </header>
            <nav class="ways" aria-label=translator.live("online-ways")>
                <a class="button" href=Route::Lobby.path()>{translator.live("online-play")}</a>
                <WaitingElsewhere/>
            </nav>
            <UpdateHint/>
            <main id="main">
                <Waiting records=records over=false/>
                <section class="shelf" aria-labelledby="shelf-heading">
                    <h2 id="shelf-heading">{translator.live("shelf-heading")}</h2>
                    <ul class="boxes">
                        {games::infos().iter().map(|kind| view! { <GameBox kind=*kind/> }).in_a_row()}
                    </ul>
                </section>
                <Waiting records=records over=true/>
            </main>
            <footer>
                <SettingsBar/>
                <a href=Route::Replay(None).path()>{translator.live("replay-open")}</a>
                <p>{translator.live("app-promise")}</p>
            </footer>
        </div>
    }
}

/// Returns the minimum and the maximum number of players, over all options.
pub(crate) fn players(kind: &dyn GameInfo) -> (u8, u8) {
    let options = kind
        .fields()
        .iter()
        .flat_map(|field| field.values.iter().map(|value| format!("{}={value}", field.key)));
    let ranges = options.chain([String::new()]).filter_map(|options| kind.seats(&options).ok());
    let both = ranges.map(|seats| (*seats.start(), *seats.end()));
    both.reduce(|a, b| (a.0.min(b.0), a.1.max(b.1))).unwrap_or((2, 2))
}

/// The box of a game, with the text on its back.
#[component]
fn GameBox(kind: &'static dyn GameInfo) -> impl IntoView {
    let ours = expect_context::<Translator>();
    let translator = Translator::on_box(kind);
    let (fewest, most) = players(kind);
    let facts = move || {
        let minutes = Text::new("minutes");
        let players = Text::new("shelf-players").with("fewest", fewest).with("most", most);
        format!("{}, {}", translator.say(&players), translator.say(&minutes))
    };
    let set = Route::Setting(kind.id().to_owned()).path();
    let rules = Route::Rules(kind.id().to_owned()).path();
    let lesson = kind.teaches().then(|| {
        let learn = Route::Lesson(kind.id().to_owned()).path();
        view! { <a class="button" href=learn>{ours.live("learn-begin")}</a> }
    });
    let alone = (!kind.feats().is_empty()).then(|| {
        let records = Route::Alone(kind.id().to_owned()).path();
        view! { <a class="rules-link" href=records>{ours.live("alone-link")}</a> }
    });
    let best = Route::Best(kind.id().to_owned()).path();
    view! {
        <li class="game-box">
            <a class="lid" href=set.clone() aria-label=translator.live("title")>
                <Picture slug=format!("cover/{}", kind.id()) class="cover"/>
            </a>
            <div class="back">
                <h3>{translator.live("title")}</h3>
                <p class="facts">{move || facts()}</p>
                <p class="pitch">{translator.live("pitch")}</p>
                <a class="button go" href=set>{ours.live("shelf-play")}</a>
                {lesson}
                {alone}
                <a class="rules-link" href=rules>{ours.live("rules")}</a>
                {(most > 1).then(|| view! { <a class="rules-link" href=best>{ours.live("best-title")}</a> })}
            </div>
        </li>
    }
}

/// The matches to continue, or the finished ones to watch again.
#[component]
fn Waiting(records: RwSignal<Vec<Record>>, over: bool) -> impl IntoView {
    let translator = expect_context::<Translator>();
    let these = move || records.get().into_iter().filter(|record| record.over == over).collect::<Vec<_>>();
    let heading = if over { "shelf-past" } else { "shelf-continue" };
    view! {
        <Show when=move || !these().is_empty()>
            <section class="waiting" aria-label=translator.live(heading)>
                <h2>{translator.live(heading)}</h2>
                <ul>
                    <For each=these key=|record| record.id.clone() let:record>
                        <Waits record=record records=records/>
                    </For>
                </ul>
            </section>
        </Show>
    }
}

#[component]
fn Waits(record: Record, records: RwSignal<Vec<Record>>) -> impl IntoView {
    let id = record.id.clone();
    let throw = move |_| {
        record::remove(&id);
        records.set(record::all());
    };
    let translator = expect_context::<Translator>();
    let load = Load::order(Some(&record.game), None);
    let card = move || match (load.state(), record.open()) {
        (State::There, Ok(session)) => view! { <Match record=record.clone() session=session/> }.into_any(),
        (State::There, Err(_)) => {
            view! { <p class="broken">{translator.live("shelf-broken")}</p> }.into_any()
        }
        (State::Coming, _) => view! { <p>{translator.live("unpacking")}</p> }.into_any(),
        (State::Away, _) => view! { <p class="broken">{translator.live("unpacking-failed")}</p> }.into_any(),
    };
    view! {
        <li class="wait">
            {move || card()}
            <button type="button" class="throw" on:click=throw aria-label=translator.live("shelf-throw") title=translator.live("shelf-throw")>
                "×"
            </button>
        </li>
    }
}

#[component]
fn Match(record: Record, session: Box<dyn Session>) -> impl IntoView {
    let ours = expect_context::<Translator>();
    let translator = Translator::of(games::find(&record.game).expect("its match is open"));
    let people = people(session.as_ref());
    let pending = session.turn().pending();
    let yours = people.iter().any(|seat| pending.contains(seat));
    let over = matches!(session.turn(), Turn::Over(_));
    let scene = session.scene(people.first());
    let heading = move || scene.heading.as_ref().map(|heading| translator.say(heading));
    let shields = Seat::all(session.header().seats()).map(|seat| {
        let class = if pending.contains(seat) { "shield now" } else { "shield" };
        view! { <Shield seat=seat class=class/> }
    });
    let page = if over { Route::Replay(Some(record.id.clone())) } else { Route::Table(record.id.clone()) };
    let state = if over {
        "shelf-over"
    } else if yours {
        "shelf-your-turn"
    } else {
        "shelf-waiting"
    };
    view! {
        <a class="match" class:touch=yours href=page.path()>
            <Picture slug=format!("cover/{}", record.game) class="cover"/>
            <span class="what">
                <strong>{translator.live("title")}</strong>
                <span>{move || heading()}</span>
                <span class="shields">{shields.in_a_row()}</span>
            </span>
            <em>{ours.live(state)}</em>
        </a>
    }
}
