//! Tables of numbers, for a terminal and for Markdown.

use std::collections::BTreeSet;

use crate::Interval;
use crate::features::Group;
use crate::results::{PlayerResults, Results, SourceResults, Spread};

/// The number of numeric columns that fit on a page.
const MAX_COLUMNS: usize = 12;

/// Rows of cells with headings. The first column is text, the others are numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    head: Vec<String>,
    rows: Vec<Vec<String>>,
}

impl Table {
    /// An empty table with these headings.
    pub fn new<const N: usize>(head: [&str; N]) -> Table {
        Table { head: head.map(str::to_owned).into(), rows: Vec::new() }
    }

    /// Adds a row, which must have as many cells as there are headings.
    pub fn row(&mut self, cells: impl IntoIterator<Item = String>) {
        let cells: Vec<String> = cells.into_iter().collect();
        assert_eq!(cells.len(), self.head.len(), "a row has as many cells as the heading");
        self.rows.push(cells);
    }

    /// Returns whether it has no rows.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// The table as Markdown.
    pub fn markdown(&self) -> String {
        let widths = self.widths();
        let line = |row: &[String]| format!("| {} |\n", padded(row, &widths).join(" | "));
        let rule: Vec<String> = (0..)
            .zip(&widths)
            .map(
                |(column, width)| {
                    if column == 0 { "-".repeat(*width) } else { format!("{}:", "-".repeat(width - 1)) }
                },
            )
            .collect();
        let mut text = line(&self.head);
        text += &format!("| {} |\n", rule.join(" | "));
        for row in &self.rows {
            text += &line(row);
        }
        text
    }

    /// The table in aligned columns.
    pub fn plain(&self) -> String {
        let widths = self.widths();
        let mut text = String::new();
        for row in std::iter::once(&self.head).chain(&self.rows) {
            text += padded(row, &widths).join("  ").trim_end();
            text.push('\n');
        }
        text
    }

    fn widths(&self) -> Vec<usize> {
        (0..self.head.len())
            .map(|column| {
                let cells = std::iter::once(&self.head).chain(&self.rows);
                cells.map(|row| row[column].chars().count()).max().unwrap_or(0).max(2)
            })
            .collect()
    }
}

fn padded(row: &[String], widths: &[usize]) -> Vec<String> {
    (0..)
        .zip(row)
        .zip(widths)
        .map(|((column, cell), width)| {
            let width = *width;
            if column == 0 { format!("{cell:<width$}") } else { format!("{cell:>width$}") }
        })
        .collect()
}

/// The results by bot.
pub fn bots(results: &Results) -> Table {
    let last = if results.seats == 1 { "lost" } else { "place" };
    let mut table = Table::new(["bot", "iterations", "games", "won", "95 %", "even", "score", "95 %", last]);
    for standing in &results.bots {
        let bot = standing.bot.as_ref().expect("standings of bots name them");
        let front = [bot.bot.to_owned(), bot.iterations.to_string(), standing.games.to_string()];
        table.row(front.into_iter().chain(numbers(standing)));
    }
    table
}

/// The results by seat.
pub fn seats(results: &Results) -> Table {
    let mut table = Table::new(["seat", "games", "won", "95 %", "even", "score", "95 %", "place"]);
    for standing in &results.by_seat {
        table.row([seat(standing), standing.games.to_string()].into_iter().chain(numbers(standing)));
    }
    table
}

/// The results by bot and seat.
pub fn bots_by_seat(results: &Results) -> Table {
    let mut table = Table::new(["bot", "seat", "games", "won", "95 %", "even", "score", "95 %", "place"]);
    for standing in &results.by_bot_and_seat {
        let bot = standing.bot.as_ref().expect("standings of bots name them");
        let front = [bot.bot.to_owned(), seat(standing), standing.games.to_string()];
        table.row(front.into_iter().chain(numbers(standing)));
    }
    table
}

/// The length of games.
pub fn length(results: &Results) -> Table {
    let mut table = Table::new(["length", "mean", "median", "5 %", "95 %", "shortest", "longest"]);
    for (name, spread) in [("decisions", &results.decisions), ("steps with chance", &results.steps)] {
        table.row(std::iter::once(name.to_owned()).chain(spread_numbers(spread)));
    }
    table
}

/// The sources of points and other amounts; `name` translates their ids.
pub fn sources(results: &Results, name: &dyn Fn(&str) -> String) -> Table {
    let seats = (1..=results.seats).map(|seat| format!("seat {seat}"));
    let head = ["source", "winners", "others"].into_iter().map(str::to_owned);
    let head = head.chain(seats).chain(["median a game".to_owned()]).collect();
    let mut table = Table { head, rows: Vec::new() };
    for SourceResults { what, seats, winners, others, median, .. } in &results.sources {
        let numbers = [winners, others].into_iter().chain(seats).map(|mean| decimal(*mean));
        table.row(std::iter::once(name(what)).chain(numbers).chain([median.to_string()]));
    }
    table
}

