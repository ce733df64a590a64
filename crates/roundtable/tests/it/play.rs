//! `play` in line mode, through pipes.

use std::io::Write;
use std::process::Stdio;

use crate::command::{Folder, Ran, binary, finished_match, ran, roundtable};

/// Plays with this input; matches are saved in the folder.
fn play(folder: &Folder, words: &[&str], input: &str) -> Ran {
    let mut command = binary();
    command.arg("play").args(words).env("ROUNDTABLE_HOME", folder.path(""));
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    let mut pipe = child.stdin.take().expect("the input is a pipe");
    // A match that ends early closes its input; the rest is not needed.
    let _ = pipe.write_all(input.as_bytes());
    drop(pipe);
    ran(child.wait_with_output().expect("it ends"))
}

const ANSWERS: &str = "2\n1\n3\n1\n";

#[test]
fn a_whole_match_is_played_kept_replayed_and_verified() {
    let folder = Folder::new();
    let words = ["king-arthur", "--players", "Anna,page", "--seed", "a friday", "--plain"];
    let out = play(&folder, &words, &ANSWERS.repeat(2000)).fine();
    assert!(out.contains("The seed is sealed: sha256:") && out.contains("roundtable verify"), "{out}");
    assert!(!out.contains('\u{1b}'), "no escape codes in line mode");
    let log = folder.path("matches/king-arthur-1.log");
    assert_eq!(roundtable(&["replay", &log, "--check"]).json()["over"], true);
    roundtable(&["verify", &log]).fine();
    // The same seed gives the same cards and the same bots.
    let again = play(&folder, &words, &ANSWERS.repeat(2000)).fine();
    assert_eq!(out.replace("arthur-1.log", "arthur-2.log"), again);
}

#[test]
fn when_the_input_ends_the_match_is_saved_and_can_be_resumed() {
    let folder = Folder::new();
    let sentence = play(&folder, &["king-arthur", "--players", "you,page"], "1\n").fails(4);
    assert!(
        sentence.contains("roundtable play --resume") && sentence.contains("king-arthur-1.log"),
        "{sentence}"
    );
    let begun = folder.read("matches/king-arthur-1.log");
    // A second match, so that the first is not the only one.
    play(&folder, &["king-arthur", "--players", "page,page", "--seed", "x"], "").fine();
    play(&folder, &["--resume", "--lang", "de"], "undo\nquit\n").fine();
    assert!(folder.read("matches/king-arthur-1.log").starts_with(&begun));
    play(&folder, &["--resume", &folder.path("matches/king-arthur-1.log")], &ANSWERS.repeat(2000)).fine();
    let sentence = play(&folder, &["--resume"], "").fails(1);
    assert_eq!(sentence, "There is no unfinished match to resume: start one with roundtable play GAME.");
}

#[test]
fn garbage_is_answered_and_changes_nothing() {
    let folder = Folder::new();
    let input = "challenge the moon\n999\n\u{1b}[2J\nrules KA-31\nlang de\nquit\n";
    let out = play(&folder, &["king-arthur", "--players", "you,page", "--options", "first=1"], input).fine();
    assert!(out.contains("The numbers go from 1 to ") && out.contains("KA-31: "), "{out}");
    assert!(out.contains("Ab jetzt auf Deutsch."), "{out}");
    assert!(!out.contains('\u{1b}'), "what was typed is not echoed as escape codes");
}

#[test]
fn what_cannot_be_played_is_refused_in_a_sentence() {
    let folder = Folder::new();
    let refused = |words: &[&str]| play(&folder, &[&["king-arthur"], words].concat(), "").fails(1);
    assert_eq!(refused(&["--seats", "9"]), "--seats: the game is for 2 to 5 players, not 9.");
    assert_eq!(refused(&["--players", "you"]), "2 to 5 can play, not 1.");
    assert_eq!(refused(&["--players", "Anna,,page"]), "--players: a player is missing between two commas.");
    assert_eq!(refused(&["--players", "Anna,Anna"]), "--players: two players are called Anna.");
    assert_eq!(refused(&["--as", "4"]), "--as: there is no seat 4; the match has 3 seats.");
    assert!(refused(&["--players", "you,page", "--as", "2"]).starts_with("--as: --players already decides"));
    assert!(refused(&["--options", "seals=maybe"]).contains("seals="));
    let file = folder.file("no-folder", "");
    let sentence = refused(&["--save-dir", &file]);
    assert!(sentence.starts_with(&format!("Matches cannot be saved in {file}: ")), "{sentence}");
    assert!(play(&folder, &["--resume", "nowhere.log"], "").fails(1).contains("nowhere.log"));
    assert!(play(&folder, &["camelot-by-night"], "").misunderstood().contains("camelot-by-night"));
    assert!(play(&folder, &[], "").misunderstood().contains("GAME"));
}

#[test]
fn a_match_that_is_over_can_be_looked_at_once_more() {
    let folder = Folder::new();
    let file = folder.file("over.log", finished_match().log());
    let out = play(&folder, &["--resume", &file], "").fine();
    assert!(out.contains("1. ") && out.contains("has won"), "{out}");
}

#[test]
fn a_program_sits_at_the_table_as_a_bot() {
    let folder = Folder::new();
    let own = format!("program:{} bot-protocol --level page", env!("CARGO_BIN_EXE_roundtable"));
    let players = format!("ismcts:2,{own}");
    play(&folder, &["king-arthur", "--players", &players, "--seed", "x"], "").fine();
    let log = folder.read("matches/king-arthur-1.log");
    assert!(log.contains(&format!("= {own}\n")) && log.contains("= ismcts:2\n"), "{log}");
    assert!(log.lines().any(|line| line.contains(". 2 ")), "the program has played: {log}");
    let broken =
        play(&folder, &["king-arthur", "--players", "you,program:/no/such/program", "--seed", "x"], "end\n");
    assert!(broken.out.contains("bot") && broken.code != 101, "{}{}", broken.out, broken.err);
    let unknown = play(&folder, &["king-arthur", "--players", "you,strategy-1"], "").fails(1);
    assert!(unknown.contains("There is no bot “strategy-1” for this game."), "{unknown}");
}
