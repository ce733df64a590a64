//! Programs that chores need from Debian packages. Installs what is missing.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::shell::{self, Failed};

/// Installs these Debian packages. `purpose` names what needs them, for the message of a failure.
pub fn install(packages: &[&str], purpose: &str) -> Result<(), Failed> {
    if packages.is_empty() {
        return Ok(());
    }
    let names = packages.join(", ");
    println!("==> Installing {names}");
    let install = ["install", "--quiet", "--yes", "--no-install-recommends"];
    apt_get(&["update", "--quiet"])
        .and_then(|()| apt_get(&[&install[..], packages].concat()))
        .map_err(|Failed(why)| Failed(format!("{why}; {purpose} need {names}")))
}

/// Returns whether a program can be run by its name.
pub fn is_there(program: &str) -> bool {
    let folders = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&folders).any(|folder: PathBuf| Path::new(&folder).join(program).is_file())
}

fn apt_get(words: &[&str]) -> Result<(), Failed> {
    let root = shell::output_of(Command::new("id").arg("-u"))?.trim() == "0";
    let mut command = if root { Command::new("apt-get") } else { Command::new("sudo") };
    if !root {
        command.arg("apt-get");
    }
    shell::run(command.args(words).env("DEBIAN_FRONTEND", "noninteractive"))
}
