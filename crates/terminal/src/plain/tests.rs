//! Line mode, driven through pipes, with a toy on the table.

use std::io::Cursor;

use lang::Locale;
use tempfile::TempDir;

use super::*;
use crate::fake::runner;

const ALONE: [(&str, Option<&str>); 2] = [("Anna", None), ("Morgan", Some("page"))];
const TOGETHER: [(&str, Option<&str>); 2] = [("Anna", None), ("Bert", None)];

struct Played {
    farewell: Farewell,
    text: String,
    log: String,
    _folder: TempDir,
}

/// Lines from a pipe.
fn script(input: impl Into<Vec<u8>>) -> (InputKind, Cursor<Vec<u8>>) {
    (InputKind::Script, Cursor::new(input.into()))
}

fn play(players: &[(&str, Option<&str>)], locale: Locale, input: &[u8]) -> Played {
    let folder = tempfile::tempdir().unwrap();
    let mut runner = runner(&folder, players);
    let mut output = Vec::new();
    let farewell = play_in_lines(&mut runner, locale, script(input), &mut output).unwrap();
    let log = std::fs::read_to_string(runner.kept_at()).unwrap();
    let text = String::from_utf8(output).unwrap();
    assert!(!text.contains('\u{1b}'), "no escape codes in line mode");
    Played { farewell, text, log, _folder: folder }
}

#[track_caller]
fn says(played: &Played, words: &[&str]) {
    for words in words {
        assert!(played.text.contains(words), "{words:?} was not said:\n{}", played.text);
    }
}

#[test]
fn a_whole_match_by_numbers() {
    let played = play(&ALONE, Locale::En, b"2\n1\n");
    assert_eq!(played.farewell.ended, Ended::Over);
    assert_eq!(played.log, "1 play 0\n2 pass\n1 pass\n2 pass\n");
    says(&played, &["Toy – a toy", "Seat 2: Morgan, a bot (page)", "The seed is sealed: sha256:"]);
    says(&played, &["You: 0 points, cards 3, it is your turn", "Hand: Secret0, worth 0; Secret1, worth 1"]);
    says(&played, &["  1. Pass [pass]", "  2. Play 0 [play 0]", "Morgan did it. (TO-01)"]);
    assert!(played.farewell.words.starts_with("You have won!\n1. You: 3 points\n2. Morgan: 1 point\n"));
    assert!(played.farewell.words.contains("roundtable verify"));
}

#[test]
fn a_whole_match_in_notation_and_in_german() {
    let played = play(&ALONE, Locale::De, b"burn 1\nplay 2\n");
    assert_eq!(played.log, "1 burn 1\n2 pass\n1 play 2\n2 pass\n");
    says(&played, &["Spiel oder passe.", "Morgan war es.", "Platz 2: Morgan, ein Bot (Page)"]);
    assert!(played.farewell.words.starts_with("Du hast gewonnen!"));
}

#[test]
fn when_the_input_ends_the_match_is_saved_and_can_be_resumed() {
    let played = play(&ALONE, Locale::En, b"play 0\n");
    assert_eq!(played.farewell.ended, Ended::InputClosed);
    assert_eq!(played.log, "1 play 0\n2 pass\n");
    assert!(played.farewell.words.contains("roundtable play --resume"));
    assert_eq!(play(&ALONE, Locale::En, b"").farewell.ended, Ended::InputClosed);
    assert_eq!(play(&TOGETHER, Locale::En, b"").farewell.ended, Ended::InputClosed);
}

#[test]
fn garbage_gets_a_sentence_and_changes_nothing() {
    let played = play(&ALONE, Locale::En, b"99\n0\nplay 77\n\xff\xfe\n\n-3\n\x1b[2J\nlang xx\nquit\n");
    assert_eq!(played.farewell.ended, Ended::Left);
    assert_eq!(played.log, "");
    says(&played, &["The numbers go from 1 to 7.", "That is not there. (TO-01)", "The languages are en"]);
}

#[test]
fn commands_answer() {
    let input = b"help\nrules\nrules now\nrules TO-02\nrules grail\nstate\nhint\nundo\nlog\nlang de\nquit\n";
    let played = play(&ALONE, Locale::En, input);
    says(
        &played,
        &["save FILE", "TO-01: Play a card.", "TO-02: Or pass.", "No rule says anything about that."],
    );
    says(
        &played,
        &["after 4000 tries", "  1. Pass: 62 %", "Somebody else has acted since", "Ab jetzt auf Deutsch."],
    );
    assert_eq!(played.text.matches("Pile, a pile of 17").count(), 2);
}

