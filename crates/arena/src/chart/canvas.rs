//! The drawing surface of charts.

use std::fmt::Write;

use scene::Tincture;

use super::{Unit, ticks};

pub(super) const WIDTH: f64 = 760.0;
const TITLES: &str =
    "'Iowan Old Style','Palatino Linotype',Palatino,'URW Palladio L',P052,'Book Antiqua',serif";
const TEXT: &str = "system-ui,'Segoe UI',Roboto,'DejaVu Sans',sans-serif";
pub(super) const PAPER: &str = "#F6F1E4";
pub(super) const INK: &str = "#221C17";
pub(super) const PALE_INK: &str = "#5A4F43";
pub(super) const RULE: &str = "#D8CDB4";

/// How a text is anchored at its position.
#[derive(Clone, Copy)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

/// A chart that is being drawn.
pub(super) struct Canvas {
    height: f64,
    title: String,
    about: String,
    body: String,
}

/// A linear scale from values to positions.
#[derive(Clone, Copy)]
pub(super) struct Axis {
    /// The values at both ends.
    pub(super) values: (f64, f64),
    /// The positions of both ends.
    pub(super) places: (f64, f64),
}

impl Axis {
    /// The position of a value.
    pub(super) fn at(self, value: f64) -> f64 {
        let part = (value - self.values.0) / (self.values.1 - self.values.0);
        self.places.0 + part * (self.places.1 - self.places.0)
    }
}

impl Canvas {
    /// A canvas with a title and a sentence that describes the chart.
    pub(super) fn new(height: f64, title: &str, about: &str) -> Canvas {
        let mut canvas =
            Canvas { height, title: title.to_owned(), about: about.to_owned(), body: String::new() };
        let _ = write!(
            canvas.body,
            "<text x=\"28\" y=\"40\" font-family=\"{TITLES}\" font-size=\"21\" font-weight=\"600\" fill=\"{INK}\">{}</text>",
            escaped(title)
        );
        canvas.text((28.0, 62.0), Anchor::Start, PALE_INK, about);
        canvas
    }

    /// Draws a line of text.
    pub(super) fn text(&mut self, (x, y): (f64, f64), anchor: Anchor, fill: &str, text: &str) {
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let _ = write!(
            self.body,
            "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\" font-family=\"{TEXT}\" font-size=\"13.5\" fill=\"{fill}\">{}</text>",
            escaped(text)
        );
    }

    /// Draws a filled rectangle with the hatching of its colour and a thin outline.
    pub(super) fn block(&mut self, (x, y): (f64, f64), (width, height): (f64, f64), tincture: Tincture) {
        let shape = format!("x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\"");
        let _ = write!(
            self.body,
            "<rect {shape} fill=\"{}\"/><rect {shape} fill=\"url(#{})\" stroke=\"{INK}\" stroke-width=\"1\"/>",
            colour(tincture),
            tincture.word()
        );
    }

    /// Draws a straight line; `dashes` is a dash pattern, or empty.
    pub(super) fn line(&mut self, from: (f64, f64), to: (f64, f64), stroke: &str, dashes: &str) {
        let dashes =
            if dashes.is_empty() { String::new() } else { format!(" stroke-dasharray=\"{dashes}\"") };
        let _ = write!(
            self.body,
            "<line x1=\"{:.1}\" y1=\"{:.1}\" x2=\"{:.1}\" y2=\"{:.1}\" stroke=\"{stroke}\" stroke-width=\"1.5\"{dashes}/>",
            from.0, from.1, to.0, to.1
        );
    }

    /// Draws a confidence interval along a row, with a light outline that is visible on any colour.
    pub(super) fn whisker(&mut self, (from, to): (f64, f64), y: f64) {
        for (stroke, width, reach) in [(PAPER, 4.5, 6.5), (INK, 1.6, 5.0)] {
            let _ = write!(
                self.body,
                "<path d=\"M{from:.1} {y:.1}H{to:.1}M{from:.1} {:.1}V{:.1}M{to:.1} {:.1}V{:.1}\" stroke=\"{stroke}\" stroke-width=\"{width}\" fill=\"none\"/>",
                y - reach,
                y + reach,
                y - reach,
                y + reach,
            );
        }
    }

    /// Adds any other SVG.
    pub(super) fn mark(&mut self, markup: &str) {
        self.body.push_str(markup);
    }

    /// Draws round values below a field from `top` to `bottom`, with grid lines.
    pub(super) fn values_below(&mut self, axis: Axis, unit: Unit, (top, bottom): (f64, f64)) {
        let (step, values) = ticks(axis.values.0, axis.values.1);
        for value in values {
            let x = axis.at(value);
            self.line((x, top), (x, bottom), RULE, "");
            self.text((x, bottom + 18.0), Anchor::Middle, PALE_INK, &unit.tick(value, step));
        }
    }

