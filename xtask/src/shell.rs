//! Running other programs, and finding the project.

use std::path::PathBuf;
use std::process::Command;

/// Why a chore failed, in a sentence.
#[derive(Debug)]
pub struct Failed(pub String);

impl<E: std::error::Error> From<E> for Failed {
    fn from(error: E) -> Failed {
        Failed(error.to_string())
    }
}

/// The folder of the project.
pub fn project() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the project").to_owned()
}

/// The same cargo that runs this chore, started in the project.
pub fn cargo() -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(project());
    command
}

/// Where cargo puts what it builds.
pub fn target_folder() -> Result<PathBuf, Failed> {
    let metadata = output_of(cargo().args(["metadata", "--no-deps", "--format-version", "1"]))?;
    let metadata: serde_json::Value = serde_json::from_str(&metadata)?;
    let folder = metadata["target_directory"].as_str();
    folder.map(PathBuf::from).ok_or_else(|| Failed("cargo metadata names no target folder".to_owned()))
}

/// Runs a command, shows what it prints, and fails if it does.
pub fn run(command: &mut Command) -> Result<(), Failed> {
    let line = line_of(command);
    let status = command.status().map_err(|error| Failed(format!("{line}: {error}")))?;
    if status.success() { Ok(()) } else { Err(Failed(format!("{line} ended with {status}"))) }
}

/// Runs a command and returns what it prints.
pub fn output_of(command: &mut Command) -> Result<String, Failed> {
    let line = line_of(command);
    let output = command.output().map_err(|error| Failed(format!("{line}: {error}")))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        return Err(Failed(format!("{line} ended with {}\n{said}", output.status)));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

fn line_of(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}
