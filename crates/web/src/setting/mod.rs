//! The setup of a table: seats and rules.

mod chair;
mod hall;
mod house_rules;
mod opening;
mod plan;

use leptos::prelude::*;
use scene::Text;
use table::GameHandle;

use crate::app::{Lost, title};
use crate::erased_view::InARow;
use crate::i18n::Translator;
use crate::picture::Picture;
use crate::record;
use crate::route::{Compass, Route};
use crate::settings::Settings;
use crate::shelf::players;
use crate::signal::{Memo, RwSignal};
use hall::Hall;
use house_rules::HouseRules;
pub(crate) use opening::on_the_server;
use plan::Plan;

/// Where the match takes place.
#[derive(Clone, Copy)]
pub(crate) enum Place {
    /// On this device.
    Here,
    /// On the server, for people on other devices. Contains the last part of the form.
    Server(Last),
}

/// The last part of the form. It is in the online chunk, so that local matches need not load it.
type Last = fn(&'static dyn GameHandle, RwSignal<Plan>, Memo<String>) -> AnyView;

impl Place {
    fn is_here(self) -> bool {
        matches!(self, Place::Here)
    }
}

/// The page that sets up a table.
#[component]
pub(crate) fn SettingPage(game: String, place: Place) -> impl IntoView {
    provide_context(place);
    match games::find(&game) {
        Some(kind) => view! { <Setting kind=kind place=place/> }.into_any(),
        None => view! { <Lost message="lost-game" detail=game/> }.into_any(),
    }
}

#[component]
fn Setting(kind: &'static dyn GameHandle, place: Place) -> impl IntoView {
    let ours = expect_context::<Translator>();
    let settings = expect_context::<RwSignal<Settings>>();
    let compass = expect_context::<Compass>();
    let translator = Translator::of(kind);
    let heading = if place.is_here() { "set-title" } else { "open-title" };
    title(move || format!("{} – {}", translator.word("title"), ours.word(heading)));
    let plan = RwSignal::new(match place {
        Place::Here => Plan::usual(kind, &settings.get_untracked().name),
        Place::Server(_) => Plan::gathering(kind),
    });
    let refusal = RwSignal::new(None::<String>);
    let begin = move |plan: Plan| match plan.open(kind, &ours.word("you")) {
        Ok(session) => compass.go(Route::Table(record::begin(session))),
        Err(why) => refusal.set(Some(why)),
    };
    let begin_usual = move |_| begin(Plan::usual(kind, &settings.get_untracked().name));
    let begin_this = move |_| begin(plan.get_untracked());
    let summary = move || plan.with(|plan| translator.say(&plan.summary()));
    let length = move || {
        let bots = plan.with(|plan| plan.bot_count());
        ours.say(&Text::new("set-length").with("minutes", translator.word("minutes")).with("bots", bots))
    };
    view! {
        <div class="set-page" class:online-set=!place.is_here()>
            <header class="bar">
                <a class="brand" href="/"><Picture slug="app-icon-small" class="app-icon"/>{ours.live("app-title")}</a>
                <h1>{ours.live(heading)}</h1>
            </header>
            <aside class="games" aria-label=ours.live("set-game")>
                <h2>{ours.live("set-game")}</h2>
                <GameList now=kind.id() place=place/>
                {match place {
                    Place::Here => view! {
                        <div class="fast">
                            <h3>{ours.live("set-hurry")}</h3>
                            <p>{ours.live("set-hurry-about")}</p>
                            <button type="button" class="button go" on:click=begin_usual>{ours.live("set-just-play")}</button>
                        </div>
                    }
                    .into_any(),
                    Place::Server(_) => view! { <a class="button" href=Route::Lobby.path()>{ours.live("online-tables")}</a> }.into_any(),
                }}
            </aside>
            <main id="main">
                <Hall kind=kind plan=plan/>
                {match place {
                    Place::Here => ().into_any(),
                    Place::Server(last) => last(kind, plan, Memo::new(summary)),
                }}
            </main>
            <HouseRules kind=kind plan=plan translator=translator/>
            {place.is_here().then(|| view! {
                <footer class="prompt">
                    <p>
                        <strong>{move || summary()}</strong>
                        <small>{move || length()}</small>
                        <span role="alert">{move || refusal.get()}</span>
                    </p>
                    <button type="button" class="button go" on:click=begin_this>{ours.live("set-begin")}</button>
                </footer>
            })}
        </div>
    }
}

#[component]
fn GameList(now: &'static str, place: Place) -> impl IntoView {
    let page = if place.is_here() { Route::Setting } else { Route::Opening };
    let entries = games::infos().iter().map(|kind| {
        let translator = Translator::on_box(*kind);
        let current = (kind.id() == now).then_some("page");
        let (fewest, most) = players(*kind);
        let seats = format!("{fewest}–{most}");
        view! {
            <li>
                <a href=page(kind.id().to_owned()).path() aria-current=current>
                    <Picture slug=format!("cover/{}", kind.id()) class="cover"/>
                    <span><b>{translator.live("title")}</b><span>{translator.live("subtitle")}</span></span>
                    <em>{seats}</em>
                </a>
            </li>
        }
    });
    view! { <ul class="game-list">{entries.in_a_row()}</ul> }
}
