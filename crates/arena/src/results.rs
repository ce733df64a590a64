//! The results for people and programs.

use std::collections::BTreeMap;

use engine::Game;
use serde::Serialize;

use crate::counts::{Histogram, ResultSums, Source, WIN};
use crate::features::{self, Group};
use crate::interval::{self, Interval};
use crate::{Bot, Counts, Setting, SettingError};

/// The results of a simulation.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Results {
    /// The game.
    pub game: &'static str,
    /// The options, in the game's notation.
    pub options: String,
    /// The number of seats.
    pub seats: u8,
    /// The seed of all cards, dice and bots.
    pub seed: u64,
    /// Games played.
    pub games: u64,
    /// Blocks of games with the same cards and dice.
    pub blocks: u64,
    /// By bot, in the order of the setting.
    pub bots: Vec<PlayerResults>,
    /// By seat, for all bots.
    pub by_seat: Vec<PlayerResults>,
    /// By bot and seat.
    pub by_bot_and_seat: Vec<PlayerResults>,
    /// Length in decisions.
    pub decisions: Spread<u32>,
    /// Length in steps, chance included.
    pub steps: Spread<u32>,
    /// Sources of points and other amounts, those of winners first.
    pub sources: Vec<SourceResults>,
    /// Results by feature.
    pub features: Vec<Group>,
}

/// The results of a bot or a seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerResults {
    /// The bot, if these are the results of one bot.
    #[serde(flatten)]
    pub bot: Option<BotInfo>,
    /// The seat, counted from 1, if these are the results of one seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<usize>,
    /// Games with at least one of its seats.
    pub games: u64,
    /// The win share; a shared win counts in parts.
    pub wins: f64,
    /// Its confidence interval.
    pub interval: Interval,
    /// The expected share if all played equally well.
    pub even: f64,
    /// The mean points per seat.
    pub mean_score: f64,
    /// Its confidence interval, if there are enough games.
    pub score_interval: Option<Interval>,
    /// The mean place; 1 is first, and always 1 in one-player matches.
    pub mean_place: f64,
    /// How the one-player matches of a bot ended that it did not win.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub solo: Option<SoloShares>,
    /// How often each score occurred; for bots only.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub scores: Histogram<i32>,
}

/// The shares of one-player matches that were not won.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct SoloShares {
    /// Neither won nor lost.
    pub survived: f64,
    /// Lost.
    pub lost: f64,
}

/// A bot in the results.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BotInfo {
    /// Its id.
    pub bot: String,
    /// The simulations per decision.
    pub iterations: u32,
}

/// The distribution of values.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Spread<T: Ord> {
    /// The mean.
    pub mean: f64,
    /// The median.
    pub median: T,
    /// The 5 % quantile.
    pub low: T,
    /// The 95 % quantile.
    pub high: T,
    /// The minimum.
    pub least: T,
    /// The maximum.
    pub most: T,
    /// How often each value occurred.
    pub counts: Histogram<T>,
}

/// The amounts of a source, such as points, per seat and game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SourceResults {
    /// The id of the source's name in the game's messages.
    pub what: &'static str,
    /// By seat.
    pub seats: Vec<f64>,
    /// Of seats in first place.
    pub winners: f64,
    /// Of all other seats.
    pub others: f64,
    /// The median of the amounts of all seats in a game.
    pub median: i64,
    /// The results of seats with any of it, if there are some.
    pub with: Option<WinShare>,
    /// The results of seats with none of it, if there are some.
    pub without: Option<WinShare>,
}

/// The win share of some seats, over all games.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct WinShare {
    /// The number of seats.
    pub seats: u64,
    /// Their win share; a shared win counts in parts.
    pub wins: f64,
    /// Its confidence interval, as if every seat were a game of its own.
    pub interval: Interval,
}

