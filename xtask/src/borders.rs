//! Checks the allowed dependencies between crates, and the constructs that rule modules must not use.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::rules::folders;
use crate::styles;
use xtask::shell::{Failed, cargo, output_of, project};

/// Crates that do no I/O, read no clock and start no thread.
const PURE: &[&str] =
    &["engine", "scene", "lang", "bots", "advice", "table", "games", "protocol", "client", "reference"];

/// Names that a pure crate must not use outside of its tests.
const IMPURE: &[&str] =
    &["std::fs", "std::net", "std::thread", "std::time", "std::env", "std::process", "std::io", "SystemTime"];

/// Crates that may call `apply`: checked play, the laws, and search on determinized positions.
const APPLIES: &[&str] = &["engine", "table", "testkit", "bots", "advice"];

pub(crate) fn run(_: &[String]) -> Result<(), Failed> {
    styles::run()?;
    let metadata = output_of(cargo().args(["metadata", "--no-deps", "--format-version", "1", "--locked"]))?;
    let packages = Package::all(&serde_json::from_str(&metadata)?);
    let games: BTreeSet<String> = folders(&project().join("crates"))?
        .iter()
        .filter(|folder| folder.join("RULES.md").exists())
        .filter_map(|folder| Some(folder.file_name()?.to_string_lossy().into_owned()))
        .collect();
    let mut faults = Vec::new();
    let built_from =
        ["tree", "--package", "roundtable", "--edges", "normal,build", "--prefix", "none", "--locked"];
    faults.extend(production_faults(&output_of(cargo().args(built_from))?));
    for package in &packages {
        faults.extend(dependency_faults(package, &games));
        let folder = project().join("crates").join(&package.name).join("src");
        if folder.exists() {
            source_faults(package, &games, &folder, &mut faults)?;
        }
    }
    if faults.is_empty() {
        println!("{} crates keep their borders", packages.len());
        return Ok(());
    }
    Err(Failed(format!("\n  {}", faults.join("\n  "))))
}

/// A crate of the project, with its dependencies inside the project.
struct Package {
    name: String,
    needs: BTreeSet<String>,
}

impl Package {
    fn all(metadata: &Value) -> Vec<Package> {
        let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
        let word = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        list(&metadata["packages"])
            .iter()
            .map(|package| Package {
                name: word(&package["name"]),
                needs: list(&package["dependencies"])
                    .iter()
                    .filter(|dependency| dependency["kind"].is_null() && dependency["path"].is_string())
                    .map(|dependency| word(&dependency["name"]))
                    .collect(),
            })
            .collect()
    }
}

/// Measurement crates that slow down or change the program they are linked into.
const DEVELOPMENT: &[&str] = &["allocation-counter"];

/// Returns the dependencies that the released program must not have. `tree` has a line for each crate, its name first.
fn production_faults(tree: &str) -> Vec<String> {
    let crates: BTreeSet<&str> = tree.lines().filter_map(|line| line.split_whitespace().next()).collect();
    let wrong = DEVELOPMENT.iter().filter(|name| crates.contains(*name));
    wrong.map(|name| format!("roundtable is built from {name}, which is for crates/bench alone")).collect()
}

fn dependency_faults(package: &Package, games: &BTreeSet<String>) -> Vec<String> {
    let name = &package.name;
    let is_game = games.contains(name);
    let allowed = |need: &str| match name.as_str() {
        "engine" => false,
        "scene" => need == "engine",
        "lang" => matches!(need, "engine" | "scene"),
        "bots" | "reference" => need == "engine",
        "table" => matches!(need, "engine" | "scene" | "lang"),
        "advice" => matches!(need, "engine" | "bots" | "table"),
        // The protocol and the store know no game.
        "protocol" => matches!(need, "engine" | "table"),
        "store" => matches!(need, "engine" | "protocol"),
        // What drives every client knows no game either: the caller brings it.
        "client" => matches!(need, "engine" | "scene" | "table" | "protocol"),
        _ if is_game => matches!(need, "engine" | "scene"),
        // Only the crate `games` lists the games; no other crate names one.
        "games" => true,
        _ => !games.contains(need),
    };
    let wrong = package.needs.iter().filter(|need| !allowed(need));
    wrong.map(|need| format!("{name} may not depend on {need}")).collect()
}

fn source_faults(
    package: &Package,
    games: &BTreeSet<String>,
    folder: &Path,
    faults: &mut Vec<String>,
) -> Result<(), Failed> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            source_faults(package, games, &path, faults)?;
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let place = path.strip_prefix(project())?.to_string_lossy().into_owned();
            let found = line_faults(
                &package.name,
                games.contains(&package.name),
                &place,
                &fs::read_to_string(&path)?,
            );
            faults.extend(found);
        }
    }
    Ok(())
}

