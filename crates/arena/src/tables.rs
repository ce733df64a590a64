//! Tables of numbers, for a terminal and for Markdown.

use std::collections::BTreeSet;

use crate::Interval;
use crate::features::Group;
use crate::results::{Origin, Results, Spread, Standing};

/// So many columns of numbers fit on a page.
const WIDEST: usize = 12;

/// Rows of cells under a heading. The first column is text, the others are numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    head: Vec<String>,
    rows: Vec<Vec<String>>,
}

impl Table {
    /// A table with these headings and no rows yet.
    pub fn new<const N: usize>(head: [&str; N]) -> Table {
        Table { head: head.map(str::to_owned).into(), rows: Vec::new() }
    }

    /// Adds a row; it has as many cells as the heading.
    pub fn row(&mut self, cells: impl IntoIterator<Item = String>) {
        let cells: Vec<String> = cells.into_iter().collect();
        assert_eq!(cells.len(), self.head.len(), "a row has as many cells as the heading");
        self.rows.push(cells);
    }

    /// Has it no rows?
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// As Markdown.
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

    /// In aligned columns.
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

/// Who won how often.
pub fn bots(results: &Results) -> Table {
    let mut table =
        Table::new(["bot", "iterations", "games", "won", "95 %", "even", "score", "95 %", "place"]);
    for standing in &results.bots {
        let bot = standing.bot.as_ref().expect("standings of bots name them");
        let front = [bot.bot.to_owned(), bot.iterations.to_string(), standing.games.to_string()];
        table.row(front.into_iter().chain(numbers(standing)));
    }
    table
}

/// Where it is good to sit.
pub fn seats(results: &Results) -> Table {
    let mut table = Table::new(["seat", "games", "won", "95 %", "even", "score", "95 %", "place"]);
    for standing in &results.by_seat {
        table.row([seat(standing), standing.games.to_string()].into_iter().chain(numbers(standing)));
    }
    table
}

/// Who won how often from where.
pub fn bots_by_seat(results: &Results) -> Table {
    let mut table = Table::new(["bot", "seat", "games", "won", "95 %", "even", "score", "95 %", "place"]);
    for standing in &results.by_bot_and_seat {
        let bot = standing.bot.as_ref().expect("standings of bots name them");
        let front = [bot.bot.to_owned(), seat(standing), standing.games.to_string()];
        table.row(front.into_iter().chain(numbers(standing)));
    }
    table
}

/// How long games take.
pub fn length(results: &Results) -> Table {
    let mut table = Table::new(["length", "mean", "median", "5 %", "95 %", "shortest", "longest"]);
    for (name, spread) in [("decisions", &results.decisions), ("steps with chance", &results.steps)] {
        table.row(std::iter::once(name.to_owned()).chain(spread_numbers(spread)));
    }
    table
}

/// Where points come from, and whatever else a game counts; `name` speaks the ids of sources.
pub fn sources(results: &Results, name: &dyn Fn(&str) -> String) -> Table {
    let seats = (1..=results.seats).map(|seat| format!("seat {seat}"));
    let head = ["source", "winners", "others"].into_iter().map(str::to_owned);
    let head = head.chain(seats).chain(["median a game".to_owned()]).collect();
    let mut table = Table { head, rows: Vec::new() };
    for Origin { what, seats, winners, others, median, .. } in &results.sources {
        let numbers = [winners, others].into_iter().chain(seats).map(|mean| decimal(*mean));
        table.row(std::iter::once(name(what)).chain(numbers).chain([median.to_string()]));
    }
    table
}

/// What goes with winning: how seats fared that had any of something, and those that had none.
pub fn company_of_wins(results: &Results, name: &dyn Fn(&str) -> String) -> Table {
    let mut table =
        Table::new(["source", "seats with it", "won with it", "95 %", "won without", "95 %", "difference"]);
    let seats = (results.games * u64::from(results.seats)) as f64;
    for Origin { what, with, without, .. } in &results.sources {
        // What everybody has, or nobody, says nothing.
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

/// How seats fared, or points fell, with each feature of a group.
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

/// What each feature of a group does to what is counted; the most plentiful sources only.
pub fn feature_sources(group: &Group, name: &dyn Fn(&str) -> String) -> Table {
    let sum =
        |source: &str| -> f64 { group.features.iter().filter_map(|effect| effect.sources.get(source)).sum() };
    let all: BTreeSet<&str> =
        group.features.iter().flat_map(|effect| effect.sources.keys().copied()).collect();
    let mut shown: Vec<&str> = all.into_iter().collect();
    shown.sort_by(|one, other| sum(other).abs().total_cmp(&sum(one).abs()));
    shown.truncate(WIDEST);
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

/// A number with two digits and a true minus.
pub fn decimal(number: f64) -> String {
    let text = format!("{number:.2}");
    if text == "-0.00" { "0.00".to_owned() } else { text.replace('-', "−") }
}

/// An interval of such numbers, if there is one.
fn decimals(interval: Option<Interval>) -> String {
    interval
        .map_or_else(nothing, |interval| format!("{} – {}", decimal(interval.low), decimal(interval.high)))
}

/// What stands in a cell that has nothing to say.
fn nothing() -> String {
    "–".to_owned()
}

fn seat(standing: &Standing) -> String {
    standing.seat.expect("standings of seats name them").to_string()
}

fn numbers(standing: &Standing) -> [String; 6] {
    [
        percent(standing.wins),
        percents(standing.interval),
        percent(standing.even),
        decimal(standing.mean_score),
        decimals(standing.score_interval),
        decimal(standing.mean_place),
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
