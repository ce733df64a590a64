//! Plays many random games under all laws.

use xtask::shell::{self, Failed, cargo};

/// The default number of games, the one that the project promises.
const GAMES: &str = "100000";

pub(crate) fn run(words: &[String]) -> Result<(), Failed> {
    let games = words.first().map_or(GAMES, String::as_str);
    let only = words.get(1);
    // The laws are generic, so the crate that uses them compiles them. An example of the binary's crate is optimised.
    shell::run(
        cargo()
            .args([
                "run",
                "--release",
                "--quiet",
                "--package",
                "roundtable",
                "--example",
                "soak",
                "--",
                games,
            ])
            .args(only),
    )
}
