//! Checks that every clause has a test that is named after it, that every clause is cited where it can be seen in play, and that a test
//! of the clause expects every message, prompt and piece that cites it.

mod citations;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use lang::Rulebook;

use citations::{Citations, Unseen, literals};
use xtask::shell::{Failed, project};

/// Prints the tests and the citations of every clause of every game; fails on a clause without a test or citation, and on a test or
/// citation without its clause.
pub(crate) fn run(_: &[String]) -> Result<(), Failed> {
    let mut faults = Vec::new();
    let mut games = 0;
    for folder in folders(&project().join("crates"))? {
        let Ok(rules) = fs::read_to_string(folder.join("RULES.md")) else { continue };
        let mut sources = Vec::new();
        rust_files(&folder, &mut sources)?;
        let mut code = Vec::new();
        rust_files(&folder.join("src"), &mut code)?;
        let tests = folder.join("tests/it");
        let citations = Citations::read(&fs::read_to_string(tests.join("citations.txt"))?);
        let citations = citations.with_references(&Rulebook::parse(&rules));
        let unseen = Unseen::read(&fs::read_to_string(tests.join("unseen.txt"))?);
        let coverage = Coverage::of(&rules, &sources);
        let game = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        print!("{}", coverage.listing(&game, &citations));
        faults.extend(coverage.faults(&game));
        let cited = coverage.citation_faults(&citations, &unseen, &literals(&code, &coverage.order));
        faults.extend(cited.into_iter().map(|fault| format!("{game}: {fault}")));
        games += 1;
    }
    if games == 0 {
        return Err(Failed("found no game with a RULES.md".to_owned()));
    }
    if faults.is_empty() { Ok(()) } else { Err(Failed(format!("\n  {}", faults.join("\n  ")))) }
}

/// The tests of each clause. Rulings are clauses too.
struct Coverage {
    tests: BTreeMap<String, Vec<String>>,
    /// The clauses in the order of the rulebook.
    order: Vec<String>,
    strangers: BTreeSet<String>,
}

impl Coverage {
    fn of(rules: &str, sources: &[String]) -> Coverage {
        let order: Vec<String> = Rulebook::parse(rules).clauses().map(|clause| clause.id.clone()).collect();
        let mut tests: BTreeMap<String, Vec<String>> =
            order.iter().map(|id| (id.clone(), Vec::new())).collect();
        let mut strangers = BTreeSet::new();
        for name in sources.iter().flat_map(|source| test_names(source)) {
            for id in clauses_in(&name, &order) {
                match tests.get_mut(&id) {
                    Some(named) => named.push(name.clone()),
                    None => drop(strangers.insert(format!("{name} names {id}, which no rulebook has"))),
                }
            }
        }
        Coverage { tests, order, strangers }
    }

    fn listing(&self, game: &str, citations: &Citations) -> String {
        let covered = self.tests.values().filter(|tests| !tests.is_empty()).count();
        let cited = self.order.iter().filter(|id| !citations.kinds(id).is_empty()).count();
        let all = self.order.len();
        let mut text = format!("{game}: {covered} of {all} clauses have a test, {cited} are cited in play\n");
        for id in &self.order {
            let tests = &self.tests[id];
            let list = if tests.is_empty() { "NO TEST".to_owned() } else { tests.join(", ") };
            let kinds: Vec<&str> = citations.kinds(id).into_iter().collect();
            let cited = if kinds.is_empty() { "not cited".to_owned() } else { kinds.join(", ") };
            text.push_str(&format!("  {id:<8} {list} ({cited})\n"));
        }
        text
    }

    /// What is wrong with the citations. `literals` are the clauses that the code of the game names.
    fn citation_faults(
        &self,
        citations: &Citations,
        unseen: &Unseen,
        literals: &BTreeSet<String>,
    ) -> Vec<String> {
        let mut faults = Vec::new();
        for id in &self.order {
            let is_cited = !citations.kinds(id).is_empty();
            let unexpected = citations.unexpected(id, &self.tests[id]);
            faults.extend(unexpected.into_iter().map(|citation| {
                format!("{id} is cited ({citation}), and no test that is named after it expects that")
            }));
            let fault = match (is_cited, unseen.has(id)) {
                (true, true) => "is in unseen.txt, and rule tests see it cited",
                (false, false) => {
                    "is cited nowhere: cite it, or say in unseen.txt why it cannot be seen in play"
                }
                (false, true) if literals.contains(id) && !unseen.is_tested_in_source(id) => {
                    "is in unseen.txt, and the code cites it"
                }
                _ => continue,
            };
            faults.push(format!("{id} {fault}"));
        }
        let strangers = unseen.clauses().filter(|id| !self.order.contains(*id));
        faults.extend(strangers.map(|id| format!("unseen.txt names {id}, which no rulebook has")));
        faults
    }

