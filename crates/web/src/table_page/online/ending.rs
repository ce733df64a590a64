//! After the end: the next match, the replay that sees everything, and the check of the seal.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{self, TableId, TableInfo};
use scene::Text;
use table::Source;

use crate::online::{Company, NOTHING, Trouble, ask, ask_for_text, own_word, seal};
use crate::record;
use crate::route::{Compass, Route};
use crate::signal::{Memo, RwSignal};
use crate::table_page::result::Ranking;
use crate::table_page::seeing::Seeing;

/// How it ended, and the ways on.
#[component]
pub(super) fn Ending() -> impl IntoView {
    let seeing = expect_context::<Seeing>();
    let company = expect_context::<Company>();
    let compass = expect_context::<Compass>();
    let tongue = seeing.tongue;
    let found = RwSignal::new(None::<String>);
    let fail = move |why: Trouble| company.refused.set(Some(why));
    let early = move || {
        company
            .with(|info| match info.ending {
                Some(protocol::Ending::Agreed) => Some("online-ended-agreed"),
                Some(protocol::Ending::Abandoned) => Some("online-ended-abandoned"),
                Some(protocol::Ending::Played { .. }) | None => None,
            })
            .flatten()
    };
    let next = Memo::new(move || company.with(|info| info.rematch).flatten());
    let again = move |_| {
        spawn_local(async move {
            let path = format!("/tables/{}/rematch", company.id());
            match ask::<TableInfo>(company.me, "POST", &path, NOTHING).await {
                Ok(info) => compass.go(Route::Online(info.id.to_string())),
                Err(why) => fail(why),
            }
        });
    };
    let open = move |page: fn(String) -> Route| {
        move |_| {
            spawn_local(async move {
                match ask_for_text(company.me, &company.path("/log")).await {
                    Ok(log) => {
                        let id = company.id().to_string();
                        record::keep_log(&id, seeing.host.kind.id(), log);
                        compass.go(page(id));
                    }
                    Err(why) => fail(why),
                }
            });
        }
    };
    let verify = move |_| {
        spawn_local(async move {
            match ask_for_text(company.me, &company.path("/log")).await {
                Ok(log) => {
                    let said = untrack(|| {
                        let commitment = company.with(|info| info.commitment.clone()).unwrap_or_default();
                        seeing.say(&verdict(&company.id(), &log, &commitment, company.seat().is_some()))
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
            view! { <button type="button" class="button go" on:click=again>{tongue.live(label)}</button> }
                .into_any()
        };
        match (next.get(), company.seat()) {
            (Some(_), Some(_)) => Some(ask("online-join-next")),
            (None, Some(_)) => Some(ask("online-rematch")),
            (Some(id), None) => Some(
                view! { <a class="button go" href=to_next(id)>{tongue.live("online-next")}</a> }.into_any(),
            ),
            (None, None) => None,
        }
    };
    view! {
        <div class="result" role="group" aria-label=tongue.live("table-result")>
            {move || match early() {
                Some(message) => view! { <p class="question">{tongue.word(message)}</p> }.into_any(),
                None => view! { <Ranking/> }.into_any(),
            }}
            <p class="verdict" role="status">{move || found.get()}</p>
        </div>
        <div class="answers">
            {move || ways()}
            <button type="button" class="button" on:click=open(|id| Route::Replay(Some(id)))>{tongue.live("replay-watch")}</button>
            <button type="button" class="button" on:click=open(Route::Analysis)>{tongue.live("analysis")}</button>
            <button type="button" class="button check-seal" on:click=verify>{tongue.live("online-verify")}</button>
            <a class="button" href=Route::Lobby.path()>{tongue.live("online-tables")}</a>
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
