//! The lobby: open tables, the user's own tables, and those where it is the user's turn.

use std::cmp::Reverse;
use std::time::Duration;

use leptos::prelude::*;
use protocol::{ClientMessage, OwnTable, ServerMessage, Sitter, Stage, TableInfo, TablePage, Visibility};
use scene::Text;

use super::clocks::{clock_words, left_words};
use super::introduction::Introduction;
use super::me::Me;
use super::nobody::Nobody;
use super::pages::{More, Pages};
use super::socket::{Listener, Socket};
use super::you::Header;
use crate::app::title;
use crate::erased_view::{For, InARow, Show};
use crate::i18n::Translator;
use crate::picture::{Picture, Shield};
use crate::route::Route;
use crate::settings_bar::SettingsBar;
use crate::signal::{Memo, RwSignal, effect};

/// The interval at which clocks are redrawn.
const TICK: Duration = Duration::from_secs(1);

/// The tables of the lobby.
#[derive(Clone, Copy)]
struct Lists {
    me: Me,
    socket: Socket,
    /// Public tables, newest first.
    open: Pages<TablePage>,
    /// The user's own tables.
    own: RwSignal<Vec<Listed>>,
}

/// An entry of a list.
#[derive(Clone, PartialEq)]
struct Listed {
    info: TableInfo,
    /// Whether it is the user's turn.
    turn: bool,
    /// The end of the user's time by the clock of this device, if there is a limit.
    until: Option<i64>,
}

impl Listed {
    fn public(info: &TableInfo) -> Listed {
        Listed { info: info.clone(), turn: false, until: None }
    }

    fn own(OwnTable { table: info, turn, remaining_ms: left }: OwnTable) -> Listed {
        let until = left.filter(|_| turn).map(|left| js_sys::Date::now() as i64 + left);
        Listed { info, turn, until }
    }
}