#[test]
fn a_copy_can_be_saved() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("my copy.log");
    let input = format!("pass\nsave {}\nsave {}/no/where\n", file.display(), folder.path().display());
    let played = play(&ALONE, Locale::En, input.as_bytes());
    says(&played, &["Saved as ", "could not be written: "]);
    assert_eq!(std::fs::read_to_string(file).unwrap(), "1 pass\n2 pass\n");
}

#[test]
fn between_people_a_curtain_falls_and_nobody_is_shown_the_others_hand() {
    let played = play(&TOGETHER, Locale::En, b"\npass\n\npass\n\npass\n\npass\n");
    assert_eq!(played.farewell.ended, Ended::Over);
    let parts: Vec<&str> = played.text.split("Pass the screen to ").collect();
    assert_eq!(parts.len(), 5);
    for (part, other) in parts[1..].iter().zip(["Secret3", "Secret0", "Secret3", "Secret0"]) {
        assert!(part.contains("Secret") && !part.contains(other), "{other} was seen:\n{part}");
        assert!(part.starts_with("Anna. Press Enter") || part.starts_with("Bert. Press Enter"));
    }
    assert!(!parts[0].contains("Secret"));
}

/// Three can be interrupted: before the bot acts, the two people at the terminal have their time.
const PAUSED: [(&str, Option<&str>); 3] = [("Anna", None), ("Bert", None), ("Morgan", Some("page"))];

#[test]
fn before_a_bot_acts_somebody_else_may_ask_for_the_screen() {
    let played = play(&PAUSED, Locale::En, b"\npass\n\npass\nscreen 1\n\nscreen back\n1\nquit\n");
    let text = &played.text;
    let pause = text.find("Anyone at this terminal may act out of turn now.").expect("the bot waits");
    let passed = text[pause..].find("Pass the screen to Anna.").expect("Anna asked for it");
    assert!(text[pause + passed..].contains("Secret0"), "Anna sees her hand:\n{text}");
    assert!(played.log.starts_with("1 pass\n2 pass\n3 pass\n"), "then the bot acts: {}", played.log);
}

#[test]
fn a_pause_is_ended_by_its_number_and_by_an_empty_line() {
    for go_on in ["1", ""] {
        let input = format!("\npass\n\npass\n9\n{go_on}\nquit\n");
        let played = play(&PAUSED, Locale::De, input.as_bytes());
        says(&played, &["Die Nummern gehen von 1 bis 1.", "  1. Weiter"]);
        assert!(played.log.starts_with("1 pass\n2 pass\n3 pass\n"), "{}", played.log);
    }
}

#[test]
fn the_screen_is_passed_out_of_turn_only_where_that_is_possible() {
    let played = play(&TOGETHER, Locale::En, b"\nscreen 2\nscreen back\nquit\n");
    assert_eq!(played.text.matches("This does not work now.").count(), 2);
}

#[test]
fn bots_alone_are_watched_without_any_input() {
    let bots = [("Morgan", Some("page")), ("Kay", Some("page"))];
    let played = play(&bots, Locale::En, b"");
    assert_eq!(played.farewell.ended, Ended::Over);
    says(&played, &["Morgan did it. (TO-01)\nKay did it. (TO-01)\nMorgan did it."]);
    assert!(!played.text.contains("Secret"));
}

/// Somebody who always types the same few numbers and finishes every real game with them.
#[test]
fn every_game_can_be_played_to_its_end_by_numbers() {
    for kind in games::all() {
        let folder = tempfile::tempdir().unwrap();
        let mut runner = crate::fake::real(&folder, *kind, &["squire"], "by numbers");
        let mut output = Vec::new();
        let input = "2\n1\n3\n1\n".repeat(20_000);
        let farewell = play_in_lines(&mut runner, Locale::De, script(input), &mut output).unwrap();
        assert_eq!(farewell.ended, Ended::Over, "{}", kind.id());
        let log = std::fs::read_to_string(runner.kept_at()).unwrap();
        assert_eq!(kind.read(&log).unwrap().position_hash(), runner.session().position_hash());
        let text = String::from_utf8(output).unwrap();
        assert!(!text.contains('\u{1b}'), "no escape codes in line mode");
        assert!(!text.contains("[terminal-"), "every message is there");
    }
}
