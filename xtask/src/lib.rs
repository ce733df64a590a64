//! The framework for chores, shared with the crates whose chores need heavy tools.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command-line program talks")]

pub mod packages;
pub mod shell;

use std::process::ExitCode;

use shell::Failed;

/// A chore: its command, its description and its function.
pub type Chore = (&'static str, &'static str, fn(&[String]) -> Result<(), Failed>);

/// Runs the chore that the command line names.
pub fn do_chore(chores: &[Chore]) -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let Some(chore) = chores.iter().find(|chore| words.first().is_some_and(|word| word == chore.0)) else {
        eprintln!("usage: cargo xtask CHORE\n");
        for (word, what, _) in chores {
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
