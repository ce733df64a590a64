//! Arguments that several commands share: a game, a log, iterations of bots.

use std::path::Path;

use arena::Bot;
use engine::{BotId, Hints};
use lang::Names;
use scene::Text;
use table::Session;

use crate::exit::Failure;
use crate::language::Language;
pub(crate) use roundtable::common::{game, games};

/// Reads the id of a bot, for `clap`. Whether the game has it is checked later.
pub(crate) fn read_bot(word: &str) -> Result<BotId, String> {
    let id: BotId = word.parse().map_err(|error: engine::NotationError| error.to_string())?;
    match bots::resolve(&id, usize::MAX) {
        Ok(_) => Ok(id),
        Err(unknown) => Err(unknown.to_string()),
    }
}

/// The text of a log file.
pub(crate) fn text(file: &Path) -> Result<String, Failure> {
    let name = file.display();
    let bytes =
        std::fs::read(file).map_err(|error| Failure::input(format!("{name} cannot be read: {error}.")))?;
    String::from_utf8(bytes)
        .map_err(|_| Failure::input(format!("{name} is not a roundtable log: it is not text.")))
}

/// Reads a log and plays every line through the rules. `wrong` makes the failure if a line is illegal.
pub(crate) fn log(
    file: &Path,
    language: &Language,
    wrong: impl Fn(String) -> Failure,
) -> Result<Box<dyn Session>, Failure> {
    let log = text(file)?;
    games::read(&log).map_err(|error| {
        let kind = table::game_of(&log).ok().and_then(|game| games::find(&game));
        let voice = kind.map_or_else(|| language.phrases(), |kind| language.voice(kind.words()));
        let fault = Text::new("log-fault").with("file", file.display().to_string());
        let fault = fault.with("line", error.line as u32).with("why", error.say(&voice));
        wrong(voice.say(&fault, Names::default()))
    })
}

/// `--iterations BOT=N`: the number of simulations of a bot.
#[derive(Clone)]
pub(crate) struct Iterations {
    bot: BotId,
    iterations: u32,
}

impl Iterations {
    /// Parses `knight=500`.
    pub(crate) fn read(word: &str) -> Result<Iterations, String> {
        let wrong = || "expected BOT=NUMBER, as in knight=500".to_owned();
        let (bot, number) = word.split_once('=').ok_or_else(wrong)?;
        Ok(Iterations { bot: read_bot(bot)?, iterations: number.parse().map_err(|_| wrong())? })
    }

    /// The bot with this id; the last override wins.
    pub(crate) fn bot<G: Hints>(id: &BotId, overrides: &[Iterations]) -> Result<Bot, Failure> {
        let bot = Bot::find::<G>(id).map_err(Failure::input)?;
        Ok(match overrides.iter().rfind(|iterations| iterations.bot == *id) {
            Some(iterations) => bot.with_iterations(iterations.iterations),
            None => bot,
        })
    }

    /// The argument as it was written.
    pub(crate) fn words(&self) -> String {
        format!("{}={}", self.bot, self.iterations)
    }
}
