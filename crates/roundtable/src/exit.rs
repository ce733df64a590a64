//! How a run can end. The codes are explained to people in `roundtable --help`.

use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;

/// Why a command did not do what it was asked: one sentence and an exit code. Code 2 is `clap`'s.
#[derive(Debug)]
pub enum Failure {
    /// 1: something given is wrong.
    Input(String),
    /// 3: a log did not pass its check.
    Verdict(String),
    /// 4: a match was broken off and saved.
    BrokenOff(String),
    /// 0: whoever read our output has had enough of it (`| head`).
    ClosedPipe,
}

impl Failure {
    /// Something given is wrong, in a sentence.
    pub fn input(what: impl Display) -> Failure {
        Failure::Input(what.to_string())
    }

    /// Says it on stderr, in the name of this program.
    pub fn report(self, program: &str) -> ExitCode {
        let (code, sentence) = match self {
            Failure::Input(sentence) => (1, sentence),
            Failure::Verdict(sentence) => (3, sentence),
            Failure::BrokenOff(sentence) => (4, sentence),
            Failure::ClosedPipe => return ExitCode::SUCCESS,
        };
        // If stderr is closed too, the exit code is all that is left to say.
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
