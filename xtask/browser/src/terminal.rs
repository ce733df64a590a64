//! A player in a terminal: the real program in its line mode, with an answer to every question.

use std::io::{self, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use engine::Rng;
use tempfile::TempDir;
use tokio::task::{JoinHandle, spawn_blocking};
use xtask::shell::Failed;

/// The prompt of line mode.
const PROMPT: &[u8] = b"\n> ";

/// The seed for the answers, so that tests are repeatable.
const SEED: u64 = 4;

/// The number of output lines to show after a failure.
const LAST: usize = 20;

/// A terminal client at a table of a server. Stops when dropped.
pub(crate) struct Terminal {
    child: Child,
    /// The complete output.
    said: JoinHandle<io::Result<String>>,
    /// The folder of its data, deleted when dropped.
    _home: TempDir,
}

impl Terminal {
    /// Joins a table by a link.
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

    /// Plays until the match is over, and returns the complete output.
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
        // The program may have exited already.
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
            // After a refusal, the program asks again without listing the choices.
            choices = if listed == 0 { choices } else { listed as u32 };
            asked = said.len();
            writeln!(input, "{}", 1 + rng.below(choices))?;
        }
    }
}

/// Returns the last lines of the output.
fn end_of(said: &str) -> String {
    let lines: Vec<&str> = said.lines().rev().take(LAST).collect();
    lines.iter().rev().map(|line| format!("\n    {line}")).collect()
}

/// Recognizes a line like ` 1. Challenge the dragon [challenge dragon]`.
fn is_choice(line: &str) -> bool {
    let numbered =
        line.trim_start().split_once(". ").is_some_and(|(number, _)| number.parse::<u32>().is_ok());
    numbered && line.ends_with(']')
}
