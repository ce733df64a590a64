//! The chores that need WebAssembly tools. `cargo xtask` calls this program.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command-line program talks")]

mod bundle;
mod play;
mod portable;

use std::process::ExitCode;

use xtask::Chore;

const CHORES: &[Chore] = &[
    ("bundle", "builds the browser client into the server: bundle [--dev]", bundle::run),
    ("play", "builds everything and opens the table in the browser: play [--dev] [--port PORT]", play::run),
    (
        "portable",
        "plays the same games natively and in WebAssembly and compares: portable [GAMES]",
        portable::run,
    ),
];

fn main() -> ExitCode {
    xtask::do_chore(CHORES)
}
