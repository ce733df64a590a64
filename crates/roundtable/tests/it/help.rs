//! Help, completions, colours, closed pipes.

use std::process::Stdio;

use crate::command::{binary, ran, roundtable};

const COMMANDS: [&str; 16] = [
    "games",
    "play",
    "serve",
    "backup",
    "export",
    "import",
    "reports",
    "check-store",
    "simulate",
    "ladder",
    "replay",
    "verify",
    "rules",
    "bot-protocol",
    "bot-test",
    "completions",
];

#[test]
fn help_teaches_by_example_and_lists_the_exit_codes() {
    let help = roundtable(&["--help"]).fine();
    for part in COMMANDS.into_iter().chain(["Examples:", "Exit codes:", "NO_COLOR", "a log did not pass"]) {
        assert!(help.contains(part), "{part} is missing");
    }
    for command in COMMANDS {
        let help = roundtable(&[command, "--help"]).fine();
        assert!(
            help.contains("Examples:") && help.contains(&format!("roundtable {command} ")),
            "{command}: {help}"
        );
    }
}

#[test]
fn an_invalid_command_line_has_code_2() {
    assert!(roundtable(&["joust"]).misunderstood().contains("joust"));
    assert!(roundtable(&[]).misunderstood().contains("Usage"));
    for words in [&["rules", "chess"][..], &["simulate", "chess"], &["ladder", "chess"]] {
        let said = roundtable(words).misunderstood();
        assert!(said.contains("chess") && said.contains("king-arthur"), "{said}");
    }
}

#[test]
fn shells_can_complete_commands_and_games() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = roundtable(&["completions", shell]).fine();
        assert!(script.contains("simulate"), "{shell}");
        // The other shells' scripts complete no positional words.
        assert!(script.contains("king-arthur") || !["bash", "zsh"].contains(&shell), "{shell}");
    }
    assert!(roundtable(&["completions", "tcsh"]).misunderstood().contains("tcsh"));
}

#[test]
fn there_are_no_colours_in_a_pipe() {
    for words in [&["games"][..], &["rules", "king-arthur"], &["--help"]] {
        assert!(!roundtable(words).fine().contains('\u{1b}'), "{words:?}");
    }
}

#[test]
fn a_closed_pipe_is_no_error() {
    let mut child = binary()
        .args(["rules", "king-arthur"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    drop(child.stdout.take());
    let ran = ran(child.wait_with_output().expect("it ends"));
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
}
