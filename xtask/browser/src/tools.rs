//! The tools for the tests: a browser, its driver, and axe-core. Installs what is missing.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use xtask::shell::{self, Failed, target_folder};

/// Programs, and the Debian packages that contain them.
const PROGRAMS: &[(&str, &str)] =
    &[("chromium", "chromium"), ("chromedriver", "chromium-driver"), ("npm", "npm")];

/// The version of axe-core is fixed: a new version may find new violations, so an update should be a decision.
const AXE: &str = "axe-core@4.14.0";

/// Installs the missing programs.
pub(crate) fn ensure_programs() -> Result<(), Failed> {
    let missing: Vec<&str> =
        PROGRAMS.iter().filter(|(program, _)| !is_there(program)).map(|(_, package)| *package).collect();
    if missing.is_empty() {
        return Ok(());
    }
    println!("==> Installing {}", missing.join(", "));
    let install = ["install", "--quiet", "--yes", "--no-install-recommends"];
    apt_get(&["update", "--quiet"])
        .and_then(|()| apt_get(&[&install[..], &missing].concat()))
        .map_err(|Failed(why)| Failed(format!("{why}; the browser tests need {}", missing.join(", "))))
}

/// Returns the source of axe-core.
pub(crate) fn axe() -> Result<String, Failed> {
    let folder = target_folder()?.join("axe");
    let script = folder.join("node_modules/axe-core/axe.min.js");
    let version = folder.join("version");
    let have = script.exists() && fs::read_to_string(&version).is_ok_and(|have| have == AXE);
    if !have {
        println!("==> Fetching {AXE}");
        fs::create_dir_all(&folder)?;
        let install = ["install", "--no-save", "--no-audit", "--no-fund", "--ignore-scripts"];
        let mut npm = Command::new("npm");
        npm.args(install).arg("--prefix").arg(&folder).arg("--cache").arg(folder.join("cache"));
        shell::run(npm.arg(AXE).stdout(Stdio::null()))?;
        fs::write(&version, AXE)?;
    }
    Ok(fs::read_to_string(script)?)
}

fn is_there(program: &str) -> bool {
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
