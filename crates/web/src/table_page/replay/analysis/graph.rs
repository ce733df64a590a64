//! The chances to win over the match: a line for each seat, with different dashes as well as colours, and the same data
//! as a table.

use advice::{Analysis, Moment};
use engine::Seat;
use leptos::prelude::*;
use scene::{SHIELDS, Text};
use wasm_bindgen::JsCast;

use super::study::{Study, chance, percent};
use super::{POINTS, letter};
use crate::erased_view::InARow;
use crate::picture::Shield;
use crate::signal::RwSignal;
use crate::table_page::context::TableContext;

/// The size of the drawing.
const WIDTH: f32 = 900.0;
const HEIGHT: f32 = 340.0;
/// The area of the curves.
const LEFT: f32 = 48.0;
const RIGHT: f32 = 770.0;
const TOP: f32 = 30.0;
const BOTTOM: f32 = 310.0;
/// The minimum distance between names at the ends of the lines.
const LETTERING: f32 = 20.0;
/// The dash pattern of each seat's line.
const DASHES: [&str; engine::MAX_SEATS] = ["none", "11 5", "3 4", "13 4 3 4", "7 3", "1 5"];

/// Converts moments to coordinates.
#[derive(Clone, Copy)]
struct Scale {
    lines: f32,
}

impl Scale {
    fn of(analysis: &Analysis) -> Scale {
        Scale { lines: analysis.moments.last().map_or(1, |moment| moment.at.max(1)) as f32 }
    }

    fn x(self, moment: &Moment) -> f32 {
        LEFT + (RIGHT - LEFT) * moment.at as f32 / self.lines
    }

    fn y(chance: f32) -> f32 {
        BOTTOM - (BOTTOM - TOP) * chance
    }
}

#[component]
pub(super) fn Graph() -> impl IntoView {
    let study = expect_context::<Study>();
    let context = expect_context::<TableContext>();
    let translator = context.translator;
    let drawing = move || study.found().map(|analysis| drawn(study, context, &analysis));
    view! {
        <section class="graph" aria-labelledby="graph-title">
            <h2 id="graph-title">{translator.live("analysis-graph")}</h2>
            {move || drawing()}
            <Walk/>
            <Table/>
        </section>
    }
}

fn drawn(study: Study, context: TableContext, analysis: &Analysis) -> impl IntoView + use<> {
    let scale = Scale::of(analysis);
    let seats: Vec<Seat> = Seat::all(analysis.seats()).collect();
    let even = Scale::y(1.0 / seats.len().max(1) as f32);
    let grid = [0, 25, 50, 75, 100].map(|value| {
        let y = Scale::y(value as f32 / 100.0);
        view! {
            <path class="grid" d=format!("M{LEFT} {y}H{RIGHT}")></path>
            <text class="figure" x=LEFT - 8.0 y=y + 5.0 text-anchor="end">{value}</text>
        }
    });
    let lines = seats.iter().map(|seat| line(analysis, scale, *seat)).in_a_row();
    let names = names(context, analysis, &seats);
    let points = analysis.turning_points(POINTS).into_iter().enumerate().map(|(number, point)| {
        let moment = &analysis.moments[point.moment];
        let (x, y) = (scale.x(moment), Scale::y(chance(moment, point.seat)));
        let above = if y - 34.0 < TOP - 16.0 { y + 34.0 } else { y - 34.0 };
        let stalk = if above < y { above + 13.0 } else { above - 13.0 };
        view! {
            <path class="stalk" d=format!("M{x} {y}V{stalk}")></path>
            <circle class="letter" cx=x cy=above r="13"></circle>
            <text class="letter" x=x y=above + 5.0 text-anchor="middle">{letter(number)}</text>
        }
    });
    let places: Vec<(f32, u32)> =
        analysis.moments.iter().map(|moment| (scale.x(moment), moment.at)).collect();
    let seen = analysis.moments.iter().map(|moment| scale.x(moment)).collect::<Vec<_>>();
    let cursor = move || {
        let x = seen.get(study.moment.get()).copied().unwrap_or(LEFT);
        format!("M{x} {TOP}V{BOTTOM}")
    };
    let click = move |event: web_sys::MouseEvent| {
        let Some(plane) = event.current_target().and_then(|plane| plane.dyn_into::<web_sys::Element>().ok())
        else {
            return;
        };
        let shown = plane.get_bounding_client_rect();
        let x = (f64::from(event.client_x()) - shown.x()) / shown.width() * f64::from(WIDTH);
        let nearest = places
            .iter()
            .min_by(|one, other| (f64::from(one.0) - x).abs().total_cmp(&(f64::from(other.0) - x).abs()));
        if let Some((_, at)) = nearest {
            study.see(*at);
        }
    };
    view! {
        <svg
            viewBox=format!("0 0 {WIDTH} {HEIGHT}")
            role="img"
            aria-label=summary(context, analysis, &seats)
            on:click=click
        >
            {grid.into_iter().in_a_row()}
            <path class="even" d=format!("M{LEFT} {even}H{RIGHT}")></path>
            <path class="cursor" d=move || cursor()></path>
            {lines}
            {points.in_a_row()}
            {names}
        </svg>
    }
}

