//! A program that plays, at the other end of two pipes.

use std::io::{BufRead, BufReader, ErrorKind, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use crate::bot_protocol::{Decision, FromBot, ToBot};
use crate::exit::Failure;

/// It may take so long to begin and to end.
const MANNERS: Duration = Duration::from_secs(10);

/// Lines of a program are read up to this length.
const LONGEST: usize = 10_000;

/// A running program.
pub(super) struct Program {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    patience: Duration,
}

impl Program {
    pub(super) fn start(words: &[String], patience: Duration) -> Result<Program, Failure> {
        let mut command = Command::new(&words[0]);
        command.args(&words[1..]).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command
            .spawn()
            .map_err(|error| Failure::input(format!("“{}” cannot be started: {error}.", words[0])))?;
        let input = child.stdin.take().expect("it was piped");
        let output = child.stdout.take().expect("it was piped");
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        Ok(Program { child, input, lines, patience })
    }

    /// Greets it and learns its name.
    pub(super) fn greet(&mut self, version: u32) -> Result<String, Failure> {
        self.say(&ToBot::Roundtable(version).line())?;
        let mut name = None;
        loop {
            match self.hear(MANNERS, "the greeting")? {
                FromBot::Name(words) => name = Some(words),
                FromBot::Ready => {
                    return name.ok_or_else(|| broken("It says ready before its name, which is name WORDS"));
                }
                FromBot::Action(action) => {
                    return Err(broken(format!("It says action {action} before anybody asked")));
                }
                FromBot::Note => {}
            }
        }
    }

    /// Tells it a line. Whether a program that ended is noticed here is a matter of luck, so it is not an error here:
    /// what it said last, and then its end, are heard when its answer is awaited.
    pub(super) fn say(&mut self, line: &str) -> Result<(), Failure> {
        match writeln!(self.input, "{line}").and_then(|()| self.input.flush()) {
            Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(error.into()),
            _ => Ok(()),
        }
    }

    /// What it decides: one of the choices.
    pub(super) fn decide(&mut self, decision: Decision) -> Result<String, Failure> {
        let question = ToBot::Go(Box::new(decision));
        self.say(&question.line())?;
        let ToBot::Go(decision) = question else { unreachable!("it was made above") };
        loop {
            match self.hear(self.patience, "go")? {
                FromBot::Action(action) if decision.choices.contains(&action) => return Ok(action),
                FromBot::Action(action) => {
                    return Err(broken(format!("It plays “{action}”, which is none of the choices")));
                }
                FromBot::Note => {}
                FromBot::Name(_) | FromBot::Ready => {
                    return Err(broken("It greets again when it should decide"));
                }
            }
        }
    }

    /// Sends it home.
    pub(super) fn quit(mut self) -> Result<(), Failure> {
        self.say(&ToBot::Quit.line())?;
        loop {
            match self.lines.recv_timeout(MANNERS) {
                Ok(line) if matches!(FromBot::read(&line), FromBot::Note) => {}
                Ok(line) => return Err(broken(format!("It says “{line}” when it should end"))),
                Err(RecvTimeoutError::Timeout) => return Err(broken("It does not end when told to")),
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        let status = self.child.wait()?;
        match status.success() {
            true => Ok(()),
            false => Err(broken(format!("It ends with {status}"))),
        }
    }

    fn hear(&self, patience: Duration, after: &str) -> Result<FromBot, Failure> {
        match self.lines.recv_timeout(patience) {
            Ok(line) if line.len() > LONGEST => Err(broken("It says a line that is far too long")),
            Ok(line) => Ok(FromBot::read(line.trim_end())),
            Err(RecvTimeoutError::Timeout) => {
                Err(broken(format!("It says nothing for {} seconds after {after}", patience.as_secs())))
            }
            Err(RecvTimeoutError::Disconnected) => Err(broken(format!("It ended after {after}"))),
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn broken(what: impl std::fmt::Display) -> Failure {
    Failure::Verdict(format!("{what}. docs/bots.md says how it should be."))
}
