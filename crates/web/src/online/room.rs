//! The waiting room of a table: seats, bots, the invitation, the start.

use engine::{BotId, Seat};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{SeatInfo, SitDown, Sitter, TableInfo, Visibility};
use scene::Text;
use table::GameHandle;

use super::ask::{NOTHING, Trouble, ask, random_word};
use super::clocks::clock_words;
use super::introduction::{Introduction, Refusal};
use super::invitation::Invitation;
use super::online_match::OnlineMatch;
use super::you::Header;
use crate::app::title;
use crate::bot_title::bot_title;
use crate::erased_view::{For, InARow, Show};
use crate::i18n::Translator;
use crate::picture::{Picture, Shield};
use crate::route::{Compass, Route};
use crate::signal::{Memo, RwSignal};
use crate::storage;

/// The default bot.
const USUAL_BOT: &str = "squire";

#[component]
pub(super) fn WaitingRoom() -> impl IntoView {
    let online = expect_context::<OnlineMatch>();
    let ours = expect_context::<Translator>();
    let game = untrack(|| online.with(|info| info.game.clone())).unwrap_or_default();
    let kind = games::find(&game).expect("the page knows the game");
    let translator = Translator::of(kind);
    let trouble = RwSignal::new(None::<Trouble>);
    title(move || format!("{} – {}", translator.word("title"), ours.word("room-title")));
    let seats = move || online.with(|info| info.seats.len()).unwrap_or(0);
    view! {
        <div class="online-page room">
            <Header title="room-title"/>
            <main id="main">
                <section class="about-table">
                    <Picture slug=format!("cover/{game}") class="cover"/>
                    <div>
                        <h2>{translator.live("title")}</h2>
                        <Terms kind=kind translator=translator/>
                        <a href=Route::Rules(game.clone()).path() target="_blank">{ours.live("rules")}</a>
                    </div>
                </section>
                <Introduction/>
                <section aria-labelledby="seats-heading">
                    <h2 id="seats-heading">{ours.live("room-seats")}</h2>
                    <ul class="room-seats">
                        <For each=move || 0..seats() key=|at| *at let:at>
                            <Place kind=kind seat=Seat::new(at as u8) trouble=trouble/>
                        </For>
                    </ul>
                    <Refusal trouble=trouble/>
                    <Begin trouble=trouble/>
                </section>
                <Invitation/>
                <Sealed/>
            </main>
        </div>
    }
}

/// The rules, the time limit and the visibility of the table.
#[component]
fn Terms(kind: &'static dyn GameHandle, translator: Translator) -> impl IntoView {
    let online = expect_context::<OnlineMatch>();
    let ours = expect_context::<Translator>();
    let options = untrack(|| online.with(|info| info.options.clone())).unwrap_or_default();
    let chosen: Vec<(String, String)> = options
        .split_whitespace()
        .filter_map(|option| option.split_once('='))
        .filter(|(key, _)| kind.fields().iter().any(|field| field.key == *key))
        .map(|(key, value)| (format!("option-{key}"), format!("option-{key}-{value}")))
        .collect();
    let rules = if chosen.is_empty() {
        view! { <li>{ours.live("lobby-usual")}</li> }.into_any()
    } else {
        let term = |(key, value): (String, String)| {
            view! { <li>{move || format!("{}: {}", translator.word(&key), translator.word(&value))}</li> }
        };
        chosen.into_iter().map(term).in_a_row().into_any()
    };
    let clock = move || online.with(|info| clock_words(info.clock, ours));
    let finds = move || {
        online.with(|info| {
            ours.word(match info.visibility {
                Visibility::Public => "open-public",
                Visibility::Unlisted => "open-unlisted",
                Visibility::Private => "open-private",
            })
        })
    };
    view! { <ul class="terms"><li>{move || clock()}</li><li>{move || finds()}</li>{rules}</ul> }
}

/// Sends a change of the table to the server, and shows the answer.
fn change(
    online: OnlineMatch,
    trouble: RwSignal<Option<Trouble>>,
    method: &'static str,
    path: String,
    body: Option<SitDown>,
) {
    spawn_local(async move {
        match ask::<TableInfo>(online.me, method, &path, body.as_ref()).await {
            Ok(info) => {
                trouble.set(None);
                online.put(info);
            }
            Err(why) => {
                trouble.set(Some(why));
            }
        }
    });
}

/// Returns the user's own word for the shuffle at this table. The browser stores it for the check at the end.
pub(crate) fn own_word(id: &str) -> String {
    let key = format!("word/{id}");
    storage::read(&key).unwrap_or_else(|| {
        let word = random_word();
        // Without it, the check at the end skips this word.
        let _ = storage::write(&key, &word);
        word
    })
}

