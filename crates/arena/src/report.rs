//! Reports of simulations: Markdown, with charts beside it.

mod curves;
mod paragraph;

use lang::Voice;
use scene::{SHIELDS, Tincture};

use crate::chart::{Bar, Bars, Curve, HistogramChart, Lines, Row, Unit};
use crate::interval::METHOD;
use crate::results::{PlayerResults, Results};
use crate::tables::{self, percent, percents};
use curves::{shares, width};
use paragraph::Paragraph;

/// A report with its charts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The page.
    pub markdown: String,
    /// The charts, each with its file name, in the folder of the page.
    pub charts: Vec<(String, String)>,
}

/// How a report was made, and its name.
#[derive(Clone, Copy, Debug)]
pub struct ReportSource<'a> {
    /// The command line that makes it again.
    pub command: &'a str,
    /// The name of its file without extension; the names of charts begin with it.
    pub stem: &'a str,
}

/// When a page is made again, the text between these lines is kept.
pub const NOTES: [&str; 2] = ["<!-- notes: kept when this page is made again -->", "<!-- end of notes -->"];

impl Report {
    /// The report about these results of one game: one for each number of seats or set of options. `voice` has the
    /// game's English messages.
    pub fn new(results: &[Results], voice: &Voice, making: ReportSource<'_>) -> Report {
        let mut report = Report { markdown: String::new(), charts: Vec::new() };
        report.setting(results, voice, making);
        let differ = results.iter().any(|table| table.options != results[0].options);
        for table in results {
            let options = if differ { Some(&table.options[..]) } else { None };
            report.table(table, voice, TablePosition { stem: making.stem, options });
        }
        report
    }

    fn setting(&mut self, results: &[Results], voice: &Voice, making: ReportSource<'_>) {
        let [first, ..] = results else { return };
        let differ = results.iter().any(|table| table.options != first.options);
        let options = match &first.options[..] {
            _ if differ => "as each part of the page says",
            "" => "the defaults",
            options => options,
        };
        let names: Vec<&str> = first.bots.iter().map(name).collect();
        self.say(&format!("# {}: {}", voice.word("title"), names.join(", ")));
        self.say(&format!(
            "Games between bots, in blocks: within a block the cards and dice are the same and the bots change seats \
             until each has sat everywhere equally often. Options: {options}. Seed: {}. The same command gives the \
             same numbers on every machine.",
            first.seed
        ));
        self.say(&format!("```sh\n{}\n```", making.command));
        self.say(METHOD);
        self.say(&NOTES.join("\n"));
    }

    fn table(&mut self, results: &Results, voice: &Voice, place: TablePosition<'_>) {
        let Results { seats, games, blocks, .. } = results;
        let stem = &place.stem(*seats);
        self.say(&match place.options {
            None => format!("## {seats} at the table"),
            Some("") => format!("## {seats} at the table, the default options"),
            Some(options) => format!("## {seats} at the table, {options}"),
        });
        self.say(&format!("{games} games, in blocks of {}.", games / blocks));
        self.findings(results, voice);
        self.bots(results, stem);
        self.seats(results, stem);
        self.length(results, stem);
        self.sources(results, voice, stem);
        self.features(results, voice);
        self.scores(results, stem);
    }

