//! `roundtable ladder`: does each level beat the one below?

use std::io::Write;
use std::path::PathBuf;

use arena::ladder::{self, Pairing, Rung};
use arena::report::Making;
use arena::{Setting, SettingError};
use bots::Level;
use clap::Args;
use clap::builder::TypedValueParser;
use lang::{Locale, Voice};
use table::Playable;

use crate::choose::{self, Thought};
use crate::exit::Failure;
use crate::simulate::level;
use crate::work::{self, Command};

/// Measures whether each level of bot beats the one below
///
/// Neighbours on the ladder meet at every table: each variant, each number of seats. They sit on alternating seats
/// and change them until each has sat everywhere equally often. The knight also meets the strategies that a game brings
/// along. A pairing is clear when the confidence interval of
/// the upper bot's wins lies above one half.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  roundtable ladder king-arthur --games 20 --champion-games 4
  roundtable ladder king-arthur --levels page,squire --seats 2,3
  roundtable ladder king-arthur --games 1000 --options seals=no --options seals=yes --report docs/ladder.md")]
pub(crate) struct Ladder {
    /// The game
    #[arg(value_parser = choose::games())]
    game: String,

    /// At least so many games for each pairing at each table
    #[arg(long, default_value_t = 100)]
    games: u64,

    /// The same for pairings with a champion, who thinks long [default: as many]
    #[arg(long)]
    champion_games: Option<u64>,

    /// The ladder, lowest first
    #[arg(long, value_delimiter = ',', default_value = "page,squire,knight,champion",
        value_parser = choose::levels().map(level))]
    levels: Vec<Level>,

    /// Numbers of seats [default: all that can play]
    #[arg(long, value_delimiter = ',')]
    seats: Vec<u8>,

    /// A variant; may be given several times [default: the game's default]
    #[arg(long, value_name = "KEY=VALUE …")]
    options: Vec<String>,

    #[command(flatten)]
    work: work::Work,

    /// Writes a page of Markdown with charts beside it
    #[arg(long, value_name = "FILE.md")]
    report: Option<PathBuf>,

    /// For programs
    #[arg(long)]
    json: bool,
}

impl Ladder {
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        if self.levels.len() < 2 {
            return Err(Failure::input("A ladder has at least two levels."));
        }
        let id = self.game.clone();
        games::visit(&id, Visit { ladder: self, out }).expect("clap lets only ids of games through")
    }

    /// Neighbours on the ladder; and the knight, if it is there, with the game's own strategies.
    fn pairings<G: Playable>(&self) -> impl Iterator<Item = Pairing> {
        let neighbours = self.levels.windows(2).map(|pair| [pair[0], pair[1]]);
        let own = Level::of::<G>().iter().filter(|level| !Level::ALL.contains(level));
        let own = own.filter(|_| self.levels.contains(&Level::Knight)).map(|&level| [level, Level::Knight]);
        neighbours.chain(own).map(|pair| {
            let [lower, upper] = pair.map(|level| Thought::bot(level, &self.work.iterations));
            let games = match upper.level {
                Level::Champion => self.champion_games.unwrap_or(self.games),
                _ => self.games,
            };
            Pairing { upper, lower, games }
        })
    }

    /// Every variant with every number of seats. Nobody sits there yet.
    fn tables<G: Playable>(&self) -> Result<Vec<Setting<G>>, Failure> {
        let variants = if self.options.is_empty() { &[String::new()][..] } else { &self.options };
        let mut tables = Vec::new();
        for words in variants {
            let options: G::Options = work::options::<G>(words)?;
            let seats = if self.seats.is_empty() { G::seats(&options).collect() } else { self.seats.clone() };
            tables.extend(seats.into_iter().filter(|seats| *seats > 1).map(|seats| Setting {
                options,
                seats,
                bots: Vec::new(),
                games: 0,
                seed: self.work.seed,
            }));
        }
        Ok(tables)
    }

    fn report<G: Playable>(&self, rungs: &[Rung]) -> Result<(), Failure> {
        let Some(file) = &self.report else { return Ok(()) };
        let voice = Voice::of(Locale::En, G::words());
        let making = Making { command: &self.command(), stem: &work::stem(file)? };
        work::write_report(file, &ladder::report(rungs, &voice, making))
    }

    fn command(&self) -> String {
        let levels: Vec<&str> = self.levels.iter().map(|level| level.word()).collect();
        let mut command = Command::new(&format!("ladder {}", self.game));
        command.with("games", self.games);
        if let Some(games) = self.champion_games {
            command.with("champion-games", games);
        }
        command.with("levels", levels.join(","));
        if !self.seats.is_empty() {
            let seats: Vec<String> = self.seats.iter().map(u8::to_string).collect();
            command.with("seats", seats.join(","));
        }
        for options in &self.options {
            command.with_options(options);
        }
        command.with_work(&self.work);
        command.text()
    }
}

struct Visit<'a> {
    ladder: Ladder,
    out: &'a mut dyn Write,
}

impl games::Visitor for Visit<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: Playable>(self) -> Result<(), Failure> {
        let Visit { ladder: asked, out } = self;
        let tables = asked.tables::<G>()?;
        let pairings: Vec<Pairing> = asked.pairings::<G>().collect();
        let meetings = || pairings.iter().flat_map(|pairing| tables.iter().map(|table| (*pairing, table)));
        let games = meetings().map(|(pairing, table)| Ok(pairing.at(table).schedule()?.games()));
        let games = games.sum::<Result<u64, SettingError>>().map_err(work::sentence)?;
        let rungs = asked.work.with_progress(games, |done| -> Result<Vec<Rung>, Failure> {
            let mut rungs = Vec::new();
            for (pairing, table) in meetings() {
                rungs.push(Rung::climb(table, pairing, done).map_err(work::sentence)?);
                // The page grows rung by rung, so that hours of work are not lost when it is broken off.
                asked.report::<G>(&rungs)?;
            }
            Ok(rungs)
        })??;
        if asked.json {
            let json = serde_json::to_string_pretty(&rungs).expect("rungs are plain data");
            return Ok(writeln!(out, "{json}")?);
        }
        Ok(write!(out, "{}\n{}", ladder::table(&rungs).plain(), ladder::summary(&rungs).plain())?)
    }
}
