//! Whether all our files are spoken as the usual crate speaks them.

use std::fs;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use lang::{Names, Voice};
use scene::{Arg, Text};
use unic_langid::LanguageIdentifier;

use crate::files::{files, is_shared, names_after, shared};

#[test]
fn every_message_is_spoken_as_by_the_usual_crate() {
    let mut spoken = 0;
    for (path, locale) in files() {
        let file = fs::read_to_string(&path).expect("a file can be read");
        let language: LanguageIdentifier = locale.tag().parse().expect("a tag");
        let mut peer = FluentBundle::new(vec![language]);
        peer.set_use_isolating(false);
        let is_shared = is_shared(&path);
        let ours = if is_shared { Voice::shared(locale) } else { Voice::with_messages(locale, &[&file]) };
        let mut texts = vec![file];
        if !is_shared {
            texts.push(shared(locale));
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
