//! Checks and chores, so that no shell script is needed: `cargo xtask ci` is the one command that checks all.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command-line program talks")]

mod borders;
mod bundle;
mod ci;
mod play;
mod portable;
mod rules;
mod shell;
mod soak;

use std::process::ExitCode;

use shell::Failed;

/// Every chore: its word, what it does, how it is done.
type Chore = (&'static str, &'static str, fn(&[String]) -> Result<(), Failed>);

const CHORES: &[Chore] = &[
    ("ci", "everything below that checks, after formatting, lints, documentation and tests", ci::run),
    (
        "rules",
        "lists every clause of every rulebook with its tests; fails on a clause without one",
        rules::run,
    ),
    ("borders", "checks who may depend on whom, and what rule modules may not do", borders::run),
    ("bundle", "builds the browser client into the server: bundle [--dev]", bundle::run),
    ("play", "builds everything and opens the table in the browser: play [--dev] [--port PORT]", play::run),
    (
        "portable",
        "plays the same games natively and in WebAssembly and compares: portable [GAMES]",
        portable::run,
    ),
    ("soak", "plays random games of every kind under all laws: soak [GAMES]", soak::run),
];

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let Some(chore) = CHORES.iter().find(|chore| words.first().is_some_and(|word| word == chore.0)) else {
        eprintln!("usage: cargo xtask CHORE\n");
        for (word, what, _) in CHORES {
            eprintln!("  {word:<10} {what}");
        }
        return ExitCode::from(2);
    };
    match chore.2(&words[1..]) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failed(why)) => {
            eprintln!("{}: {why}", chore.0);
            ExitCode::FAILURE
        }
    }
}
