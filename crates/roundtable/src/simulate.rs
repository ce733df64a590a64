//! `roundtable simulate`: bots play each other.

use std::io::Write;
use std::path::PathBuf;

use arena::report::{Making, Report};
use arena::{Bookkeeping, Results, Setting, SettingError, simulate, tables};
use bots::Level;
use clap::Args;
use clap::builder::TypedValueParser;
use lang::{Locale, Voice};
use table::Playable;

use crate::choose::{self, Thought};
use crate::exit::Failure;
use crate::work::{self, Command};

/// Lets bots play each other and counts
///
/// Within a block of games the cards and dice are the same and the bots change seats until each has sat everywhere
/// equally often, so as many games are played as full blocks need. If fewer bots are named than there are seats,
/// the list is repeated. The same seed gives the same numbers, whatever the number of threads.
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

    /// At least so many games
    #[arg(long, default_value_t = 100)]
    games: u64,

    /// Who plays: a list of levels
    #[arg(long, value_delimiter = ',', default_value = "squire", value_parser = choose::levels().map(level))]
    bots: Vec<Level>,

    /// How many sit at the table; a list gives one table after another [default: as many as there are bots, or as few
    /// as can play]
    #[arg(long, value_delimiter = ',')]
    seats: Vec<u8>,

    /// Variants and rule options, as listed by `roundtable games`
    #[arg(long, value_name = "KEY=VALUE …")]
    options: Vec<String>,

    /// One table after another, for each of these values of an option
    #[arg(long, value_name = "KEY=VALUE,…")]
    each: Option<String>,

    #[command(flatten)]
    work: work::Work,

    /// Writes a page of Markdown with charts beside it
    #[arg(long, value_name = "FILE.md")]
    report: Option<PathBuf>,

    /// For programs: an object, or a list of them if several numbers of seats are named
    #[arg(long)]
    json: bool,
}

impl Simulate {
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let id = self.game.clone();
        games::visit(&id, Visit { simulate: self, out }).expect("clap lets only ids of games through")
    }

    /// One for each set of options and number of seats.
    fn settings<G: Playable>(&self) -> Result<Vec<Setting<G>>, Failure> {
        let bots: Vec<_> =
            self.bots.iter().map(|level| Thought::bot(*level, &self.work.iterations)).collect();
        let mut settings = Vec::new();
        for words in self.option_sets() {
            let options: G::Options = work::options::<G>(&words)?;
            let fewest = u8::try_from(self.bots.len()).unwrap_or(u8::MAX).max(*G::seats(&options).start());
            let seats = if self.seats.is_empty() { vec![fewest] } else { self.seats.clone() };
            settings.extend(seats.into_iter().map(|seats| Setting {
                options,
                seats,
                bots: bots.clone(),
                games: self.games,
                seed: self.work.seed,
            }));
        }
        Ok(settings)
    }

    /// The options of every table.
    fn option_sets(&self) -> Vec<String> {
        let common = self.options.join(" ");
        let Some((key, values)) = self.each.as_ref().and_then(|each| each.split_once('=')) else {
            return vec![[&common[..], self.each.as_deref().unwrap_or_default()].join(" ")];
        };
        values.split(',').map(|value| format!("{common} {key}={value}")).collect()
    }

    /// The command line that gives the same numbers.
    fn command<G: Playable>(&self, settings: &[Setting<G>]) -> String {
        let bots: Vec<&str> = self.bots.iter().map(|level| level.word()).collect();
        let mut seats: Vec<String> = settings.iter().map(|setting| setting.seats.to_string()).collect();
        let mut options = settings.first().map(|setting| setting.options.to_string());
        if self.each.is_some() {
            seats.truncate(seats.len() / self.option_sets().len());
            options = Some(self.options.join(" "));
        }
        let mut command = Command::new(&format!("simulate {}", G::ID));
        command.with("games", self.games).with("bots", bots.join(",")).with("seats", seats.join(","));
        command.with_options(&options.unwrap_or_default());
        if let Some(each) = &self.each {
            command.with("each", each);
        }
        command.with_work(&self.work);
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
        let games = games.sum::<Result<u64, SettingError>>().map_err(work::sentence)?;
        let results = asked.work.with_progress(games, |done| {
            let results = settings.iter().map(|setting| {
                let counts = simulate(setting, &Bookkeeping::of_portrait(), done)?;
                Results::new(setting, &counts)
            });
            results.collect::<Result<Vec<Results>, SettingError>>()
        })?;
        let results = results.map_err(work::sentence)?;
        if let Some(file) = &asked.report {
            let voice = Voice::of(Locale::En, G::words());
            let command = asked.command(&settings);
            let making = Making { command: &command, stem: &work::stem(file)? };
            work::write_report(file, &Report::new(&results, &voice, making))?;
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
    writeln!(out, "{}", tables::seats(results).plain())?;
    if results.bots.len() > 1 {
        writeln!(out, "{}", tables::bots_by_seat(results).plain())?;
    }
    writeln!(out, "{}", tables::length(results).plain())?;
    if !results.sources.is_empty() {
        let spoken = |what: &str| voice.word(what);
        writeln!(out, "{}", tables::sources(results, &spoken).plain())?;
        writeln!(out, "{}", tables::company_of_wins(results, &spoken).plain())?;
    }
    Ok(())
}

pub(crate) fn level(word: String) -> Level {
    word.parse().expect("clap lets only levels through")
}
