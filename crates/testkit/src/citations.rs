//! What the rule tests of a game see cited: the clause of every line, refusal, choice, prompt and piece that their scripts meet. The
//! citations stand in a file, so that a change of any citation is a change of that file.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fmt::Write as _;
use std::fs::{self, File, OpenOptions};
use std::io::Write as _;
use std::path::Path;
use std::process::Command;
use std::sync::{LazyLock, Mutex};
use std::{env, process, thread};

use engine::Audience;
use scene::{Face, Portray, Refusal};

use crate::random::{offered, viewers};
use crate::record;

/// With this in the environment, scripts write what they see cited to this file.
const CITATIONS: &str = "CITATIONS";

/// The tests whose citations are kept, by the beginnings of their names.
const TESTS: [&str; 2] = ["rules::", "refusals::"];

/// Runs the rule tests of this test program again and compares what they saw cited with a file. Panics with what differs; with
/// `BLESS` in the environment the file is written anew instead.
pub fn check_citations(file: impl AsRef<Path>) {
    let found = env::temp_dir().join(format!("citations-{}.txt", process::id()));
    let program = env::current_exe().expect("a test knows its program");
    // A test that runs alone in the main thread has no name, so there are at least two threads.
    let run = Command::new(program).args(TESTS).arg("--test-threads=2").env(CITATIONS, &found).output();
    let run = run.expect("the program that runs can be started again");
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stdout));
    let seen = record::read(&found);
    fs::remove_file(&found).expect("the file was written just now");
    let text = listing(&seen);
    let known = fs::read_to_string(file.as_ref()).unwrap_or_default();
    record::settle(file.as_ref(), &text, &differences(&known, &text));
}

/// For each test, and for each kind, the messages and the clauses that they cite.
fn listing(seen: &str) -> String {
    let mut tests: BTreeMap<&str, BTreeMap<&str, BTreeSet<&str>>> = BTreeMap::new();
    for line in seen.lines() {
        let mut parts = line.splitn(3, ' ');
        let (Some(test), Some(kind), Some(cited)) = (parts.next(), parts.next(), parts.next()) else {
            panic!("a script wrote {line:?}");
        };
        tests.entry(test).or_default().entry(kind).or_default().insert(cited);
    }
    let mut text = String::new();
    for (test, kinds) in tests {
        writeln!(text, "{test}").expect("a string takes everything");
        for (kind, cited) in kinds {
            let cited: Vec<&str> = cited.into_iter().collect();
            writeln!(text, "  {kind}: {}", cited.join(", ")).expect("a string takes everything");
        }
    }
    text
}

/// The lines that only one of the two has, each after the test that it belongs to.
fn differences(known: &str, found: &str) -> Vec<String> {
    let (known, found) = (entries(known), entries(found));
    let gone = known.difference(&found).map(|entry| format!("- {entry}"));
    gone.chain(found.difference(&known).map(|entry| format!("+ {entry}"))).collect()
}

fn entries(text: &str) -> BTreeSet<String> {
    let mut test = "";
    let mut entries = BTreeSet::new();
    for line in text.lines() {
        if line.starts_with(' ') {
            entries.insert(format!("{test}{line}"));
        } else {
            test = line;
        }
    }
    entries
}

/// Where the citations of this run are written, if somebody wants them.
static RECORDER: LazyLock<Option<Mutex<Recorder>>> = LazyLock::new(|| {
    let path = env::var_os(CITATIONS)?;
    let file = OpenOptions::new().create(true).append(true).open(path).expect("the citations can be written");
    Some(Mutex::new(Recorder { file, written: HashSet::new() }))
});

struct Recorder {
    file: File,
    written: HashSet<String>,
}

impl Recorder {
    fn note(&mut self, kind: &str, cited: &str) {
        let thread = thread::current();
        let Some(test) = thread.name() else { return };
        let line = format!("{test} {kind} {cited}\n");
        if !self.written.contains(&line) {
            self.file.write_all(line.as_bytes()).expect("the citations can be written");
            self.written.insert(line);
        }
    }
}

fn recorder() -> Option<std::sync::MutexGuard<'static, Recorder>> {
    let recorder = RECORDER.as_ref()?;
    Some(recorder.lock().expect("no test panics while it writes"))
}

/// A citation: its kind, its clause, and the message that cites it, if the clause stands for a sentence.
pub(crate) struct Citation {
    kind: &'static str,
    pub(crate) clause: String,
    message: Option<String>,
}

/// Everything that a step told, to whomever, and that the table says to anybody after it.
pub(crate) fn citations<G: Portray>(position: &G, told: &[(Audience, G::Event)]) -> Vec<Citation> {
    let mut cited = Vec::new();
    let mut add = |kind, clause: &str, message: Option<String>| {
        cited.push(Citation { kind, clause: clause.to_owned(), message });
    };
    for line in told.iter().filter_map(|(_, event)| G::narrate(*event)) {
        add("line", &line.clause, Some(line.text.id));
    }
    for viewer in viewers(position.seated().len() as u8) {
        let view = position.view(viewer);
        let scene = G::scene(&view);
        scene.clauses.iter().for_each(|clause| add("prompt", clause, None));
        for zone in &scene.zones {
            let fronts = zone.pieces.iter().filter_map(|piece| match &piece.face {
                Face::Up(front) => front.clause.as_deref(),
                Face::Down { .. } => None,
            });
            let spots = zone.spots.iter().filter_map(|spot| spot.clause);
            fronts.chain(spots).for_each(|clause| add("piece", clause, None));
        }
        for action in viewer.map_or(Vec::new(), |seat| offered(position, seat)) {
            let choice = G::choice(&view, action);
            add("choice", choice.clause, Some(choice.label.id));
        }
    }
    cited
}

/// Notes what a step told, and what the table says after it.
pub(crate) fn note_step<G: Portray>(position: &G, told: &[(Audience, G::Event)]) {
    let Some(mut recorder) = recorder() else { return };
    for Citation { kind, clause, message } in citations(position, told) {
        match message {
            Some(message) => recorder.note(kind, &format!("{clause} {message}")),
            None => recorder.note(kind, &clause),
        }
    }
}

/// Notes a refusal.
pub(crate) fn note_refusal(refusal: &Refusal) {
    if let (Some(mut recorder), Some(clause)) = (recorder(), refusal.clause) {
        recorder.note("refusal", &format!("{clause} {}", refusal.text.id));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEEN: &str = "rules::x_01_two line X-02 log-b\nrules::x_01_two line X-01 log-a\n\
        rules::x_00_one prompt X-00\nrules::x_01_two refusal X-01 no-a\n";

    #[test]
    fn citations_are_listed_by_test_and_kind() {
        let expected = "rules::x_00_one\n  prompt: X-00\nrules::x_01_two\n  line: X-01 log-a, X-02 log-b\n  \
            refusal: X-01 no-a\n";
        assert_eq!(listing(SEEN), expected);
    }

    #[test]
    fn a_changed_citation_is_a_difference() {
        let known = listing(SEEN);
        assert!(differences(&known, &known).is_empty());
        let found = known.replace("X-02 log-b", "X-03 log-b");
        assert_eq!(
            differences(&known, &found),
            [
                "- rules::x_01_two  line: X-01 log-a, X-02 log-b",
                "+ rules::x_01_two  line: X-01 log-a, X-03 log-b"
            ]
        );
    }
}
