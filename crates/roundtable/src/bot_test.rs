//! `roundtable bot-test`: does a program keep the protocol for bots?

mod program;

use std::io::Write;
use std::time::Duration;

use bots::{Budget, Level};
use clap::Args;
use engine::{Seat, Turn};
use table::{GameHandle, Header, Player, Session, Source};

use crate::bot_protocol::{Decision, NewMatch, Places, ToBot, VERSION};
use crate::choose;
use crate::exit::Failure;
use program::Program;

/// Checks whether a program plays by docs/bots.md
///
/// Starts the program, plays a match of every game with it against pages, and says what it did well and what not.
/// What it writes to its error output is shown as it is.
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

    /// So many matches of each game, the program at another seat in each
    #[arg(long, default_value_t = 1)]
    matches: u8,

    /// Seconds that a decision may take
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u16).range(1..=600))]
    seconds: u16,

    /// The program, with its own words
    #[arg(required = true, trailing_var_arg = true, value_name = "PROGRAM")]
    program: Vec<String>,
}

impl BotTest {
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let patience = Duration::from_secs(self.seconds.into());
        let mut program = Program::start(&self.program, patience)?;
        let name = program.greet(VERSION)?;
        writeln!(out, "greets           {name}")?;
        // Words of later versions must not upset it.
        program.say("novelty 1")?;
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

    /// A match with the program at one seat and pages at the others. Says how it went.
    fn play(&self, program: &mut Program, kind: &dyn GameHandle, number: u8) -> Result<String, Failure> {
        let allowed = kind.seats("").map_err(Failure::input)?;
        let seats = 3.clamp(*allowed.start(), *allowed.end());
        let seat = Seat::new(number % seats);
        let mut session = open(kind, seats, number)?;
        let header = session.header();
        let (game, rules, options) = (header.game.clone(), header.rules, header.options.clone());
        program.say(&ToBot::Match(NewMatch { game, rules, options, seats, seat }).line())?;
        let (mut decisions, mut told) = (0, 0);
        loop {
            match session.turn() {
                Turn::Chance => session.roll().expect("chance is due and comes from the seed"),
                Turn::Over(outcome) => {
                    let scores = outcome.scores.first(seats).to_vec();
                    let places = outcome.places.first(seats).to_vec();
                    let place = places[seat.index()];
                    program.say(&ToBot::Over(Places { scores, places }).line())?;
                    return Ok(format!("{decisions} decisions, place {place} of {seats}"));
                }
                Turn::Seats(pending) if pending.contains(seat) => {
                    let decision = self.decision(&*session, seat, told);
                    let action = program.decide(decision)?;
                    session.play(seat, &action).expect("it is one of the choices");
                    (decisions, told) = (decisions + 1, session.lines());
                }
                Turn::Seats(pending) => {
                    let other = pending.first().expect("somebody is pending");
                    let budget = Budget { iterations: 0, stop: &|| false };
                    let seed = session.bot_seed(other);
                    let advice = session.question(other).answer(Level::Page, budget, seed);
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
