//! What several commands ask for: a game, a log, how long bots think.

use std::path::Path;

use arena::Bot;
use bots::Level;
use clap::builder::PossibleValuesParser;
use table::Session;

use crate::exit::Failure;
use crate::language::Language;
pub(crate) use roundtable::common::{game, games};

/// The levels of bots, for `clap`.
pub(crate) fn levels() -> PossibleValuesParser {
    PossibleValuesParser::new(Level::words())
}

/// The text of a log.
pub(crate) fn text(file: &Path) -> Result<String, Failure> {
    let name = file.display();
    let bytes =
        std::fs::read(file).map_err(|error| Failure::input(format!("{name} cannot be read: {error}.")))?;
    String::from_utf8(bytes)
        .map_err(|_| Failure::input(format!("{name} is no roundtable log: it is not even text.")))
}

/// The match of a log, every line played through the checked path; if it cannot be, `wrong` says how bad that is.
pub(crate) fn log(
    file: &Path,
    language: &Language,
    wrong: impl Fn(String) -> Failure,
) -> Result<Box<dyn Session>, Failure> {
    let log = text(file)?;
    games::read(&log).map_err(|error| {
        let kind = table::game_of(&log).ok().and_then(|game| games::find(&game));
        let voice = kind.map_or_else(|| language.phrases(), |kind| language.voice(kind.words()));
        wrong(format!("{}, line {}: {}", file.display(), error.line, error.say(&voice)))
    })
}

/// `--iterations LEVEL=N`: how long a level thinks.
#[derive(Clone, Copy)]
pub(crate) struct Thought {
    level: Level,
    iterations: u32,
}

impl Thought {
    /// Reads `knight=500`.
    pub(crate) fn read(word: &str) -> Result<Thought, String> {
        let wrong = || "expected LEVEL=NUMBER, as in knight=500".to_owned();
        let (level, number) = word.split_once('=').ok_or_else(wrong)?;
        let level = level.parse().map_err(|error: engine::NotationError| error.to_string())?;
        Ok(Thought { level, iterations: number.parse().map_err(|_| wrong())? })
    }

    /// The bot of this level; the last thought about it counts.
    pub(crate) fn bot(level: Level, thoughts: &[Thought]) -> Bot {
        match thoughts.iter().rfind(|thought| thought.level == level) {
            Some(thought) => Bot { level, iterations: thought.iterations },
            None => level.into(),
        }
    }

    /// The words it was read from.
    pub(crate) fn words(self) -> String {
        format!("{}={}", self.level, self.iterations)
    }
}
