//! How a match ended.

use engine::{Outcome, Seat, Turn};
use leptos::prelude::*;
use scene::Text;

use super::seeing::Seeing;
use crate::flow::InARow;
use crate::picture::Shield;
use crate::record;
use crate::route::{Compass, Route};
use crate::wing::HONOURS;

#[component]
pub(super) fn Result() -> impl IntoView {
    let seeing = expect_context::<Seeing>();
    let compass = expect_context::<Compass>();
    let tongue = seeing.tongue;
    let again = move |_| {
        let opened = seeing.host.with(|session| {
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
        <div class="result" role="group" aria-label=tongue.live("table-result")>
            <Ranking/>
            {HONOURS.door().map(|honours| (honours.gained)(seeing.host, tongue))}
        </div>
        <div class="answers">
            <button type="button" class="button go" on:click=again>{tongue.live("table-again")}</button>
            <a class="button" href=Route::Analysis(seeing.host.id()).path()>{tongue.live("analysis")}</a>
            <a class="button" href=Route::Replay(Some(seeing.host.id())).path()>{tongue.live("replay-watch")}</a>
            <a class="button" href="/">{tongue.live("to-the-shelf")}</a>
        </div>
    }
}

/// Who won, and everybody's place.
#[component]
pub(super) fn Ranking() -> impl IntoView {
    let seeing = expect_context::<Seeing>();
    let outcome = seeing.part(|sight| match sight.turn {
        Turn::Over(outcome) => Some(outcome),
        _ => None,
    });
    let prompt = seeing.part(|sight| sight.scene.prompt.clone());
    let sentence = move || {
        outcome.get().map(|outcome| {
            // Who played alone, or with nobody who won, is told by the game how it ended.
            if outcome.seats == 1 || outcome.winners().is_empty() {
                prompt.with(|prompt| seeing.say(prompt))
            } else {
                seeing.say(&verdict(&outcome))
            }
        })
    };
    view! {
        <p class="question">{move || sentence()}</p>
        <ol>{move || outcome.get().map(|outcome| ranking(&outcome, seeing))}</ol>
    }
}

fn verdict(outcome: &Outcome) -> Text {
    let winners = outcome.winners();
    match (winners.first(), winners.len()) {
        (Some(only), 1) => Text::new("table-won").with("who", only),
        _ => Text::new("table-shared").with("names", winners),
    }
}

fn ranking(outcome: &Outcome, seeing: Seeing) -> impl IntoView + use<> {
    let mut seats: Vec<Seat> = Seat::all(outcome.seats).collect();
    seats.sort_by_key(|seat| outcome.places[*seat]);
    let row = |seat: Seat| {
        let points = Text::new("table-points").with("points", outcome.scores[seat]);
        view! {
            <li class:winner=outcome.places[seat] == 1>
                {(outcome.seats > 1).then(|| view! { <span>{outcome.places[seat]}"."</span> })}
                <Shield seat=seat class="shield"/>
                <b>{seeing.name(seat)}</b>
                <span>{seeing.say(&points)}</span>
            </li>
        }
    };
    seats.into_iter().map(row).in_a_row()
}