    /// The significant differences, in sentences.
    fn findings(&mut self, results: &Results, voice: &Voice) {
        let clear = |standing: &&PlayerResults| !standing.interval.contains(standing.even);
        let sentence = |who: String, standing: &PlayerResults| {
            let how = if standing.wins > standing.even { "more" } else { "less" };
            let (won, even) = (percent(standing.wins), percent(standing.even));
            format!("- {who} won {won} ({} %), {how} than an even {even}.", percents(standing.interval))
        };
        // A bot that plays only against itself wins every game.
        let rivals = if results.bots.len() > 1 { &results.bots[..] } else { &[] };
        let bots = rivals.iter().filter(clear).map(|standing| sentence(capital(name(standing)), standing));
        let seats = results.by_seat.iter().filter(clear).zip(1..);
        let seats = seats.map(|(standing, number)| {
            let seat = standing.seat.unwrap_or(number);
            sentence(format!("Seat {seat}"), standing)
        });
        // A single player is compared with the average.
        let alone = results.bots.first().filter(|_| results.seats == 1);
        let even = alone.map_or(1.0 / f64::from(results.seats), |alone| alone.wins);
        let effects = results
            .features
            .iter()
            .flat_map(|group| group.features.iter().map(move |effect| (group, effect)));
        let features = effects.filter_map(|(group, effect)| {
            let (won, interval) = (effect.wins?, effect.wins_interval?);
            let how = if won > even { "more" } else { "less" };
            let who = format!("{}: {}", voice.word(group.what), voice.word(effect.what));
            let (won, span) = (percent(won), percents(interval));
            (!interval.contains(even))
                .then(|| format!("- {who} won {won} ({span} %), {how} than an even {}.", percent(even)))
        });
        let on_the_whole = alone.map(|alone| {
            let (who, won, points) = (capital(name(alone)), percent(alone.wins), alone.mean_score);
            let span = percents(alone.interval);
            format!("- {who} won {won} ({span} %), with {points:.0} points on average.")
        });
        let seats = seats.filter(|_| alone.is_none());
        let found: Vec<String> = on_the_whole.into_iter().chain(bots).chain(seats).chain(features).collect();
        self.say("### What stands out");
        if found.is_empty() {
            self.say("Nothing: every win share is within what chance alone would give.");
        } else {
            self.say(&found.join("\n"));
        }
    }

    fn bots(&mut self, results: &Results, stem: &str) {
        if results.bots.len() == 1 {
            return;
        }
        self.say("### By bot");
        self.say(&tables::bots(results));
        let even = results.bots.first().map(|standing| standing.even);
        let same = results.bots.iter().all(|standing| Some(standing.even) == even);
        let chart = Bars {
            title: "Games won by each bot",
            about: "Share of its games that each bot won, with 95 % confidence intervals",
            unit: Unit::Share,
            rows: results
                .bots
                .iter()
                .map(|standing| row(name(standing), standing, tincture(name(standing))))
                .collect(),
            key: Vec::new(),
            mark: even.filter(|_| same).map(|even| (even, "even")),
        };
        self.chart(stem, "bots", "Games won by each bot", chart.svg());
    }

    fn seats(&mut self, results: &Results, stem: &str) {
        if results.seats == 1 {
            return;
        }
        self.say("### By seat");
        self.say("Seats are counted round the table from 1; who begins is up to the game and its options.");
        self.say(&tables::seats(results));
        let rows = results.by_seat.iter().zip(SHIELDS).zip(1..);
        let chart = Bars {
            title: "Games won from each seat",
            about: "Share of all games that was won from each seat, with 95 % confidence intervals",
            unit: Unit::Share,
            rows: rows
                .map(|((standing, shield), seat)| row(&format!("seat {seat}"), standing, shield.0))
                .collect(),
            key: Vec::new(),
            mark: Some((1.0 / f64::from(results.seats), "even")),
        };
        self.chart(stem, "seats", "Games won from each seat", chart.svg());
        if results.bots.len() > 1 {
            self.say(&tables::bots_by_seat(results));
        }
    }

    fn length(&mut self, results: &Results, stem: &str) {
        self.say("### Length");
        self.say(&tables::length(results));
        let chart = HistogramChart {
            title: "How long a game takes",
            about: "Share of games by the number of decisions that all players together made",
            along: "decisions",
            spread: &results.decisions,
            tincture: Tincture::Azure,
        };
        self.chart(stem, "length", "Distribution of game lengths", chart.svg());
    }

