//! A language, spoken: texts in, sentences out.

use std::sync::OnceLock;

use engine::Seat;
use scene::{Arg, Book, Text, Words};

use crate::Locale;
use crate::phrases::{Phrases, Value};

/// The phrases that every table shares, whatever game is on it.
fn shared(locale: Locale) -> &'static str {
    match locale {
        Locale::En => include_str!("../lang/en.ftl"),
        Locale::De => german().expect("only a language is spoken that was learned"),
    }
}

static GERMAN: OnceLock<&str> = OnceLock::new();

/// Sees to it that German is spoken. Where a program comes in parts (the feature `apart`), it is called by the part that has
/// the German words; everywhere else they are there from the start.
pub fn learn_german() {
    GERMAN.get_or_init(|| include_str!("../lang/de.ftl"));
}

fn german() -> Option<&'static str> {
    if cfg!(not(feature = "apart")) {
        learn_german();
    }
    GERMAN.get().copied()
}

/// Speaks one language: the shared phrases and those of one game.
pub struct Voice {
    locale: Locale,
    phrases: Phrases,
}

/// Who sits where, and who is being spoken to.
#[derive(Clone, Copy, Debug, Default)]
pub struct Names<'a> {
    /// By seat. A seat without a name is called by its number.
    pub names: &'a [String],
    /// Whoever listens is called "you".
    pub you: Option<Seat>,
}

impl Voice {
    /// The shared phrases alone.
    pub fn shared(locale: Locale) -> Voice {
        Voice::with_messages(locale, &[])
    }

    /// The shared phrases and a game's own.
    pub fn of(locale: Locale, words: Words) -> Voice {
        Voice::with_messages(locale, &[book(locale, words).messages])
    }

    /// The shared phrases and further Fluent files of this language, e.g. a client's own.
    ///
    /// # Panics
    /// Like [`Voice::also`].
    pub fn with_messages(locale: Locale, files: &[&str]) -> Voice {
        let voice = Voice { locale, phrases: Phrases::default() }.also(shared(locale));
        files.iter().fold(voice, |voice, file| voice.also(file))
    }

    /// The same with one Fluent file of this language more, e.g. a client's own.
    ///
    /// # Panics
    /// When the file cannot be read or defines a message again. Files are compiled in, and each has a test.
    #[must_use]
    pub fn also(mut self, file: &str) -> Voice {
        let added = self.phrases.add(file);
        added.unwrap_or_else(|why| panic!("{} messages: {why}", self.locale.tag()));
        self
    }

    /// Which language this is.
    pub fn locale(&self) -> Locale {
        self.locale
    }

    /// Is there such a message?
    pub fn knows(&self, id: &str) -> bool {
        self.phrases.knows(id)
    }

    /// Speaks a text. A message that does not exist is spoken as its id in brackets, so that it is noticed.
    pub fn say(&self, text: &Text, names: Names<'_>) -> String {
        let mut arguments = Vec::with_capacity(text.args.len());
        for (name, arg) in &text.args {
            let value = match arg {
                Arg::Number(number) => Value::Number(*number),
                Arg::Text(inner) => Value::Words(self.say(inner, names)),
                Arg::Word(word) => Value::Words(word.to_string()),
                Arg::Verbatim(words) => Value::Words(words.clone()),
                Arg::List(list) => Value::Words(self.join(list, "and", names)),
                Arg::AnyOf(list) => Value::Words(self.join(list, "or", names)),
                Arg::Seat(seat) => {
                    let is = if names.you == Some(*seat) { "you" } else { "other" };
                    arguments.push((format!("{name}-is"), Value::Words(is.to_owned())));
                    Value::Words(self.name(*seat, names))
                }
            };
            arguments.push((name.to_string(), value));
        }
        self.phrases.say(&text.id, &arguments).unwrap_or_else(|| format!("[{}]", text.id))
    }

    /// Speaks a message that needs neither arguments nor names.
    pub fn word(&self, id: &str) -> String {
        self.say(&Text::new(id), Names::default())
    }

    fn name(&self, seat: Seat, names: Names<'_>) -> String {
        if names.you == Some(seat) {
            return self.word("you");
        }
        match names.names.get(seat.index()) {
            Some(name) => name.clone(),
            None => self.say(&Text::new("seat").with("number", seat.index() as u32 + 1), Names::default()),
        }
    }

    fn join(&self, list: &[Text], conjunction: &str, names: Names<'_>) -> String {
        let spoken: Vec<String> = list.iter().map(|text| self.say(text, names)).collect();
        match spoken.split_last() {
            None => self.word("nothing"),
            Some((last, [])) => last.clone(),
            Some((last, rest)) => format!("{} {} {last}", rest.join(", "), self.word(conjunction)),
        }
    }
}

/// A game's words in this language.
pub(crate) fn book(locale: Locale, words: Words) -> Book {
    match locale {
        Locale::En => words.en,
        Locale::De => words.de,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "
drew = { $who-is ->
    [you] You have drawn
   *[other] { $who } has drawn
} { $count ->
    [one] a card
   *[other] { $count } cards
}.
took = took { $what }
dragon = dragon
monster = monster
";

    fn voice() -> Voice {
        Voice::with_messages(Locale::En, &[FILE])
    }

    #[test]
    fn the_listener_is_you_and_others_have_names() {
        let text = Text::new("drew").with("who", Seat::new(0)).with("count", 2u8);
        let names = ["Kay".to_owned()];
        let others = Names { names: &names, you: None };
        assert_eq!(voice().say(&text, others), "Kay has drawn 2 cards.");
        assert_eq!(
            voice().say(&text, Names { you: Some(Seat::new(0)), ..others }),
            "You have drawn 2 cards."
        );
        assert_eq!(voice().say(&text, Names::default()), "Seat 1 has drawn 2 cards.");
    }

    #[test]
    fn lists_are_joined_as_people_do() {
        let of = |ids: &[&'static str]| {
            Text::new("took").with("what", ids.iter().copied().map(Text::from).collect::<Vec<_>>())
        };
        assert_eq!(voice().say(&of(&["dragon"]), Names::default()), "took dragon");
        assert_eq!(
            voice().say(&of(&["dragon", "monster", "dragon"]), Names::default()),
            "took dragon, monster and dragon"
        );
        let either = Text::new("took").with("what", Arg::AnyOf(vec!["dragon".into(), "monster".into()]));
        assert_eq!(voice().say(&either, Names::default()), "took dragon or monster");
    }

    #[test]
    fn a_missing_message_is_noticed() {
        assert_eq!(voice().word("nowhere"), "[nowhere]");
    }

    #[test]
    fn both_languages_have_the_same_shared_phrases() {
        for locale in Locale::ALL {
            let voice = Voice::shared(locale);
            assert_eq!(voice.word("you"), locale.you());
            for file in Locale::ALL.map(shared) {
                let ids = file.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id);
                for id in ids.filter(|id| id.starts_with(|c: char| c.is_ascii_alphabetic())) {
                    assert!(voice.knows(id), "{} has no {id}", locale.tag());
                }
            }
        }
    }
}
