//! Calls the separate crate for chores that need a browser.

use xtask::shell::{self, Failed, cargo};

pub(crate) fn tests(words: &[String]) -> Result<(), Failed> {
    chore("browser", words)
}

pub(crate) fn pictures(words: &[String]) -> Result<(), Failed> {
    chore("pictures", words)
}

pub(crate) fn figures(words: &[String]) -> Result<(), Failed> {
    chore("figures", words)
}

fn chore(name: &str, words: &[String]) -> Result<(), Failed> {
    shell::run(cargo().args(["run", "--quiet", "--package", "xtask-browser", "--", name]).args(words))
}