#[component]
pub(crate) fn LobbyPage() -> impl IntoView {
    let me = expect_context::<Me>();
    let translator = expect_context::<Translator>();
    title(move || format!("{} – {}", translator.word("online-tables"), translator.word("app-title")));
    let lists = Lists {
        me,
        socket: expect_context(),
        open: Pages::of(me, "/tables".to_owned()),
        own: RwSignal::new(Vec::new()),
    };
    let open = lists.open;
    lists.listen();
    let turns = Memo::new(move || lists.turns());
    let mine = Memo::new(move || lists.mine());
    let public = Memo::new(move || lists.public());
    let away = Memo::new(move || open.trouble.get().filter(|_| !open.there.get()));
    view! {
        <div class="online-page">
            <Header title="online-tables"/>
            <main id="main">
                <Nobody trouble=away retry=Callback::new(move |()| open.load())/>
                <Show when=move || open.there.get()>
                    <Introduction/>
                    <Tables heading="lobby-turns" tables=turns empty=None/>
                    <Tables heading="lobby-mine" tables=mine empty=None/>
                    <Tables heading="lobby-open" tables=public empty=Some("lobby-none")/>
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
        self.socket.listen(Listener {
            opened: Callback::new(move |()| {
                self.socket.send(ClientMessage::Lobby { watch: true });
                self.ask_for_own();
                self.open.load();
            }),
            lost: Callback::new(|()| {}),
            hear: Callback::new(move |heard| self.hear(heard)),
            is_patient: false,
        });
        on_cleanup(move || self.socket.send(ClientMessage::Lobby { watch: false }));
        effect(move |_| {
            if !self.me.is_known() {
                self.own.set(Vec::new());
            }
            self.socket.follow_person();
        });
    }

    /// Requests the user's tables. From then on the server sends every change.
    fn ask_for_own(self) {
        if self.me.token().is_some() {
            self.socket.send(ClientMessage::Own { watch: true });
        }
    }

    fn hear(self, heard: ServerMessage) {
        match heard {
            ServerMessage::OwnTables(all) => self.own.set(all.into_iter().map(Listed::own).collect()),
            ServerMessage::Own(own) => self.own.update(|all| {
                all.retain(|other| other.info.id != own.table.id);
                if own.table.stage != Stage::Over && untrack(|| is_seated(&own.table, self.me)) {
                    all.push(Listed::own(*own));
                }
            }),
            ServerMessage::Table(info) => self.hear_of(*info),
            ServerMessage::Cleared { table } => {
                self.own.update(|all| all.retain(|own| own.info.id != table));
                self.open.entries.update(|open| open.retain(|info| info.id != table));
            }
            _ => {}
        }
    }

    /// Handles a change of a public table.
    fn hear_of(self, info: TableInfo) {
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

    /// Returns the tables where it is the user's turn, the most urgent first.
    fn turns(self) -> Vec<Listed> {
        let mut turns = self.listed(true);
        turns.sort_by_key(|listed| (listed.until.unwrap_or(i64::MAX), listed.info.made));
        turns
    }

    /// Returns the user's other tables, newest first.
    fn mine(self) -> Vec<Listed> {
        let mut mine = self.listed(false);
        mine.sort_by_key(|listed| Reverse(listed.info.made));
        mine
    }

    /// Returns the tables of other people.
    fn public(self) -> Vec<Listed> {
        let open = self.open.entries;
        open.with(|open| open.iter().filter(|info| !is_seated(info, self.me)).map(Listed::public).collect())
    }

    fn listed(self, turn: bool) -> Vec<Listed> {
        self.own.with(|all| all.iter().filter(|own| own.turn == turn).cloned().collect())
    }
}

#[component]
fn Tables(heading: &'static str, tables: Memo<Vec<Listed>>, empty: Option<&'static str>) -> impl IntoView {
    let translator = expect_context::<Translator>();
    let none = move || tables.with(Vec::is_empty);
    view! {
        <Show when=move || !none() || empty.is_some()>
            <section class="waiting" aria-label=translator.live(heading)>
                <h2>{translator.live(heading)}</h2>
                <Show when=move || none()>
                    {empty.map(|empty| view! { <p class="about">{translator.live(empty)}</p> })}
                </Show>
                <ul>
                    <For each=move || tables.get() key=|listed| (listed.info.id, signature(listed)) let:listed>
                        <li class="wait"><Entry listed=listed/></li>
                    </For>
                </ul>
            </section>
        </Show>
    }
}

/// Returns everything an entry shows; the entry is rendered again when this changes.
fn signature(listed: &Listed) -> (Stage, Vec<String>, bool, Option<i64>) {
    let name = |seat: &protocol::SeatInfo| match &seat.sitter {
        Sitter::Nobody => String::new(),
        Sitter::Person(person) => person.name.clone(),
        Sitter::Bot(bot) => bot.to_string(),
    };
    let info = &listed.info;
    (info.stage, info.seats.iter().map(name).collect(), listed.turn, listed.until)
}

#[component]
fn Entry(listed: Listed) -> impl IntoView {
    let Listed { info, turn, until } = listed;
    let ours = expect_context::<Translator>();
    let me = expect_context::<Me>();
    let kind = games::info(&info.game);
    let translator = kind.map_or(ours, Translator::on_box);
    let free = info.seats.iter().filter(|seat| seat.sitter == Sitter::Nobody).count() as u32;
    let seated = untrack(|| is_seated(&info, me));
    let names: Vec<String> =
        info.seats.iter().filter_map(|seat| seat.sitter.person().map(|person| person.name.clone())).collect();
    let names = names.join(", ");
    let shields = (0..info.seats.len()).map(|at| {
        let class = if info.seats[at].sitter == Sitter::Nobody { "shield free" } else { "shield" };
        view! { <Shield seat=engine::Seat::new(at as u8) class=class/> }
    });
    let state = move || match (info.stage, turn) {
        (_, true) => ours.word("shelf-your-turn"),
        (Stage::Open, _) => ours.say(&Text::new("lobby-free").with("count", free)),
        (Stage::Playing, _) if seated => ours.word("shelf-waiting"),
        (Stage::Playing, _) => ours.word("lobby-watch"),
        (Stage::Over, _) => ours.word("shelf-over"),
    };
    let rules = if info.options.is_empty() { "lobby-usual" } else { "lobby-own" };
    let clock = info.clock;
    view! {
        <a class="match" class:touch=turn href=Route::Online(info.id.to_string()).path()>
            <Picture slug=format!("cover/{}", info.game) class="cover"/>
            <span class="what">
                <strong>{translator.live("title")}</strong>
                <span>{names}</span>
                <span>{move || format!("{} · {}", clock_words(clock, ours), ours.word(rules))}</span>
                <span class="shields">{shields.in_a_row()}</span>
            </span>
            <em>{move || state()}{until.map(|until| view! { <Left until=until/> })}</em>
        </a>
    }
}

/// The remaining time.
#[component]
fn Left(until: i64) -> impl IntoView {
    let translator = expect_context::<Translator>();
    let now = RwSignal::new(js_sys::Date::now());
    let tick = set_interval_with_handle(move || now.set(js_sys::Date::now()), TICK);
    on_cleanup(move || {
        if let Ok(tick) = tick {
            tick.clear();
        }
    });
    view! {
        <span class="left" role="timer" aria-label=translator.live("online-clock")>
            {move || left_words(until - now.get() as i64, translator)}
        </span>
    }
}

/// Returns whether the user has a seat there.
fn is_seated(info: &TableInfo, me: Me) -> bool {
    info.seats.iter().any(|seat| seat.sitter.person().is_some_and(|person| me.is(&person.id)))
}

/// Links for opening a new table, by game.
#[component]
fn NewTable() -> impl IntoView {
    let ours = expect_context::<Translator>();
    let entry = |kind: &&'static dyn table::GameInfo| {
        let translator = Translator::on_box(*kind);
        let most = crate::shelf::players(*kind).1;
        (most > 1).then(|| {
            view! {
                <li>
                    <a href=Route::Opening(kind.id().to_owned()).path()>
                        <Picture slug=format!("cover/{}", kind.id()) class="cover"/>
                        <span>{translator.live("title")}</span>
                    </a>
                </li>
            }
        })
    };
    view! {
        <section class="new-table" aria-labelledby="new-heading">
            <h2 id="new-heading">{ours.live("lobby-new")}</h2>
            <ul>{games::infos().iter().filter_map(entry).in_a_row()}</ul>
        </section>
    }
}