    /// Draws round values at the left of a field from `left` to `right`, with grid lines.
    pub(super) fn values_beside(&mut self, axis: Axis, unit: Unit, (left, right): (f64, f64)) {
        let (step, values) = ticks(axis.values.0, axis.values.1);
        for value in values {
            let y = axis.at(value);
            self.line((left, y), (right, y), RULE, "");
            self.text((left - 8.0, y + 4.5), Anchor::End, PALE_INK, &unit.tick(value, step));
        }
    }

    /// Draws a legend, aligned to the right edge.
    pub(super) fn key(&mut self, y: f64, entries: &[(Tincture, &str)]) {
        let mut x = WIDTH - 28.0;
        for (tincture, word) in entries.iter().rev() {
            x -= width_of(word);
            self.text((x, y), Anchor::Start, INK, word);
            x -= 24.0;
            self.block((x, y - 12.0), (18.0, 14.0), *tincture);
            x -= 18.0;
        }
    }

    /// Finishes the SVG.
    pub(super) fn svg(self) -> String {
        let Canvas { height, title, about, body } = self;
        let patterns: String = HATCHINGS
            .iter()
            .filter(|(id, _)| body.contains(&format!("url(#{id})")))
            .map(|(_, hatching)| *hatching)
            .collect();
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" height=\"{height}\" role=\"img\" aria-labelledby=\"title about\">\n\
             <title id=\"title\">{}</title>\n<desc id=\"about\">{}</desc>\n<defs>{patterns}</defs>\n\
             <rect x=\"0.75\" y=\"0.75\" width=\"{}\" height=\"{}\" rx=\"12\" fill=\"{PAPER}\" stroke=\"{INK}\" stroke-width=\"1.5\"/>\n{body}\n</svg>\n",
            escaped(&title),
            escaped(&about),
            WIDTH - 1.5,
            height - 1.5,
        )
    }
}

/// The approximate width of a text.
pub(super) fn width_of(text: &str) -> f64 {
    7.4 * text.chars().count() as f64
}

/// The colour of a tincture.
pub(super) const fn colour(tincture: Tincture) -> &'static str {
    match tincture {
        Tincture::Argent => PAPER,
        Tincture::Sable => "#4A4037",
        Tincture::Or => "#C9932F",
        Tincture::Gules => "#A8252C",
        Tincture::Azure => "#28578F",
        Tincture::Vert => "#2E6E47",
        Tincture::Purpure => "#5F3A86",
        Tincture::Tenne => "#B5622A",
    }
}

/// The hatchings of Petra Sancta: red vertical, blue horizontal, green falling, violet rising, gold dotted, black
/// crossed, orange vertical and rising.
const HATCHINGS: [(&str, &str); 8] = [
    ("argent", r##"<pattern id="argent" width="8" height="8" patternUnits="userSpaceOnUse"/>"##),
    (
        "sable",
        r##"<pattern id="sable" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M3 0V6M0 3H6" stroke="#F6F1E4" stroke-opacity=".3"/></pattern>"##,
    ),
    (
        "or",
        r##"<pattern id="or" width="7" height="7" patternUnits="userSpaceOnUse"><circle cx="2" cy="2" r="1" fill="#221C17" fill-opacity=".45"/><circle cx="5.5" cy="5.5" r="1" fill="#221C17" fill-opacity=".45"/></pattern>"##,
    ),
    (
        "gules",
        r##"<pattern id="gules" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M3 0V6" stroke="#F6F1E4" stroke-opacity=".4"/></pattern>"##,
    ),
    (
        "azure",
        r##"<pattern id="azure" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M0 3H6" stroke="#F6F1E4" stroke-opacity=".4"/></pattern>"##,
    ),
    (
        "vert",
        r##"<pattern id="vert" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M-2 -2L10 10M-2 6L2 10M6 -2L10 2" stroke="#F6F1E4" stroke-opacity=".4"/></pattern>"##,
    ),
    (
        "purpure",
        r##"<pattern id="purpure" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M-2 10L10 -2M-2 2L2 -2M6 10L10 6" stroke="#F6F1E4" stroke-opacity=".4"/></pattern>"##,
    ),
    (
        "tenne",
        r##"<pattern id="tenne" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M4 0V8M-2 10L10 -2M-2 2L2 -2M6 10L10 6" stroke="#221C17" stroke-opacity=".35"/></pattern>"##,
    ),
];

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
