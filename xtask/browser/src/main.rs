//! The chores that need a browser. `cargo xtask` calls this program.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command-line program talks")]

mod aloud;
mod axe;
mod browser;
mod figures;
mod hand;
mod house;
mod moments;
mod pictures;
mod run;
mod small;
mod terminal;
mod tests;
mod tools;

use std::process::ExitCode;

use xtask::Chore;

const CHORES: &[Chore] = &[
    ("browser", "runs the browser tests: browser [--dev] [--short] [PART OF A TEST'S NAME]", run::run),
    ("pictures", "takes the screenshots for the documents: pictures [--dev]", pictures::run),
    (
        "figures",
        "measures download sizes, loading and response times of the browser client: figures [--dev]",
        figures::run,
    ),
];

fn main() -> ExitCode {
    xtask::do_chore(CHORES)
}
