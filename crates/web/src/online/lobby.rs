//! The lobby: tables that wait for somebody, tables of one's own, and those where it is one's turn.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{FromClient, FromServer, Sitter, Stage, TableInfo, TablePage, Visibility};
use scene::Text;

use super::ask::{NOTHING, ask};
use super::introduction::Introduction;
use super::me::Me;
use super::nobody::Nobody;
use super::pages::{More, Pages};
use super::wire::Wire;
use super::you::Header;
use crate::app::title;
use crate::flow::{For, InARow, Show};
use crate::picture::{Picture, Shield};
use crate::route::Route;
use crate::settings_bar::SettingsBar;
use crate::signal::{Memo, RwSignal, effect};
use crate::tongue::Tongue;

/// One's own tables are looked at again after so long: only public ones are told of.
const AGAIN: Duration = Duration::from_secs(15);

/// What the lobby knows.
#[derive(Clone, Copy)]
struct Lists {
    me: Me,
    /// Public tables, newest first.
    open: Pages<TablePage>,
    turns: RwSignal<Vec<TableInfo>>,
    mine: RwSignal<Vec<TableInfo>>,
}

/// The page of the lobby.
#[component]
pub(crate) fn LobbyPage() -> impl IntoView {
    let me = expect_context::<Me>();
    let tongue = expect_context::<Tongue>();
    title(move || format!("{} – {}", tongue.word("online-tables"), tongue.word("app-title")));
    let lists = Lists {
        me,
        open: Pages::of(me, "/tables".to_owned()),
        turns: RwSignal::new(Vec::new()),
        mine: RwSignal::new(Vec::new()),
    };
    let open = lists.open;
    lists.listen();
    let away = Memo::new(move || open.trouble.get().filter(|_| !open.there.get()));
    view! {
        <div class="online-page">
            <Header title="online-tables"/>
            <main id="main">
                <Nobody trouble=away retry=Callback::new(move |()| open.load())/>
                <Show when=move || open.there.get()>
                    <Introduction/>
                    <Tables heading="lobby-turns" tables=lists.turns empty=None/>
                    <Tables heading="lobby-mine" tables=lists.mine empty=None/>
                    <Tables heading="lobby-open" tables=open.entries empty=Some("lobby-none")/>
                    <More pages=open word="lobby-older"/>
                    <NewTable/>
                </Show>
            </main>
            <footer><SettingsBar/></footer>
        </div>
    }
}

impl Lists {
    fn listen(self) {
        self.open.load();
        let wire = Wire::new(self.me);
        wire.open(
            Callback::new(move |()| {
                wire.say(FromClient::Lobby { watch: true });
                self.open.load();
            }),
            Callback::new(move |heard| {
                if let FromServer::Table(info) = heard {
                    self.hear(*info);
                }
            }),
        );
        let again = set_interval_with_handle(move || self.load_own(), AGAIN);
        on_cleanup(move || {
            if let Ok(again) = again {
                again.clear();
            }
        });
        effect(move |_| {
            if self.me.is_known() {
                self.load_own();
            } else {
                self.turns.set(Vec::new());
                self.mine.set(Vec::new());
            }
        });
    }

    fn load_own(self) {
        // Nobody looks, nobody is known: nothing is asked.
        if document().hidden() || self.me.token().is_none() {
            return;
        }
        spawn_local(async move {
            let turns = ask::<TablePage>(self.me, "GET", "/me/turns", NOTHING).await;
            let mine = ask::<TablePage>(self.me, "GET", "/me/tables", NOTHING).await;
            let (Ok(turns), Ok(mine)) = (turns, mine) else { return };
            let going = mine.tables.into_iter().filter(|table| table.stage != Stage::Over);
            let elsewhere = going.filter(|table| turns.tables.iter().all(|turn| turn.id != table.id));
            self.mine.set(elsewhere.collect());
            self.turns.set(turns.tables);
        });
    }

    /// A public table changed.
    fn hear(self, info: TableInfo) {
        if untrack(|| is_seated(&info, self.me)) {
            self.load_own();
        }
        self.open.entries.update(|open| {
            let is_open = info.stage != Stage::Over && info.visibility == Visibility::Public;
            match open.iter().position(|table| table.id == info.id) {
                Some(at) if is_open => open[at] = info,
                Some(at) => {
                    open.remove(at);
                }
                None if is_open => open.insert(0, info),
                None => {}
            }
        });
    }
}

