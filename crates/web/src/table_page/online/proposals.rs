//! What there is to settle with others: the connection, what is on its way, what somebody proposed.

use client::{Offer, Request};
use leptos::prelude::*;
use protocol::{Away, Stage};

use crate::erased_view::Show;
use crate::online::{Link, OnlineMatch, Trouble};
use crate::signal::Memo;
use crate::table_page::context::TableContext;

/// Lines over the prompt, if there is anything to say.
#[component]
pub(super) fn Affairs() -> impl IntoView {
    let context = expect_context::<TableContext>();
    let online = expect_context::<OnlineMatch>();
    let translator = context.translator;
    let state = move || match online.link() {
        Link::Lost | Link::New => Some(translator.word("online-lost")),
        Link::Open => online.is_sending().then(|| translator.word("online-sending")),
    };
    let away = move || {
        let seat = online.seat()?;
        let away = online.with(|info| info.seats[seat.index()].away)?;
        (online.stage() == Some(Stage::Playing)).then_some(away)
    };
    view! {
        <p class="affair link" role="status" class:said=move || state().is_some()>{move || state()}</p>
        {move || online.refused.get().map(|trouble| view! { <Refused trouble=trouble/> })}
        <Show when=move || away() == Some(Away::StandIn)>
            <div class="affair said">
                <p>{translator.live("online-stand-in")}</p>
                <button type="button" class="button go" on:click=move |_| online.ask(Request::Return)>{translator.live("online-return")}</button>
            </div>
        </Show>
        <Show when=move || away() == Some(Away::Resigned)>
            <p class="affair said">{translator.live("online-resigned")}</p>
        </Show>
        <Show when=move || online.agreement().is_paused>
            <div class="affair said">
                <p role="status">{translator.live("online-paused")}</p>
                <Show when=move || online.agreement().offers(Offer::Resume)>
                    <button type="button" class="button go" on:click=move |_| online.ask(Request::Resume)>{translator.live("online-resume")}</button>
                </Show>
            </div>
        </Show>
        <Show when=move || online.seat().is_none()>
            <p class="affair said">{translator.live("online-watching")}</p>
        </Show>
        <Proposed/>
    }
}

#[component]
fn Refused(trouble: Trouble) -> impl IntoView {
    let context = expect_context::<TableContext>();
    let online = expect_context::<OnlineMatch>();
    view! {
        <div class="trouble" role="alert">
            <p>{trouble.say(context.translator)}</p>
            <button type="button" class="button" on:click=move |_| online.refused.set(None)>{context.translator.live("trouble-dismiss")}</button>
        </div>
    }
}

/// What somebody proposed, and the answers that are left.
#[component]
fn Proposed() -> impl IntoView {
    let context = expect_context::<TableContext>();
    let online = expect_context::<OnlineMatch>();
    let agreement = Memo::new(move || online.agreement());
    let answer = move |offer: Offer, label: &'static str, class: &'static str| {
        agreement.get().offers(offer).then(|| {
            let ask = move |_| online.ask(offer.request());
            view! { <button type="button" class=class on:click=ask>{context.translator.live(label)}</button> }
        })
    };
    move || {
        let question = agreement.get().question?;
        let texts = question.texts("online-");
        let sentence = texts.iter().map(|text| context.say(text)).collect::<Vec<_>>().join(" ");
        Some(view! {
            <div class="affair said" role="group" aria-label=sentence.clone()>
                <p role="status">{sentence.clone()}</p>
                {answer(Offer::Agree, "online-agree", "button go")}
                {answer(Offer::Refuse, "online-disagree", "button")}
                {answer(Offer::Withdraw, "online-withdraw", "button")}
            </div>
        })
    }
}

/// What a player may ask of the others, in the menu.
#[component]
pub(super) fn Arrangements() -> impl IntoView {
    let online = expect_context::<OnlineMatch>();
    let translator = expect_context::<TableContext>().translator;
    let agreement = Memo::new(move || online.agreement());
    let offers = move |offer: Offer| move || agreement.with(|agreement| agreement.offers(offer));
    let propose = move |offer: Offer, label: &'static str| {
        view! {
            <Show when=offers(offer)>
                <button type="button" class="button" on:click=move |_| online.ask(offer.request())>{translator.live(label)}</button>
            </Show>
        }
    };
    let resign = move || {
        translator.word(if online.asks_to_resign.get() { "online-resign-sure" } else { "online-resign" })
    };
    view! {
        <Show when=offers(Offer::Resign)>
            <h2>{translator.live("online-settle")}</h2>
            {propose(Offer::ProposeTakeBack, "online-ask-back")}
            {propose(Offer::ProposePause, "online-ask-pause")}
            {propose(Offer::ProposeEnd, "online-ask-end")}
            <button type="button" class="button" on:click=move |_| online.ask(Request::Resign)>{move || resign()}</button>
        </Show>
        <a class="button" href=crate::route::Route::Lobby.path()>{translator.live("online-tables")}</a>
    }
}
