//! `replay` and `verify`.

use std::path::Path;

use engine::Turn;
use resvg::usvg::{Group, Node, Options, Rect, Tree};
use serde_json::json;

use crate::command::{Folder, finished_match, roundtable};

#[test]
fn the_end_of_a_match_is_drawn() {
    let folder = Folder::new();
    let session = finished_match();
    let file = folder.file("match.log", session.log());
    let out = roundtable(&["replay", &file]).fine();
    let lines = session.lines();
    for part in ["King Arthur", &format!("line {lines} of {lines}"), "spectators", "Kay", "Place 1: ", "(KA-"]
    {
        assert!(out.contains(part), "{part} is missing in\n{out}");
    }
    let german = roundtable(&["replay", &file, "--lang", "de"]).fine();
    assert!(german.contains("wie Zuschauer ihn sehen") && german.contains("Platz 1: "), "{german}");
}

#[test]
fn the_end_of_a_match_for_one_is_named() {
    let golden = concat!(env!("CARGO_MANIFEST_DIR"), "/../knight/tests/it/golden/1-flood-page.log");
    let checked = roundtable(&["replay", golden, "--check"]).json();
    assert_eq!((&checked["end"], &checked["winners"]), (&json!("defeat"), &json!([])));
    assert_eq!((&checked["places"], &checked["returns"]), (&json!([3]), &json!([0])));
    let out = roundtable(&["replay", golden]).fine();
    assert!(out.contains(": lost, ") && !out.contains("Place 3"), "{out}");
    assert!(roundtable(&["replay", golden, "--lang", "de"]).fine().contains(": verloren, "));
}

#[test]
fn any_moment_is_drawn_as_any_seat_saw_it() {
    let folder = Folder::new();
    let file = folder.file("match.log", finished_match().log());
    let start = roundtable(&["replay", &file, "--at", "0"]).fine();
    assert!(start.contains("Nothing has happened yet."), "{start}");
    let spectator = roundtable(&["replay", &file, "--at", "40"]).fine();
    let kay = roundtable(&["replay", &file, "--at", "40", "--as", "1"]).fine();
    assert!(kay.contains("The table as Kay sees it") && kay != spectator, "{kay}");
    let all = roundtable(&["replay", &file, "--at", "40", "--all"]).fine();
    for name in ["Kay", "Bors", "Enid"] {
        assert!(all.contains(&format!("The table as {name} sees it")), "{all}");
    }
}

#[test]
fn a_moment_becomes_a_picture() {
    let folder = Folder::new();
    let file = folder.file("match.log", finished_match().log());
    let picture = |name: &str, more: &[&str]| {
        let out = folder.file(name, String::new());
        let said =
            roundtable(&[&["replay", &file, "--at", "40", "--as", "1", "--picture", &out], more].concat())
                .fine();
        assert_eq!(said, "");
        std::fs::read(out).expect("the picture is written")
    };
    let day = String::from_utf8(picture("day.svg", &[])).expect("it is text");
    assert!(day.starts_with("<svg") && day.contains("King Arthur") && day.contains("#3C4A3E"), "{day}");
    let night =
        String::from_utf8(picture("night.svg", &["--theme", "dark", "--lang", "de"])).expect("it is text");
    assert!(night.contains("#20262B") && !night.contains("var("), "{night}");
    let drawn = roundtable(&["replay", &file, "--picture", &folder.file("end.gif", String::new())]);
    assert!(drawn.misunderstood().contains("a file that ends in .png or .svg"));
}

/// The positions of all elements. Clipped ones are visible only inside the clip.
fn outlines(group: &Group) -> Vec<Rect> {
    let inside = |node: &Node| match node {
        Node::Group(group) if group.clip_path().is_some() => Vec::new(),
        Node::Group(group) => outlines(group),
        leaf => vec![leaf.abs_bounding_box()],
    };
    group.children().iter().flat_map(inside).collect()
}

