//! Calls the separate crate for chores that need WebAssembly tools, which take minutes to build.

use xtask::shell::{self, Failed, cargo};

pub(crate) fn bundle(words: &[String]) -> Result<(), Failed> {
    chore("bundle", words)
}

pub(crate) fn play(words: &[String]) -> Result<(), Failed> {
    chore("play", words)
}

pub(crate) fn portable(words: &[String]) -> Result<(), Failed> {
    chore("portable", words)
}

fn chore(name: &str, words: &[String]) -> Result<(), Failed> {
    shell::run(cargo().args(["run", "--package", "xtask-wasm", "--", name]).args(words))
}
