//! Checks that every clause has a test that is named after it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use lang::Rulebook;

use xtask::shell::{Failed, project};

/// Prints clause → tests for every game; fails on a clause without a test, or a test without its clause.
pub(crate) fn run(_: &[String]) -> Result<(), Failed> {
    let mut faults = Vec::new();
    let mut games = 0;
    for folder in folders(&project().join("crates"))? {
        let Ok(rules) = fs::read_to_string(folder.join("RULES.md")) else { continue };
        let mut sources = Vec::new();
        rust_files(&folder, &mut sources)?;
        let coverage = Coverage::of(&rules, &sources);
        let game = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        print!("{}", coverage.listing(&game));
        faults.extend(coverage.faults(&game));
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

    fn listing(&self, game: &str) -> String {
        let covered = self.tests.values().filter(|tests| !tests.is_empty()).count();
        let mut text = format!("{game}: {covered} of {} clauses have a test\n", self.order.len());
        for id in &self.order {
            let tests = &self.tests[id];
            let list = if tests.is_empty() { "NO TEST".to_owned() } else { tests.join(", ") };
            text.push_str(&format!("  {id:<8} {list}\n"));
        }
        text
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
