//! The one binary: `roundtable games | play | serve | simulate | replay | verify | rules | …`.
//!
//! Each command is a module with a `clap` struct. Its `run` writes to the given writer or returns a [`Failure`], whose
//! exit codes are in [`exit`](roundtable::exit).

mod bot_program;
mod bot_protocol;
mod bot_test;
mod check_store;
mod choose;
mod completions;
mod games;
mod ladder;
mod language;
mod maintenance;
mod picture;
mod play;
mod replay;
mod rules;
mod run_options;
mod serve;
mod simulate;
mod store_file;
mod story;
mod verify;

use std::io::Write;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use roundtable::exit::Failure;
use roundtable::{api_client, exit};

/// The digital table for knightly games.
///
/// Play against people and bots, watch bots play each other, look at any moment of a match, check that its cards and
/// dice were honest, and read the rule behind every line.
#[derive(Parser)]
#[command(version, after_long_help = EXAMPLES, disable_help_subcommand = true)]
struct Roundtable {
    #[command(subcommand)]
    command: Command,
}

const EXAMPLES: &str = "\
Examples:
  roundtable games                                   what can be played, with how many and which variants
  roundtable play king-arthur                        sit down against bots
  roundtable serve --open                            the same in the browser
  roundtable rules king-arthur KA-31                 read one rule
  roundtable simulate king-arthur --games 1000 --bots squire,knight
  roundtable replay match.log --at 20 --as 1         the table after 20 lines, as seat 1 saw it
  roundtable verify match.log                        were the cards and dice honest?
  roundtable check-store house.db                    before an upgrade: does this program play all stored matches?

Seats are counted from 1. Colours are left out when the output is not a terminal or NO_COLOR is set.

Exit codes:
  0  done
  1  something given is wrong: a file that cannot be read, seats out of range, options that do not exist
  2  the command line cannot be understood: an unknown command, game or bot
  3  a log did not pass: a broken seal, an edited card or die, a step that the rules forbid; a stored match that does not replay
  4  a match was broken off before its end; it is saved and can be resumed";

#[derive(Subcommand)]
enum Command {
    Games(games::Games),
    Play(play::Play),
    Serve(serve::Serve),
    Backup(maintenance::Backup),
    Export(maintenance::Export),
    Import(maintenance::Import),
    Reports(maintenance::Reports),
    CheckStore(check_store::CheckStore),
    Simulate(simulate::Simulate),
    Ladder(ladder::Ladder),
    Replay(replay::Replay),
    Verify(verify::Verify),
    Rules(rules::Rules),
    BotProtocol(bot_protocol::BotProtocol),
    BotTest(bot_test::BotTest),
    Completions(completions::Completions),
}

fn main() -> ExitCode {
    let command = Roundtable::parse().command;
    let mut out = anstream::AutoStream::auto(std::io::stdout());
    let result = run(command, &mut out).and_then(|()| out.flush().map_err(Failure::from));
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report("roundtable"),
    }
}

fn run(command: Command, out: &mut dyn Write) -> Result<(), Failure> {
    match command {
        Command::Games(games) => games.run(out),
        Command::Play(play) => play.run(out),
        Command::Serve(serve) => serve.run(out),
        Command::Backup(backup) => backup.run(out),
        Command::Export(export) => export.run(out),
        Command::Import(import) => import.run(out),
        Command::Reports(reports) => reports.run(out),
        Command::CheckStore(check) => check.run(out),
        Command::Simulate(simulate) => simulate.run(out),
        Command::Ladder(ladder) => ladder.run(out),
        Command::Replay(replay) => replay.run(out),
        Command::Verify(verify) => verify.run(out),
        Command::Rules(rules) => rules.run(out),
        Command::BotProtocol(protocol) => protocol.run(out),
        Command::BotTest(test) => test.run(out),
        Command::Completions(completions) => completions.run(out),
    }
}