/// The win shares of seats with and without each source.
pub fn win_shares_by_source(results: &Results, name: &dyn Fn(&str) -> String) -> Table {
    let mut table =
        Table::new(["source", "seats with it", "won with it", "95 %", "won without", "95 %", "difference"]);
    let seats = (results.games * u64::from(results.seats)) as f64;
    for SourceResults { what, with, without, .. } in &results.sources {
        // A source that all seats have, or none, tells nothing.
        let (Some(with), Some(without)) = (with, without) else { continue };
        table.row([
            name(what),
            percent(with.seats as f64 / seats),
            percent(with.wins),
            percents(with.interval),
            percent(without.wins),
            percents(without.interval),
            decimal(100.0 * (with.wins - without.wins)),
        ]);
    }
    table
}

/// The results by feature of a group.
pub fn features(group: &Group, even: f64, name: &dyn Fn(&str) -> String) -> Table {
    let head = [&name(group.what), "games", "won", "95 %", "even", "score", "95 %", "decisions"];
    let mut table = Table::new(head);
    for effect in &group.features {
        table.row([
            name(effect.what),
            effect.games.to_string(),
            effect.wins.map_or_else(nothing, percent),
            effect.wins_interval.map_or_else(nothing, percents),
            effect.wins.map_or_else(nothing, |_| percent(even)),
            decimal(effect.score),
            decimals(effect.score_interval),
            decimal(effect.decisions),
        ]);
    }
    table
}

/// The amounts by feature of a group, for the largest sources only.
pub fn feature_sources(group: &Group, name: &dyn Fn(&str) -> String) -> Table {
    let sum =
        |source: &str| -> f64 { group.features.iter().filter_map(|effect| effect.sources.get(source)).sum() };
    let all: BTreeSet<&str> =
        group.features.iter().flat_map(|effect| effect.sources.keys().copied()).collect();
    let mut shown: Vec<&str> = all.into_iter().collect();
    shown.sort_by(|one, other| sum(other).abs().total_cmp(&sum(one).abs()));
    shown.truncate(MAX_COLUMNS);
    let head = std::iter::once(name(group.what)).chain(shown.iter().map(|source| name(source))).collect();
    let mut table = Table { head, rows: Vec::new() };
    for effect in &group.features {
        let amounts = shown.iter().map(|source| decimal(effect.sources.get(source).copied().unwrap_or(0.0)));
        table.row(std::iter::once(name(effect.what)).chain(amounts));
    }
    table
}

/// A share in percent.
pub fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// An interval of shares in percent.
pub fn percents(interval: Interval) -> String {
    format!("{:.1} – {:.1}", 100.0 * interval.low, 100.0 * interval.high)
}

/// A number with two decimals and a proper minus sign.
pub fn decimal(number: f64) -> String {
    let text = format!("{number:.2}");
    if text == "-0.00" { "0.00".to_owned() } else { text.replace('-', "−") }
}

/// An interval of such numbers, or an empty cell.
fn decimals(interval: Option<Interval>) -> String {
    interval
        .map_or_else(nothing, |interval| format!("{} – {}", decimal(interval.low), decimal(interval.high)))
}

/// An empty cell.
fn nothing() -> String {
    "–".to_owned()
}

fn seat(standing: &PlayerResults) -> String {
    standing.seat.expect("standings of seats name them").to_string()
}

fn numbers(standing: &PlayerResults) -> [String; 6] {
    [
        percent(standing.wins),
        percents(standing.interval),
        percent(standing.even),
        decimal(standing.mean_score),
        decimals(standing.score_interval),
        standing.solo.map_or_else(|| decimal(standing.mean_place), |solo| percent(solo.lost)),
    ]
}

fn spread_numbers(spread: &Spread<u32>) -> [String; 6] {
    [
        format!("{:.1}", spread.mean),
        spread.median.to_string(),
        spread.low.to_string(),
        spread.high.to_string(),
        spread.least.to_string(),
        spread.most.to_string(),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_aligned() {
        let mut table = Table::new(["bot", "won"]);
        table.row(["squire".to_owned(), "5.0 %".to_owned()]);
        table.row(["knight".to_owned(), "95.0 %".to_owned()]);
        assert_eq!(table.plain(), "bot        won\nsquire   5.0 %\nknight  95.0 %\n");
        assert_eq!(
            table.markdown(),
            "| bot    |    won |\n| ------ | -----: |\n| squire |  5.0 % |\n| knight | 95.0 % |\n"
        );
    }
}
