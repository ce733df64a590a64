//! The page of a table on the server: first a room where people wait, then the table.

use leptos::prelude::*;
use protocol::{Stage, TableId};

use super::company::Company;
use super::room::WaitingRoom;
use super::wire::Link;
use super::you::Header;
use crate::app::Lost;
use crate::signal::Memo;
use crate::table_page::OnlineTable;
use crate::tongue::Tongue;
use crate::unpack::{Parcel, unpacked};

/// The page of a table, by its id. An invitation stands behind the `#`: that part is never sent,
/// so no log of a server or proxy knows it.
#[component]
pub(crate) fn OnlinePage(id: String) -> impl IntoView {
    match id.parse::<TableId>() {
        Ok(id) => view! { <Known id=id/> }.into_any(),
        Err(_) => view! { <Lost message="lost-table"/> }.into_any(),
    }
}

/// What the page shows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shows {
    Nothing,
    Closed(&'static str),
    Room,
    Table,
    /// The game is not part of this version.
    NoGame,
}

#[component]
fn Known(id: TableId) -> impl IntoView {
    let hash = window().location().hash().unwrap_or_default();
    let word = hash.trim_start_matches('#').to_owned();
    let company = Company::join(id, Some(word).filter(|word| !word.is_empty()));
    provide_context(company);
    let shows = Memo::new(move || {
        if let Some(why) = company.closed.get() {
            return Shows::Closed(why);
        }
        let unknown = company.with(|info| match games::cover(&info.game) {
            None => Some(Shows::NoGame),
            Some(cover) => cover.check_rules(info.rules).err().map(|_| Shows::Closed("lost-rules")),
        });
        match (unknown.flatten(), company.stage(), company.seen.with(Option::is_some)) {
            (Some(unknown), ..) => unknown,
            (_, Some(Stage::Open), _) => Shows::Room,
            (_, Some(Stage::Playing | Stage::Over), true) => Shows::Table,
            _ => Shows::Nothing,
        }
    });
    move || match shows.get() {
        Shows::Room => unpacked(game(company), || view! { <WaitingRoom/> }.into_any()),
        Shows::Table => unpacked(game(company), || view! { <OnlineTable/> }.into_any()),
        Shows::NoGame => view! { <Lost message="lost-game"/> }.into_any(),
        Shows::Closed(why) => view! { <Lost message=why/> }.into_any(),
        Shows::Nothing => view! { <Connecting/> }.into_any(),
    }
}

/// The game that is played here.
fn game(company: Company) -> Parcel {
    company.info.with_untracked(|info| Parcel::order(info.as_ref().map(|info| &info.game[..]), None))
}

/// Nothing has been heard yet.
#[component]
fn Connecting() -> impl IntoView {
    let company = expect_context::<Company>();
    let tongue = expect_context::<Tongue>();
    let message = move || match company.link() {
        Link::Lost => tongue.word("online-nobody"),
        Link::New | Link::Open => tongue.word("online-connecting"),
    };
    view! {
        <div class="online-page">
            <Header title="online-tables"/>
            <main id="main">
                <p role="status">{move || message()}</p>
                <div class="ways"><a class="button" href="/">{tongue.live("to-the-shelf")}</a></div>
            </main>
        </div>
    }
}