#[component]
fn Place(kind: &'static dyn GameHandle, seat: Seat, trouble: RwSignal<Option<Trouble>>) -> impl IntoView {
    let online = expect_context::<OnlineMatch>();
    let ours = expect_context::<Translator>();
    let index = seat.index();
    let place = Memo::new(move || online.with(|info| info.seats.get(index).cloned()).flatten());
    let sitter = Memo::new(move || place.get().map_or(Sitter::Nobody, |place: SeatInfo| place.sitter));
    let path = move || format!("/tables/{}/seats/{index}", online.id());
    let sit = move |_| {
        let word = own_word(online.id().as_str());
        let how = SitDown { bot: None, entropy: Some(word), invitation: online.invitation() };
        change(online, trouble, "PUT", path(), Some(how));
    };
    let seat_bot = move |bot: BotId| {
        let how = SitDown { bot: Some(bot), ..SitDown::default() };
        change(online, trouble, "PUT", path(), Some(how));
    };
    let free = move |_| change(online, trouble, "DELETE", path(), None);
    let is_mine = move || online.seat() == Some(seat);
    let may_free = move || sitter.get() != Sitter::Nobody && (is_mine() || online.is_host());
    let name = move || match sitter.get() {
        Sitter::Nobody => ours.word("room-free"),
        Sitter::Person(person) if is_mine() => ours.say(&Text::new("room-me").with("name", person.name)),
        Sitter::Person(person) => person.name,
        Sitter::Bot(bot) => {
            let bot = ours.say(&Text::new("table-bot").with("level", bot_title(&bot)));
            format!("{} ({bot})", protocol::BOT_NAMES[index])
        }
    };
    let presence = move || {
        let place = place.get()?;
        place.sitter.person()?;
        Some(ours.word(if place.here { "room-here" } else { "room-away" }))
    };
    let may_sit = move || sitter.get() == Sitter::Nobody && online.me.is_known() && online.seat().is_none();
    let may_seat = move || sitter.get() == Sitter::Nobody && online.is_host();
    let bots = move || {
        let option = |bot: BotId| {
            let title = bot_title(&bot);
            view! {
                <option value=bot.to_string() selected=bot.as_str() == USUAL_BOT>
                    {move || ours.say(&title)}
                </option>
            }
        };
        bots::bots_of(kind.strategies()).into_iter().map(option).in_a_row()
    };
    let chosen_bot = RwSignal::new(bots::bot_id(USUAL_BOT));
    let choose = move |event| {
        if let Ok(chosen) = event_target_value(&event).parse() {
            chosen_bot.set(chosen);
        }
    };
    let number = move || ours.say(&Text::new("seat").with("number", index as u32 + 1));
    view! {
        <li class="room-seat" class:free=move || sitter.get() == Sitter::Nobody>
            <Shield seat=seat class="shield"/>
            <div class="who-sits">
                <b>{move || name()}</b>
                <small>{move || number()}{move || presence().map(|words| format!(" · {words}"))}</small>
            </div>
            <Show when=may_sit>
                <button type="button" class="button go" on:click=sit>{ours.live("room-sit")}</button>
            </Show>
            <Show when=may_seat>
                <span class="seat-bot">
                    <select aria-label=ours.live("room-level") on:change=choose>{move || bots()}</select>
                    <button type="button" class="button" on:click=move |_| seat_bot(chosen_bot.get_untracked())>{ours.live("room-bot")}</button>
                </span>
            </Show>
            <Show when=may_free>
                <button type="button" class="button" on:click=free>
                    {move || ours.word(if is_mine() { "room-stand" } else { "room-clear" })}
                </button>
            </Show>
        </li>
    }
}

/// The buttons of the host: start the match, or close the table.
#[component]
fn Begin(trouble: RwSignal<Option<Trouble>>) -> impl IntoView {
    let online = expect_context::<OnlineMatch>();
    let compass = expect_context::<Compass>();
    let ours = expect_context::<Translator>();
    let free = move || {
        online
            .with(|info| info.seats.iter().filter(|seat| seat.sitter == Sitter::Nobody).count() as u32)
            .unwrap_or(0)
    };
    let start = move |_| change(online, trouble, "POST", format!("/tables/{}/start", online.id()), None);
    let clear = move |_| {
        spawn_local(async move {
            match ask::<()>(online.me, "DELETE", &format!("/tables/{}", online.id()), NOTHING).await {
                Ok(()) => compass.go(Route::Lobby),
                Err(why) => {
                    trouble.set(Some(why));
                }
            }
        });
    };
    let words = move || match (free(), online.is_host()) {
        (0, true) => ours.word("room-ready"),
        (0, false) => ours.word("room-host-starts"),
        (count, _) => ours.say(&Text::new("lobby-free").with("count", count)),
    };
    view! {
        <div class="begin">
            <p role="status">{move || words()}</p>
            <Show when=move || online.is_host()>
                <button type="button" class="button" on:click=clear>{ours.live("room-close")}</button>
                <button type="button" class="button go" disabled=move || { free() > 0 } on:click=start>{ours.live("room-start")}</button>
            </Show>
        </div>
    }
}

/// The seal, by which the server commits to the shuffle before the first player joins.
#[component]
fn Sealed() -> impl IntoView {
    let online = expect_context::<OnlineMatch>();
    let ours = expect_context::<Translator>();
    let words = move || {
        let added = online.with(|info| info.seats.iter().filter(|seat| seat.entropy).count() as u32);
        ours.say(&Text::new("room-seal-about").with("count", added.unwrap_or(0)))
    };
    view! {
        <section class="sealed" aria-labelledby="seal-heading">
            <h2 id="seal-heading">{ours.live("room-seal")}</h2>
            <p class="about">{move || words()}</p>
            <code>{move || online.with(|info| info.commitment.clone())}</code>
        </section>
    }
}
