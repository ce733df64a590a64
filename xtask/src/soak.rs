//! Many random games under all laws.

use xtask::shell::{self, Failed, cargo};

/// Without a number, as many games as the project promises.
const GAMES: &str = "100000";

pub(crate) fn run(words: &[String]) -> Result<(), Failed> {
    let games = words.first().map_or(GAMES, String::as_str);
    let only = words.get(1);
    // An example of the binary's crate, built with optimisation: laws are generic and compiled where they are used.
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