    fn faults(&self, game: &str) -> Vec<String> {
        let gaps = self.order.iter().filter(|id| self.tests[*id].is_empty());
        let gaps = gaps.map(|id| format!("{game}: {id} has no test named after it"));
        gaps.chain(self.strangers.iter().map(|stranger| format!("{game}: {stranger}"))).collect()
    }
}

/// Returns the names of the functions under a `#[test]`.
fn test_names(source: &str) -> Vec<String> {
    let mut names = Vec::new();
    let mut is_test = false;
    for line in source.lines().map(str::trim) {
        if line == "#[test]" {
            is_test = true;
        } else if let Some(rest) = line.strip_prefix("fn ") {
            if is_test {
                names.extend(rest.split('(').next().map(str::to_owned));
            }
            is_test = false;
        }
    }
    names
}

/// Returns the clauses at the beginning of a test's name: `ka_12_ka_13_the_deal` names KA-12 and KA-13, `r_ka_07_…`
/// names the ruling R-KA-07. Only prefixes that the rulebook uses count.
fn clauses_in(name: &str, order: &[String]) -> Vec<String> {
    let prefixes: BTreeSet<&str> = order.iter().filter_map(|id| Some(id.rsplit_once('-')?.0)).collect();
    let mut clauses = Vec::new();
    let mut rest = name;
    'more: loop {
        for prefix in &prefixes {
            let written = prefix.to_lowercase().replace('-', "_") + "_";
            let Some(after) = rest.strip_prefix(&written) else { continue };
            let digits = after.len() - after.trim_start_matches(|c: char| c.is_ascii_digit()).len();
            if digits > 0 {
                clauses.push(format!("{prefix}-{}", &after[..digits]));
                rest = after[digits..].trim_start_matches('_');
                continue 'more;
            }
        }
        return clauses;
    }
}

/// Returns the subfolders of a folder, sorted.
pub(crate) fn folders(of: &Path) -> Result<Vec<PathBuf>, Failed> {
    let mut folders = Vec::new();
    for entry in fs::read_dir(of)? {
        let path = entry?.path();
        if path.is_dir() {
            folders.push(path);
        }
    }
    folders.sort();
    Ok(folders)
}