fn line(analysis: &Analysis, scale: Scale, seat: Seat) -> impl IntoView + use<> {
    let place = |moment: &Moment| format!("{:.1} {:.1}", scale.x(moment), Scale::y(chance(moment, seat)));
    let path = analysis.moments.iter().map(place).collect::<Vec<_>>().join("L");
    let paint = art::paint_of(SHIELDS[seat.index()].0);
    view! { <path class="chances" d=format!("M{path}") stroke=paint stroke-dasharray=DASHES[seat.index()]></path> }
}

/// Draws the names at the ends of the lines, and moves them apart where lines end together.
fn names(context: TableContext, analysis: &Analysis, seats: &[Seat]) -> impl IntoView + use<> {
    let last = analysis.moments.last();
    let end = |seat: &Seat| (Scale::y(last.map_or(0.0, |moment| chance(moment, *seat))), *seat);
    let mut ends: Vec<(f32, Seat)> = seats.iter().map(end).collect();
    ends.sort_by(|one, other| other.0.total_cmp(&one.0));
    let mut free = BOTTOM + LETTERING;
    let names = ends.into_iter().map(|(y, seat)| {
        let y = y.min(free - LETTERING);
        free = y;
        let paint = art::paint_of(SHIELDS[seat.index()].0);
        let dash = DASHES[seat.index()];
        let x = RIGHT + 8.0;
        view! {
            <path class="chances" d=format!("M{x} {y}h26") stroke=paint stroke-dasharray=dash></path>
            <text class="name" x=x + 32.0 y=y + 5.0 fill=paint>{context.name(seat)}</text>
        }
    });
    names.in_a_row()
}

fn summary(context: TableContext, analysis: &Analysis, seats: &[Seat]) -> String {
    let sentence = |seat: &Seat| {
        let balance = analysis.balance(*seat);
        let text = Text::new("analysis-summary").with("who", *seat);
        context.say(&text.with("start", percent(balance.start)).with("end", percent(balance.end)))
    };
    seats.iter().map(sentence).collect::<Vec<_>>().join(" ")
}

/// Moves from moment to moment by keyboard, and shows the chances there.
#[component]
fn Walk() -> impl IntoView {
    let study = expect_context::<Study>();
    let context = expect_context::<TableContext>();
    let here = move || {
        let analysis = study.found()?;
        analysis.moments.get(study.moment.get()).cloned()
    };
    let words = move || here().map(|moment| sentence(context, &moment)).unwrap_or_default();
    let most = move || study.found().map_or(0, |analysis| analysis.moments.len().saturating_sub(1));
    let walk = move |event| {
        if let Ok(moment) = event_target_value(&event).parse() {
            study.moment.set(moment);
        }
    };
    let see = move |_| {
        if let Some(moment) = here() {
            study.see(moment.at);
        }
    };
    view! {
        <div class="walk">
            <input
                type="range"
                class="slider"
                min="0"
                max=move || most().to_string()
                aria-label=context.translator.live("replay-moment")
                aria-valuetext=move || words()
                prop:value=move || study.moment.get().to_string()
                on:input=walk
            />
            <p>{move || words()}</p>
            <button type="button" class="button" on:click=see>{context.translator.live("analysis-see")}</button>
        </div>
    }
}

fn sentence(context: TableContext, moment: &Moment) -> String {
    let share = |(seat, chance): (Seat, &f32)| {
        let text = Text::new("analysis-share").with("who", seat);
        context.say(&text.with("percent", percent(*chance)))
    };
    let shares: Vec<String> = Seat::all(moment.chances.len() as u8).zip(&moment.chances).map(share).collect();
    context.say(&Text::new("analysis-moment").with("at", moment.at).with("chances", shares.join(", ")))
}

/// The same data as a table, for users who cannot see the lines.
#[component]
fn Table() -> impl IntoView {
    let study = expect_context::<Study>();
    let context = expect_context::<TableContext>();
    let open = RwSignal::new(false);
    let rows = move || {
        study.found().filter(|_| open.get()).map(|analysis| {
            let seats = Seat::all(analysis.seats());
            let head = seats.map(|seat| view! { <th scope="col"><Shield seat=seat class="shield"/>{context.name(seat)}</th> });
            let row = |moment: &Moment| {
                let cells = moment.chances.iter().map(|chance| view! { <td>{percent(*chance)}" %"</td> });
                view! { <tr><th scope="row">{moment.at}</th>{cells.in_a_row()}</tr> }
            };
            view! {
                <div class="wide" tabindex="0"><table>
                    <thead><tr><th scope="col">{context.translator.live("analysis-step")}</th>{head.in_a_row()}</tr></thead>
                    <tbody>{analysis.moments.iter().map(row).in_a_row()}</tbody>
                </table></div>
            }
        })
    };
    view! {
        <button type="button" class="clause-link" aria-expanded=move || open.get().to_string() on:click=move |_| open.update(|open| *open = !*open)>
            {context.translator.live("analysis-table")}
        </button>
        {move || rows()}
    }
}
