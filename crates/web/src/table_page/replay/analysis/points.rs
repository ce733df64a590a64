//! The turning points, told in sentences, with what would have been better.

use engine::Seat;
use leptos::prelude::*;
use scene::Text;
use table::{Analysis, TurningPoint};

use super::study::{Study, chance, percent, signed};
use super::{POINTS, letter};
use crate::flow::InARow;
use crate::record;
use crate::route::{Compass, Route};
use crate::table_page::replay::reel::Reel;
use crate::table_page::seeing::Seeing;

/// So many lines of the log are told of one swing.
const LINES: usize = 3;

#[component]
pub(super) fn Points() -> impl IntoView {
    let study = expect_context::<Study>();
    let seeing = expect_context::<Seeing>();
    let reel = expect_context::<Reel>();
    let compass = expect_context::<Compass>();
    let tongue = seeing.tongue;
    let points = move || {
        study.found().map(|analysis| {
            let points = analysis.turning_points(POINTS).into_iter().enumerate();
            points
                .map(|(number, point)| {
                    let before = analysis.moments[point.moment - 1].at;
                    let after = analysis.moments[point.moment].at;
                    let again = move |_| {
                        reel.go(before);
                        if let Ok(session) = reel.branch() {
                            compass.go(Route::Table(record::begin(session)));
                        }
                    };
                    view! {
                        <li>
                            <i class="letter" aria-hidden="true">{letter(number)}</i>
                            <div>
                                {told(seeing, reel, &analysis, &point)}
                                <p class="ways">
                                    <button type="button" class="clause-link" on:click=move |_| study.see(after)>{tongue.live("analysis-see")}</button>
                                    <button type="button" class="clause-link" on:click=again>{tongue.live("analysis-try")}</button>
                                </p>
                            </div>
                        </li>
                    }
                })
                .in_a_row()
        })
    };
    view! {
        <aside class="turnings" aria-labelledby="points-title">
            <h2 id="points-title">{tongue.live("analysis-points")}</h2>
            <p>{tongue.live("analysis-points-about")}</p>
            <ol>{move || points()}</ol>
        </aside>
    }
}

/// What happened, what it did to the chances, and what would have been better.
fn told(seeing: Seeing, reel: Reel, analysis: &Analysis, point: &TurningPoint) -> impl IntoView + use<> {
    let (before, after) = (&analysis.moments[point.moment - 1], &analysis.moments[point.moment]);
    // Whoever drew saw the card, and after the match there are no secrets.
    let eyes = after.by.or(before.by).unwrap_or(point.seat);
    let story = reel.with(|whole| whole.story(Some(eyes), before.at));
    let lines: Vec<String> =
        story.iter().filter(|told| told.at <= after.at).map(|told| seeing.say(&told.line.text)).collect();
    let lines = lines[lines.len().saturating_sub(LINES)..].join(" ");
    let title = match after.by {
        None => Text::new("analysis-luck-here").with("at", after.at),
        Some(seat) => Text::new("analysis-choice-here").with("at", after.at).with("who", seat),
    };
    let swing = Text::new("analysis-swing")
        .with("who", point.seat)
        .with("before", percent(chance(before, point.seat)))
        .with("after", percent(chance(after, point.seat)));
    let sign = if point.swing < 0.0 { "▼" } else { "▲" };
    let better = match (&point.slip, after.by) {
        (Some(slip), _) => {
            let choice = label(seeing, reel, slip.at, slip.seat, &slip.known.best);
            Some(match slip.known.points {
                Some(points) => {
                    Text::new("analysis-better-points").with("choice", choice).with("points", points)
                }
                None => {
                    let loss = percent(slip.known.loss).max(1);
                    Text::new("analysis-better").with("choice", choice).with("points", loss)
                }
            })
        }
        (None, Some(_)) => Some(Text::new("analysis-sound")),
        (None, None) => None,
    };
    let open = analysis
        .verdicts
        .iter()
        .filter(|verdict| verdict.at > before.at && verdict.at <= after.at)
        .find(|verdict| verdict.open.loss > 0.0 && verdict.open.best != verdict.known.best)
        .map(|verdict| {
            let choice = label(seeing, reel, verdict.at, verdict.seat, &verdict.open.best);
            seeing.say(&Text::new("analysis-open").with("choice", choice))
        });
    view! {
        <h3>{seeing.say(&title)}<b>{sign}" "{signed(point.swing)}</b></h3>
        <p>{lines}" "{seeing.say(&swing)}</p>
        {better.map(|text| view! { <p class="better">{seeing.say(&text)}</p> })}
        {open.map(|sentence| view! { <p class="better">{sentence}</p> })}
    }
}

/// An action as it was offered before this line.
fn label(seeing: Seeing, reel: Reel, line: u32, seat: Seat, notation: &str) -> String {
    let choices = reel.with(|whole| whole.at(line - 1).choices(seat));
    let choice = choices.into_iter().find(|choice| choice.notation == notation);
    choice.map_or_else(|| notation.to_owned(), |choice| seeing.say(&choice.label))
}
