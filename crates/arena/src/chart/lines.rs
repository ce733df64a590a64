//! Line charts; curves differ in colour, dashes, marker and label.

use std::fmt::Write;

use scene::Tincture;

use super::Unit;
use super::canvas::{Anchor, Axis, Canvas, INK, PALE_INK, PAPER, WIDTH, colour};

const TOP: f64 = 112.0;
const BOTTOM: f64 = 330.0;
const LEFT: f64 = 84.0;
const RIGHT: f64 = WIDTH - 32.0;

/// A line chart.
#[derive(Clone, PartialEq, Debug)]
pub struct Lines<'a> {
    /// The title.
    pub title: &'a str,
    /// A sentence that describes the chart.
    pub about: &'a str,
    /// The label of the horizontal axis.
    pub along: &'a str,
    /// The label of the vertical axis.
    pub unit: Unit,
    /// The curves, at most one for each line style.
    pub curves: Vec<Curve>,
}

/// A curve.
#[derive(Clone, PartialEq, Debug)]
pub struct Curve {
    /// The label.
    pub label: String,
    /// The colour.
    pub tincture: Tincture,
    /// The points, from left to right.
    pub points: Vec<(f64, f64)>,
}

/// Dashes and marker of each curve.
const STYLES: [(&str, Marker); 6] = [
    ("", Marker::Circle),
    ("8 4", Marker::Square),
    ("2 4", Marker::Diamond),
    ("10 4 2 4", Marker::Triangle),
    ("5 3", Marker::Circle),
    ("1 3", Marker::Square),
];

#[derive(Clone, Copy)]
enum Marker {
    Circle,
    Square,
    Diamond,
    Triangle,
}

impl Lines<'_> {
    /// Draws the chart.
    pub fn svg(&self) -> String {
        let points = || self.curves.iter().flat_map(|curve| &curve.points);
        let least = points().map(|point| point.0).fold(f64::INFINITY, f64::min);
        let most = points().map(|point| point.0).fold(f64::NEG_INFINITY, f64::max);
        let highest = points().map(|point| point.1).fold(0.0, f64::max);
        let across = Axis { values: (least, most.max(least + 1.0)), places: (LEFT + 8.0, RIGHT - 8.0) };
        let up = Axis { values: (0.0, highest.max(1e-6)), places: (BOTTOM, TOP) };
        let mut canvas = Canvas::new(BOTTOM + 66.0, self.title, self.about);
        canvas.values_beside(up, self.unit, (LEFT, RIGHT));
        canvas.values_below(across, Unit::Plain, (BOTTOM, BOTTOM + 5.0));
        canvas.line((LEFT, BOTTOM), (RIGHT, BOTTOM), INK, "");
        let mut x = LEFT;
        for (curve, style) in self.curves.iter().zip(STYLES.iter().cycle()) {
            draw(&mut canvas, curve, *style, (across, up));
            x = name(&mut canvas, curve, *style, x);
        }
        canvas.text(((LEFT + RIGHT) / 2.0, BOTTOM + 46.0), Anchor::Middle, PALE_INK, self.along);
        canvas.svg()
    }
}

fn draw(canvas: &mut Canvas, curve: &Curve, style: (&str, Marker), (across, up): (Axis, Axis)) {
    let places: Vec<(f64, f64)> = curve.points.iter().map(|(x, y)| (across.at(*x), up.at(*y))).collect();
    canvas.mark(&stroke(&places, curve.tincture, style.0));
    for place in places {
        canvas.mark(&style.1.svg(place, curve.tincture));
    }
}

/// Draws the legend entry of a curve; returns where the next one begins.
fn name(canvas: &mut Canvas, curve: &Curve, style: (&str, Marker), x: f64) -> f64 {
    let y = TOP - 24.0;
    canvas.mark(&stroke(&[(x, y - 4.5), (x + 36.0, y - 4.5)], curve.tincture, style.0));
    canvas.mark(&style.1.svg((x + 18.0, y - 4.5), curve.tincture));
    canvas.text((x + 44.0, y), Anchor::Start, INK, &curve.label);
    x + 64.0 + super::canvas::width_of(&curve.label)
}

fn stroke(places: &[(f64, f64)], tincture: Tincture, dashes: &str) -> String {
    let mut path = String::new();
    for (number, (x, y)) in places.iter().enumerate() {
        let _ = write!(path, "{}{x:.1} {y:.1}", if number == 0 { 'M' } else { 'L' });
    }
    format!(
        "<path d=\"{path}\" fill=\"none\" stroke=\"{}\" stroke-width=\"2.2\" stroke-linejoin=\"round\" stroke-dasharray=\"{}\"/>",
        colour(tincture),
        if dashes.is_empty() { "none" } else { dashes }
    )
}

impl Marker {
    fn svg(self, (x, y): (f64, f64), tincture: Tincture) -> String {
        let shape = match self {
            Marker::Circle => format!("<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3.4\""),
            Marker::Square => {
                format!("<rect x=\"{:.1}\" y=\"{:.1}\" width=\"6.4\" height=\"6.4\"", x - 3.2, y - 3.2)
            }
            Marker::Diamond => format!("<path d=\"M{x:.1} {:.1}l4.4 4.4l-4.4 4.4l-4.4-4.4z\"", y - 4.4),
            Marker::Triangle => format!("<path d=\"M{x:.1} {:.1}l4.4 7.6h-8.8z\"", y - 4.6),
        };
        format!("{shape} fill=\"{PAPER}\" stroke=\"{}\" stroke-width=\"1.8\"/>", colour(tincture))
    }
}