    fn sources(&mut self, results: &Results, voice: &Voice, stem: &str) {
        if results.sources.is_empty() {
            return;
        }
        let spoken = |what: &str| voice.word(what);
        self.say("### Where points come from, and what else was counted");
        self.say("Amounts for one seat in one game, on average; the median is of all seats together.");
        self.say(&tables::sources(results, &spoken));
        let bar = |value, tincture| Bar { value, interval: None, tincture };
        let (first, rest) = (Tincture::Or, Tincture::Azure);
        let chart = Bars {
            title: "What was counted",
            about: "Mean amount a seat and game, for those who ended first and for the others",
            unit: Unit::Plain,
            rows: results
                .sources
                .iter()
                .map(|origin| Row {
                    label: spoken(origin.what),
                    bars: vec![bar(origin.winners, first), bar(origin.others, rest)],
                })
                .collect(),
            key: vec![(first, "winners"), (rest, "others")],
            mark: None,
        };
        self.chart(stem, "sources", "Points by source, winners and others", chart.svg());
        let company = tables::win_shares_by_source(results, &spoken);
        if !company.is_empty() {
            self.say("### What goes with winning");
            self.say(
                "How often seats won that had any of it in a game, and those that had none. What winners do is not \
                 always what makes them win. The intervals take every seat for a game of its own, so they are a little \
                 too narrow.",
            );
            self.say(&company);
        }
    }

    fn features(&mut self, results: &Results, voice: &Voice) {
        let spoken = |what: &str| voice.word(what);
        for group in &results.features {
            self.say(&format!("### {}", spoken(group.what)));
            let whose = if group.features.iter().any(|effect| effect.wins.is_some()) {
                "Of the seats that had it"
            } else {
                "Of all seats at a table that had it"
            };
            self.say(&format!(
                "{whose}. The intervals take every seat for a game of its own, so they are a little too narrow."
            ));
            self.say(&tables::features(group, 1.0 / f64::from(results.seats), &spoken));
            if !results.sources.is_empty() {
                self.say("What was counted for such a seat in a game, on average:");
                self.say(&tables::feature_sources(group, &spoken));
            }
        }
    }

    fn scores(&mut self, results: &Results, stem: &str) {
        self.say("### Scores");
        let curves = results
            .bots
            .iter()
            .map(|standing| Curve {
                label: name(standing).to_owned(),
                tincture: tincture(name(standing)),
                points: shares(&standing.scores, width(results)),
            })
            .collect();
        let chart = Lines {
            title: "Final scores",
            about: "Share of its games in which each bot ended with a score",
            along: "points at the end",
            unit: Unit::Share,
            curves,
        };
        self.chart(stem, "scores", "Distribution of final scores by bot", chart.svg());
    }

    fn chart(&mut self, stem: &str, what: &str, words: &str, svg: String) {
        let file = format!("{stem}-{what}.svg");
        self.say(&format!("![{words}]({file})"));
        self.charts.push((file, svg));
    }

    fn say(&mut self, paragraph: &(impl Paragraph + ?Sized)) {
        if !self.markdown.is_empty() {
            self.markdown.push('\n');
        }
        self.markdown.push_str(&paragraph.text());
    }
}

/// The position of a table among others on the page.
#[derive(Clone, Copy)]
struct TablePosition<'a> {
    stem: &'a str,
    /// Its options, if they differ from those of other tables on the page.
    options: Option<&'a str>,
}

impl TablePosition<'_> {
    /// The beginning of the names of its charts.
    fn stem(self, seats: u8) -> String {
        let TablePosition { stem, options } = self;
        let values = options.unwrap_or_default().split(' ').filter_map(|option| option.split_once('='));
        let values: String = values.map(|(_, value)| format!("-{value}")).collect();
        format!("{stem}-{seats}{values}")
    }
}

fn name(standing: &PlayerResults) -> &str {
    standing.bot.as_ref().map_or("", |bot| &bot.bot)
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

fn row(label: &str, standing: &PlayerResults, tincture: Tincture) -> Row {
    let bar = Bar { value: standing.wins, interval: Some(standing.interval), tincture };
    Row { label: label.to_owned(), bars: vec![bar] }
}

/// Each level has its colours, on every page.
pub(crate) fn tincture(level: &str) -> Tincture {
    match level {
        "page" => Tincture::Or,
        "squire" => Tincture::Vert,
        "knight" => Tincture::Azure,
        "strategy-1" => Tincture::Purpure,
        "strategy-2" => Tincture::Tenne,
        _ => Tincture::Gules,
    }
}
