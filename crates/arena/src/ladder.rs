//! The ladder: whether each bot beats the one below.

use engine::{Game, Hints};
use lang::Voice;
use serde::Serialize;

use crate::bout::Bookkeeping;
use crate::chart::{Bar, Bars, Row, Unit};
use crate::interval::METHOD;
use crate::report::{NOTES, Report, ReportSource, tincture};
use crate::results::BotInfo;
use crate::tables::{Table, percent, percents};
use crate::{Bot, Interval, Results, Setting, SettingError, simulate};

/// Two bots that meet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pairing {
    /// The bot that should win.
    pub upper: Bot,
    /// The bot that should lose.
    pub lower: Bot,
    /// The number of games at each table.
    pub games: u64,
}

impl Pairing {
    /// The pairing at this table, instead of the table's own bots and number of games.
    pub fn at<G: Game>(self, table: &Setting<G>) -> Setting<G> {
        Setting { bots: vec![self.upper, self.lower], games: self.games, ..table.clone() }
    }
}

/// The result of two bots at one table, where they sat on alternating seats, each equally often on every seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Rung {
    /// The variant, in the game's notation.
    pub options: String,
    /// The number of seats.
    pub seats: u8,
    /// The bot that should win.
    pub upper: BotInfo,
    /// The bot that should lose.
    pub lower: BotInfo,
    /// Games played.
    pub games: u64,
    /// The win share of the upper bot.
    pub wins: f64,
    /// Its confidence interval.
    pub interval: Interval,
    /// The expected share of equal bots.
    pub even: f64,
}

impl Rung {
    /// Returns whether the upper bot is significantly better.
    pub fn is_clear(&self) -> bool {
        self.interval.low > self.even
    }

    /// Plays one pairing at one table.
    pub fn climb<G: Game + Hints>(
        table: &Setting<G>,
        pairing: Pairing,
        done: &(dyn Fn(u64) + Sync),
    ) -> Result<Rung, SettingError> {
        let setting = pairing.clone().at(table);
        let counts = simulate(&setting, &Bookkeeping::nothing(), done)?;
        let results = Results::new(&setting, &counts)?;
        let standing = &results.bots[0];
        Ok(Rung {
            options: setting.options.to_string(),
            seats: setting.seats,
            upper: pairing.upper.into(),
            lower: pairing.lower.into(),
            games: counts.games,
            wins: standing.wins,
            interval: standing.interval,
            even: standing.even,
        })
    }
}

/// The rungs of each pairing.
fn pairings(rungs: &[Rung]) -> impl Iterator<Item = &[Rung]> {
    rungs.chunk_by(|one, other| (&one.upper, &one.lower) == (&other.upper, &other.lower))
}

/// Each pairing over all of its tables; every game counts the same.
pub fn summary(rungs: &[Rung]) -> Table {
    let mut table = Table::new(["upper – lower", "tables", "games", "upper won", "95 %", "clear"]);
    for pairing in pairings(rungs) {
        let games: u64 = pairing.iter().map(|rung| rung.games).sum();
        let wins: f64 = pairing.iter().map(|rung| rung.wins * rung.games as f64).sum();
        let wins = wins / games as f64;
        let interval = Interval::wilson(wins, games as f64);
        table.row([
            pair(&pairing[0]),
            pairing.len().to_string(),
            games.to_string(),
            percent(wins),
            percents(interval),
            yes(interval.low > pairing[0].even),
        ]);
    }
    table
}

/// All rungs, for a terminal.
pub fn table(rungs: &[Rung]) -> Table {
    let mut table = Table::new(["upper – lower", "options", "seats", "games", "upper won", "95 %", "clear"]);
    for rung in rungs {
        table.row([
            pair(rung),
            variant(rung).to_owned(),
            rung.seats.to_string(),
            rung.games.to_string(),
            percent(rung.wins),
            percents(rung.interval),
            yes(rung.is_clear()),
        ]);
    }
    table
}

