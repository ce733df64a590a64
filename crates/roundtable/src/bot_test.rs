//! `roundtable bot-test`: checks whether a program implements the bot protocol.

use std::io::Write;
use std::process::Stdio;
use std::time::Duration;

use bots::Algorithm;
use clap::Args;
use engine::{Seat, Turn};
use table::{GameHandle, Header, Player, Session, Source};

use crate::bot_program::Program;
use crate::bot_protocol::{Decision, NewMatch, Places, ToBot, VERSION};
use crate::choose;
use crate::exit::Failure;

/// Checks whether a program implements docs/bots.md
///
/// Starts the program, plays matches of every game against pages, and reports what works and what does not. The error
/// output of the program is shown as it is.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  roundtable bot-test ./mybot
  roundtable bot-test python3 examples/bot.py
  roundtable bot-test --game quests --matches 5 ./mybot --level 3

The exit code is 3 if the program does not keep the protocol.")]
pub(crate) struct BotTest {
    /// Only this game; may be given several times [default: all]
    #[arg(long, value_name = "GAME", value_parser = choose::games())]
    game: Vec<String>,

    /// Matches of each game; the program changes its seat
    #[arg(long, default_value_t = 1)]
    matches: u8,

    /// Time limit for a decision, in seconds
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u16).range(1..=600))]
    seconds: u16,

    /// The program and its arguments
    #[arg(required = true, trailing_var_arg = true, value_name = "PROGRAM")]
    program: Vec<String>,
}

impl BotTest {
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let timeout = Duration::from_secs(self.seconds.into());
        let mut program = Program::start(&self.program, timeout, Stdio::inherit())?;
        let name = program.greet(VERSION)?;
        writeln!(out, "greets           {name}")?;
        // The program must ignore messages of later versions.
        program.send("novelty 1")?;
        for id in self.games() {
            for number in 0..self.matches {
                let line = self.play(&mut program, choose::game(id), number)?;
                writeln!(out, "{id:<16} {line}")?;
                out.flush()?;
            }
        }
        program.quit()?;
        writeln!(out, "ends             when told to\n{name} keeps the protocol.")?;
        Ok(())
    }

    fn games(&self) -> Vec<&str> {
        match self.game.is_empty() {
            true => games::all().iter().map(|kind| kind.id()).collect(),
            false => self.game.iter().map(String::as_str).collect(),
        }
    }

    /// Plays a match with the program at one seat and pages at the others. Returns a summary.
    fn play(&self, program: &mut Program, kind: &dyn GameHandle, number: u8) -> Result<String, Failure> {
        let allowed = kind.seats("").map_err(Failure::input)?;
        let seats = 3.clamp(*allowed.start(), *allowed.end());
        let seat = Seat::new(number % seats);
        let mut session = open(kind, seats, number)?;
        let advisor = games::advisor(kind.id()).expect("every game has bots");
        let header = session.header();
        let (game, rules, options) = (header.game.clone(), header.rules, header.options.clone());
        program.send(&ToBot::Match(NewMatch { game, rules, options, seats, seat }).line())?;
        let (mut decisions, mut told) = (0, 0);
        loop {
            match session.turn() {
                Turn::Chance => session.roll().expect("chance is due and comes from the seed"),
                Turn::Over(outcome) => {
                    let (scores, places) = (outcome.scores.first(seats).to_vec(), outcome.place_numbers());
                    let end = outcome.solo.map(|end| end.word().to_owned());
                    let how = end.clone().unwrap_or(format!("place {} of {seats}", outcome.places[seat]));
                    program.send(&ToBot::Over(Places { scores, places, end }).line())?;
                    return Ok(format!("{decisions} decisions, {how}"));
                }
                Turn::Seats(pending) if pending.contains(seat) => {
                    let decision = self.decision(&*session, seat, told);
                    let action = program.decide(decision)?;
                    session.play(seat, &action).expect("it is one of the choices");
                    (decisions, told) = (decisions + 1, session.lines());
                }
                Turn::Seats(pending) => {
                    let other = pending.first().expect("somebody is pending");
                    let seed = session.bot_seed(other);
                    let view = session.view(Some(other));
                    let question = advisor.question(view.get(), other).expect("the seat is pending");
                    let advice = question.answer(Algorithm::Random, seed, &|| false);
                    session.play(other, &advice.action).expect("bots play by the rules");
                }
            }
        }
    }

    fn decision(&self, session: &dyn Session, seat: Seat, told: u32) -> Decision {
        Decision {
            lines: session.lines(),
            view: session.view(Some(seat)),
            told: session.story(Some(seat), told),
            choices: session.choices(seat).into_iter().map(|choice| choice.notation).collect(),
            time: u64::from(self.seconds) * 1000,
        }
    }
}

fn open(kind: &dyn GameHandle, seats: u8, number: u8) -> Result<Box<dyn Session>, Failure> {
    let player = |seat| Player { name: format!("Seat {seat}"), bot: None };
    let header = Header {
        game: kind.id().to_owned(),
        rules: kind.newest_rules(),
        options: String::new(),
        players: (1..=seats).map(player).collect(),
        source: Source::Sealed { seed: [number; 32], entropy: Vec::new() },
    };
    kind.open(header).map_err(Failure::input)
}
