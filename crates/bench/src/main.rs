//! `roundtable-bench speed | load | click`: measurements for developers. Only this program counts allocations, which slows
//! every allocation down.

mod click;
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
    Click(click::Click),
}

fn main() -> ExitCode {
    let command = Bench::parse().command;
    let mut out = anstream::AutoStream::auto(std::io::stdout());
    let result = match command {
        Command::Speed(speed) => speed.run(&mut out),
        Command::Load(load) => load.run(&mut out),
        Command::Click(click) => click.run(&mut out),
    };
    match result.and_then(|()| out.flush().map_err(Failure::from)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report("roundtable-bench"),
    }
}
