//! Runs other programs and finds the project's folders.

use std::path::PathBuf;
use std::process::Command;

/// The reason why a chore failed, as a sentence.
#[derive(Debug)]
pub struct Failed(pub String);

impl<E: std::error::Error> From<E> for Failed {
    fn from(error: E) -> Failed {
        Failed(error.to_string())
    }
}

/// Returns the root folder of the project.
pub fn project() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the project").to_owned()
}

/// Returns the folder of a game's crate. Its name may differ from the game's id.
pub fn folder_of(game: &str) -> Result<PathBuf, Failed> {
    let id = format!("const ID: &'static str = \"{game}\";");
    for entry in std::fs::read_dir(project().join("crates"))? {
        let folder = entry?.path();
        let has_id =
            |file: &str| std::fs::read_to_string(folder.join(file)).is_ok_and(|text| text.contains(&id));
        if has_id("src/lib.rs") || has_id("src/position.rs") {
            return Ok(folder);
        }
    }
    Err(Failed(format!("no crate has the game {game}")))
}

/// Returns a command for the cargo that runs this chore, with the project as its working directory.
pub fn cargo() -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(project());
    command
}

/// Returns cargo's target folder.
pub fn target_folder() -> Result<PathBuf, Failed> {
    let metadata = output_of(cargo().args(["metadata", "--no-deps", "--format-version", "1"]))?;
    let metadata: serde_json::Value = serde_json::from_str(&metadata)?;
    let folder = metadata["target_directory"].as_str();
    folder.map(PathBuf::from).ok_or_else(|| Failed("cargo metadata names no target folder".to_owned()))
}

/// Runs a command with its output shown. Fails if the command does.
pub fn run(command: &mut Command) -> Result<(), Failed> {
    let line = line_of(command);
    let status = command.status().map_err(|error| Failed(format!("{line}: {error}")))?;
    if status.success() { Ok(()) } else { Err(Failed(format!("{line} ended with {status}"))) }
}

/// Runs a command and returns its standard output.
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
