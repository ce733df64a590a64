//! The chores that need a browser. `cargo xtask` calls them like all others.
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
    (
        "browser",
        "plays in a real browser and looks for faults: browser [--dev] [--short] [WORDS OF A TEST'S NAME]",
        run::run,
    ),
    ("pictures", "takes the pictures of the documents: pictures [--dev]", pictures::run),
    ("figures", "measures what the browser table costs its visitors: figures [--dev]", figures::run),
];

fn main() -> ExitCode {
    xtask::do_chore(CHORES)
}
