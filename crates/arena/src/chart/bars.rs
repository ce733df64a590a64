//! Bar charts with confidence intervals.

use scene::Tincture;

use super::Unit;
use super::canvas::{Anchor, Axis, Canvas, INK, PALE_INK, WIDTH, width_of};
use crate::Interval;

const TOP: f64 = 84.0;
const BAR: f64 = 22.0;
const BETWEEN_BARS: f64 = 3.0;
const BETWEEN_ROWS: f64 = 14.0;

/// A bar chart.
#[derive(Clone, PartialEq, Debug)]
pub struct Bars<'a> {
    /// The title.
    pub title: &'a str,
    /// A sentence that describes the chart.
    pub about: &'a str,
    /// The unit of the values.
    pub unit: Unit,
    /// The rows, from top to bottom.
    pub rows: Vec<Row>,
    /// The legend, if rows have several bars.
    pub key: Vec<(Tincture, &'a str)>,
    /// A reference value with its name, drawn as a line through all rows.
    pub mark: Option<(f64, &'a str)>,
}

/// A row of bars.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// The label.
    pub label: String,
    /// The bars.
    pub bars: Vec<Bar>,
}

/// A bar.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bar {
    /// Its length.
    pub value: f64,
    /// Its confidence interval.
    pub interval: Option<Interval>,
    /// Its colour and hatching.
    pub tincture: Tincture,
}

impl Bars<'_> {
    /// Draws the chart.
    pub fn svg(&self) -> String {
        let heights: Vec<f64> =
            self.rows.iter().map(|row| row.bars.len() as f64 * (BAR + BETWEEN_BARS) + BETWEEN_ROWS).collect();
        let top = if self.key.is_empty() && self.mark.is_none() { TOP } else { TOP + 22.0 };
        let bottom = top + heights.iter().sum::<f64>();
        let mut canvas = Canvas::new(bottom + 44.0, self.title, self.about);
        if !self.key.is_empty() {
            canvas.key(TOP + 6.0, &self.key);
        }
        let axis = self.axis();
        canvas.values_below(axis, self.unit, (top, bottom));
        let mut y = top + BETWEEN_ROWS / 2.0;
        for (row, height) in self.rows.iter().zip(heights) {
            let middle = y + (height - BETWEEN_ROWS - BETWEEN_BARS) / 2.0;
            canvas.text((axis.places.0 - 12.0, middle + 4.5), Anchor::End, INK, &row.label);
            for (number, bar) in row.bars.iter().enumerate() {
                self.bar(&mut canvas, axis, y + number as f64 * (BAR + BETWEEN_BARS), bar);
            }
            y += height;
        }
        if let Some((value, name)) = self.mark {
            let x = axis.at(value);
            canvas.line((x, top - 4.0), (x, bottom), INK, "5 4");
            canvas.text((x, top - 9.0), Anchor::Middle, PALE_INK, name);
        }
        let zero = axis.at(0.0);
        canvas.line((zero, top), (zero, bottom), INK, "");
        canvas.svg()
    }

    fn bar(&self, canvas: &mut Canvas, axis: Axis, y: f64, bar: &Bar) {
        let (from, to) = (axis.at(bar.value.min(0.0)), axis.at(bar.value.max(0.0)));
        canvas.block((from, y), (to - from, BAR), bar.tincture);
        if let Some(interval) = bar.interval {
            canvas.whisker((axis.at(interval.low), axis.at(interval.high)), y + BAR / 2.0);
        }
        let value = self.unit.exact(bar.value);
        canvas.text((WIDTH - 28.0, y + BAR / 2.0 + 4.5), Anchor::End, INK, &value);
    }

    fn axis(&self) -> Axis {
        let bars = self.rows.iter().flat_map(|row| &row.bars);
        let ends = bars.flat_map(|bar| {
            [
                Some(bar.value),
                bar.interval.map(|interval| interval.low),
                bar.interval.map(|interval| interval.high),
            ]
        });
        let values = ends.flatten().chain(self.mark.map(|mark| mark.0));
        let (low, high) = values.fold((0f64, 0f64), |(low, high), value| (low.min(value), high.max(value)));
        let high = if high > low { high } else { low + 1.0 };
        let labels = self.rows.iter().map(|row| width_of(&row.label)).fold(60.0, f64::max);
        Axis { values: (low, high), places: (28.0 + labels + 12.0, WIDTH - 28.0 - 70.0) }
    }
}
