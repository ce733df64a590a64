//! Checks and chores in Rust instead of shell scripts. `cargo xtask ci` runs all checks.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command-line program talks")]

mod borders;
mod browser;
mod ci;
mod new_game;
mod rules;
mod schema;
mod soak;
mod spelling;
mod spoken;
mod styles;
mod wasm;

use std::process::ExitCode;

use xtask::Chore;

const CHORES: &[Chore] = &[
    ("ci", "runs all checks: formatting, lints, documentation, tests, and the checks below", ci::run),
    (
        "rules",
        "lists every clause of every rulebook with its tests; fails on a clause without one",
        rules::run,
    ),
    (
        "borders",
        "checks the dependencies between crates, the constructs that rules must not use, and the names in style sheets",
        borders::run,
    ),
    ("bundle", "builds the browser client into the server: bundle [--dev]", wasm::bundle),
    ("play", "builds everything and opens the table in the browser: play [--dev] [--port PORT]", wasm::play),
    (
        "portable",
        "plays the same games natively and in WebAssembly and compares: portable [GAMES]",
        wasm::portable,
    ),
    ("browser", "runs the browser tests: browser [--dev] [--short] [PART OF A TEST'S NAME]", browser::tests),
    ("pictures", "takes the screenshots for the documents: pictures [--dev]", browser::pictures),
    (
        "figures",
        "measures download sizes, loading and response times of the browser client: figures [--dev]",
        browser::figures,
    ),
    ("spoken", "writes the pages of docs/spoken anew: every message as it is spoken", spoken::run),
    ("spelling", "checks the spelling of every message, in the pages of docs/spoken", spelling::run),
    ("new-game", "creates a playable game from the template: new-game NAME", new_game::run),
    ("schema", "fuzzes a server by its OpenAPI document: schema [EXAMPLES]", schema::run),
    ("soak", "plays random games of every kind under all laws: soak [GAMES [GAME]]", soak::run),
];

fn main() -> ExitCode {
    xtask::do_chore(CHORES)
}
