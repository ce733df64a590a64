//! The message files of the project, read as text.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use lang::Locale;

/// Every Fluent file of the project, with the language that it is in.
pub(crate) fn files() -> Vec<(PathBuf, Locale)> {
    fn search(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).expect("a folder can be read") {
            let path = entry.expect("an entry can be read").path();
            if path.is_dir()
                && path.file_name().is_some_and(|name| name != "target" && name != "node_modules")
            {
                search(&path, found);
            } else if path.extension().is_some_and(|ending| ending == "ftl") {
                found.push(path);
            }
        }
    }
    let mut found = Vec::new();
    for folder in ["../../crates", "../../xtask"] {
        search(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut found);
    }
    assert!(found.len() >= 30, "only {} files were found", found.len());
    let locale = |path: &Path| {
        if path.to_string_lossy().ends_with("de.ftl") { Locale::De } else { Locale::En }
    };
    found.into_iter().map(|path| (path.clone(), locale(&path))).collect()
}

/// Is this a file of the phrases that every voice has?
pub(crate) fn is_shared(path: &Path) -> bool {
    path.parent().is_some_and(|folder| folder.ends_with("lang/lang"))
}

/// The text of the file with the phrases that every voice has.
pub(crate) fn shared(locale: Locale) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("lang").join(format!("{}.ftl", locale.tag()));
    fs::read_to_string(path).expect("shared phrases can be read")
}

/// What follows a sign in a text: the arguments after `$`, the keys after `[`.
pub(crate) fn names_after(sign: char, text: &str) -> BTreeSet<&str> {
    text.split(sign).skip(1).map(name_at_the_start).collect()
}

fn name_at_the_start(text: &str) -> &str {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_').next().unwrap_or_default()
}

/// The messages of a file as they stand there, by id.
#[derive(Default)]
pub(crate) struct Messages<'a>(BTreeMap<&'a str, String>);

impl<'a> Messages<'a> {
    pub(crate) fn of(file: &'a str) -> Messages<'a> {
        let (mut messages, mut id) = (Messages::default(), None);
        for line in file.lines().filter(|line| !line.starts_with('#')) {
            if line.starts_with(|c: char| c.is_ascii_alphabetic()) {
                id = line.split(" =").next();
            }
            if let Some(id) = id {
                let text = messages.0.entry(id).or_default();
                text.push_str(line);
                text.push('\n');
            }
        }
        messages
    }

    pub(crate) fn with(mut self, more: Messages<'a>) -> Messages<'a> {
        self.0.extend(more.0);
        self
    }

    pub(crate) fn ids(&self) -> impl Iterator<Item = &'a str> {
        self.0.keys().copied()
    }

    /// A message's text and the texts of all messages that it refers to.
    pub(crate) fn whole(&self, id: &str) -> String {
        let (mut all, mut seen) = (String::new(), BTreeSet::new());
        let mut open = vec![id.to_owned()];
        while let Some(id) = open.pop() {
            let Some(text) = self.0.get(&*id).filter(|_| seen.insert(id.clone())) else { continue };
            all.push_str(text);
            open.extend(text.split('{').skip(1).map(|rest| name_at_the_start(rest.trim_start()).to_owned()));
        }
        all
    }
}

/// The keys between which a text chooses by this argument.
pub(crate) fn keys(text: &str, argument: &str) -> BTreeSet<String> {
    let begins = format!("${argument} ->");
    let choices = text.split(&begins).skip(1).map(without_choices_inside);
    choices
        .flat_map(|choice| names_after('[', &choice).into_iter().map(str::to_owned).collect::<Vec<_>>())
        .collect()
}

/// What stands before the brace that closes a choice, without everything in braces.
fn without_choices_inside(choice: &str) -> String {
    let mut depth = 1;
    let mut own = String::new();
    for c in choice.chars() {
        depth += i32::from(c == '{') - i32::from(c == '}');
        match depth {
            0 => break,
            1 => own.push(c),
            _ => {}
        }
    }
    own
}
