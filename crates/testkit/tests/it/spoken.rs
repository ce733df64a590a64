//! The pages in `docs/spoken` of the programs: their messages with arguments as the programs give them.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use lang::{Locale, Voice};
use scene::Arg;
use testkit::SpokenPages;

/// A crate with messages, and its files without the language.
type Crate = (&'static str, &'static [&'static str]);

const CRATES: [Crate; 5] = [
    ("lang", &["lang/{}.ftl"]),
    ("roundtable", &["lang/{}.ftl"]),
    ("server", &["lang/{}.ftl"]),
    ("terminal", &["lang/{}.ftl"]),
    ("web", &["lang/{}.ftl", "lang/library.{}.ftl", "lang/online.{}.ftl"]),
];

/// Messages with arguments that have another sense there than elsewhere.
const OF_MESSAGE: &[(&str, &str, &[&str])] = &[
    ("read-cost", "what", &["2 Gold"]),
    ("read-gain", "what", &["2 Gold"]),
    ("read-need", "what", &["2 Gold"]),
    ("read-lack", "what", &["2 Gold"]),
    ("table-sure", "what", &["A – B."]),
    ("terminal-sure", "what", &["A – B."]),
    ("check-store-end", "found", &["12, 8"]),
    ("check-store-end", "stored", &["12, 9"]),
    ("check-store-not-over", "stored", &["12, 9"]),
    ("refused-unreadable", "found", &["dragon9"]),
    ("log-unreadable", "what", &["line 2: The head has no “rules” line."]),
    ("set-length", "minutes", &["60 min"]),
    ("verify-differs", "found", &["dragon4"]),
    ("verify-differs", "expected", &["dragon5"]),
];

/// Messages that are only said of so many or more.
const LEAST: &[(&str, i64)] = &[
    ("analysis-better", 1),
    ("analysis-better-points", 1),
    ("bell-waiting", 1),
    ("check-store-broken", 1),
    ("clock-days", 1),
    ("deeds-seats", 2),
    ("online-asks-back-too", 1),
    ("read-down", 1),
    ("talk-muted", 1),
    ("terminal-asks-back-too", 1),
    ("vacation-days", 1),
    ("verify-fine", 1),
    ("verify-taken-back", 1),
    ("verify-taken-over", 1),
];

/// Numbers that messages name and do not count.
const NUMBERS: &[(&str, &[i64])] = &[
    ("after", &[55]),
    ("all", &[30]),
    ("at", &[17]),
    ("before", &[42]),
    ("count", &[200]),
    ("days", &[2]),
    ("done", &[3]),
    ("end", &[61]),
    ("fewest", &[1, 2]),
    ("found", &[12]),
    ("got", &[2]),
    ("has-height", &[20]),
    ("has-width", &[60]),
    ("height", &[24]),
    ("hours", &[5]),
    ("last", &[4]),
    ("left", &[12]),
    ("line", &[17]),
    ("lines", &[40]),
    ("longest", &[5]),
    ("minutes", &[10]),
    ("most", &[4, 6]),
    ("newest", &[3]),
    ("now", &[2]),
    ("number", &[3]),
    ("of", &[40]),
    ("oldest", &[2]),
    ("page", &[3]),
    ("pages", &[12]),
    ("percent", &[61]),
    ("place", &[2]),
    ("points", &[120]),
    ("port", &[8080]),
    ("rules", &[2]),
    ("seconds", &[30]),
    ("start", &[25]),
    ("stored", &[11]),
    ("total", &[20]),
    ("width", &[80]),
];

/// Arguments that are equal in every language: words of a person, of a file or of another program, and the names of things.
const WORDS: &[(&str, &[&str])] = &[
    ("action", &["A → B"]),
    ("address", &["https://example.org/table/7"]),
    ("asked", &["A – C"]),
    ("chances", &["Ada 61 %, Jonas 39 %"]),
    ("charge", &["◆"]),
    ("choice", &["A – B"]),
    ("colour", &["●"]),
    ("command", &["roundtable play ring"]),
    ("commitment", &["8f3a…"]),
    ("date", &["2026-07-14"]),
    ("expected", &["watch or rest"]),
    ("facts", &["A 12, B 3"]),
    ("feat", &["★"]),
    ("file", &["7.log"]),
    ("game", &["King Arthur"]),
    ("id", &["ismcts:1000"]),
    ("level", &["ismcts:1000"]),
    ("name", &["Ada"]),
    ("outcome", &["dragon5"]),
    ("stage", &["A"]),
    ("table", &["King Arthur 7"]),
    ("what", &["A"]),
    ("why", &["…"]),
    ("words", &["Merlin"]),
    ("zone", &["A"]),
];

#[test]
fn every_message_of_a_program_is_spoken() {
    for (name, files) in CRATES {
        let texts = Locale::ALL.map(|locale| text(name, files, locale));
        let mut pages = SpokenPages::new(name, &texts.each_ref().map(String::as_str));
        let sources = crates();
        let sources: Vec<&Path> = sources.iter().map(PathBuf::as_path).collect();
        pages.fill(&sources, known);
        let voices = Locale::ALL.map(|locale| match name {
            "lang" => Voice::shared(locale),
            _ => Voice::with_messages(locale, &[&text(name, files, locale)]),
        });
        pages.check(&voices);
    }
}

/// What the argument of a message can be.
fn known(id: &str, name: &str, keys: &BTreeSet<&str>) -> Option<Vec<Arg>> {
    let words = |words: &[&str]| words.iter().map(|word| Arg::Verbatim((*word).to_owned())).collect();
    let of_message = OF_MESSAGE.iter().find(|(message, argument, _)| (*message, *argument) == (id, name));
    let numbers = NUMBERS.iter().find(|(known, _)| *known == name);
    if let Some((.., of_message)) = of_message {
        return Some(words(of_message));
    }
    // A number that a message counts has variants; “1 to 6 players” counts with limits.
    if let Some((_, numbers)) = numbers.filter(|(_, numbers)| keys.is_empty() || numbers.len() > 1) {
        return Some(numbers.iter().copied().map(Arg::Number).collect());
    }
    if keys.contains("one") || keys.contains("2") {
        let least = LEAST.iter().find(|(message, _)| *message == id).map_or(0, |(_, least)| *least);
        let numbers = [0, 1, 2, 5].into_iter().filter(|number| *number >= least);
        return Some(numbers.map(Arg::Number).collect());
    }
    let (_, known) = WORDS.iter().find(|(known, _)| *known == name).filter(|_| keys.is_empty())?;
    Some(words(known))
}

/// The messages of a crate in one language, as one file.
fn text(name: &str, files: &[&str], locale: Locale) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name);
    let read = |file: &&str| {
        let file = folder.join(file.replace("{}", locale.tag()));
        fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
    };
    files.iter().map(read).collect()
}

/// The folders with the sources and messages of all crates.
fn crates() -> Vec<PathBuf> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let entries = fs::read_dir(crates).expect("the folder of the crates can be read");
    let folders = entries.map(|entry| entry.expect("an entry can be read").path());
    let sources = folders.flat_map(|folder| [folder.join("src"), folder.join("lang")]);
    sources.filter(|folder| folder.is_dir()).collect()
}
