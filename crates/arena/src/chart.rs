//! Charts as SVG, in heraldic colours with their hatchings, so that no information depends on colour alone.

mod bars;
mod canvas;
mod histogram;
mod lines;

pub use bars::{Bar, Bars, Row};
pub use histogram::HistogramChart;
pub use lines::{Curve, Lines};

use crate::tables::{decimal, percent};

/// The unit of an axis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// A share from 0 to 1, shown in percent.
    Share,
    /// Points or counts: the number itself.
    Plain,
}

impl Unit {
    /// The label of a value beside a bar.
    fn exact(self, value: f64) -> String {
        match self {
            Unit::Share => percent(value),
            Unit::Plain => decimal(value),
        }
    }

    /// The label of a value on an axis, with as many digits as steps of this width need.
    fn tick(self, value: f64, step: f64) -> String {
        let (value, step, sign) = match self {
            Unit::Share => (100.0 * value, 100.0 * step, " %"),
            Unit::Plain => (value, step, ""),
        };
        let digits = if step > 0.999 { 0 } else { (-step.log10()).ceil() as usize };
        format!("{value:.digits$}{sign}").replace('-', "−")
    }
}

/// Round numbers along an axis: the step, and the values between `low` and `high`.
fn ticks(low: f64, high: f64) -> (f64, Vec<f64>) {
    let rough = (high - low).max(1e-9) / 6.0;
    let power = 10f64.powf(rough.log10().floor());
    let step =
        [1.0, 2.0, 5.0, 10.0].into_iter().map(|times| times * power).find(|step| *step >= rough * 0.999);
    let step = step.unwrap_or(10.0 * power);
    let first = (low / step - 1e-9).ceil() as i64;
    let last = (high / step + 1e-9).floor() as i64;
    (step, (first..=last).map(|number| number as f64 * step).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn axes_have_round_numbers() {
        assert_eq!(ticks(0.0, 1.0).1, [0.0, 0.2, 0.4, 0.6000000000000001, 0.8, 1.0]);
        assert_eq!(ticks(3.0, 47.0).1, [10.0, 20.0, 30.0, 40.0]);
        assert_eq!(ticks(-4.0, 4.0).1, [-4.0, -2.0, 0.0, 2.0, 4.0]);
    }

    #[test]
    fn ticks_have_the_digits_they_need() {
        assert_eq!(Unit::Share.tick(0.2, 0.2), "20 %");
        assert_eq!(Unit::Share.tick(0.025, 0.005), "2.5 %");
        assert_eq!(Unit::Plain.tick(0.25, 0.05), "0.25");
        assert_eq!(Unit::Plain.tick(10.0, 10.0), "10");
    }
}
