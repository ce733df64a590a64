//! The result of a match.

use engine::{Outcome, Seat, Turn};
use leptos::prelude::*;
use scene::Text;

use super::context::TableContext;
use crate::erased_view::InARow;
use crate::lazy::SOLO;
use crate::picture::Shield;
use crate::record;
use crate::route::{Compass, Route};

#[component]
pub(super) fn Result() -> impl IntoView {
    let context = expect_context::<TableContext>();
    let compass = expect_context::<Compass>();
    let translator = context.translator;
    let again = move |_| {
        let opened = context.handle.with(|session| {
            let mut header = session.header().clone();
            header.source = table::Source::Sealed { seed: record::random_bytes(), entropy: Vec::new() };
            let kind = games::find(&header.game)?;
            header.rules = kind.newest_rules();
            kind.open(header).ok()
        });
        if let Some(session) = opened {
            compass.go(Route::Table(record::begin(session)));
        }
    };
    view! {
        <div class="result" role="group" aria-label=translator.live("table-result")>
            <Ranking/>
            {SOLO.entry().map(|solo| (solo.gained)(context.handle, translator))}
        </div>
        <div class="answers">
            <button type="button" class="button go" on:click=again>{translator.live("table-again")}</button>
            <a class="button" href=Route::Analysis(context.handle.id()).path()>{translator.live("analysis")}</a>
            <a class="button" href=Route::Replay(Some(context.handle.id())).path()>{translator.live("replay-watch")}</a>
            <a class="button" href="/">{translator.live("to-the-shelf")}</a>
        </div>
    }
}

/// The winners, and the place of every player.
#[component]
pub(super) fn Ranking() -> impl IntoView {
    let context = expect_context::<TableContext>();
    let outcome = context.part(|sight| match sight.turn {
        Turn::Over(outcome) => Some(outcome),
        _ => None,
    });
    let prompt = context.part(|sight| sight.scene.prompt.clone());
    let sentence = move || {
        outcome.get().map(|outcome| {
            // For a solo player, or a match without a winner, the game itself describes the result.
            if outcome.solo.is_some() || outcome.winners().is_empty() {
                prompt.with(|prompt| context.say(prompt))
            } else {
                context.say(&verdict(&outcome))
            }
        })
    };
    view! {
        <p class="question">{move || sentence()}</p>
        <ol>{move || outcome.get().map(|outcome| ranking(&outcome, context))}</ol>
    }
}

fn verdict(outcome: &Outcome) -> Text {
    let winners = outcome.winners();
    match (winners.first(), winners.len()) {
        (Some(only), 1) => Text::new("table-won").with("who", only),
        _ => Text::new("table-shared").with("names", winners),
    }
}

fn ranking(outcome: &Outcome, context: TableContext) -> impl IntoView + use<> {
    let mut seats: Vec<Seat> = Seat::all(outcome.seats).collect();
    seats.sort_by_key(|seat| outcome.places[*seat]);
    let row = |seat: Seat| {
        let points = Text::new("table-points").with("points", outcome.scores[seat]);
        view! {
            <li class:winner=outcome.winners().contains(seat)>
                {outcome.solo.is_none().then(|| view! { <span>{outcome.places[seat]}"."</span> })}
                <Shield seat=seat class="shield"/>
                <b>{context.name(seat)}</b>
                <span>{context.say(&points)}</span>
            </li>
        }
    };
    seats.into_iter().map(row).in_a_row()
}
