//! Histograms.

use scene::Tincture;

use super::Unit;
use super::canvas::{Anchor, Axis, Canvas, INK, PALE_INK, WIDTH};
use crate::results::Spread;

const TOP: f64 = 104.0;
const BOTTOM: f64 = 320.0;
const LEFT: f64 = 84.0;
const RIGHT: f64 = WIDTH - 32.0;
/// Histograms with more columns are binned.
const COLUMNS: u32 = 40;

/// A histogram of whole numbers.
#[derive(Clone, PartialEq, Debug)]
pub struct HistogramChart<'a> {
    /// The title.
    pub title: &'a str,
    /// A sentence that describes the chart.
    pub about: &'a str,
    /// The label of the horizontal axis.
    pub along: &'a str,
    /// The values.
    pub spread: &'a Spread<u32>,
    /// Colour and hatching of the columns.
    pub tincture: Tincture,
}

impl HistogramChart<'_> {
    /// Draws the chart.
    pub fn svg(&self) -> String {
        let (width, columns) = self.columns();
        let total: u64 = self.spread.counts.values().sum();
        let first = f64::from(self.spread.least / width * width);
        let last = first + f64::from(width) * columns.len() as f64;
        let tallest = columns.iter().copied().max().unwrap_or(1) as f64 / total as f64;
        let across = Axis { values: (first, last), places: (LEFT, RIGHT) };
        let up = Axis { values: (0.0, tallest), places: (BOTTOM, TOP) };
        let mut canvas = Canvas::new(BOTTOM + 66.0, self.title, self.about);
        canvas.values_beside(up, Unit::Share, (LEFT, RIGHT));
        canvas.values_below(across, Unit::Plain, (BOTTOM, BOTTOM + 5.0));
        let step = (RIGHT - LEFT) / columns.len() as f64;
        for (number, count) in columns.iter().enumerate().filter(|(_, count)| **count > 0) {
            let top = up.at(*count as f64 / total as f64);
            canvas.block((LEFT + number as f64 * step, top), (step, BOTTOM - top), self.tincture);
        }
        canvas.line((LEFT, BOTTOM), (RIGHT, BOTTOM), INK, "");
        let median = across.at(f64::from(self.spread.median) + 0.5);
        canvas.line((median, TOP - 8.0), (median, BOTTOM), INK, "5 4");
        canvas.text(
            (median, TOP - 14.0),
            Anchor::Middle,
            PALE_INK,
            &format!("median {}", self.spread.median),
        );
        canvas.text(((LEFT + RIGHT) / 2.0, BOTTOM + 46.0), Anchor::Middle, PALE_INK, self.along);
        canvas.svg()
    }

    /// The width of a bin, and the count in each.
    fn columns(&self) -> (u32, Vec<u64>) {
        let Spread { least, most, counts, .. } = self.spread;
        let width = (most - least).div_ceil(COLUMNS).max(1);
        let first = least / width;
        let mut columns = vec![0; (most / width - first) as usize + 1];
        for (value, times) in counts {
            columns[(value / width - first) as usize] += times;
        }
        (width, columns)
    }
}