/// A report about the rungs, with a chart for each pairing.
pub fn report(rungs: &[Rung], voice: &Voice, making: ReportSource<'_>) -> Report {
    let clear = rungs.iter().filter(|rung| rung.is_clear()).count();
    let mut markdown = format!(
        "# {}: the ladder of bots\n\n\
         Each level plays the one below, and the knight the game's own strategies where it has any, in every variant and \
         with every number of seats. The two sit on alternating seats, so that each takes half of all seats; within a \
         block of games the cards and dice are the same and the bots change seats until each has sat everywhere equally often. Even is {}.\n\n\
         A pairing is clear when the confidence interval of the upper bot lies above even.\n\n\
         ```sh\n{}\n```\n\n{METHOD}\n\n{}\n\n## Over all tables\n\n{}\n\
         ## Table by table\n\n{clear} of {} are clear.\n\n{}",
        voice.word("title"),
        percent(0.5),
        making.command,
        NOTES.join("\n"),
        summary(rungs).markdown(),
        rungs.len(),
        table(rungs).markdown(),
    );
    let mut charts = Vec::new();
    for pairing in pairings(rungs) {
        let (upper, lower) = (&pairing[0].upper.bot, &pairing[0].lower.bot);
        let mut file = format!("{}-{upper}.svg", making.stem);
        if charts.iter().any(|(other, _)| *other == file) {
            file = format!("{}-{upper}-{lower}.svg", making.stem);
        }
        markdown += &format!("\n![Games that {upper} won against {lower}]({file})\n");
        charts.push((file, chart(pairing)));
    }
    Report { markdown, charts }
}

fn chart(pairing: &[Rung]) -> String {
    let Rung { upper, lower, even, .. } = &pairing[0];
    let row = |rung: &Rung| Row {
        label: format!("{} seats, {}", rung.seats, variant(rung)),
        bars: vec![Bar { value: rung.wins, interval: Some(rung.interval), tincture: tincture(&upper.bot) }],
    };
    let chart = Bars {
        title: &format!("{upper} against {lower}", upper = upper.bot, lower = lower.bot),
        about: &format!("Share of games that {} won, with 95 % confidence intervals", upper.bot),
        unit: Unit::Share,
        rows: pairing.iter().map(row).collect(),
        key: Vec::new(),
        mark: Some((*even, "even")),
    };
    chart.svg()
}

fn variant(rung: &Rung) -> &str {
    if rung.options.is_empty() { "defaults" } else { &rung.options }
}

fn pair(rung: &Rung) -> String {
    format!("{} – {}", bot(&rung.upper), bot(&rung.lower))
}

fn yes(clear: bool) -> String {
    (if clear { "yes" } else { "no" }).to_owned()
}

fn bot(named: &BotInfo) -> String {
    match named.iterations {
        0 => named.bot.clone(),
        iterations => format!("{} ({iterations})", named.bot),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lang::Locale;
    use reference::{Kuhn, NoOptions};

    fn bot(id: &str) -> Bot {
        Bot::find::<Kuhn>(&bots::bot_id(id)).expect("every game has the ladder")
    }

    fn rung() -> Rung {
        let table = Setting::<Kuhn> { options: NoOptions, seats: 2, bots: Vec::new(), games: 0, seed: 3 };
        let pairing = Pairing { upper: bot("page"), lower: bot("squire"), games: 400 };
        Rung::climb(&table, pairing, &|_| ()).expect("two can play")
    }

    #[test]
    fn both_have_half_of_the_seats() {
        let rung = rung();
        assert_eq!((rung.games, rung.even), (400, 0.5));
        assert!(rung.interval.contains(rung.wins));
    }

    #[test]
    fn only_an_interval_above_even_is_clear() {
        let rung = Rung { interval: Interval { low: 0.51, high: 0.6 }, ..rung() };
        assert!(rung.is_clear());
        assert!(!Rung { interval: Interval { low: 0.49, high: 0.6 }, ..rung }.is_clear());
    }

    #[test]
    fn the_page_has_a_chart_for_each_pairing() {
        let one = rung();
        let other = Rung { upper: bot("champion").into(), ..one.clone() };
        let again = Rung { lower: BotInfo { bot: "strategy-1".to_owned(), iterations: 0 }, ..other.clone() };
        let voice = Voice::with_messages(Locale::En, &["title = Kuhn poker"]);
        let making = ReportSource { command: "roundtable ladder kuhn", stem: "ladder" };
        let report = report(&[one.clone(), one, other, again], &voice, making);
        let files: Vec<&str> = report.charts.iter().map(|(file, _)| file.as_str()).collect();
        assert_eq!(files, ["ladder-page.svg", "ladder-champion.svg", "ladder-champion-strategy-1.svg"]);
        assert!(report.markdown.contains("roundtable ladder kuhn"));
        let summary = summary(&[rung(), rung()]).plain();
        let games = summary.lines().nth(1).expect("one pairing").split_whitespace().nth(4);
        assert_eq!(games, Some("800"), "{summary}");
        assert!(report.markdown.contains("| champion (4000) – squire "), "{}", report.markdown);
    }
}
