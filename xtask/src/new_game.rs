//! `cargo xtask new-game NAME`: creates a game that compiles, keeps the laws and can be played. Its author replaces it
//! file by file.

use std::fs;
use std::path::Path;
use std::process::Command;

use xtask::shell::{Failed, cargo, output_of, project};

pub(crate) fn run(words: &[String]) -> Result<(), Failed> {
    let [name] = words else {
        return Err(Failed("usage: cargo xtask new-game NAME".to_owned()));
    };
    create(&project(), &Names::of(name)?)?;
    settle(name, output_of)?;
    println!("Made crates/{name}. Next: cargo test -p {name}; cargo run -p roundtable -- play {name}");
    println!("docs/adding-a-game.md says how to make it yours.");
    Ok(())
}

/// The name of a new game in every form that the template needs.
struct Names {
    /// `tilt-yard`: the crate, the id, the folder.
    id: String,
    /// `tilt_yard`: the crate in Rust code.
    module: String,
    /// `TiltYard`: the type.
    class: String,
    /// `Tilt Yard`: the title.
    title: String,
    /// `TI`: the prefix of its clauses.
    clause: String,
}

impl Names {
    fn of(id: &str) -> Result<Names, Failed> {
        let parts: Vec<&str> = id.split('-').collect();
        let sound = |part: &&str| {
            part.starts_with(|first: char| first.is_ascii_lowercase())
                && part.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit())
        };
        if id.len() < 3 || !parts.iter().all(sound) {
            let what = "a name of three or more small letters, parts joined by hyphens, e.g. tilt-yard";
            return Err(Failed(format!("expected {what}, found {id:?}")));
        }
        let capital = |part: &&str| part[..1].to_uppercase() + &part[1..];
        let capitals: Vec<String> = parts.iter().map(capital).collect();
        Ok(Names {
            id: id.to_owned(),
            module: parts.join("_"),
            class: capitals.concat(),
            title: capitals.join(" "),
            clause: id.replace('-', "")[..2].to_uppercase(),
        })
    }

    /// Fills the new game's names into a file of the template. Code uses other forms of the name than prose.
    fn fill(&self, file: &str, text: &str) -> String {
        if file.ends_with(".log") {
            return text.replace("sample", &self.id);
        }
        let title = if file.ends_with(".rs") || file.ends_with(".toml") { &self.class } else { &self.title };
        let text = text.replace("SA-", &format!("{}-", self.clause));
        let text = text.replace("fn sa_", &format!("fn {}_", self.clause.to_lowercase()));
        let text = text.replace("\"sample\"", &format!("\"{}\"", self.id));
        text.replace("sample", &self.module).replace("Sample", title)
    }
}

fn create(root: &Path, names: &Names) -> Result<(), Failed> {
    let folder = root.join("crates").join(&names.id);
    if folder.exists() {
        return Err(Failed(format!("there is a crate {} already", names.id)));
    }
    copy(&root.join("xtask/template"), &folder, names)?;
    let notation = folder.join("notation.md");
    append(&root.join("docs/notation.md"), &fs::read_to_string(&notation)?)?;
    fs::remove_file(notation)?;
    let Names { id, module, class, .. } = names;
    let dependency = format!("{id} = {{ path = \"crates/{id}\" }}\n");
    insert(&root.join("Cargo.toml"), "# others'", &dependency)?;
    insert(
        &root.join("Cargo.toml"),
        "[profile.release]",
        &format!("[profile.dev.package.{id}]\nopt-level = 2\n\n"),
    )?;
    insert(&root.join("crates/games/Cargo.toml"), "table.workspace", &format!("{id}.workspace = true\n"))?;
    insert(
        &root.join("crates/games/src/lib.rs"),
        "}\n\n/// Code that is generic over the type of a game.",
        &format!("    {module}, {module}_en, {module}_de: {module}::{class},\n"),
    )
}

fn copy(from: &Path, to: &Path, names: &Names) -> Result<(), Failed> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let path = entry?.path();
        let name = path.file_name().expect("an entry of a folder has a name");
        if path.is_dir() {
            copy(&path, &to.join(name), names)?;
        } else {
            let text = fs::read_to_string(&path)?;
            fs::write(to.join(name), names.fill(&name.to_string_lossy(), &text))?;
        }
    }
    Ok(())
}

