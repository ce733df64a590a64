//! The numbers that people and programs read.

use std::collections::BTreeMap;

use engine::Game;
use serde::Serialize;

use crate::counts::{Histogram, Ledger, Source, WIN};
use crate::features::{self, Group};
use crate::interval::{self, Interval};
use crate::{Bot, Counts, Setting, SettingError};

/// What a simulation showed.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Results {
    /// Which game.
    pub game: &'static str,
    /// With which options, in the game's notation.
    pub options: String,
    /// How many sat at the table.
    pub seats: u8,
    /// Decides every card, die and thought.
    pub seed: u64,
    /// Games played.
    pub games: u64,
    /// Blocks of games with the same cards and dice.
    pub blocks: u64,
    /// By bot, in the order in which they were named.
    pub bots: Vec<Standing>,
    /// By seat, whoever sat there.
    pub by_seat: Vec<Standing>,
    /// By bot and seat.
    pub by_bot_and_seat: Vec<Standing>,
    /// Length in decisions.
    pub decisions: Spread<u32>,
    /// Length in steps, chance included.
    pub steps: Spread<u32>,
    /// Where points and the like came from, what winners had most of first.
    pub sources: Vec<Origin>,
    /// What marked matches and seats, and how these went.
    pub features: Vec<Group>,
}

/// How somebody, or whoever sat on a seat, fared.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standing {
    /// Whose standing, if it is one bot's.
    #[serde(flatten)]
    pub bot: Option<Named>,
    /// On which seat, counted from 1, if it is one seat's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<usize>,
    /// Games that it had a part in.
    pub games: u64,
    /// The share of them that it won; a shared win counts in parts.
    pub wins: f64,
    /// Its interval.
    pub interval: Interval,
    /// The share it would have won if all played alike.
    pub even: f64,
    /// Points a seat, on average.
    pub mean_score: f64,
    /// Its interval, if there were enough games to tell.
    pub score_interval: Option<Interval>,
    /// Place, on average; 1 is first.
    pub mean_place: f64,
    /// How often each score came up; for bots only.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub scores: Histogram<i32>,
}

/// A bot in a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Named {
    /// Its level.
    pub bot: &'static str,
    /// Its simulations for a decision.
    pub iterations: u32,
}

/// How values are spread.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Spread<T: Ord> {
    /// Their mean.
    pub mean: f64,
    /// Half are not above it.
    pub median: T,
    /// One in twenty is not above it.
    pub low: T,
    /// Nineteen in twenty are not above it.
    pub high: T,
    /// The smallest.
    pub least: T,
    /// The greatest.
    pub most: T,
    /// How often each came up.
    pub counts: Histogram<T>,
}

/// Where points, or something else that a game counts, came from: amounts a seat and game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Origin {
    /// The id of the game's message that names it.
    pub what: &'static str,
    /// By seat.
    pub seats: Vec<f64>,
    /// For those who ended first.
    pub winners: f64,
    /// For the others.
    pub others: f64,
    /// In half of the games all seats together had no more.
    pub median: i64,
    /// How seats fared that had any of it, if there were any.
    pub with: Option<Fared>,
    /// How seats fared that had none of it, if there were any.
    pub without: Option<Fared>,
}

/// How some seats fared, over all games.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Fared {
    /// How many they were.
    pub seats: u64,
    /// The share of their games that they won; a shared win counts in parts.
    pub wins: f64,
    /// Its interval, as if every seat were a game of its own.
    pub interval: Interval,
}

impl Fared {
    fn of(seats: u64, wins: u64) -> Option<Fared> {
        let share = wins as f64 / (seats * WIN) as f64;
        (seats > 0).then(|| Fared { seats, wins: share, interval: Interval::wilson(share, seats as f64) })
    }
}

impl Results {
    /// What the counts of this setting say.
    pub fn new<G: Game>(setting: &Setting<G>, counts: &Counts) -> Result<Results, SettingError> {
        let schedule = setting.schedule()?;
        let named = schedule.contenders.iter().copied().map(Named::from);
        let seats = f64::from(setting.seats);
        let mut bots = Vec::new();
        let mut by_bot_and_seat = Vec::new();
        for (at, name) in named.enumerate() {
            let ledger = &counts.contenders[at];
            let even = ledger.taken as f64 / (ledger.games as f64 * seats);
            let standing = Standing::of(ledger, even);
            by_bot_and_seat.extend(counts.cells[at].iter().zip(1..).map(|(cell, seat)| Standing {
                bot: Some(name.clone()),
                seat: Some(seat),
                ..Standing::of(cell, 1.0 / seats)
            }));
            bots.push(Standing { bot: Some(name), scores: counts.scores[at].clone(), ..standing });
        }
        let by_seat = (1..)
            .zip(&counts.seats)
            .map(|(seat, ledger)| Standing { seat: Some(seat), ..Standing::of(ledger, 1.0 / seats) })
            .collect();
        Ok(Results {
            game: G::ID,
            options: setting.options.to_string(),
            seats: setting.seats,
            seed: setting.seed,
            games: counts.games,
            blocks: counts.blocks,
            bots,
            by_seat,
            by_bot_and_seat,
            decisions: Spread::of(&counts.decisions),
            steps: Spread::of(&counts.steps),
            sources: origins(counts),
            features: features::groups(&counts.features),
        })
    }
}

