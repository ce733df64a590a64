//! What there is to settle with others: the connection, what is on its way, what somebody proposed.

use engine::Seat;
use leptos::prelude::*;
use protocol::{Away, Command, Proposal, Stage};
use scene::Text;

use crate::erased_view::Show;
use crate::online::{Link, OnlineMatch, Trouble};
use crate::signal::{Memo, RwSignal};
use crate::table_page::context::TableContext;

/// Lines over the prompt, if there is anything to say.
#[component]
pub(super) fn Affairs() -> impl IntoView {
    let context = expect_context::<TableContext>();
    let online_match = expect_context::<OnlineMatch>();
    let translator = context.translator;
    let state = move || match online_match.link() {
        Link::Lost | Link::New => Some(translator.word("online-lost")),
        Link::Open => online_match.is_sending().then(|| translator.word("online-sending")),
    };
    let away = move || {
        let seat = online_match.seat()?;
        let away = online_match.with(|info| info.seats[seat.index()].away)?;
        (online_match.stage() == Some(Stage::Playing)).then_some(away)
    };
    view! {
        <p class="affair link" role="status" class:said=move || state().is_some()>{move || state()}</p>
        {move || online_match.refused.get().map(|trouble| view! { <Refused trouble=trouble/> })}
        <Show when=move || away() == Some(Away::StandIn)>
            <div class="affair said">
                <p>{translator.live("online-stand-in")}</p>
                <button type="button" class="button go" on:click=move |_| online_match.wish(Command::Return)>{translator.live("online-return")}</button>
            </div>
        </Show>
        <Show when=move || away() == Some(Away::Resigned)>
            <p class="affair said">{translator.live("online-resigned")}</p>
        </Show>
        <Show when=move || online_match.is_paused()>
            <div class="affair said">
                <p role="status">{translator.live("online-paused")}</p>
                <Show when=move || online_match.seat().is_some()>
                    <button type="button" class="button go" on:click=move |_| online_match.wish(Command::Resume)>{translator.live("online-resume")}</button>
                </Show>
            </div>
        </Show>
        <Show when=move || online_match.seat().is_none()>
            <p class="affair said">{translator.live("online-watching")}</p>
        </Show>
        <Proposed/>
    }
}

#[component]
fn Refused(trouble: Trouble) -> impl IntoView {
    let context = expect_context::<TableContext>();
    let online_match = expect_context::<OnlineMatch>();
    view! {
        <div class="trouble" role="alert">
            <p>{trouble.say(context.translator)}</p>
            <button type="button" class="button" on:click=move |_| online_match.refused.set(None)>{context.translator.live("trouble-dismiss")}</button>
        </div>
    }
}

/// What somebody proposed, and the answers that are left.
#[component]
fn Proposed() -> impl IntoView {
    let context = expect_context::<TableContext>();
    let online_match = expect_context::<OnlineMatch>();
    let translator = context.translator;
    let proposal = Memo::new(move || online_match.with(|info| info.proposal.clone()).flatten());
    let answer = move |agree: bool| move |_| online_match.wish(Command::Answer { agree });
    move || {
        let proposal = proposal.get()?;
        let mine = online_match.seat();
        let answered = mine.is_none_or(|seat| proposal.agreed.contains(&seat));
        let message = match proposal.what {
            Proposal::TakeBack => "online-asks-back",
            Proposal::End => "online-asks-end",
            Proposal::Pause => "online-asks-pause",
        };
        let mut sentence = context.say(&Text::new(message).with("who", proposal.by));
        for undone in proposal.undoes.iter().filter(|undone| undone.seat != proposal.by) {
            let too = Text::new("online-asks-back-too").with("who", undone.seat).with("steps", undone.steps);
            sentence = format!("{sentence} {}", context.say(&too));
        }
        let own = mine == Some(proposal.by);
        Some(view! {
            <div class="affair said" role="group" aria-label=sentence.clone()>
                <p role="status">{sentence.clone()}</p>
                {(!answered).then(|| view! {
                    <button type="button" class="button go" on:click=answer(true)>{translator.live("online-agree")}</button>
                    <button type="button" class="button" on:click=answer(false)>{translator.live("online-disagree")}</button>
                })}
                {own.then(|| view! {
                    <button type="button" class="button" on:click=answer(false)>{translator.live("online-withdraw")}</button>
                })}
            </div>
        })
    }
}

/// What a player may ask of the others, in the menu.
#[component]
pub(super) fn Arrangements() -> impl IntoView {
    let context = expect_context::<TableContext>();
    let online_match = expect_context::<OnlineMatch>();
    let translator = context.translator;
    let plays = move || {
        let seat = online_match.seat()?;
        let here = online_match.with(|info| info.seats[seat.index()].away != Away::Resigned)?;
        (here && online_match.stage() == Some(Stage::Playing)).then_some(seat)
    };
    let free = move || online_match.with(|info| info.proposal.is_none()).unwrap_or(false);
    let has_played = move || plays().is_some_and(|seat| has_made_a_step(context, seat));
    let sure = RwSignal::new(false);
    let propose = move |what: Proposal| online_match.wish(Command::Propose(what));
    view! {
        <Show when=move || plays().is_some()>
            <h2>{translator.live("online-settle")}</h2>
            <Show when=move || free() && has_played()>
                <button type="button" class="button" on:click=move |_| propose(Proposal::TakeBack)>
                    {translator.live("online-ask-back")}
                </button>
            </Show>
            <Show when=move || free() && online_match.with(|info| info.paused.is_none()).unwrap_or(false)>
                <button type="button" class="button" on:click=move |_| propose(Proposal::Pause)>{translator.live("online-ask-pause")}</button>
            </Show>
            <Show when=free>
                <button type="button" class="button" on:click=move |_| propose(Proposal::End)>{translator.live("online-ask-end")}</button>
            </Show>
            <button
                type="button"
                class="button"
                on:click=move |_| if sure.get_untracked() { online_match.wish(Command::Resign) } else { sure.set(true) }
            >
                {move || translator.word(if sure.get() { "online-resign-sure" } else { "online-resign" })}
            </button>
        </Show>
        <a class="button" href=crate::route::Route::Lobby.path()>{translator.live("online-tables")}</a>
    }
}

/// Was anything told of what a seat did? The server finds out which step was its last.
fn has_made_a_step(context: TableContext, seat: Seat) -> bool {
    context.host.sight.with(|sight| sight.story.iter().any(|told| told.line.seat == Some(seat)))
}
