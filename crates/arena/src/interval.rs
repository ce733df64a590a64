//! 95 % confidence intervals.

use serde::Serialize;

use crate::counts::{ResultSums, Series, WIN};

/// A 95 % confidence interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// How the intervals are computed, for the readers of reports.
pub const METHOD: &str = "Intervals are 95 % confidence intervals. Win shares: Wilson's score interval, in which the \
number of games is replaced by the effective number that the spread between blocks of games with the same cards and \
dice implies (below 30 blocks: the plain number of games). Mean scores: normal, from the spread between blocks.";

/// The quantile of the normal distribution for 95 %.
const Z: f64 = 1.959_963_984_540_054;

/// With fewer blocks, their spread is not reliable.
const MIN_BLOCKS: u64 = 30;

impl Interval {
    /// Wilson's score interval for a share in this many games.
    pub fn wilson(share: f64, games: f64) -> Interval {
        let spread = Z * Z / games;
        let middle = (share + spread / 2.0) / (1.0 + spread);
        let half = Z * (share * (1.0 - share) / games + spread / (4.0 * games)).sqrt() / (1.0 + spread);
        Interval { low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
    }

    /// Returns whether it contains a value.
    pub fn contains(self, value: f64) -> bool {
        self.low <= value && value <= self.high
    }
}

/// The win share of a contender or a seat, ties shared, with its interval.
pub fn share(ledger: &ResultSums) -> (f64, Interval) {
    let games = ledger.games as f64;
    let share = ledger.wins.sum as f64 / (games * WIN as f64);
    // The contribution of one block to the mean: every block has the same number of games.
    let scale = games * WIN as f64 / ledger.wins.count as f64;
    let effective = match standard_error(&ledger.wins) {
        Some(error) => share * (1.0 - share) / (error / scale).powi(2),
        None => games,
    };
    (share, Interval::wilson(share, effective))
}

/// The mean score over the seats taken, with its interval if there are enough blocks.
pub fn score(ledger: &ResultSums) -> (f64, Option<Interval>) {
    let taken = ledger.taken as f64;
    let mean = ledger.points.sum as f64 / taken;
    let scale = taken / ledger.points.count as f64;
    let interval = standard_error(&ledger.points).map(|error| {
        let half = Z * error / scale;
        Interval { low: mean - half, high: mean + half }
    });
    (mean, interval)
}

/// The mean of a series, with its interval if it is long enough.
pub fn mean(series: &Series) -> (f64, Option<Interval>) {
    let mean = series.sum as f64 / series.count as f64;
    let interval =
        standard_error(series).map(|error| Interval { low: mean - Z * error, high: mean + Z * error });
    (mean, interval)
}

/// The standard error of a series' mean; `None` if it is too short or constant.
fn standard_error(series: &Series) -> Option<f64> {
    if series.count < MIN_BLOCKS {
        return None;
    }
    let count = i128::from(series.count);
    // Exact in whole numbers: n·Σx² − (Σx)² = n·(n−1)·variance.
    let scaled = count * series.squares - i128::from(series.sum) * i128::from(series.sum);
    if scaled == 0 {
        return None;
    }
    let count = series.count as f64;
    Some((scaled as f64 / (count * count * (count - 1.0))).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(interval: Interval, low: f64, high: f64) {
        assert!((interval.low - low).abs() < 5e-5 && (interval.high - high).abs() < 5e-5, "{interval:?}");
    }

    #[test]
    fn wilson_gives_the_textbook_values() {
        close(Interval::wilson(0.0, 10.0), 0.0, 0.2775);
        close(Interval::wilson(0.8, 10.0), 0.4902, 0.9433);
        close(Interval::wilson(0.5, 100.0), 0.4038, 0.5962);
        close(Interval::wilson(1.0, 20.0), 0.8389, 1.0);
    }

    fn ledger(blocks: &[u64], games_a_block: u64) -> ResultSums {
        let games = games_a_block * blocks.len() as u64;
        let mut ledger = ResultSums { games, taken: games, ..ResultSums::default() };
        for wins in blocks {
            ledger.wins.push((wins * WIN) as i64);
            ledger.points.push(*wins as i64);
        }
        ledger
    }

    #[test]
    fn blocks_of_one_game_give_nearly_the_plain_interval() {
        let blocks: Vec<u64> = (0..400).map(|block| u64::from(block % 4 == 0)).collect();
        let (value, interval) = share(&ledger(&blocks, 1));
        let plain = Interval::wilson(0.25, 400.0);
        assert_eq!(value, 0.25);
        assert!((interval.low - plain.low).abs() < 1e-3 && (interval.high - plain.high).abs() < 1e-3);
    }

    #[test]
    fn games_of_a_block_that_balance_each_other_narrow_the_interval() {
        // Two games per block, of which nearly always exactly one is won: the cards decide, not the bot.
        let balanced: Vec<u64> = (0..100).map(|block| if block == 0 { 2 } else { 1 }).collect();
        let luck: Vec<u64> =
            (0..100).map(|block| if block < 50 { 2 } else { u64::from(block == 50) }).collect();
        let (even, narrow) = share(&ledger(&balanced, 2));
        let (same, wide) = share(&ledger(&luck, 2));
        assert_eq!(even, same);
        assert!(narrow.high - narrow.low < (wide.high - wide.low) / 5.0, "{narrow:?} {wide:?}");
    }

    #[test]
    fn one_who_always_wins_still_has_an_interval() {
        let (value, interval) = share(&ledger(&[2; 50], 2));
        assert_eq!(value, 1.0);
        close(interval, Interval::wilson(1.0, 100.0).low, 1.0);
    }

    #[test]
    fn a_mean_score_has_the_normal_interval() {
        let points: Vec<u64> = (0..100).map(|block| if block % 2 == 0 { 0 } else { 2 }).collect();
        let (mean, interval) = score(&ledger(&points, 1));
        // Standard deviation 1.005, so the standard error is 0.1005.
        assert_eq!(mean, 1.0);
        close(interval.unwrap(), 0.80302, 1.19698);
        assert_eq!(score(&ledger(&[1, 2], 1)).1, None);
    }
}