#[component]
fn Tables(
    heading: &'static str,
    tables: RwSignal<Vec<TableInfo>>,
    empty: Option<&'static str>,
) -> impl IntoView {
    let tongue = expect_context::<Tongue>();
    let none = move || tables.with(Vec::is_empty);
    view! {
        <Show when=move || !none() || empty.is_some()>
            <section class="waiting" aria-label=tongue.live(heading)>
                <h2>{tongue.live(heading)}</h2>
                <Show when=move || none()>
                    {empty.map(|empty| view! { <p class="about">{tongue.live(empty)}</p> })}
                </Show>
                <ul>
                    <For each=move || tables.get() key=|table| (table.id, signature(table)) let:table>
                        <li class="wait"><Entry info=table yours=heading == "lobby-turns"/></li>
                    </For>
                </ul>
            </section>
        </Show>
    }
}

/// What an entry shows; with another one it is drawn anew.
fn signature(info: &TableInfo) -> (Stage, Vec<String>) {
    let name = |seat: &protocol::SeatInfo| match &seat.sitter {
        Sitter::Nobody => String::new(),
        Sitter::Person(person) => person.name.clone(),
        Sitter::Bot(level) => level.word().to_owned(),
    };
    (info.stage, info.seats.iter().map(name).collect())
}

#[component]
fn Entry(info: TableInfo, yours: bool) -> impl IntoView {
    let ours = expect_context::<Tongue>();
    let me = expect_context::<Me>();
    let kind = games::cover(&info.game);
    let tongue = kind.map_or(ours, Tongue::on_box);
    let free = info.seats.iter().filter(|seat| seat.sitter == Sitter::Nobody).count() as u32;
    let seated = untrack(|| is_seated(&info, me));
    let names: Vec<String> =
        info.seats.iter().filter_map(|seat| seat.sitter.person().map(|person| person.name.clone())).collect();
    let names = names.join(", ");
    let shields = (0..info.seats.len()).map(|at| {
        let class = if info.seats[at].sitter == Sitter::Nobody { "shield free" } else { "shield" };
        view! { <Shield seat=engine::Seat::new(at as u8) class=class/> }
    });
    let state = move || match (info.stage, yours) {
        (_, true) => ours.word("shelf-your-turn"),
        (Stage::Open, _) => ours.say(&Text::new("lobby-free").with("count", free)),
        (Stage::Playing, _) if seated => ours.word("shelf-waiting"),
        (Stage::Playing, _) => ours.word("lobby-watch"),
        (Stage::Over, _) => ours.word("shelf-over"),
    };
    let rules = if info.options.is_empty() { "lobby-usual" } else { "lobby-own" };
    let clock = info.clock;
    view! {
        <a class="match" class:touch=yours href=Route::Online(info.id.to_string()).path()>
            <Picture slug=format!("cover/{}", info.game) class="cover"/>
            <span class="what">
                <strong>{tongue.live("title")}</strong>
                <span>{names}</span>
                <span>{move || format!("{} · {}", clock_words(clock, ours), ours.word(rules))}</span>
                <span class="shields">{shields.in_a_row()}</span>
            </span>
            <em>{move || state()}</em>
        </a>
    }
}

/// Does the reader sit there?
fn is_seated(info: &TableInfo, me: Me) -> bool {
    info.seats.iter().any(|seat| seat.sitter.person().is_some_and(|person| me.is(&person.id)))
}

/// How long people may think, in a few words.
pub(crate) fn clock_words(clock: protocol::Clock, tongue: Tongue) -> String {
    match clock {
        protocol::Clock::None => tongue.word("clock-none"),
        protocol::Clock::Live { minutes, seconds } => {
            tongue.say(&Text::new("clock-live").with("minutes", minutes).with("seconds", seconds))
        }
        protocol::Clock::Days(days) => tongue.say(&Text::new("clock-days").with("days", days)),
    }
}

/// A table of one's own: which game?
#[component]
fn NewTable() -> impl IntoView {
    let ours = expect_context::<Tongue>();
    let entry = |kind: &&'static dyn table::Cover| {
        let tongue = Tongue::on_box(*kind);
        let most = crate::shelf::players(*kind).1;
        (most > 1).then(|| {
            view! {
                <li>
                    <a href=Route::Opening(kind.id().to_owned()).path()>
                        <Picture slug=format!("cover/{}", kind.id()) class="cover"/>
                        <span>{tongue.live("title")}</span>
                    </a>
                </li>
            }
        })
    };
    view! {
        <section class="new-table" aria-labelledby="new-heading">
            <h2 id="new-heading">{ours.live("lobby-new")}</h2>
            <ul>{games::covers().iter().filter_map(entry).in_a_row()}</ul>
        </section>
    }
}
