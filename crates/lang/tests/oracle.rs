//! Whether all our files are spoken as the usual crate speaks them.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use lang::{Locale, Names, Voice};
use scene::{Arg, Text};
use unic_langid::LanguageIdentifier;

/// Every Fluent file of the project, with the language that it is in.
fn files() -> Vec<(PathBuf, &'static str)> {
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
    let tag = |path: &Path| if path.to_string_lossy().ends_with("de.ftl") { "de" } else { "en" };
    found.into_iter().map(|path| (path.clone(), tag(&path))).collect()
}

/// What follows a sign in a file: the arguments after `$`, the keys after `[`.
fn names_after(sign: char, file: &str) -> BTreeSet<&str> {
    let ends = |c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_';
    file.split(sign).skip(1).map(|rest| rest.split(ends).next().unwrap_or_default()).collect()
}

#[test]
fn every_message_is_spoken_as_by_the_usual_crate() {
    let shared = Path::new(env!("CARGO_MANIFEST_DIR")).join("lang");
    let mut spoken = 0;
    let files = files();
    assert!(files.len() >= 30, "only {} files were found", files.len());
    for (path, tag) in files {
        let file = fs::read_to_string(&path).expect("a file can be read");
        let language: LanguageIdentifier = tag.parse().expect("a tag");
        let mut peer = FluentBundle::new(vec![language]);
        peer.set_use_isolating(false);
        let locale = Locale::from_tag(tag).expect("a language of ours");
        let is_shared = path.parent().is_some_and(|folder| folder.ends_with("lang/lang"));
        let ours = if is_shared { Voice::shared(locale) } else { Voice::with_messages(locale, &[&file]) };
        let mut texts = vec![file];
        if !is_shared {
            texts.push(fs::read_to_string(shared.join(format!("{tag}.ftl"))).expect("shared phrases"));
        }
        let all = texts.concat();
        for text in texts {
            peer.add_resource(FluentResource::try_new(text).expect("valid Fluent"))
                .expect("no message twice");
        }
        let words: Vec<&str> = names_after('[', &all).into_iter().collect();
        let arguments: Vec<&str> = names_after('$', &all).into_iter().collect();
        let begun = all.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_alphabetic()));
        let ids: Vec<&str> = begun.filter_map(|line| line.split(" =").next()).collect();
        for id in ids {
            for round in 0..words.len().max(6) {
                let mut given = FluentArgs::new();
                let mut values = Vec::new();
                for (at, name) in arguments.iter().enumerate() {
                    // Numbers and words in turns, so that every key meets every argument.
                    let turn = round + at;
                    if turn % 2 == 0 || words.is_empty() {
                        let number = (turn / 2 % 7) as i64;
                        given.set(*name, number);
                        values.push(((*name).to_owned().into(), Arg::Number(number)));
                    } else {
                        let word = words[turn / 2 % words.len()];
                        given.set(*name, FluentValue::from(word));
                        values.push(((*name).to_owned().into(), Arg::Verbatim(word.to_owned())));
                    }
                }
                let pattern =
                    peer.get_message(id).and_then(|message| message.value()).expect("the same messages");
                let mut errors = Vec::new();
                let expected = peer.format_pattern(pattern, Some(&given), &mut errors);
                assert!(errors.is_empty(), "{}: {id}: {errors:?}", path.display());
                let text = Text { id: id.to_owned(), args: values };
                assert_eq!(ours.say(&text, Names::default()), expected, "{}: {id}", path.display());
                spoken += 1;
            }
        }
    }
    assert!(spoken > 10_000, "only {spoken} sentences were compared");
}
