//! `roundtable ladder`: measures whether each bot beats the one below.

use std::io::Write;
use std::path::PathBuf;

use arena::ladder::{self, Pairing, Rung};
use arena::report::ReportSource;
use arena::{Setting, SettingError};
use clap::Args;
use engine::BotId;
use lang::{Locale, Voice};
use table::Playable;

use crate::choose::{self, Iterations};
use crate::exit::Failure;
use crate::run_options::{self, CommandLine, RunOptions};

/// Measures whether each level of bot beats the one below
///
/// Neighbouring levels meet at every table: each variant, each number of seats. They sit on alternating seats and
/// rotate until each has sat everywhere equally often. The knight also meets the strategies of a game. A pairing is
/// clear when the confidence interval of the upper bot's wins lies above one half.
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

    /// Minimum number of games for each pairing at each table
    #[arg(long, default_value_t = 100)]
    games: u64,

    /// The same for pairings with a champion, which takes long [default: as many]
    #[arg(long)]
    champion_games: Option<u64>,

    /// The bots, weakest first
    #[arg(long, value_delimiter = ',', default_value = "page,squire,knight,champion",
        value_parser = choose::read_bot)]
    levels: Vec<BotId>,

    /// Numbers of seats [default: all that the game allows]
    #[arg(long, value_delimiter = ',')]
    seats: Vec<u8>,

    /// A variant; may be given several times [default: the game's default]
    #[arg(long, value_name = "KEY=VALUE …")]
    options: Vec<String>,

    #[command(flatten)]
    run: RunOptions,

    /// Writes a Markdown page, with charts beside it
    #[arg(long, value_name = "FILE.md")]
    report: Option<PathBuf>,

    /// Prints JSON
    #[arg(long)]
    json: bool,
}

impl Ladder {
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        if self.levels.len() < 2 {
            return Err(Failure::input("A ladder has at least two bots."));
        }
        let id = self.game.clone();
        games::visit(&id, Visit { ladder: self, out }).expect("clap lets only ids of games through")
    }

    /// Neighbouring bots, and the knight against the game's own strategies.
    fn pairings<G: Playable>(&self) -> Result<Vec<Pairing>, Failure> {
        let knight = bots::bot_id("knight");
        let neighbours = self.levels.windows(2).map(|pair| [pair[0].clone(), pair[1].clone()]);
        let own = bots::bots_of(G::STRATEGIES.len()).split_off(bots::LADDER.len()).into_iter();
        let own = own.filter(|_| self.levels.contains(&knight)).map(|bot| [bot, knight.clone()]);
        let pairing = |[lower, upper]: [BotId; 2]| {
            let bot = |id: &BotId| Iterations::bot::<G>(id, &self.run.iterations);
            let games = match upper.name() {
                "champion" => self.champion_games.unwrap_or(self.games),
                _ => self.games,
            };
            Ok(Pairing { upper: bot(&upper)?, lower: bot(&lower)?, games })
        };
        neighbours.chain(own).map(pairing).collect()
    }

    /// Every variant with every number of seats, without bots.
    fn tables<G: Playable>(&self) -> Result<Vec<Setting<G>>, Failure> {
        let variants = if self.options.is_empty() { &[String::new()][..] } else { &self.options };
        let mut tables = Vec::new();
        for words in variants {
            let options: G::Options = run_options::options::<G>(words)?;
            let seats = if self.seats.is_empty() { G::seats(&options).collect() } else { self.seats.clone() };
            tables.extend(seats.into_iter().filter(|seats| *seats > 1).map(|seats| Setting {
                options,
                seats,
                bots: Vec::new(),
                games: 0,
                seed: self.run.seed,
            }));
        }
        Ok(tables)
    }

    fn report<G: Playable>(&self, rungs: &[Rung]) -> Result<(), Failure> {
        let Some(file) = &self.report else { return Ok(()) };
        let voice = Voice::of(Locale::En, G::words());
        let making = ReportSource { command: &self.command(), stem: &run_options::stem(file)? };
        run_options::write_report(file, &ladder::report(rungs, &voice, making))
    }

    fn command(&self) -> String {
        let levels: Vec<&str> = self.levels.iter().map(BotId::as_str).collect();
        let mut command = CommandLine::new(&format!("ladder {}", self.game));
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
        command.with_run_options(&self.run);
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
        let pairings = asked.pairings::<G>()?;
        let meetings =
            || pairings.iter().flat_map(|pairing| tables.iter().map(|table| (pairing.clone(), table)));
        let games = meetings().map(|(pairing, table)| Ok(pairing.at(table).schedule()?.games()));
        let games = games.sum::<Result<u64, SettingError>>().map_err(run_options::setting_failure)?;
        let rungs = asked.run.with_progress(games, |done| -> Result<Vec<Rung>, Failure> {
            let mut rungs = Vec::new();
            for (pairing, table) in meetings() {
                rungs.push(Rung::climb(table, pairing, done).map_err(run_options::setting_failure)?);
                // Write the page after each rung, so that an interruption loses little work.
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
