//! Programs that sit at a match as bots (`--players you,program:./my-bot`).

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::process::Stdio;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use advice::Advice;
use engine::Seat;
use table::Session;
use terminal::{Decide, Programs};

use crate::bot_program::Program;
use crate::bot_protocol::{Decision, NewMatch, ToBot, VERSION};
use crate::exit::Failure;

/// The time limit of a decision.
const TIMEOUT: Duration = Duration::from_secs(60);

/// The programs of a match, by seat. A program starts with its first decision and ends with the match.
#[derive(Default)]
pub(super) struct ProgramSeats(BTreeMap<usize, ProgramSeat>);

struct ProgramSeat {
    program: Arc<Mutex<Program>>,
    /// The number of log lines that the program was told about.
    told: u32,
}

impl Programs for ProgramSeats {
    fn decide(&mut self, command: &str, session: &dyn Session, seat: Seat) -> Option<Decide> {
        let known = match self.0.entry(seat.index()) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(empty) => empty.insert(ProgramSeat::start(command, session, seat).ok()?),
        };
        let decision = Decision {
            lines: session.lines(),
            view: session.view(Some(seat)),
            told: session.story(Some(seat), known.told),
            choices: session.choices(seat).into_iter().map(|choice| choice.notation).collect(),
            time: TIMEOUT.as_millis() as u64,
        };
        known.told = session.lines();
        let program = Arc::clone(&known.program);
        Some(Box::new(move |_| {
            let action = program.lock().ok()?.decide(decision).ok()?;
            Some(Advice { action, opinions: Vec::new(), iterations: 0 })
        }))
    }
}

impl ProgramSeat {
    fn start(command: &str, session: &dyn Session, seat: Seat) -> Result<ProgramSeat, Failure> {
        let words: Vec<String> = command.split_whitespace().map(str::to_owned).collect();
        // Its notes for people would spoil the screen.
        let mut program = Program::start(&words, TIMEOUT, Stdio::null())?;
        program.greet(VERSION)?;
        let header = session.header();
        let (game, options) = (header.game.clone(), header.options.clone());
        let new = NewMatch { game, rules: header.rules, options, seats: header.seats(), seat };
        program.send(&ToBot::Match(new).line())?;
        Ok(ProgramSeat { program: Arc::new(Mutex::new(program)), told: 0 })
    }
}
