//! Features of matches and seats (heroes, sides of a board, openings), and the results with each.

use std::collections::BTreeMap;

use engine::Seat;
use scene::Feature;
use serde::Serialize;

use crate::Bout;
use crate::counts::{Series, WIN, wins};
use crate::interval::{self, Interval};

/// The sums by group and feature.
pub type Features = BTreeMap<(&'static str, &'static str), FeatureSums>;

/// The sums over all matches or seats with one feature.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct FeatureSums {
    /// Seats with the feature; 0 for a feature of the whole table.
    pub holders: u64,
    /// Wins of these seats, in parts of [`WIN`].
    pub wins: u64,
    /// Points: one number for each seat with the feature, or for every seat of a table with it.
    pub points: Series,
    /// Matches with the feature.
    pub games: u64,
    /// Decisions in these matches.
    pub decisions: u64,
    /// Amounts by source, of the seats with the feature or of all seats of the table.
    pub sources: BTreeMap<&'static str, i64>,
}

/// Adds the features of a match.
pub(crate) fn add(features: &mut Features, bout: &Bout) {
    let winners = bout.outcome.winners();
    for Feature { group, what, seat } in &bout.features {
        let marked = features.entry((group, what)).or_default();
        marked.games += 1;
        marked.decisions += u64::from(bout.decisions);
        if let Some(holder) = *seat {
            marked.holders += 1;
            marked.wins += wins(winners, holder);
        }
        for holder in Seat::all(bout.outcome.seats).filter(|each| seat.is_none_or(|one| one == *each)) {
            marked.points.push(i64::from(bout.outcome.scores[holder]));
            for (source, amounts) in &bout.tallies {
                *marked.sources.entry(source).or_default() += amounts[holder];
            }
        }
    }
}

/// Adds other sums.
pub(crate) fn merge(into: &mut Features, from: Features) {
    for (key, more) in from {
        let marked = into.entry(key).or_default();
        marked.holders += more.holders;
        marked.wins += more.wins;
        marked.points.merge(more.points);
        marked.games += more.games;
        marked.decisions += more.decisions;
        for (source, amount) in more.sources {
            *marked.sources.entry(source).or_default() += amount;
        }
    }
}

/// Features that exclude each other or are compared.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Group {
    /// The id of the group's name in the game's messages.
    pub what: &'static str,
    /// The features, ordered by points.
    pub features: Vec<Effect>,
}

/// The results with one feature.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Effect {
    /// The id of the feature's name in the game's messages.
    pub what: &'static str,
    /// Matches with the feature; a match counts once for each seat with it.
    pub games: u64,
    /// The win share of seats with the feature; `None` for a feature of the whole table.
    pub wins: Option<f64>,
    /// Its confidence interval, as if every seat were a game of its own.
    pub wins_interval: Option<Interval>,
    /// The mean points of a seat with the feature, or at a table with it.
    pub score: f64,
    /// Its confidence interval if there are enough games, as if every seat were a game of its own.
    pub score_interval: Option<Interval>,
    /// The mean number of decisions in a match.
    pub decisions: f64,
    /// The mean amount of each source, per seat and game.
    pub sources: BTreeMap<&'static str, f64>,
}

/// The results from the sums, by group.
pub(crate) fn groups(features: &Features) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for ((group, what), marked) in features {
        if groups.last().is_none_or(|last| last.what != *group) {
            groups.push(Group { what: group, features: Vec::new() });
        }
        let last = groups.last_mut().expect("one was pushed if there was none");
        last.features.push(Effect::of(what, marked));
    }
    for group in &mut groups {
        group.features.sort_by(|one, other| other.score.total_cmp(&one.score));
    }
    groups
}

impl Effect {
    fn of(what: &'static str, marked: &FeatureSums) -> Effect {
        let seats = marked.points.count as f64;
        let share = (marked.holders > 0).then(|| marked.wins as f64 / (marked.holders * WIN) as f64);
        let (score, score_interval) = interval::mean(&marked.points);
        Effect {
            what,
            games: marked.games,
            wins: share,
            wins_interval: share.map(|share| Interval::wilson(share, marked.holders as f64)),
            score,
            score_interval,
            decisions: marked.decisions as f64 / marked.games as f64,
            sources: marked
                .sources
                .iter()
                .map(|(source, amount)| (*source, *amount as f64 / seats))
                .collect(),
        }
    }
}
