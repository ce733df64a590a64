//! Recorded results in files: compared, or written anew.

use std::fs;
use std::path::Path;

/// With this in the environment, a file that differs is written anew.
const BLESS: &str = "BLESS";

pub(crate) fn read(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// Panics with the differences, or accepts the text that has none.
pub(crate) fn settle(file: &Path, text: &str, differences: &[String]) {
    if differences.is_empty() {
        return;
    }
    if std::env::var_os(BLESS).is_none() {
        panic!("{} (set {BLESS} to accept what is new):\n{}", file.display(), differences.join("\n"));
    }
    fs::write(file, text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
}
