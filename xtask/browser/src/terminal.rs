//! Somebody in a terminal: the real program in its line mode, whose every question is answered.

use std::io::{self, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use engine::Rng;
use tempfile::TempDir;
use tokio::task::{JoinHandle, spawn_blocking};
use xtask::shell::Failed;

/// Where line mode waits for an answer.
const PROMPT: &[u8] = b"\n> ";

/// Some play, the same each time.
const SEED: u64 = 4;

/// So many lines tell how it came to an end.
const LAST: usize = 20;

/// A terminal at a table of a server. It ends with its owner.
pub(crate) struct Terminal {
    child: Child,
    /// All that it says until it ends.
    said: JoinHandle<io::Result<String>>,
    /// What it keeps goes when it ends.
    _home: TempDir,
}

impl Terminal {
    /// Sits down by a link.
    pub(crate) fn sit_down(program: &Path, link: &str, name: &str) -> Result<Terminal, Failed> {
        let home = tempfile::tempdir()?;
        let mut child = Command::new(program)
            .args(["play", "--plain", "--lang", "en", "--name", name, "--server", link])
            .env("ROUNDTABLE_HOME", home.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let input = child.stdin.take().expect("it was piped");
        let output = child.stdout.take().expect("it was piped");
        let said = spawn_blocking(move || answer_all(output, input));
        Ok(Terminal { child, said, _home: home })
    }

    /// Plays on until the match is over, and tells everything that was read there.
    pub(crate) async fn play(mut self) -> Result<String, Failed> {
        let said = (&mut self.said).await??;
        let status = self.child.wait()?;
        if status.success() {
            Ok(said)
        } else {
            Err(Failed(format!("the terminal: {status}{}", end_of(&said))))
        }
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // One that has ended already does not mind.
        let _ = self.child.kill().and_then(|()| self.child.wait());
    }
}

/// Answers every question with one of the choices that were listed last.
fn answer_all(mut output: ChildStdout, mut input: ChildStdin) -> io::Result<String> {
    let mut rng = Rng::seeded(SEED);
    let (mut said, mut asked, mut choices) = (Vec::new(), 0, 1);
    let mut piece = [0; 4096];
    loop {
        let count = output.read(&mut piece)?;
        if count == 0 {
            return Ok(String::from_utf8_lossy(&said).into_owned());
        }
        said.extend_from_slice(&piece[..count]);
        if said.ends_with(PROMPT) {
            let listed =
                String::from_utf8_lossy(&said[asked..]).lines().filter(|line| is_choice(line)).count();
            // What was refused is asked again without a list.
            choices = if listed == 0 { choices } else { listed as u32 };
            asked = said.len();
            writeln!(input, "{}", 1 + rng.below(choices))?;
        }
    }
}

/// The last that was said.
fn end_of(said: &str) -> String {
    let lines: Vec<&str> = said.lines().rev().take(LAST).collect();
    lines.iter().rev().map(|line| format!("\n    {line}")).collect()
}

/// `  1. Challenge the dragon [challenge dragon]`.
fn is_choice(line: &str) -> bool {
    let numbered =
        line.trim_start().split_once(". ").is_some_and(|(number, _)| number.parse::<u32>().is_ok());
    numbered && line.ends_with(']')
}
