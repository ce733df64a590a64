//! What marked a match or a seat in it, and how it went with and without it: heroes, sides of a board, openings.

use std::collections::BTreeMap;

use engine::Seat;
use scene::Feature;
use serde::Serialize;

use crate::Bout;
use crate::counts::{Series, WIN, wins};
use crate::interval::{self, Interval};

/// The sums over matches with each feature, by group and by what it is.
pub type Features = BTreeMap<(&'static str, &'static str), Marked>;

/// Sums over all matches, or seats, with one feature.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Marked {
    /// Seats that had it; none if it is the whole table's.
    pub holders: u64,
    /// Wins of those seats, in parts of [`WIN`].
    pub wins: u64,
    /// Points: one number for each seat that had it, or for every seat of a table that had it.
    pub points: Series,
    /// Matches that were marked so.
    pub games: u64,
    /// Decisions in these matches.
    pub decisions: u64,
    /// Amounts by source, of the seats that had it or of all seats of the table.
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

/// Adds what others counted.
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

/// Features that exclude each other, or are looked at side by side.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Group {
    /// The id of the game's message that names it.
    pub what: &'static str,
    /// Who or what had which, in the order of their points.
    pub features: Vec<Effect>,
}

/// How it went with one feature.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Effect {
    /// The id of the game's message that names it.
    pub what: &'static str,
    /// Matches that were marked so; those in which several seats had it count several times.
    pub games: u64,
    /// The share of their games that the seats with it won; none if it is the whole table's.
    pub wins: Option<f64>,
    /// Its interval, as if every seat were a game of its own.
    pub wins_interval: Option<Interval>,
    /// Points of a seat with it, or at a table with it, on average.
    pub score: f64,
    /// Its interval, if there were enough games to tell, as if every seat were a game of its own.
    pub score_interval: Option<Interval>,
    /// Decisions in a match, on average.
    pub decisions: f64,
    /// Amount of each source for such a seat in a game, on average.
    pub sources: BTreeMap<&'static str, f64>,
}

/// What the sums say, group by group.
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
    fn of(what: &'static str, marked: &Marked) -> Effect {
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
