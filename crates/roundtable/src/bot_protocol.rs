//! `roundtable bot-protocol`: our bots behind the protocol that any program can speak over its input and output.
//!
//! docs/bots.md describes it. The lines are defined here, for both sides.

use std::io::{BufRead, Write};
use std::str::FromStr;

use bots::{Budget, Level};
use clap::Args;
use engine::Seat;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::Told;

use crate::choose;
use crate::exit::Failure;

/// The version of these lines.
pub(crate) const VERSION: u32 = 1;

/// Lets a bot decide for a program that speaks docs/bots.md over input and output
///
/// As chess programs speak UCI: the other side says how the match stands, and hears an action. Programs of your own
/// speak the same; `roundtable bot-test` checks them.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  roundtable bot-protocol --level knight
  roundtable bot-test roundtable bot-protocol        our own bots keep it too")]
pub(crate) struct BotProtocol {
    /// Who decides
    #[arg(long, default_value = Level::Squire.word(), value_parser = choose::levels())]
    level: String,
}

/// What a bot hears.
pub(crate) enum ToBot {
    /// First of all: the version of these lines.
    Roundtable(u32),
    /// A match begins.
    Match(NewMatch),
    /// Decide.
    Go(Box<Decision>),
    /// The match is over.
    Over(Places),
    /// Goodbye.
    Quit,
}

/// What a bot says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum FromBot {
    /// What it is called. Before `ready`, and only there.
    Name(String),
    /// It listens.
    Ready,
    /// It decides so.
    Action(String),
    /// Anything else is for people who read along.
    Note,
}

/// What is settled before the first step.
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
    /// How many lines the log has.
    pub(crate) lines: u32,
    /// All that the seat may know.
    pub(crate) view: Box<RawValue>,
    /// What it was told since its last decision.
    pub(crate) told: Vec<Told>,
    /// What it may do: never none, and none twice.
    pub(crate) choices: Vec<String>,
    /// Milliseconds to decide.
    pub(crate) time: u64,
}

/// How a match ended, by seat.
#[derive(Serialize, Deserialize)]
pub(crate) struct Places {
    pub(crate) scores: Vec<i32>,
    /// 1 is first.
    pub(crate) places: Vec<u8>,
}

impl ToBot {
    /// As it is said.
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

    /// As it is heard. Words that nobody knows yet are no mistake: they are passed over.
    fn read(line: &str) -> Result<Option<ToBot>, String> {
        fn json<'a, T: Deserialize<'a>>(words: &'a str) -> Result<T, String> {
            serde_json::from_str(words).map_err(|error| error.to_string())
        }
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        Ok(Some(match word {
            "roundtable" => ToBot::Roundtable(rest.parse().map_err(|_| format!("“{rest}” is no version"))?),
            "match" => ToBot::Match(json(rest)?),
            "go" => ToBot::Go(Box::new(json(rest)?)),
            "over" => ToBot::Over(json(rest)?),
            "quit" => ToBot::Quit,
            _ => return Ok(None),
        }))
    }
}

impl FromBot {
    /// As it is heard.
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
        let level = Level::from_str(&self.level).expect("clap lets only levels through");
        self.converse(level, std::io::stdin().lock(), out)
    }

    fn converse(&self, level: Level, input: impl BufRead, out: &mut dyn Write) -> Result<(), Failure> {
        let mut at: Option<NewMatch> = None;
        for line in input.lines() {
            match ToBot::read(line?.trim()).map_err(|error| Failure::input(format!("{error}.")))? {
                Some(ToBot::Roundtable(VERSION)) => writeln!(out, "name Roundtable {level}\nready")?,
                Some(ToBot::Roundtable(other)) => {
                    return Err(Failure::input(format!("Version {other} is not known here; {VERSION} is.")));
                }
                Some(ToBot::Match(new)) => at = Some(new),
                Some(ToBot::Go(decision)) => {
                    let at = at.as_ref().ok_or_else(|| Failure::input("No match has begun."))?;
                    writeln!(out, "action {}", decide(at, &decision, level)?)?;
                }
                Some(ToBot::Over(_)) | None => {}
                Some(ToBot::Quit) => break,
            }
            out.flush()?;
        }
        Ok(())
    }
}

fn decide(at: &NewMatch, decision: &Decision, level: Level) -> Result<String, Failure> {
    let kind = games::find(&at.game)
        .ok_or_else(|| Failure::input(format!("There is no game “{}” here.", at.game)))?;
    let question = kind.question(decision.view.get(), at.seat).map_err(Failure::input)?;
    let budget = Budget { iterations: level.iterations(), stop: &|| false };
    Ok(question.answer(level, budget, u64::from(decision.lines)).action)
}
