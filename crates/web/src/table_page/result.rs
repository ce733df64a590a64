//! The result of a match.

use engine::{Outcome, Seat, Turn};
use leptos::prelude::*;
use scene::{Leaf, SHIELDS, Text};

use table::Told;

use super::arrangement::TableLayout;
use super::context::TableContext;
use super::others::Others;
use crate::erased_view::InARow;
use crate::lazy::SOLO;
use crate::picture::Shield;
use crate::record;
use crate::route::{Compass, Route};
use crate::signal::RwSignal;

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

/// The end of a match, over the table: who won, where everybody's points came from, and what can be done next. The
/// player can put it aside to look at the table.
#[component]
pub(super) fn ResultSheet() -> impl IntoView {
    let context = expect_context::<TableContext>();
    let others = use_context::<Others>();
    let is_open = RwSignal::new(true);
    let layout = expect_context::<TableLayout>();
    // A log beside the whole table stays in sight.
    let beside = move || {
        let log = layout.rect(&Leaf::Log).filter(|log| log.y == 0 && is_open.get())?;
        Some(format!("calc(1rem + {}px)", log.width))
    };
    let toggle = move |_| is_open.update(|open| *open = !*open);
    let label = move || if is_open.get() { "result-aside" } else { "result-show" };
    let ending = move || match others {
        Some(others) => (others.ending)(),
        None => view! { <Result/> }.into_any(),
    };
    view! {
        <section class="result-sheet" class:aside=move || !is_open.get() style:right=beside>
            {ending()}
            <button type="button" class="button look" on:click=toggle>{move || context.translator.word(label())}</button>
        </section>
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
    view! {
        <h2 class="question">{move || ended(context)}</h2>
        <ol>{move || outcome.get().map(|outcome| ranking(&outcome, context))}</ol>
        {move || outcome.get().map(|outcome| course(&outcome, context))}
    }
}

/// Who won. For a solo player, or a match without a winner, the game itself describes the result.
pub(super) fn ended(context: TableContext) -> Option<String> {
    context.handle.snapshot.with(|sight| match &sight.turn {
        Turn::Over(outcome) if outcome.solo.is_some() || outcome.winners().is_empty() => {
            Some(context.say(&sight.scene.prompt))
        }
        Turn::Over(outcome) => Some(context.say(&verdict(outcome))),
        _ => None,
    })
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
    let sources =
        context.handle.story(|story| seats.iter().map(|seat| sources(story, *seat)).collect::<Vec<_>>());
    let widest = sources.iter().map(|sources| gained(sources)).max().unwrap_or(0).max(1);
    let row = |(seat, sources): (Seat, Vec<PointSource>)| {
        let points = Text::new("table-points").with("points", outcome.scores[seat]);
        view! {
            <li class:winner=outcome.winners().contains(seat)>
                {outcome.solo.is_none().then(|| view! { <span>{outcome.places[seat]}"."</span> })}
                <Shield seat=seat class="shield"/>
                <b>{context.name(seat)}</b>
                <div class="sources">{bars(context, &sources, widest)}</div>
                <span class="total">{context.say(&points)}</span>
            </li>
        }
    };
    seats.into_iter().zip(sources).map(row).in_a_row()
}

/// Points of one seat that lines of one kind tell of.
struct PointSource {
    points: i32,
    lines: Vec<Text>,
}

/// Returns where a seat's points came from, in the order in which the story first tells of each source.
fn sources(story: &[Told], seat: Seat) -> Vec<PointSource> {
    let mut sources: Vec<PointSource> = Vec::new();
    for told in story {
        let points: i32 =
            told.line.points.iter().filter(|(whose, _)| *whose == seat).map(|(_, points)| points).sum();
        if points == 0 {
            continue;
        }
        let same = |source: &&mut PointSource| source.lines[0].id == told.line.text.id;
        match sources.iter_mut().find(same) {
            Some(source) => {
                source.points += points;
                source.lines.push(told.line.text.clone());
            }
            None => sources.push(PointSource { points, lines: vec![told.line.text.clone()] }),
        }
    }
    sources
}

fn gained(sources: &[PointSource]) -> i32 {
    sources.iter().map(|source| source.points.max(0)).sum()
}

/// One bar for each source, as wide as its points; what was lost follows as a number.
fn bars(context: TableContext, sources: &[PointSource], widest: i32) -> impl IntoView + use<> {
    let bar = |(at, source): (usize, &PointSource)| {
        let told: Vec<String> = source.lines.iter().map(|line| context.say(line)).collect();
        let told = told.join(" ");
        let spoken = told.clone();
        let width =
            (source.points > 0).then(|| format!("{}%", 100.0 * f64::from(source.points) / f64::from(widest)));
        view! {
            <i class=format!("source of-{}", at % 5) class:lost=source.points < 0 title=told style:width=width>
                <span class="unseen">{spoken}</span>
                <small>{source.points}</small>
            </i>
        }
    };
    sources.iter().enumerate().map(bar).in_a_row()
}

/// The points of everybody, as they grew in the course of the match.
fn course(outcome: &Outcome, context: TableContext) -> Option<AnyView> {
    const WIDTH: f64 = 1000.0;
    const HEIGHT: f64 = 240.0;
    const DASHES: [&str; 6] = ["none", "12 6", "3 5", "14 5 3 5", "7 4", "2 3"];
    let seats: Vec<Seat> = Seat::all(outcome.seats).collect();
    let (curves, last) = context.handle.story(|story| {
        let curves: Vec<Vec<(u32, i32)>> = seats.iter().map(|seat| curve(story, *seat)).collect();
        (curves, story.last().map_or(1, |told| told.at.max(1)))
    });
    let points = || curves.iter().flatten().map(|(_, points)| *points);
    let (low, high) = (points().min().unwrap_or(0).min(0), points().max().unwrap_or(0));
    if high == 0 {
        return None;
    }
    let x = |at: u32| WIDTH * f64::from(at) / f64::from(last);
    let y = |points: i32| HEIGHT * f64::from(high - points) / f64::from(high - low);
    let line = |(seat, curve): (&Seat, &Vec<(u32, i32)>)| {
        let steps: String =
            curve.iter().map(|(at, points)| format!("H{:.1}V{:.1}", x(*at), y(*points))).collect();
        let colour = art::paint_of(SHIELDS[seat.index()].0);
        let way = format!("M0 {:.1}{steps}H{WIDTH}", y(0));
        view! {
            <path d=way fill="none" stroke=colour stroke-width="4" stroke-dasharray=DASHES[seat.index()] vector-effect="non-scaling-stroke"></path>
        }
    };
    let lines = seats.iter().zip(&curves).map(line).in_a_row();
    let legend = seats.iter().map(|seat| {
        let colour = art::paint_of(SHIELDS[seat.index()].0);
        view! {
            <li>
                <svg viewBox="0 0 40 8" aria-hidden="true">
                    <path d="M0 4H40" stroke=colour stroke-width="4" stroke-dasharray=DASHES[seat.index()]></path>
                </svg>
                {context.name(*seat)}
            </li>
        }
    });
    Some(
        view! {
            <figure class="course">
                <figcaption>{context.translator.live("result-course")}</figcaption>
                <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") preserveAspectRatio="none" aria-hidden="true">
                    <path class="ground-line" d=format!("M0 {:.1}H{WIDTH}", y(0)) vector-effect="non-scaling-stroke"></path>
                    {lines}
                </svg>
                <ul>{legend.in_a_row()}</ul>
            </figure>
        }
        .into_any(),
    )
}

/// Returns the points of a seat after each line that changed them.
fn curve(story: &[Told], seat: Seat) -> Vec<(u32, i32)> {
    let mut sum = 0;
    let mut curve = Vec::new();
    for told in story {
        let gained: i32 =
            told.line.points.iter().filter(|(whose, _)| *whose == seat).map(|(_, points)| points).sum();
        if gained != 0 {
            sum += gained;
            curve.push((told.at, sum));
        }
    }
    curve
}