impl WinShare {
    fn of(seats: u64, wins: u64) -> Option<WinShare> {
        let share = wins as f64 / (seats * WIN) as f64;
        (seats > 0).then(|| WinShare { seats, wins: share, interval: Interval::wilson(share, seats as f64) })
    }
}

impl Results {
    /// The results from the counts of this setting.
    pub fn new<G: Game>(setting: &Setting<G>, counts: &Counts) -> Result<Results, SettingError> {
        let schedule = setting.schedule()?;
        let named = schedule.contenders.iter().cloned().map(BotInfo::from);
        let seats = f64::from(setting.seats);
        let mut bots = Vec::new();
        let mut by_bot_and_seat = Vec::new();
        for (at, name) in named.enumerate() {
            let ledger = &counts.contenders[at];
            let even = ledger.taken as f64 / (ledger.games as f64 * seats);
            let standing = PlayerResults::of(ledger, even);
            by_bot_and_seat.extend(counts.cells[at].iter().zip(1..).map(|(cell, seat)| PlayerResults {
                bot: Some(name.clone()),
                seat: Some(seat),
                ..PlayerResults::of(cell, 1.0 / seats)
            }));
            let solo = (setting.seats == 1).then(|| SoloShares::of(ledger));
            bots.push(PlayerResults { bot: Some(name), scores: counts.scores[at].clone(), solo, ..standing });
        }
        let by_seat = (1..)
            .zip(&counts.seats)
            .map(|(seat, ledger)| PlayerResults {
                seat: Some(seat),
                ..PlayerResults::of(ledger, 1.0 / seats)
            })
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
            sources: source_results(counts),
            features: features::groups(&counts.features),
        })
    }
}

impl PlayerResults {
    fn of(ledger: &ResultSums, even: f64) -> PlayerResults {
        let (wins, interval) = interval::share(ledger);
        let (mean_score, score_interval) = interval::score(ledger);
        PlayerResults {
            bot: None,
            seat: None,
            games: ledger.games,
            wins,
            interval,
            even,
            mean_score,
            score_interval,
            mean_place: ledger.places as f64 / ledger.taken as f64,
            solo: None,
            scores: Histogram::new(),
        }
    }
}

impl SoloShares {
    fn of(ledger: &ResultSums) -> SoloShares {
        let share = |ends: u64| ends as f64 / ledger.taken as f64;
        SoloShares { survived: share(ledger.survivals), lost: share(ledger.defeats) }
    }
}

impl From<Bot> for BotInfo {
    fn from(bot: Bot) -> BotInfo {
        BotInfo { bot: bot.id.into(), iterations: bot.algorithm.iterations() }
    }
}

impl<T: Copy + Ord + Into<f64>> Spread<T> {
    /// The distribution of a histogram, which must not be empty.
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

fn source_results(counts: &Counts) -> Vec<SourceResults> {
    let mut origins: Vec<SourceResults> =
        counts.sources.iter().map(|(what, source)| SourceResults::of(what, source, counts)).collect();
    origins.sort_by(|one, other| other.winners.total_cmp(&one.winners));
    origins
}

impl SourceResults {
    fn of(what: &'static str, source: &Source, counts: &Counts) -> SourceResults {
        let games = counts.games as f64;
        let seats = counts.seats.len() as u64;
        let all_wins: i64 = counts.seats.iter().map(|ledger| ledger.wins.sum).sum();
        let mean = |sum: i64, times: u64| if times == 0 { 0.0 } else { sum as f64 / times as f64 };
        SourceResults {
            what,
            seats: source.seats.first(seats as u8).iter().map(|sum| *sum as f64 / games).collect(),
            winners: mean(source.winners, counts.winners),
            others: mean(source.others, counts.games * seats - counts.winners),
            median: median(&source.games, counts.games),
            with: WinShare::of(source.holders, source.holders_wins),
            without: WinShare::of(
                counts.games * seats - source.holders,
                all_wins.unsigned_abs() - source.holders_wins,
            ),
        }
    }
}

/// The median over this many games; those without any are not listed.
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
