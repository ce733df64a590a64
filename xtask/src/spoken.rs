//! Writes the pages in `docs/spoken` anew: every message as it is spoken.

use xtask::shell::{self, Failed, cargo, project};

/// The test target and the part of a test's name that all tests of the pages have.
const TESTS: [&str; 3] = ["--test", "it", "spoken"];

pub(crate) fn run(_: &[String]) -> Result<(), Failed> {
    let mut command = cargo();
    command.args(["test", "--quiet", "--no-fail-fast", "--package", "testkit"]).env("BLESS", "1");
    for game in games()? {
        command.args(["--package", &game]);
    }
    shell::run(command.args(TESTS))
}

/// The crates of the games: those that test their words.
fn games() -> Result<Vec<String>, Failed> {
    let mut games = Vec::new();
    for entry in std::fs::read_dir(project().join("crates"))? {
        let folder = entry?.path();
        if let Some(name) = folder.file_name().filter(|_| folder.join("tests/it/words.rs").is_file()) {
            games.push(name.to_string_lossy().into_owned());
        }
    }
    games.sort();
    Ok(games)
}