/// Formats the new crate, whose name may be longer or shorter than the template's, and writes the pages about learners and of its
/// messages anew, and the citations of the rule tests.
fn settle(name: &str, run: impl Fn(&mut Command) -> Result<String, Failed>) -> Result<(), Failed> {
    run(cargo().args(["fmt", "--package", name]))?;
    let encoding = ["test", "--quiet", "--package", "games", "--test", "it", "encoding"];
    run(cargo().args(encoding).env("BLESS", "1"))?;
    for test in ["spoken", "citations"] {
        let write = ["test", "--quiet", "--package", name, "--test", "it", test];
        run(cargo().args(write).env("BLESS", "1"))?;
    }
    Ok(())
}

/// Appends a text to a file.
fn append(file: &Path, text: &str) -> Result<(), Failed> {
    let content = fs::read_to_string(file)?;
    Ok(fs::write(file, format!("{content}{text}"))?)
}

/// Inserts a text into a file right before a marker. Fails if the file lacks the marker.
fn insert(file: &Path, before: &str, text: &str) -> Result<(), Failed> {
    let content = fs::read_to_string(file)?;
    let Some(at) = content.find(before) else {
        return Err(Failed(format!("{} has no {before:?} before which to put {text:?}", file.display())));
    };
    fs::write(file, format!("{}{text}{}", &content[..at], &content[at..]))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;

    #[test]
    fn a_name_has_every_form() {
        let names = Names::of("tilt-yard").unwrap();
        assert_eq!((&*names.module, &*names.class), ("tilt_yard", "TiltYard"));
        assert_eq!((&*names.title, &*names.clause), ("Tilt Yard", "TI"));
        for wrong in ["", "ab", "Tilt", "tilt--yard", "tilt_yard", "-tilt", "1tilt", "tilt/yard"] {
            assert!(Names::of(wrong).is_err(), "{wrong}");
        }
    }

    /// Works in a copy of the project: the new game is formatted, compiles without a warning and passes its own tests, which include
    /// all laws, and the tests of the list of games. Then bots play a whole match of it through the binary.
    #[test]
    fn a_new_game_keeps_the_laws_and_can_be_played() {
        let copy = tempfile::tempdir().unwrap();
        // New files that are not committed yet belong to the project, too.
        let files = ["ls-files", "--cached", "--others", "--exclude-standard"];
        for file in output_of(Command::new("git").args(files).current_dir(project())).unwrap().lines() {
            let to = copy.path().join(file);
            fs::create_dir_all(to.parent().unwrap()).unwrap();
            // Skip a file that was deleted but is still in the index.
            if project().join(file).exists() {
                fs::copy(project().join(file), to).unwrap();
            }
        }
        create(copy.path(), &Names::of("tilt-yard").unwrap()).unwrap();
        // Two copies of the project need two target folders; in one folder, each build would use parts of the other.
        let target = std::env::var_os("CARGO_TARGET_DIR").map_or(project().join("target"), PathBuf::from);
        let target = target.join("new-game");
        let run_there = |command: &mut Command| {
            output_of(command.current_dir(copy.path()).env("CARGO_TARGET_DIR", &target))
        };
        let run = |words: &[&str]| run_there(cargo().args(words)).unwrap();
        settle("tilt-yard", run_there).unwrap();
        run(&["fmt", "--package", "tilt-yard", "--check"]);
        run(&["clippy", "--quiet", "--package", "tilt-yard", "--all-targets", "--", "-D", "warnings"]);
        run(&["test", "--quiet", "--package", "tilt-yard", "--package", "games"]);
        let bots = ["--bots", "page,squire", "--games", "2", "--json"];
        let simulate = ["run", "--quiet", "--package", "roundtable", "--", "simulate", "tilt-yard"];
        let results = run(&[&simulate[..], &bots[..]].concat());
        assert!(results.contains("squire"), "{results}");
    }
}
