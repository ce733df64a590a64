//! Pages with every message as it is spoken, one page for each language, in the folder `docs/spoken`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;

use engine::MAX_SEATS;
use lang::{Locale, Names, Voice};
use scene::{Arg, Text};

use super::messages::{Fragments, Messages};
use super::samples::samples;
use super::seats;
use super::sources::Sources;
use crate::check_document;

/// The players of the examples, by seat. “Jonas” shows what becomes of a name that ends with s.
const NAMES: [&str; MAX_SEATS] = ["Ada", "Jonas", "Mia", "Felix", "Lea", "Max"];

/// A message that contains other messages is shown with at most this many of them.
const MOST: usize = 6;

/// Collects examples of the messages of one crate and compares its pages with them.
pub struct SpokenPages {
    name: &'static str,
    /// The crate's own messages.
    own: Messages,
    /// The crate's own messages and those that all crates share.
    all: Messages,
    fragments: Fragments,
    examples: BTreeMap<String, Examples>,
}

/// The texts that show a message.
#[derive(Default)]
struct Examples {
    texts: Vec<Text>,
    seen: BTreeSet<String>,
}

impl SpokenPages {
    /// Opens the pages of a crate with these files in all languages.
    pub fn new(name: &'static str, files: &[&str]) -> SpokenPages {
        let (mut own, mut all) = (Messages::default(), Messages::default());
        files.iter().for_each(|file| own.add(file));
        let shared = [include_str!("../../../lang/lang/en.ftl"), include_str!("../../../lang/lang/de.ftl")];
        files.iter().chain(&shared).for_each(|file| all.add(file));
        let fragments = all.fragments();
        SpokenPages { name, own, all, fragments, examples: BTreeMap::new() }
    }

    /// Keeps the text as an example of its message, and of the messages that it contains, if it shows something new.
    pub fn keep(&mut self, text: &Text) {
        for text in self.fragments.of(text).collect::<Vec<_>>().iter().chain([text]) {
            let examples = self.examples.entry(text.id.clone()).or_default();
            let is_full = examples.texts.len() >= MOST;
            let shown = text.args.iter().flat_map(|(name, arg)| shown(name, arg, is_full));
            let new = shown.filter(|what| examples.seen.insert(what.clone())).count();
            if new > 0 || examples.texts.is_empty() {
                examples.texts.push(text.clone());
            }
        }
    }

    /// Makes up examples of the messages that have none. Panics with a message that no source in these
    /// folders says.
    pub fn fill(
        &mut self,
        sources: &[&Path],
        known: impl Fn(&str, &str, &BTreeSet<&str>) -> Option<Vec<Arg>>,
    ) {
        let mut read = Sources::default();
        sources.iter().for_each(|folder| read.add(folder));
        let is_silent = |id: &&str| !self.examples.contains_key(*id);
        let silent: Vec<&str> = self.own.ids().filter(is_silent).collect();
        let unsaid: Vec<&&str> = silent.iter().filter(|id| !read.say(id)).collect();
        assert!(unsaid.is_empty(), "nothing says these messages of {}: {unsaid:?}", self.name);
        let texts: Vec<Text> = silent
            .iter()
            .flat_map(|id| samples(id, &self.all.arguments(id), |argument, keys| known(id, argument, keys)))
            .collect();
        texts.iter().for_each(|text| self.keep(text));
    }

    /// Compares the page of each language with the examples. Panics if they differ.
    pub fn check<'a>(&self, voices: impl IntoIterator<Item = &'a Voice>) {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/spoken");
        for voice in voices {
            let file = format!("{}.{}.md", self.name, voice.locale().tag());
            check_document(folder.join(file), &self.page(voice));
        }
    }

    fn page(&self, voice: &Voice) -> String {
        let language = if voice.locale() == Locale::En { "English" } else { "German" };
        let mut page = format!(
            "# What `{}` says in {language}\n\nEvery message with examples: to each player that it names, and to \
             somebody else. `cargo xtask spoken` writes this page.\n",
            self.name
        );
        for id in self.own.ids() {
            _ = write!(page, "\n`{id}`\n\n");
            for sentence in self.examples.get(id).map(|examples| examples.spoken(voice)).unwrap_or_default() {
                _ = writeln!(page, "- {}", sentence.replace('\n', "\n  "));
            }
        }
        page
    }
}

