//! Curves of scores.

use crate::counts::Histogram;
use crate::results::Results;

/// Curves with more points are binned.
const MAX_CURVE_POINTS: u32 = 24;

/// How many scores are binned to one point of a curve.
pub(super) fn width(results: &Results) -> i32 {
    let ends = results
        .bots
        .iter()
        .flat_map(|bot| bot.scores.keys().next().into_iter().chain(bot.scores.keys().last()));
    let (least, most) =
        ends.fold((i32::MAX, i32::MIN), |(least, most), &score| (least.min(score), most.max(score)));
    (most.abs_diff(least).div_ceil(MAX_CURVE_POINTS) as i32).max(1)
}

/// The share of each score, or of each bin of `width` scores at its middle.
pub(super) fn shares(scores: &Histogram<i32>, width: i32) -> Vec<(f64, f64)> {
    let total: u64 = scores.values().sum();
    let mut gathered = Histogram::<i32>::new();
    for (score, times) in scores {
        *gathered.entry(score.div_euclid(width)).or_default() += times;
    }
    let (Some(first), Some(last)) = (gathered.keys().next(), gathered.keys().last()) else {
        return Vec::new();
    };
    (*first..=*last)
        .map(|span| {
            let times = gathered.get(&span).copied().unwrap_or(0);
            (f64::from(span * width) + f64::from(width - 1) / 2.0, times as f64 / total as f64)
        })
        .collect()
}
