//! The tools for the tests: a browser, its driver, and axe-core. Installs what is missing.

use std::fs;
use std::process::{Command, Stdio};

use xtask::packages;
use xtask::shell::{self, Failed, target_folder};

/// Programs, and the Debian packages that contain them.
const PROGRAMS: &[(&str, &str)] =
    &[("chromium", "chromium"), ("chromedriver", "chromium-driver"), ("npm", "npm")];

/// The version of axe-core is fixed: a new version may find new violations, so an update should be a decision.
const AXE: &str = "axe-core@4.14.0";

/// Installs the missing programs.
pub(crate) fn ensure_programs() -> Result<(), Failed> {
    let missing = PROGRAMS.iter().filter(|(program, _)| !packages::is_there(program));
    let missing: Vec<&str> = missing.map(|(_, package)| *package).collect();
    packages::install(&missing, "the browser tests")
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
