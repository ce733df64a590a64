//! Checks and chores, so that no shell script is needed: `cargo xtask ci` is the one command that checks all.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command-line program talks")]

mod borders;
mod browser;
mod ci;
mod new_game;
mod rules;
mod schema;
mod soak;
mod wasm;

use std::process::ExitCode;

use xtask::Chore;

const CHORES: &[Chore] = &[
    ("ci", "everything below that checks, after formatting, lints, documentation and tests", ci::run),
    (
        "rules",
        "lists every clause of every rulebook with its tests; fails on a clause without one",
        rules::run,
    ),
    ("borders", "checks who may depend on whom, and what rule modules may not do", borders::run),
    ("bundle", "builds the browser client into the server: bundle [--dev]", wasm::bundle),
    ("play", "builds everything and opens the table in the browser: play [--dev] [--port PORT]", wasm::play),
    (
        "portable",
        "plays the same games natively and in WebAssembly and compares: portable [GAMES]",
        wasm::portable,
    ),
    (
        "browser",
        "plays in a real browser and looks for faults: browser [--dev] [--short] [WORDS OF A TEST'S NAME]",
        browser::tests,
    ),
    ("pictures", "takes the pictures of the documents in a browser: pictures [--dev]", browser::pictures),
    ("figures", "measures what the browser table costs its visitors: figures [--dev]", browser::figures),
    (
        "new-game",
        "makes a game that plays at once, to be replaced file by file: new-game NAME",
        new_game::run,
    ),
    (
        "schema",
        "asks a server all that its OpenAPI document allows, and more: schema [EXAMPLES]",
        schema::run,
    ),
    ("soak", "plays random games of every kind under all laws: soak [GAMES [GAME]]", soak::run),
];

fn main() -> ExitCode {
    xtask::do_chore(CHORES)
}
