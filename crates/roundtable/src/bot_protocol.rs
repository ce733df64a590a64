//! `roundtable bot-protocol`: our bots behind the protocol of docs/bots.md, which any program can implement.
//!
//! The messages are defined here, for both sides.

use std::io::{BufRead, Write};

use clap::Args;
use engine::{BotId, Seat};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::Told;

use crate::choose;
use crate::exit::Failure;

/// The version of the protocol.
pub(crate) const VERSION: u32 = 1;

/// Runs a bot that speaks docs/bots.md over input and output
///
/// Like UCI for chess programs: the other side sends the state of the match, and gets an action. Your own programs can
/// speak the same protocol; `roundtable bot-test` checks them.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  roundtable bot-protocol --level knight
  roundtable bot-test roundtable bot-protocol        our own bots keep it too")]
pub(crate) struct BotProtocol {
    /// The bot
    #[arg(long, default_value = "squire", value_parser = choose::read_bot)]
    level: BotId,
}

/// A message to a bot.
pub(crate) enum ToBot {
    /// The first message: the version.
    Roundtable(u32),
    /// A match begins.
    Match(NewMatch),
    /// Asks for a decision.
    Go(Box<Decision>),
    /// The match is over.
    Over(Places),
    /// The bot should exit.
    Quit,
}

/// A message of a bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum FromBot {
    /// Its name, before `ready`.
    Name(String),
    /// It is ready.
    Ready,
    /// Its decision.
    Action(String),
    /// Anything else is a comment for people.
    Note,
}

/// The settings of a match.
#[derive(Serialize, Deserialize)]
pub(crate) struct NewMatch {
    pub(crate) game: String,
    pub(crate) rules: u32,
    pub(crate) options: String,
    pub(crate) seats: u8,
    /// Counted from 0.
    pub(crate) seat: Seat,
}

/// A decision to be made, as its seat sees it.
#[derive(Serialize, Deserialize)]
pub(crate) struct Decision {
    /// The number of lines of the log.
    pub(crate) lines: u32,
    /// All that the seat may know.
    pub(crate) view: Box<RawValue>,
    /// The story lines since the seat's last decision.
    pub(crate) told: Vec<Told>,
    /// The legal actions: at least one, without duplicates.
    pub(crate) choices: Vec<String>,
    /// The time limit in milliseconds.
    pub(crate) time: u64,
}

/// The result of a match, by seat.
#[derive(Serialize, Deserialize)]
pub(crate) struct Places {
    pub(crate) scores: Vec<i32>,
    /// 1 is first. Alone, the number of the end: 1, 2 or 3.
    pub(crate) places: Vec<u8>,
    /// Alone: `victory`, `survival` or `defeat`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) end: Option<String>,
}

impl ToBot {
    /// The line of the message.
    pub(crate) fn line(&self) -> String {
        fn json(word: &str, value: &impl Serialize) -> String {
            format!("{word} {}", serde_json::to_string(value).expect("these are plain data"))
        }
        match self {
            ToBot::Roundtable(version) => format!("roundtable {version}"),
            ToBot::Match(new) => json("match", new),
            ToBot::Go(decision) => json("go", decision),
            ToBot::Over(places) => json("over", places),
            ToBot::Quit => "quit".to_owned(),
        }
    }

    /// Reads a line. Unknown messages are ignored, so that later versions can add some.
    fn read(line: &str) -> Result<Option<ToBot>, String> {
        fn json<'a, T: Deserialize<'a>>(words: &'a str) -> Result<T, String> {
            serde_json::from_str(words).map_err(|error| error.to_string())
        }
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        Ok(Some(match word {
            "roundtable" => {
                ToBot::Roundtable(rest.parse().map_err(|_| format!("“{rest}” is not a version"))?)
            }
            "match" => ToBot::Match(json(rest)?),
            "go" => ToBot::Go(Box::new(json(rest)?)),
            "over" => ToBot::Over(json(rest)?),
            "quit" => ToBot::Quit,
            _ => return Ok(None),
        }))
    }
}

impl FromBot {
    /// Reads a line.
    pub(crate) fn read(line: &str) -> FromBot {
        match line.split_once(' ').unwrap_or((line, "")) {
            ("name", name) => FromBot::Name(name.to_owned()),
            ("ready", "") => FromBot::Ready,
            ("action", action) => FromBot::Action(action.to_owned()),
            _ => FromBot::Note,
        }
    }
}

impl BotProtocol {
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        self.converse(std::io::stdin().lock(), out)
    }

    fn converse(&self, input: impl BufRead, out: &mut dyn Write) -> Result<(), Failure> {
        let mut at: Option<NewMatch> = None;
        for line in input.lines() {
            match ToBot::read(line?.trim()).map_err(|error| Failure::input(format!("{error}.")))? {
                Some(ToBot::Roundtable(VERSION)) => writeln!(out, "name Roundtable {}\nready", self.level)?,
                Some(ToBot::Roundtable(other)) => {
                    return Err(Failure::input(format!(
                        "Version {other} of the protocol is not supported, only {VERSION}."
                    )));
                }
                Some(ToBot::Match(new)) => at = Some(new),
                Some(ToBot::Go(decision)) => {
                    let at = at.as_ref().ok_or_else(|| Failure::input("“go” came before “match”."))?;
                    writeln!(out, "action {}", decide(at, &decision, &self.level)?)?;
                }
                Some(ToBot::Over(_)) | None => {}
                Some(ToBot::Quit) => break,
            }
            out.flush()?;
        }
        Ok(())
    }
}

fn decide(at: &NewMatch, decision: &Decision, bot: &BotId) -> Result<String, Failure> {
    let no_game = || Failure::input(format!("There is no game “{}”.", at.game));
    let advisor = games::advisor(&at.game).ok_or_else(no_game)?;
    // A program that would only start another one is refused.
    let is_program = || Failure::input(format!("{bot} is a program of its own: start it directly."));
    let algorithm = advisor.resolve(bot).map_err(Failure::input)?.built_in().ok_or_else(is_program)?;
    let question = advisor.question(decision.view.get(), at.seat).map_err(Failure::input)?;
    Ok(question.answer(algorithm, u64::from(decision.lines), &|| false).action)
}
