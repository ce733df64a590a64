//! The page of a table on the server: first the waiting room, then the match.

use leptos::prelude::*;
use protocol::{Stage, TableId};

use super::online_match::OnlineMatch;
use super::room::WaitingRoom;
use super::socket::Link;
use super::you::Header;
use crate::app::Lost;
use crate::i18n::Translator;
use crate::loading::{Load, unpacked};
use crate::signal::Memo;
use crate::table_page::OnlineTable;

/// The page of the table with this id. An invitation is in the fragment after the `#`. Browsers do not send that part,
/// so it appears in no log of a server or proxy.
#[component]
pub(crate) fn OnlinePage(id: String) -> impl IntoView {
    match id.parse::<TableId>() {
        Ok(id) => view! { <Known id=id/> }.into_any(),
        Err(_) => view! { <Lost message="lost-table"/> }.into_any(),
    }
}

/// The content of the page.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shows {
    Nothing,
    Closed(&'static str),
    Room,
    Table,
    /// This version of the client does not have the game.
    NoGame,
}

#[component]
fn Known(id: TableId) -> impl IntoView {
    let hash = window().location().hash().unwrap_or_default();
    let word = hash.trim_start_matches('#').to_owned();
    let online = OnlineMatch::join(id, Some(word).filter(|word| !word.is_empty()));
    provide_context(online);
    let shows = Memo::new(move || {
        if let Some(why) = online.closed.get() {
            return Shows::Closed(why);
        }
        let unknown = online.with(|info| match games::info(&info.game) {
            None => Some(Shows::NoGame),
            Some(cover) => cover.check_rules(info.rules).err().map(|_| Shows::Closed("lost-rules")),
        });
        match (unknown.flatten(), online.stage(), online.has_begun.get()) {
            (Some(unknown), ..) => unknown,
            (_, Some(Stage::Open), _) => Shows::Room,
            (_, Some(Stage::Playing | Stage::Over), true) => Shows::Table,
            _ => Shows::Nothing,
        }
    });
    move || match shows.get() {
        Shows::Room => unpacked(game(online), || view! { <WaitingRoom/> }.into_any()),
        Shows::Table => unpacked(game(online), || view! { <OnlineTable/> }.into_any()),
        Shows::NoGame => view! { <Lost message="lost-game"/> }.into_any(),
        Shows::Closed(why) => view! { <Lost message=why/> }.into_any(),
        Shows::Nothing => view! { <Connecting/> }.into_any(),
    }
}

/// Loads the game of the table.
fn game(online: OnlineMatch) -> Load {
    online.info.with_untracked(|info| Load::order(info.as_ref().map(|info| &info.game[..]), None))
}

/// Shown until the first message from the server.
#[component]
fn Connecting() -> impl IntoView {
    let online = expect_context::<OnlineMatch>();
    let translator = expect_context::<Translator>();
    let message = move || match online.link() {
        Link::Lost => translator.word("online-nobody"),
        Link::New | Link::Open => translator.word("online-connecting"),
    };
    view! {
        <div class="online-page">
            <Header title="online-tables"/>
            <main id="main">
                <p role="status">{move || message()}</p>
                <div class="ways"><a class="button" href="/">{translator.live("to-the-shelf")}</a></div>
            </main>
        </div>
    }
}
