//! Exit codes. `roundtable --help` explains them.

use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;

/// Why a command failed: a sentence and an exit code. Code 2 belongs to `clap`.
#[derive(Debug)]
pub enum Failure {
    /// 1: an argument or a file is wrong.
    Input(String),
    /// 3: a log did not pass its check.
    CheckFailed(String),
    /// 4: a match was interrupted and saved.
    Interrupted(String),
    /// 0: the reader of our output has closed the pipe (`| head`).
    ClosedPipe,
}

impl Failure {
    /// An argument or a file is wrong; `what` is a sentence.
    pub fn input(what: impl Display) -> Failure {
        Failure::Input(what.to_string())
    }

    /// Prints the sentence to stderr and returns the exit code.
    pub fn report(self, program: &str) -> ExitCode {
        let (code, sentence) = match self {
            Failure::Input(sentence) => (1, sentence),
            Failure::CheckFailed(sentence) => (3, sentence),
            Failure::Interrupted(sentence) => (4, sentence),
            Failure::ClosedPipe => return ExitCode::SUCCESS,
        };
        // If stderr is closed too, the exit code must do.
        let _ = writeln!(anstream::stderr(), "{program}: {sentence}");
        ExitCode::from(code)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::ClosedPipe,
            _ => Failure::Input(error.to_string()),
        }
    }
}
