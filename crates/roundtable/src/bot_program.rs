//! A bot program, connected by pipes.

use std::io::{BufRead, BufReader, ErrorKind, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use crate::bot_protocol::{Decision, FromBot, ToBot};
use crate::exit::Failure;

/// The time limit for its start and its exit.
const STARTUP_TIMEOUT: Duration = Duration::from_secs(10);

/// The longest line that is read.
const MAX_LINE_LENGTH: usize = 10_000;

pub(crate) struct Program {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    timeout: Duration,
}

impl Program {
    /// Starts a program. The first word is its file; `notes` takes its error output.
    pub(crate) fn start(words: &[String], timeout: Duration, notes: Stdio) -> Result<Program, Failure> {
        let mut command = Command::new(&words[0]);
        command.args(&words[1..]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(notes);
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
        Ok(Program { child, input, lines, timeout })
    }

    /// Sends the greeting and returns its name.
    pub(crate) fn greet(&mut self, version: u32) -> Result<String, Failure> {
        self.send(&ToBot::Roundtable(version).line())?;
        let mut name = None;
        loop {
            match self.receive(STARTUP_TIMEOUT, "the greeting")? {
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

    /// Sends a line. An error here is ignored: if the program has ended, waiting for its answer reports that.
    pub(crate) fn send(&mut self, line: &str) -> Result<(), Failure> {
        match writeln!(self.input, "{line}").and_then(|()| self.input.flush()) {
            Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(error.into()),
            _ => Ok(()),
        }
    }

    /// Waits for its decision and checks that it is legal.
    pub(crate) fn decide(&mut self, decision: Decision) -> Result<String, Failure> {
        let question = ToBot::Go(Box::new(decision));
        self.send(&question.line())?;
        let ToBot::Go(decision) = question else { unreachable!("it was made above") };
        loop {
            match self.receive(self.timeout, "go")? {
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

    /// Asks it to exit.
    pub(crate) fn quit(mut self) -> Result<(), Failure> {
        self.send(&ToBot::Quit.line())?;
        loop {
            match self.lines.recv_timeout(STARTUP_TIMEOUT) {
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

    fn receive(&self, timeout: Duration, after: &str) -> Result<FromBot, Failure> {
        match self.lines.recv_timeout(timeout) {
            Ok(line) if line.len() > MAX_LINE_LENGTH => Err(broken("It says a line that is far too long")),
            Ok(line) => Ok(FromBot::read(line.trim_end())),
            Err(RecvTimeoutError::Timeout) => {
                Err(broken(format!("It says nothing for {} seconds after {after}", timeout.as_secs())))
            }
            Err(RecvTimeoutError::Disconnected) => Err(broken(format!("It ended after {after}"))),
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // The process may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn broken(what: impl std::fmt::Display) -> Failure {
    Failure::CheckFailed(format!("{what}. docs/bots.md says how it should be."))
}
