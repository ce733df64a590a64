//! Do draws follow their weights?

use std::collections::HashMap;
use std::hash::Hash;

/// What is expected more rarely than this is counted together.
const RARE: f64 = 5.0;

/// Pearson's test. Its bound is passed by accident once in 10¹⁰ times (Laurent and Massart's tail, x = 25).
pub(crate) fn follows<T: Eq + Hash>(
    weights: &HashMap<T, f64>,
    drawn: &HashMap<T, u64>,
) -> Result<(), String> {
    let total: f64 = weights.values().sum();
    let draws: u64 = drawn.values().sum();
    let (mut statistic, mut kinds, mut rest) = (0.0, 0.0, (0.0, 0.0));
    for (item, weight) in weights {
        let expected = draws as f64 * weight / total;
        let found = drawn.get(item).copied().unwrap_or_default() as f64;
        if expected < RARE {
            rest = (rest.0 + expected, rest.1 + found);
        } else {
            statistic += (found - expected).powi(2) / expected;
            kinds += 1.0;
        }
    }
    if rest.0 >= RARE {
        statistic += (rest.1 - rest.0).powi(2) / rest.0;
        kinds += 1.0;
    }
    let bound = kinds + 2.0 * f64::sqrt(kinds * 25.0) + 50.0;
    if statistic > bound {
        return Err(format!(
            "{draws} draws do not follow the weights: χ² = {statistic:.0} with {kinds} kinds"
        ));
    }
    Ok(())
}
