//! Law 6: outcomes exist exactly at chance's turn, are distinct, have positive weights, and a roll follows them.

use std::collections::HashMap;

use engine::{Game, Rng, Turn};

use super::Verdict;
use crate::draws::follows;
use crate::random::outcomes;

/// One position in so many is rolled often enough to see its distribution.
const SAMPLED: u32 = 32;
/// Rolls in a sampled position, and so many more for each outcome.
const ROLLS: u64 = 500;
const ROLLS_AN_OUTCOME: u64 = 24;

pub(crate) fn check<G: Game>(position: &G, rng: &mut Rng) -> Verdict {
    let outcomes = outcomes(position);
    if (position.turn() == Turn::Chance) == outcomes.is_empty() {
        return Err(format!("chance has {} outcomes at {:?}", outcomes.len(), position.turn()));
    }
    if outcomes.is_empty() {
        return Ok(());
    }
    let mut weights = HashMap::new();
    for (outcome, weight) in &outcomes {
        if *weight == 0 {
            return Err(format!("{outcome} has no weight"));
        }
        if weights.insert(*outcome, u64::from(*weight)).is_some() {
            return Err(format!("{outcome} is listed twice"));
        }
    }
    if weights.values().sum::<u64>() > u64::from(u32::MAX) {
        return Err("the weights sum to more than 32 bits".into());
    }
    let many = ROLLS + ROLLS_AN_OUTCOME * outcomes.len() as u64;
    let rolls = if rng.below(SAMPLED) == 0 { many } else { 1 };
    let mut rolled: HashMap<G::Chance, u64> = HashMap::new();
    for _ in 0..rolls {
        let outcome = position.roll(rng);
        if !weights.contains_key(&outcome) {
            return Err(format!("{outcome} was rolled and is not listed"));
        }
        *rolled.entry(outcome).or_default() += 1;
    }
    let weights = weights.into_iter().map(|(outcome, weight)| (outcome, weight as f64)).collect();
    follows(&weights, &rolled)
}