/// Pictures of every game and number of players, in the language with the longer texts.
#[test]
fn nothing_in_a_picture_lies_outside_of_it() {
    let folder = Folder::new();
    let mut options = Options::default();
    options.fontdb_mut().load_system_fonts();
    let mut drawn = 0;
    let crates =
        std::fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("..")).expect("there are crates");
    for entry in crates {
        let golden = entry.expect("the folder can be read").path().join("tests/it/golden");
        for log in std::fs::read_dir(golden).into_iter().flatten() {
            let log = log.expect("the folder can be read").path();
            let out = folder.file("table.svg", String::new());
            let lines =
                games::read(&std::fs::read_to_string(&log).expect("a log is text")).expect("a log").lines();
            let at = lines.min(40).to_string();
            let log = log.to_str().expect("the path is plain");
            roundtable(&["replay", log, "--at", &at, "--as", "1", "--lang", "de", "--picture", &out]).fine();
            let picture = std::fs::read(out).expect("the picture is written");
            let tree = Tree::from_data(&picture, &options).expect("it is a picture");
            let size = tree.size();
            for seen in outlines(tree.root()) {
                assert!(seen.left() >= 0.0 && seen.right() <= size.width(), "{log}: {seen:?}");
                assert!(seen.top() >= 0.0 && seen.bottom() <= size.height(), "{log}: {seen:?}");
            }
            drawn += 1;
        }
    }
    assert!(drawn > 8 * games::all().len(), "{drawn} pictures");
}

#[test]
fn a_picture_is_drawn_in_pixels() {
    let folder = Folder::new();
    let log = folder.file("match.log", finished_match().log());
    let out = folder.file("end.png", String::new());
    let ran = roundtable(&["replay", &log, "--picture", &out]);
    // A machine without fonts cannot draw text, and must say so.
    if ran.code != 0 {
        assert!(ran.fails(1).starts_with("There is no font on this machine"));
        return;
    }
    let pixels = std::fs::read(out).expect("the picture is written");
    assert!(pixels.starts_with(b"\x89PNG"));
    assert_eq!(u32::from_be_bytes([pixels[16], pixels[17], pixels[18], pixels[19]]), 1440);
}

#[test]
fn a_moment_or_a_seat_that_does_not_exist_is_refused() {
    let folder = Folder::new();
    let session = finished_match();
    let file = folder.file("match.log", session.log());
    let said = roundtable(&["replay", &file, "--at", "99999"]).fails(1);
    assert_eq!(said, format!("There is no line 99999: the match has {} lines.", session.lines()));
    let said = roundtable(&["replay", &file, "--as", "4"]).fails(1);
    assert_eq!(said, "There is no seat 4: the match has 3 seats.");
    assert!(roundtable(&["replay", &file, "--as", "9"]).misunderstood().contains("a seat from 1 to 6"));
}

#[test]
fn a_check_prints_the_outcome() {
    let folder = Folder::new();
    let session = finished_match();
    let Turn::Over(outcome) = session.turn() else { panic!("the match is finished") };
    let checked = roundtable(&["replay", &folder.file("match.log", session.log()), "--check"]).json();
    assert_eq!(checked["over"], true);
    assert_eq!(checked["scores"], json!(outcome.scores.first(3)));
    assert_eq!(checked["places"], json!(outcome.places.first(3)));
    let winners: Vec<usize> = outcome.winners().iter().map(|seat| seat.index() + 1).collect();
    assert_eq!(checked["winners"], json!(winners));
    assert_eq!(checked["position"], format!("{:016x}", session.position_hash()));
    let half = session.at(session.lines() / 2);
    let checked = roundtable(&["replay", &folder.file("half.log", half.log()), "--check"]).json();
    assert_eq!(checked["over"], false);
    assert!(checked.get("scores").is_none() && checked.get("pending").is_some(), "{checked}");
}

#[test]
fn an_honest_match_passes() {
    let folder = Folder::new();
    let session = finished_match();
    let file = folder.file("match.log", session.log());
    let out = roundtable(&["verify", &file]).fine();
    assert!(out.starts_with("The seal holds: all ") && out.contains("sha256:"), "{out}");
    let verdict = roundtable(&["verify", &file, "--json"]).json();
    assert_eq!((&verdict["holds"], &verdict["over"]), (&true.into(), &true.into()));
    assert_eq!(verdict["chance"], session.verify().expect("the match is honest").chance);
    let half = folder.file("half.log", session.at(session.lines() / 2).log());
    assert!(roundtable(&["verify", &half]).fine().contains("not over yet"));
}

/// The log with its last two chance lines swapped, if the rules allow both.
fn edited_chance(log: &str) -> Vec<String> {
    let lines: Vec<&str> = log.lines().collect();
    let chance: Vec<usize> = (0..lines.len()).filter(|at| words(lines[*at]).is_some()).collect();
    let other = |from: usize, to: usize| {
        let mut edited = lines.clone();
        let number = lines[to].split_whitespace().next().unwrap_or_default();
        let line = format!("{number} * {}", words(lines[from]).unwrap_or_default());
        edited[to] = &line;
        edited.join("\n") + "\n"
    };
    let pairs = chance.windows(2).rev().map(|pair| (pair[0], pair[1]));
    pairs
        .filter(|(from, to)| words(lines[*from]) != words(lines[*to]))
        .map(|(from, to)| other(from, to))
        .collect()
}