/// Returns the forbidden constructs in a source file. The tests at the end of a file are exempt.
fn line_faults(name: &str, is_game: bool, place: &str, source: &str) -> Vec<String> {
    let is_pure = is_game || PURE.contains(&name);
    let file = place.rsplit('/').next().unwrap_or(place);
    let shows = place.contains("/scene") || file == "lib.rs";
    let guesses = place.contains("/hints");
    let is_rule = is_game && !shows && !guesses;
    let mut faults = Vec::new();
    for (number, line) in (1..).zip(source.lines()) {
        if line.trim() == "#[cfg(test)]" {
            break;
        }
        let code = line.split("//").next().unwrap_or_default();
        let mut fault = |what: &str| faults.push(format!("{place}:{number}: {what}"));
        if is_pure && IMPURE.iter().any(|word| code.contains(word)) {
            fault("this crate does no I/O, reads no clock and starts no thread");
        }
        if is_rule && (has_word(code, "f32") || has_word(code, "f64")) {
            fault("rules use integers only");
        }
        if is_rule && (code.contains("crate::scene") || code.contains("scene::")) {
            fault("rule modules know neither scene nor words");
        }
        if is_game && file == "position.rs" && has_word(code, "Serialize") {
            fault("a position is never serialised");
        }
        if !is_game && !APPLIES.contains(&name) && name != "reference" && code.contains(".apply(Step") {
            fault("only checked play, the laws and search apply steps");
        }
    }
    faults
}

fn has_word(code: &str, word: &str) -> bool {
    code.split(|c: char| !c.is_alphanumeric() && c != '_').any(|part| part == word)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn games() -> BTreeSet<String> {
        ["ring-quest", "quests"].map(str::to_owned).into()
    }

    fn package(name: &str, needs: &[&str]) -> Package {
        Package { name: name.to_owned(), needs: needs.iter().map(|need| (*need).to_owned()).collect() }
    }

    #[test]
    fn a_game_sees_neither_another_game_nor_a_bot() {
        assert!(dependency_faults(&package("ring-quest", &["engine", "scene"]), &games()).is_empty());
        let faults = dependency_faults(&package("ring-quest", &["bots", "engine", "quests"]), &games());
        assert_eq!(faults, ["ring-quest may not depend on bots", "ring-quest may not depend on quests"]);
    }

    #[test]
    fn only_the_list_names_games() {
        assert!(dependency_faults(&package("games", &["ring-quest", "table"]), &games()).is_empty());
        assert_eq!(dependency_faults(&package("web", &["ring-quest"]), &games()).len(), 1);
    }

    #[test]
    fn the_program_that_people_run_counts_no_allocations() {
        let tree = "roundtable v0.1.0 (crates/roundtable)\nanstream v1.0.0\n";
        assert!(production_faults(tree).is_empty());
        assert_eq!(production_faults(&format!("{tree}allocation-counter v0.8.1\n")).len(), 1);
    }

    #[test]
    fn what_is_kept_knows_no_match() {
        assert!(dependency_faults(&package("store", &["engine", "protocol"]), &games()).is_empty());
        assert_eq!(dependency_faults(&package("store", &["games"]), &games()).len(), 1);
    }

    #[test]
    fn rules_have_no_floats_clocks_or_scenes() {
        let fault = |line| line_faults("ring-quest", true, "crates/ring-quest/src/legal.rs", line).len();
        assert_eq!(fault("let chance: f32 = 0.5;"), 1);
        assert_eq!(fault("let now = std::time::Instant::now();"), 1);
        assert_eq!(fault("use scene::Text;"), 1);
        assert_eq!(fault("let steps: u32 = 5; // not f32"), 0);
        assert_eq!(fault("#[cfg(test)]\nuse std::fs;"), 0);
        // A game writes integers for learners, too; the engine makes floats of them.
        assert_eq!(
            line_faults("ring-quest", true, "crates/ring-quest/src/encode.rs", "let share: f32 = 0.5;").len(),
            1
        );
        assert_eq!(
            line_faults("ring-quest", true, "crates/ring-quest/src/scene.rs", "use scene::Text;").len(),
            0
        );
    }

    #[test]
    fn clients_do_not_apply_steps() {
        let line = "position.apply(Step::Chance(outcome), &mut ());";
        assert_eq!(line_faults("terminal", false, "crates/terminal/src/lib.rs", line).len(), 1);
        assert_eq!(line_faults("bots", false, "crates/bots/src/search.rs", line).len(), 0);
    }
}