impl Examples {
    /// Every example as each player hears it that it names, and as somebody else does. Each sentence once.
    fn spoken(&self, voice: &Voice) -> Vec<String> {
        let names = NAMES.map(str::to_owned);
        let mut spoken = Vec::new();
        for text in &self.texts {
            for you in [None].into_iter().chain(seats(text).map(Some)) {
                let sentence = voice.say(text, Names { names: &names, you });
                if !spoken.contains(&sentence) {
                    spoken.push(sentence);
                }
            }
        }
        spoken
    }
}

/// What an argument shows: the variant that it chooses, or the kind of what it contains. When the examples are full,
/// another message inside is nothing new.
fn shown(name: &str, arg: &Arg, is_full: bool) -> Option<String> {
    Some(match arg {
        Arg::Number(number @ 0..=2) => format!("{name} {number}"),
        Arg::Number(number) => format!("{name} {}", if *number < 0 { "below" } else { "many" }),
        Arg::Word(word) => format!("{name} {word}"),
        Arg::Verbatim(_) | Arg::Seat(_) => name.to_owned(),
        Arg::Seats(seats) => format!("{name} {}", seats.len()),
        Arg::Text(_) | Arg::List(_) | Arg::AnyOf(_) if is_full => return None,
        Arg::Text(text) => format!("{name} {}", text.id),
        Arg::List(list) | Arg::AnyOf(list) => format!("{name} {}", list.len().min(3)),
    })
}

#[cfg(test)]
mod tests {
    use engine::Seat;

    use super::*;

    const FILE: &str = "drew = { $who } drew { $cards ->\n    [one] a card\n   *[other] { $cards } cards\n}.\nend = The end.";

    fn drew(seat: u8, cards: u8) -> Text {
        Text::new("drew").with("who", Seat::new(seat)).with("cards", cards)
    }

    #[test]
    fn a_page_has_each_sentence_once_and_nothing_that_shows_no_more() {
        let mut pages = SpokenPages::new("joust", &[FILE]);
        for (seat, cards) in [(0, 1), (1, 1), (1, 3), (0, 4)] {
            pages.keep(&drew(seat, cards));
        }
        pages.keep(&Text::new("end"));
        let page = pages.page(&Voice::with_messages(Locale::En, &[FILE]));
        let lines: Vec<&str> = page.lines().skip(4).collect();
        let drew =
            ["- Ada drew a card.", "- You drew a card.", "- Jonas drew 3 cards.", "- You drew 3 cards."];
        assert_eq!(lines, [&["`drew`", ""], &drew[..], &["", "`end`", "", "- The end."]].concat());
    }

    #[test]
    #[should_panic(expected = "nothing says these messages of joust: [\"ended\"]")]
    fn a_message_that_nothing_says_is_noticed() {
        let mut pages = SpokenPages::new("joust", &["ended = Never said."]);
        pages.fill(&[Path::new("src/speech")], |_, _, _| None);
    }

    #[test]
    fn a_message_that_no_match_says_has_an_example_for_every_variant() {
        let file = "drew = { $who } lost { $cards ->\n    [one] a card\n   *[other] { $cards } cards\n} to { $what }.";
        let mut pages = SpokenPages::new("joust", &[file]);
        pages.fill(&[Path::new("tests/it/joust")], |_, _, _| None);
        let page = pages.page(&Voice::with_messages(Locale::En, &[file]));
        assert!(
            page.contains("- Ada lost a card to ….\n- You lost a card to ….\n- Ada lost 2 cards to ….\n"),
            "{page}"
        );
    }
}
