//! After the end: the next match, the replay that sees everything, and the check of the seal.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{self, TableId, TableInfo};
use scene::Text;
use table::Source;

use crate::online::{NOTHING, OnlineMatch, Trouble, ask, ask_for_text, own_word, seal};
use crate::record;
use crate::route::{Compass, Route};
use crate::signal::{Memo, RwSignal};
use crate::table_page::context::TableContext;
use crate::table_page::result::Ranking;

/// How it ended, and the ways on.
#[component]
pub(super) fn Ending() -> impl IntoView {
    let context = expect_context::<TableContext>();
    let online = expect_context::<OnlineMatch>();
    let compass = expect_context::<Compass>();
    let translator = context.translator;
    let found = RwSignal::new(None::<String>);
    let fail = move |why: Trouble| online.refused.set(Some(why));
    let early = move || {
        online
            .with(|info| match info.ending {
                Some(protocol::Ending::Agreed) => Some("online-ended-agreed"),
                Some(protocol::Ending::Abandoned) => Some("online-ended-abandoned"),
                Some(protocol::Ending::Played { .. }) | None => None,
            })
            .flatten()
    };
    let next = Memo::new(move || online.with(|info| info.rematch).flatten());
    let again = move |_| {
        spawn_local(async move {
            let path = format!("/tables/{}/rematch", online.id());
            match ask::<TableInfo>(online.me, "POST", &path, NOTHING).await {
                Ok(info) => compass.go(Route::Online(info.id.to_string())),
                Err(why) => fail(why),
            }
        });
    };
    let open = move |page: fn(String) -> Route| {
        move |_| {
            spawn_local(async move {
                match ask_for_text(online.me, &online.path("/log")).await {
                    Ok(log) => {
                        let id = online.id().to_string();
                        record::keep_log(&id, context.handle.kind.id(), log);
                        compass.go(page(id));
                    }
                    Err(why) => fail(why),
                }
            });
        }
    };
    let verify = move |_| {
        spawn_local(async move {
            match ask_for_text(online.me, &online.path("/log")).await {
                Ok(log) => {
                    let said = untrack(|| {
                        let commitment = online.with(|info| info.commitment.clone()).unwrap_or_default();
                        context.say(&verdict(&online.id(), &log, &commitment, online.seat().is_some()))
                    });
                    found.set(Some(said));
                }
                Err(why) => fail(why),
            }
        });
    };
    let ways = move || {
        let to_next = |id: TableId| Route::Online(id.to_string()).path();
        // Those who sat here are seated at the next table when they say so; others can only look at it.
        let ask = |label| {
            view! { <button type="button" class="button go" on:click=again>{translator.live(label)}</button> }
                .into_any()
        };
        match (next.get(), online.seat()) {
            (Some(_), Some(_)) => Some(ask("online-join-next")),
            (None, Some(_)) => Some(ask("online-rematch")),
            (Some(id), None) => Some(
                view! { <a class="button go" href=to_next(id)>{translator.live("online-next")}</a> }
                    .into_any(),
            ),
            (None, None) => None,
        }
    };
    view! {
        <div class="result" role="group" aria-label=translator.live("table-result")>
            {move || match early() {
                Some(message) => view! { <p class="question">{translator.word(message)}</p> }.into_any(),
                None => view! { <Ranking/> }.into_any(),
            }}
            <p class="verdict" role="status">{move || found.get()}</p>
        </div>
        <div class="answers">
            {move || ways()}
            <button type="button" class="button" on:click=open(|id| Route::Replay(Some(id)))>{translator.live("replay-watch")}</button>
            <button type="button" class="button" on:click=open(Route::Analysis)>{translator.live("analysis")}</button>
            <button type="button" class="button check-seal" on:click=verify>{translator.live("online-verify")}</button>
            <a class="button" href=Route::Lobby.path()>{translator.live("online-tables")}</a>
        </div>
    }
}

/// Was every card dealt as it was sealed? Checked here, with the seal that this browser saw first, and with the word
/// that it added.
fn verdict(id: &TableId, log: &str, commitment: &str, plays: bool) -> Text {
    let Ok(session) = games::read(log) else { return Text::new("verify-unreadable") };
    let verified = match session.verify() {
        Ok(verified) => verified,
        Err(error) => return Text::new("verify-wrong").with("why", error.to_string()),
    };
    let promised = seal(id).unwrap_or_else(|| commitment.to_owned());
    if verified.commitment != promised {
        return Text::new("verify-other-seal");
    }
    let added = match &session.header().source {
        Source::Sealed { entropy, .. } => {
            let word = own_word(id.as_str());
            entropy.iter().any(|(_, words)| *words == word)
        }
        Source::Scripted => false,
    };
    let own = if plays && added { "yes" } else { "no" };
    Text::new("verify-fine").with("count", verified.chance).with("own", own)
}
