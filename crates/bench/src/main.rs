//! `roundtable-bench speed | load`: measurements for developers. Only this program counts allocations, which makes
//! every allocation slower; the program that people run does not.

mod load;
mod speed;

use std::io::Write;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use roundtable::exit::Failure;

/// Measures the games and the server of Roundtable.
#[derive(Parser)]
#[command(version, disable_help_subcommand = true)]
struct Bench {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Speed(speed::Bench),
    Load(load::Load),
}

fn main() -> ExitCode {
    let command = Bench::parse().command;
    let mut out = anstream::AutoStream::auto(std::io::stdout());
    let result = match command {
        Command::Speed(speed) => speed.run(&mut out),
        Command::Load(load) => load.run(&mut out),
    };
    match result.and_then(|()| out.flush().map_err(Failure::from)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report("roundtable-bench"),
    }
}
