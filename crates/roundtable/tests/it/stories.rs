//! The stories in `docs/stories`: each is what `replay --story` makes of the log beside it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::command::{Folder, finished_match, roundtable};

/// With this in the environment, a story that differs is written anew.
const BLESS: &str = "BLESS";

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/stories")
}

/// The files with this ending, without it.
fn named(ending: &str) -> BTreeSet<String> {
    let files = fs::read_dir(folder()).expect("the folder is in the repository").map(|entry| {
        let entry = entry.expect("a folder that can be opened can be read");
        entry.file_name().into_string().expect("our files have names in UTF-8")
    });
    files.filter_map(|name| Some(name.strip_suffix(ending)?.to_owned())).collect()
}

#[test]
fn every_story_in_the_documents_is_that_of_its_log() {
    let stories: BTreeSet<String> = named(".md").into_iter().filter(|name| name != "README").collect();
    let told: BTreeSet<String> = stories.iter().map(|name| name.trim_end_matches(".de").to_owned()).collect();
    assert_eq!(told, named(".log"), "every log has a story, and every story has a log");
    let games = games::all().iter().map(|kind| kind.id()).collect::<BTreeSet<_>>();
    let logs: Vec<String> =
        told.iter().map(|log| fs::read_to_string(folder().join(format!("{log}.log"))).unwrap()).collect();
    let played: BTreeSet<&str> =
        logs.iter().filter_map(|log| log.lines().nth(1)?.strip_prefix("game ")).collect();
    assert_eq!(played, games, "every game has a story");
    for story in stories {
        let (log, language) = match story.strip_suffix(".de") {
            Some(log) => (log, "de"),
            None => (&*story, "en"),
        };
        let log = folder().join(format!("{log}.log"));
        let written = roundtable(&["replay", log.to_str().unwrap(), "--story", "--lang", language]).fine();
        let file = folder().join(format!("{story}.md"));
        if std::env::var_os(BLESS).is_some() {
            fs::write(&file, &written).unwrap();
        }
        let known = fs::read_to_string(&file).unwrap();
        assert_eq!(written, known, "{story} reads otherwise now (set {BLESS} to accept what is new)");
    }
}

#[test]
fn every_name_on_a_board_is_in_its_picture() {
    let pictures = Folder::new();
    let mut written = 0;
    for name in named(".log") {
        let log = folder().join(format!("{name}.log"));
        let session = games::read(&fs::read_to_string(&log).unwrap()).unwrap();
        let out = pictures.file("board.svg", String::new());
        roundtable(&["replay", log.to_str().unwrap(), "--picture", &out]).fine();
        let picture = pictures.read("board.svg");
        for sign in session
            .scene(None)
            .zones
            .iter()
            .flat_map(|zone| &zone.spots)
            .filter_map(|spot| spot.sign.as_ref())
        {
            assert!(picture.contains(&format!(">{sign}</text>")), "{sign} is not in the picture of {name}");
            written += 1;
        }
    }
    assert!(written > 150, "three games have boards with names, and {written} names were looked for");
}

#[test]
fn a_story_has_headings_sentences_with_clauses_and_the_result() {
    let folder = Folder::new();
    let file = folder.file("match.log", finished_match().log());
    let story = roundtable(&["replay", &file, "--story"]).fine();
    assert!(story.starts_with("# King Arthur\n\nPlayers: Kay, Bors and Enid.\n"), "{story}");
    for part in ["\n## Kay’s turn\n\n- Kay ", " (KA-22)\n", " adversaries: ", "\n## Result\n\n- Place 1: "]
    {
        assert!(story.contains(part), "{part:?} is missing in\n{story}");
    }
    let own = roundtable(&["replay", &file, "--story", "--as", "1", "--at", "60", "--lang", "de"]).fine();
    assert!(own.contains("\n## Dein Zug\n\n- Du hast ") && !own.contains("Ergebnis"), "{own}");
}
