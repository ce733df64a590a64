//! `roundtable simulate`: bots play each other.

use std::io::Write;
use std::path::PathBuf;

use arena::report::{Report, ReportSource};
use arena::{Bookkeeping, Results, Setting, SettingError, simulate, tables};
use clap::Args;
use engine::BotId;
use lang::{Locale, Voice};
use table::Playable;

use crate::choose::{self, Iterations};
use crate::exit::Failure;
use crate::run_options::{self, CommandLine, RunOptions};

/// Lets bots play each other, and counts the results
///
/// All games of a block have the same cards and dice, and the bots rotate until each has sat everywhere equally often.
/// So the number of games is rounded up to full blocks. If there are fewer bots than seats, the list repeats. The same
/// seed gives the same results for any number of threads.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  roundtable simulate king-arthur --games 1000 --bots squire,knight
  roundtable simulate king-arthur --games 1000 --seats 4 --bots squire --options \"seals=yes first=1\"
  roundtable simulate king-arthur --games 200 --bots knight,champion --iterations champion=1000
  roundtable simulate king-arthur --games 5000 --seats 3,4,5 --options first=1 --report balance.md
  roundtable simulate knight --games 500 --each scenario=flood,rebels")]
pub(crate) struct Simulate {
    /// The game
    #[arg(value_parser = choose::games())]
    game: String,

    /// Minimum number of games
    #[arg(long, default_value_t = 100)]
    games: u64,

    /// The levels of the bots
    #[arg(long, value_delimiter = ',', default_value = "squire", value_parser = choose::read_bot)]
    bots: Vec<BotId>,

    /// Numbers of seats; a list plays one table after another [default: the number of bots, or the fewest seats]
    #[arg(long, value_delimiter = ',')]
    seats: Vec<u8>,

    /// Variants and rule options, as listed by `roundtable games`
    #[arg(long, value_name = "KEY=VALUE …")]
    options: Vec<String>,

    /// Plays one table for each of these values of an option
    #[arg(long, value_name = "KEY=VALUE,…")]
    each: Option<String>,

    #[command(flatten)]
    run: RunOptions,

    /// Writes a Markdown page, with charts beside it
    #[arg(long, value_name = "FILE.md")]
    report: Option<PathBuf>,

    /// Prints JSON: an object, or a list for several tables
    #[arg(long)]
    json: bool,
}

impl Simulate {
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let id = self.game.clone();
        games::visit(&id, Visit { simulate: self, out }).expect("clap lets only ids of games through")
    }

    /// One setting for each set of options and number of seats.
    fn settings<G: Playable>(&self) -> Result<Vec<Setting<G>>, Failure> {
        let bot = |id: &BotId| Iterations::bot::<G>(id, &self.run.iterations);
        let bots = self.bots.iter().map(bot).collect::<Result<Vec<_>, _>>()?;
        let mut settings = Vec::new();
        for words in self.option_sets() {
            let options: G::Options = run_options::options::<G>(&words)?;
            let fewest = u8::try_from(self.bots.len()).unwrap_or(u8::MAX).max(*G::seats(&options).start());
            let seats = if self.seats.is_empty() { vec![fewest] } else { self.seats.clone() };
            settings.extend(seats.into_iter().map(|seats| Setting {
                options,
                seats,
                bots: bots.clone(),
                games: self.games,
                seed: self.run.seed,
            }));
        }
        Ok(settings)
    }

    /// The options of each table.
    fn option_sets(&self) -> Vec<String> {
        let common = self.options.join(" ");
        let Some((key, values)) = self.each.as_ref().and_then(|each| each.split_once('=')) else {
            return vec![[&common[..], self.each.as_deref().unwrap_or_default()].join(" ")];
        };
        values.split(',').map(|value| format!("{common} {key}={value}")).collect()
    }

    /// The command line that gives the same results.
    fn command<G: Playable>(&self, settings: &[Setting<G>]) -> String {
        let bots: Vec<&str> = self.bots.iter().map(BotId::as_str).collect();
        let mut seats: Vec<String> = settings.iter().map(|setting| setting.seats.to_string()).collect();
        let mut options = settings.first().map(|setting| setting.options.to_string());
        if self.each.is_some() {
            seats.truncate(seats.len() / self.option_sets().len());
            options = Some(self.options.join(" "));
        }
        let mut command = CommandLine::new(&format!("simulate {}", G::ID));
        command.with("games", self.games).with("bots", bots.join(",")).with("seats", seats.join(","));
        command.with_options(&options.unwrap_or_default());
        if let Some(each) = &self.each {
            command.with("each", each);
        }
        command.with_run_options(&self.run);
        command.text()
    }
}

struct Visit<'a> {
    simulate: Simulate,
    out: &'a mut dyn Write,
}

impl games::Visitor for Visit<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: Playable>(self) -> Result<(), Failure> {
        let Visit { simulate: asked, out } = self;
        let settings = asked.settings::<G>()?;
        let games = settings.iter().map(|setting| Ok(setting.schedule()?.games()));
        let games = games.sum::<Result<u64, SettingError>>().map_err(run_options::setting_failure)?;
        let results = asked.run.with_progress(games, |done| {
            let results = settings.iter().map(|setting| {
                let counts = simulate(setting, &Bookkeeping::of_portrait(), done)?;
                Results::new(setting, &counts)
            });
            results.collect::<Result<Vec<Results>, SettingError>>()
        })?;
        let results = results.map_err(run_options::setting_failure)?;
        if let Some(file) = &asked.report {
            let voice = Voice::of(Locale::En, G::words());
            let command = asked.command(&settings);
            let making = ReportSource { command: &command, stem: &run_options::stem(file)? };
            run_options::write_report(file, &Report::new(&results, &voice, making))?;
        }
        if asked.json {
            let json = match &results[..] {
                [one] => serde_json::to_string_pretty(one),
                several => serde_json::to_string_pretty(several),
            };
            return Ok(writeln!(out, "{}", json.expect("results are plain data"))?);
        }
        let voice = Voice::of(Locale::En, G::words());
        results.iter().try_for_each(|results| tell(results, &voice, out))
    }
}

fn tell(results: &Results, voice: &Voice, out: &mut dyn Write) -> Result<(), Failure> {
    let Results { seats, games, blocks, seed, .. } = results;
    let options = if results.options.is_empty() { String::new() } else { format!(" ({})", results.options) };
    let title = voice.word("title");
    writeln!(
        out,
        "{title}{options}, {seats} seats: {games} games in blocks of {}, seed {seed}\n",
        games / blocks
    )?;
    writeln!(out, "{}", tables::bots(results).plain())?;
    if results.seats > 1 {
        writeln!(out, "{}", tables::seats(results).plain())?;
    }
    if results.bots.len() > 1 {
        writeln!(out, "{}", tables::bots_by_seat(results).plain())?;
    }
    writeln!(out, "{}", tables::length(results).plain())?;
    if !results.sources.is_empty() {
        let spoken = |what: &str| voice.word(what);
        writeln!(out, "{}", tables::sources(results, &spoken).plain())?;
        writeln!(out, "{}", tables::win_shares_by_source(results, &spoken).plain())?;
    }
    Ok(())
}