fn words(line: &str) -> Option<&str> {
    line.split_once(". * ").map(|(_, words)| words)
}

#[test]
fn an_edited_card_is_found() {
    let folder = Folder::new();
    // The rules already forbid some edits; the seal must find the first one that they allow.
    let found = edited_chance(&finished_match().log()).into_iter().find_map(|log| {
        let said = roundtable(&["verify", &folder.file("edited.log", log)]).fails(3);
        said.contains("but the seed gives").then_some(said)
    });
    assert!(found.is_some(), "no edit got past the rules");
    let verdict = roundtable(&["verify", &folder.path("edited.log"), "--json"]);
    assert_eq!(verdict.code, 3);
    assert!(verdict.out.contains("\"holds\": false"), "{}", verdict.out);
}

#[test]
fn another_seed_is_found() {
    let folder = Folder::new();
    let log = finished_match().log().replace(&"07".repeat(32), &"08".repeat(32));
    let said = roundtable(&["verify", &folder.file("edited.log", log)]).fails(3);
    assert!(said.contains("commitment does not match the seed"), "{said}");
}

#[test]
fn a_step_against_the_rules_is_found_with_its_line() {
    let folder = Folder::new();
    let log = finished_match().log();
    let lines: Vec<&str> = log.lines().collect();
    let at = lines.iter().position(|line| line.split_whitespace().nth(1) == Some("1")).expect("seat 1 acts");
    let number = lines[at].split_whitespace().next().expect("lines are numbered");
    let wrong = format!("{number} 1 castle");
    let log = log.replace(lines[at], &wrong);
    let file = folder.file("edited.log", log);
    let said = roundtable(&["replay", &file, "--check"]).fails(3);
    assert!(said.contains(&format!("line {}: ", at + 1)) && said.contains("castle"), "{said}");
    assert_eq!(roundtable(&["replay", &file]).fails(1), said);
}

#[test]
fn what_is_no_log_is_refused_in_a_sentence() {
    let folder = Folder::new();
    for command in ["replay", "verify"] {
        let said = roundtable(&[command, "no-such.log"]).fails(1);
        assert!(said.starts_with("no-such.log cannot be read: "), "{said}");
        let said = roundtable(&[command, &folder.file("picture.png", [0xff, 0xd8, 0x00])]).fails(1);
        assert!(said.ends_with("is not a roundtable log: it is not text."), "{said}");
    }
    let said = roundtable(&["replay", &folder.file("letter.txt", "Dear Merlin,\n")]).fails(1);
    assert!(said.contains("line 1: ") && said.contains("no roundtable log"), "{said}");
    let log = finished_match().log();
    let other = folder.file("other.log", log.replace("game king-arthur", "game chess"));
    let said = roundtable(&["replay", &other]).fails(1);
    assert!(said.contains("chess") && said.contains("king-arthur"), "{said}");
    let cut = folder.file("cut.log", &log[..log.len() - 4]);
    let said = roundtable(&["replay", &cut]).fails(1);
    assert!(said.contains("line "), "{said}");
}

#[test]
fn nothing_can_be_verified_without_a_seed() {
    let folder = Folder::new();
    let log = "roundtable 1\ngame king-arthur\nrules 1\nseat 1 Kay\nseat 2 Bors\nseed none\n\n";
    let said = roundtable(&["verify", &folder.file("scripted.log", log)]).fails(3);
    assert!(said.contains("nothing to verify"), "{said}");
}

#[test]
fn a_log_of_unknown_rules_is_refused_with_the_versions_that_are_played() {
    let folder = Folder::new();
    let file = folder.file("match.log", finished_match().log().replace("rules 2\n", "rules 7\n"));
    let sentence = roundtable(&["replay", &file]).fails(1);
    assert!(
        sentence.ends_with(
            "line 3: This match is played by version 7 of the rules; this program plays versions 1 to 2. Open it with a newer version of Roundtable."
        ),
        "{sentence}"
    );
    let sentence = roundtable(&["verify", &file, "--lang", "de"]).fails(3);
    assert!(
        sentence
            .contains("dieses Programm spielt die Versionen 1 bis 2. Öffne sie mit einer neueren Version"),
        "{sentence}"
    );
}
