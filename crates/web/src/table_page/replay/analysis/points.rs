//! Describes the turning points in sentences, with better alternatives.

use advice::{Analysis, TurningPoint};
use engine::Seat;
use leptos::prelude::*;
use scene::Text;
use table::passages;

use super::study::{Study, chance, percent, signed};
use super::{POINTS, letter};
use crate::erased_view::InARow;
use crate::record;
use crate::route::{Compass, Route};
use crate::table_page::context::TableContext;
use crate::table_page::replay::playback::Playback;

/// The maximum number of story lines of one turning point.
const LINES: usize = 3;

#[component]
pub(super) fn Points() -> impl IntoView {
    let study = expect_context::<Study>();
    let context = expect_context::<TableContext>();
    let playback = expect_context::<Playback>();
    let compass = expect_context::<Compass>();
    let translator = context.translator;
    let points = move || {
        study.found().map(|analysis| {
            let points = analysis.turning_points(POINTS).into_iter().enumerate();
            points
                .map(|(number, point)| {
                    let before = analysis.moments[point.moment - 1].at;
                    let after = analysis.moments[point.moment].at;
                    let again = move |_| {
                        playback.go(before);
                        if let Ok(session) = playback.branch() {
                            compass.go(Route::Table(record::begin(session)));
                        }
                    };
                    view! {
                        <li>
                            <i class="letter" aria-hidden="true">{letter(number)}</i>
                            <div>
                                {told(context, playback, &analysis, &point)}
                                <p class="ways">
                                    <button type="button" class="clause-link" on:click=move |_| study.see(after)>{translator.live("analysis-see")}</button>
                                    <button type="button" class="clause-link" on:click=again>{translator.live("analysis-try")}</button>
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
            <h2 id="points-title">{translator.live("analysis-points")}</h2>
            <p>{translator.live("analysis-points-about")}</p>
            <ol>{move || points()}</ol>
        </aside>
    }
}

/// Describes the event, its effect on the chances, and a better alternative.
fn told(
    context: TableContext,
    playback: Playback,
    analysis: &Analysis,
    point: &TurningPoint,
) -> impl IntoView + use<> {
    let (before, after) = (&analysis.moments[point.moment - 1], &analysis.moments[point.moment]);
    // The seat that drew saw the card, and after the match nothing is secret.
    let perspective = after.by.or(before.by).unwrap_or(point.seat);
    let story = playback.with(|whole| whole.story(Some(perspective), before.at));
    let sentences = passages(&story).map(|passage| passage.told).filter(|told| told.line.level.is_sentence());
    let lines: Vec<String> =
        sentences.filter(|told| told.at <= after.at).map(|told| context.say(&told.line.text)).collect();
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
            let choice = label(context, playback, slip.at, slip.seat, &slip.known.best);
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
            let choice = label(context, playback, verdict.at, verdict.seat, &verdict.open.best);
            context.say(&Text::new("analysis-open").with("choice", choice))
        });
    view! {
        <h3>{context.say(&title)}<b>{sign}" "{signed(point.swing)}</b></h3>
        <p>{lines}" "{context.say(&swing)}</p>
        {better.map(|text| view! { <p class="better">{context.say(&text)}</p> })}
        {open.map(|sentence| view! { <p class="better">{sentence}</p> })}
    }
}

/// Returns the label of an action as it was offered before this line.
fn label(context: TableContext, playback: Playback, line: u32, seat: Seat, notation: &str) -> String {
    let choices = playback.with(|whole| whole.at(line - 1).choices(seat));
    let choice = choices.into_iter().find(|choice| choice.notation == notation);
    choice.map_or_else(|| notation.to_owned(), |choice| context.say(&choice.label))
}