fn rust_files(folder: &Path, sources: &mut Vec<String>) -> Result<(), Failed> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            rust_files(&path, sources)?;
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            sources.push(fs::read_to_string(&path)?);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "## All\n\n**KA-01** One.\n\n**KA-02** Two.\n\n**R-KA-01** Ruled.\n";

    const TESTS: &str = "#[test]\nfn ka_01_one() {}\n#[test]\nfn ka_02_r_ka_01_two() {}\n";
    const SEEN: &str =
        "rules::x::ka_01_one\n  line: KA-01 log-one\nrules::x::ka_02_r_ka_01_two\n  piece: KA-02\n";

    /// The faults in citations of a game with these tests.
    fn cited(citations: &str, unseen: &str, code: &str) -> Vec<String> {
        let coverage = coverage(TESTS);
        let literals = literals(&[code.to_owned()], &coverage.order);
        coverage.citation_faults(&Citations::read(citations), &Unseen::read(unseen), &literals)
    }

    #[test]
    fn cited_clauses_and_reasons_for_the_others_are_no_fault() {
        assert_eq!(cited(SEEN, "R-KA-01: it settles nothing\n", "of(\"KA-01\")"), [""; 0]);
    }

    #[test]
    fn a_clause_that_is_cited_nowhere_is_a_fault() {
        let fault = "R-KA-01 is cited nowhere: cite it, or say in unseen.txt why it cannot be seen in play";
        assert_eq!(cited(SEEN, "", ""), [fault]);
    }

    #[test]
    fn a_citation_that_no_test_of_its_clause_expects_is_a_fault() {
        let other = SEEN.replace("KA-01 log-one", "KA-02 log-one").replace("piece: KA-02", "piece: KA-01");
        let faults = cited(&other, "R-KA-01: it settles nothing\n", "");
        let fault = |cited| format!("{cited}, and no test that is named after it expects that");
        assert_eq!(faults, [fault("KA-01 is cited (piece)"), fault("KA-02 is cited (line log-one)")]);
    }

    #[test]
    fn every_message_that_cites_a_clause_is_expected_by_its_tests() {
        let more = SEEN.replace("piece: KA-02", "piece: KA-02\n  refusal: KA-01 no-one");
        let faults = cited(&more, "R-KA-01: it settles nothing\n", "");
        assert_eq!(
            faults,
            ["KA-01 is cited (refusal no-one), and no test that is named after it expects that"]
        );
    }

    #[test]
    fn a_reason_for_a_clause_that_is_cited_is_a_fault() {
        let faults = cited(SEEN, "KA-01 R-KA-01: hidden\n", "");
        assert_eq!(faults, ["KA-01 is in unseen.txt, and rule tests see it cited"]);
        let faults = cited(SEEN, "R-KA-01: hidden\n", "no(\"R-KA-01\", id)");
        assert_eq!(faults, ["R-KA-01 is in unseen.txt, and the code cites it"]);
        let faults =
            cited(SEEN, "R-KA-01: never; a test in the source shows its line\n", "no(\"R-KA-01\", id)");
        assert_eq!(faults, [""; 0]);
        let faults = cited(SEEN, "R-KA-01 KA-09: hidden\n", "");
        assert_eq!(faults, ["unseen.txt names KA-09, which no rulebook has"]);
    }

    #[test]
    fn the_listing_says_where_a_clause_is_cited() {
        let listing = coverage(TESTS).listing("game", &Citations::read(SEEN));
        assert!(listing.contains("KA-01    ka_01_one (line)\n"), "{listing}");
        assert!(listing.contains("R-KA-01  ka_02_r_ka_01_two (not cited)\n"), "{listing}");
    }

    #[test]
    fn a_clause_is_found_through_those_that_refer_to_it() {
        let rules = RULES.replace("One.", "One. (KA-02)").replace("Two.", "Two. (R-KA-01, KA-77)");
        let seen = "rules::x::ka_01_one\n  line: KA-01 log-one\nrules::x::ka_02_r_ka_01_two\n  line: KA-01 log-one\n";
        let citations = Citations::read(seen).with_references(&Rulebook::parse(&rules));
        let faults = coverage(TESTS).citation_faults(&citations, &Unseen::read(""), &BTreeSet::new());
        assert_eq!(faults, [""; 0]);
        assert_eq!(citations.kinds("R-KA-01").into_iter().collect::<Vec<_>>(), ["reference"]);
    }

    fn coverage(source: &str) -> Coverage {
        Coverage::of(RULES, &[source.to_owned()])
    }

    #[test]
    fn a_clause_without_a_test_is_a_fault() {
        let faults = coverage("#[test]\nfn ka_01_one() {}\n#[test]\nfn r_ka_01_ruled() {}\n").faults("game");
        assert_eq!(faults, ["game: KA-02 has no test named after it"]);
    }

    #[test]
    fn a_test_may_serve_several_clauses() {
        let source = "#[test]\nfn ka_01_ka_02_both() {}\n#[test]\nfn r_ka_01_ruled() {}\n";
        assert!(coverage(source).faults("game").is_empty());
    }

    #[test]
    fn a_function_that_is_no_test_does_not_count() {
        assert_eq!(coverage("fn ka_01_one() {}").faults("game").len(), 3);
    }

    #[test]
    fn a_test_of_an_unknown_clause_is_a_fault() {
        let source = "#[test]\nfn ka_01_ka_02_r_ka_01_all() {}\n#[test]\nfn ka_03_three() {}\n";
        assert_eq!(coverage(source).faults("game"), ["game: ka_03_three names KA-03, which no rulebook has"]);
    }
}
