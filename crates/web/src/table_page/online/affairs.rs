//! What there is to settle with others: the connection, what is on its way, what somebody proposed.

use engine::Seat;
use leptos::prelude::*;
use protocol::{Away, Command, Proposal, Stage};
use scene::Text;

use crate::flow::Show;
use crate::online::{Company, Link, Trouble};
use crate::signal::{Memo, RwSignal};
use crate::table_page::seeing::Seeing;

/// Lines over the prompt, if there is anything to say.
#[component]
pub(super) fn Affairs() -> impl IntoView {
    let seeing = expect_context::<Seeing>();
    let company = expect_context::<Company>();
    let tongue = seeing.tongue;
    let state = move || match company.link() {
        Link::Lost | Link::New => Some(tongue.word("online-lost")),
        Link::Open => company.is_sending().then(|| tongue.word("online-sending")),
    };
    let away = move || {
        let seat = company.seat()?;
        let away = company.with(|info| info.seats[seat.index()].away)?;
        (company.stage() == Some(Stage::Playing)).then_some(away)
    };
    view! {
        <p class="affair link" role="status" class:said=move || state().is_some()>{move || state()}</p>
        {move || company.refused.get().map(|trouble| view! { <Refused trouble=trouble/> })}
        <Show when=move || away() == Some(Away::StandIn)>
            <div class="affair said">
                <p>{tongue.live("online-stand-in")}</p>
                <button type="button" class="button go" on:click=move |_| company.wish(Command::Return)>{tongue.live("online-return")}</button>
            </div>
        </Show>
        <Show when=move || away() == Some(Away::Resigned)>
            <p class="affair said">{tongue.live("online-resigned")}</p>
        </Show>
        <Show when=move || company.is_paused()>
            <div class="affair said">
                <p role="status">{tongue.live("online-paused")}</p>
                <Show when=move || company.seat().is_some()>
                    <button type="button" class="button go" on:click=move |_| company.wish(Command::Resume)>{tongue.live("online-resume")}</button>
                </Show>
            </div>
        </Show>
        <Show when=move || company.seat().is_none()>
            <p class="affair said">{tongue.live("online-watching")}</p>
        </Show>
        <Proposed/>
    }
}

#[component]
fn Refused(trouble: Trouble) -> impl IntoView {
    let seeing = expect_context::<Seeing>();
    let company = expect_context::<Company>();
    view! {
        <div class="trouble" role="alert">
            <p>{trouble.say(seeing.tongue)}</p>
            <button type="button" class="button" on:click=move |_| company.refused.set(None)>{seeing.tongue.live("trouble-dismiss")}</button>
        </div>
    }
}

/// What somebody proposed, and the answers that are left.
#[component]
fn Proposed() -> impl IntoView {
    let seeing = expect_context::<Seeing>();
    let company = expect_context::<Company>();
    let tongue = seeing.tongue;
    let proposal = Memo::new(move || company.with(|info| info.proposal.clone()).flatten());
    let answer = move |agree: bool| move |_| company.wish(Command::Answer { agree });
    move || {
        let proposal = proposal.get()?;
        let mine = company.seat();
        let answered = mine.is_none_or(|seat| proposal.agreed.contains(&seat));
        let message = match proposal.what {
            Proposal::TakeBack => "online-asks-back",
            Proposal::End => "online-asks-end",
            Proposal::Pause => "online-asks-pause",
        };
        let mut sentence = seeing.say(&Text::new(message).with("who", proposal.by));
        for undone in proposal.undoes.iter().filter(|undone| undone.seat != proposal.by) {
            let too = Text::new("online-asks-back-too").with("who", undone.seat).with("steps", undone.steps);
            sentence = format!("{sentence} {}", seeing.say(&too));
        }
        let own = mine == Some(proposal.by);
        Some(view! {
            <div class="affair said" role="group" aria-label=sentence.clone()>
                <p role="status">{sentence.clone()}</p>
                {(!answered).then(|| view! {
                    <button type="button" class="button go" on:click=answer(true)>{tongue.live("online-agree")}</button>
                    <button type="button" class="button" on:click=answer(false)>{tongue.live("online-disagree")}</button>
                })}
                {own.then(|| view! {
                    <button type="button" class="button" on:click=answer(false)>{tongue.live("online-withdraw")}</button>
                })}
            </div>
        })
    }
}

/// What a player may ask of the others, in the menu.
#[component]
pub(super) fn Arrangements() -> impl IntoView {
    let seeing = expect_context::<Seeing>();
    let company = expect_context::<Company>();
    let tongue = seeing.tongue;
    let plays = move || {
        let seat = company.seat()?;
        let here = company.with(|info| info.seats[seat.index()].away != Away::Resigned)?;
        (here && company.stage() == Some(Stage::Playing)).then_some(seat)
    };
    let free = move || company.with(|info| info.proposal.is_none()).unwrap_or(false);
    let has_played = move || plays().is_some_and(|seat| has_made_a_step(seeing, seat));
    let sure = RwSignal::new(false);
    let propose = move |what: Proposal| company.wish(Command::Propose(what));
    view! {
        <Show when=move || plays().is_some()>
            <h2>{tongue.live("online-settle")}</h2>
            <Show when=move || free() && has_played()>
                <button type="button" class="button" on:click=move |_| propose(Proposal::TakeBack)>
                    {tongue.live("online-ask-back")}
                </button>
            </Show>
            <Show when=move || free() && company.with(|info| info.paused.is_none()).unwrap_or(false)>
                <button type="button" class="button" on:click=move |_| propose(Proposal::Pause)>{tongue.live("online-ask-pause")}</button>
            </Show>
            <Show when=free>
                <button type="button" class="button" on:click=move |_| propose(Proposal::End)>{tongue.live("online-ask-end")}</button>
            </Show>
            <button
                type="button"
                class="button"
                on:click=move |_| if sure.get_untracked() { company.wish(Command::Resign) } else { sure.set(true) }
            >
                {move || tongue.word(if sure.get() { "online-resign-sure" } else { "online-resign" })}
            </button>
        </Show>
        <a class="button" href=crate::route::Route::Lobby.path()>{tongue.live("online-tables")}</a>
    }
}

/// Was anything told of what a seat did? The server finds out which step was its last.
fn has_made_a_step(seeing: Seeing, seat: Seat) -> bool {
    seeing.host.sight.with(|sight| sight.story.iter().any(|told| told.line.seat == Some(seat)))
}