impl Standing {
    fn of(ledger: &Ledger, even: f64) -> Standing {
        let (wins, interval) = interval::share(ledger);
        let (mean_score, score_interval) = interval::score(ledger);
        Standing {
            bot: None,
            seat: None,
            games: ledger.games,
            wins,
            interval,
            even,
            mean_score,
            score_interval,
            mean_place: ledger.places as f64 / ledger.taken as f64,
            scores: Histogram::new(),
        }
    }
}

impl From<Bot> for Named {
    fn from(bot: Bot) -> Named {
        Named { bot: bot.level.word(), iterations: bot.iterations }
    }
}

impl<T: Copy + Ord + Into<f64>> Spread<T> {
    /// How the values of a histogram are spread. It is not empty.
    fn of(counts: &Histogram<T>) -> Spread<T> {
        let total: u64 = counts.values().sum();
        let sum: f64 = counts.iter().map(|(value, times)| (*value).into() * *times as f64).sum();
        let at = |part: u64| {
            let mut left = (total * part).div_ceil(20).max(1);
            for (value, times) in counts {
                if left <= *times {
                    return *value;
                }
                left -= times;
            }
            unreachable!("the rank lies below the total")
        };
        Spread {
            mean: sum / total as f64,
            median: at(10),
            low: at(1),
            high: at(19),
            least: at(0),
            most: at(20),
            counts: counts.clone(),
        }
    }
}

fn origins(counts: &Counts) -> Vec<Origin> {
    let mut origins: Vec<Origin> =
        counts.sources.iter().map(|(what, source)| Origin::of(what, source, counts)).collect();
    origins.sort_by(|one, other| other.winners.total_cmp(&one.winners));
    origins
}

impl Origin {
    fn of(what: &'static str, source: &Source, counts: &Counts) -> Origin {
        let games = counts.games as f64;
        let seats = counts.seats.len() as u64;
        let all_wins: i64 = counts.seats.iter().map(|ledger| ledger.wins.sum).sum();
        let mean = |sum: i64, times: u64| if times == 0 { 0.0 } else { sum as f64 / times as f64 };
        Origin {
            what,
            seats: source.seats.first(seats as u8).iter().map(|sum| *sum as f64 / games).collect(),
            winners: mean(source.winners, counts.winners),
            others: mean(source.others, counts.games * seats - counts.winners),
            median: median(&source.games, counts.games),
            with: Fared::of(source.holders, source.holders_wins),
            without: Fared::of(
                counts.games * seats - source.holders,
                all_wins.unsigned_abs() - source.holders_wins,
            ),
        }
    }
}

/// The median over so many games, of which those without anything are not listed.
fn median(amounts: &Histogram<i64>, games: u64) -> i64 {
    let mut all = amounts.clone();
    *all.entry(0).or_default() += games - amounts.values().sum::<u64>();
    let mut below = 0;
    let rank = games.div_ceil(2);
    let median = all.into_iter().find(|(_, times)| {
        below += times;
        below >= rank
    });
    median.map_or(0, |(amount, _)| amount)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_without_anything_count_in_the_median() {
        assert_eq!(median(&Histogram::from([(4, 2), (9, 3)]), 5), 9);
        assert_eq!(median(&Histogram::from([(4, 2), (9, 3)]), 8), 4);
        assert_eq!(median(&Histogram::from([(4, 2)]), 9), 0);
    }

    #[test]
    fn quantiles_are_values_that_came_up() {
        let spread = Spread::of(&Histogram::from([(10u32, 1), (20, 98), (40, 1)]));
        assert_eq!((spread.least, spread.low, spread.median, spread.high, spread.most), (10, 20, 20, 20, 40));
        assert!((spread.mean - 20.1).abs() < 1e-9);
        let one = Spread::of(&Histogram::from([(3u32, 1)]));
        assert_eq!((one.least, one.median, one.most), (3, 3, 3));
    }
}
