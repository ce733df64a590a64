//! The citations that rule tests saw, the clauses that nobody can see in play, and the clauses that code names.

use std::collections::{BTreeMap, BTreeSet};

use lang::Rulebook;

/// What each test saw cited: the file `citations.txt`, which `testkit::check_citations` writes.
pub(super) struct Citations {
    /// By the last part of a test's name: its clauses.
    tests: BTreeMap<String, BTreeSet<String>>,
    /// By clause: the kinds of its citations.
    kinds: BTreeMap<String, BTreeSet<String>>,
    /// By clause and citation: the tests that see it. A citation is a kind, and behind a space the message that cites the clause, if
    /// the clause stands for a sentence: `line log-one`.
    seen: BTreeMap<String, BTreeMap<String, BTreeSet<String>>>,
}

impl Citations {
    pub(super) fn read(text: &str) -> Citations {
        let (mut tests, mut kinds, mut seen) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
        let mut of_test: &mut BTreeSet<String> = &mut BTreeSet::new();
        let mut test = "";
        for line in text.lines() {
            let Some((kind, cited)) = line.strip_prefix("  ").and_then(|line| line.split_once(": ")) else {
                test = line.rsplit("::").next().unwrap_or(line);
                of_test = tests.entry(test.to_owned()).or_default();
                continue;
            };
            // A clause, and behind a space the message that cites it.
            for cited in cited.split(", ") {
                let (clause, message) = cited.split_once(' ').unwrap_or((cited, ""));
                of_test.insert(clause.to_owned());
                let kinds: &mut BTreeSet<String> = kinds.entry(clause.to_owned()).or_default();
                kinds.insert(kind.to_owned());
                let citations: &mut BTreeMap<String, BTreeSet<String>> =
                    seen.entry(clause.to_owned()).or_default();
                let citation = format!("{kind} {message}").trim_end().to_owned();
                citations.entry(citation).or_default().insert(test.to_owned());
            }
        }
        Citations { tests, kinds, seen }
    }

    /// The same, with the clauses that cited clauses refer to: a reader finds them there. They have the kind `reference`.
    pub(super) fn with_references(mut self, book: &Rulebook) -> Citations {
        for seen in self.tests.values_mut() {
            let mut open: Vec<String> = seen.iter().cloned().collect();
            while let Some(id) = open.pop() {
                let Some(clause) = book.clause(&id) else { continue };
                for id in referred_to(&clause.text).filter(|id| book.clause(id).is_some()) {
                    if seen.insert(id.to_owned()) {
                        open.push(id.to_owned());
                        self.kinds.entry(id.to_owned()).or_default().insert("reference".to_owned());
                    }
                }
            }
        }
        self
    }

    /// The citations of a clause that none of these tests, its own, sees.
    pub(super) fn unexpected(&self, clause: &str, own: &[String]) -> Vec<&str> {
        let citations = self.seen.get(clause).into_iter().flatten();
        let strange = citations.filter(|(_, tests)| !own.iter().any(|test| tests.contains(test)));
        strange.map(|(citation, _)| citation.as_str()).collect()
    }

    /// The kinds of citations of a clause: line, refusal, choice, prompt, piece, reference. Empty if no test saw it cited.
    pub(super) fn kinds(&self, clause: &str) -> BTreeSet<&str> {
        self.kinds.get(clause).into_iter().flatten().map(String::as_str).collect()
    }
}

/// The words of a text that look like clauses: `R-KA-03`.
fn referred_to(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-'));
    words.filter(|word| word.ends_with(|c: char| c.is_ascii_digit()) && word.contains('-'))
}

/// The clauses that cannot be seen in play, each with the reason: the file `unseen.txt`, with lines like `KA-01 KA-02: reason`. A line
/// that begins with `#` is a remark.
pub(super) struct Unseen(BTreeMap<String, String>);

impl Unseen {
    pub(super) fn read(text: &str) -> Unseen {
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let mut reasons = BTreeMap::new();
        for (ids, reason) in lines.filter_map(|line| line.split_once(": ")) {
            let ids = ids.split_whitespace().filter(|_| !reason.trim().is_empty());
            reasons.extend(ids.map(|id| (id.to_owned(), reason.to_owned())));
        }
        Unseen(reasons)
    }

    pub(super) fn has(&self, clause: &str) -> bool {
        self.0.contains_key(clause)
    }

    /// Whether the reason says that a test in the source checks the citation, because no play comes to it.
    pub(super) fn is_tested_in_source(&self, clause: &str) -> bool {
        self.0.get(clause).is_some_and(|reason| reason.contains("test in the source"))
    }

    pub(super) fn clauses(&self) -> impl Iterator<Item = &String> {
        self.0.keys()
    }
}

/// The clauses of a rulebook that stand in code as string literals.
pub(super) fn literals(code: &[String], order: &[String]) -> BTreeSet<String> {
    let stands = |id: &&String| code.iter().any(|code| code.contains(&format!("\"{id}\"")));
    order.iter().filter(stands).cloned().collect()
}
