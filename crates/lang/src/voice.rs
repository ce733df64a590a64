//! The voice of one language: turns texts into sentences.

use std::sync::OnceLock;

use engine::{Seat, SeatSet};
use scene::{Arg, Text, Words};

use crate::phrases::{Phrases, Value};
use crate::{Locale, Names};

/// Returns the phrases that all games share.
fn shared(locale: Locale) -> &'static str {
    match locale {
        Locale::En => include_str!("../lang/en.ftl"),
        Locale::De => german().expect("only a language is spoken that was learned"),
    }
}

static GERMAN: OnceLock<&str> = OnceLock::new();

/// Makes German available. With the feature `lazy`, the lazy-loaded chunk with the German messages calls this; without
/// it, German is available from the start.
pub fn learn_german() {
    GERMAN.get_or_init(|| include_str!("../lang/de.ftl"));
}

fn german() -> Option<&'static str> {
    if cfg!(not(feature = "lazy")) {
        learn_german();
    }
    GERMAN.get().copied()
}

/// The arguments that stand for players: four for a single player, the last for several. Tests format every message
/// that has one of them.
pub const PLAYERS: [&str; 5] = ["who", "rival", "owner", "victim", "names"];

/// Formats texts in one language, with the shared phrases and those of one game.
pub struct Voice {
    locale: Locale,
    phrases: Phrases,
}

impl Voice {
    /// Creates a voice with the shared phrases alone.
    pub fn shared(locale: Locale) -> Voice {
        Voice::with_messages(locale, &[])
    }

    /// Creates a voice with the shared phrases and a game's own.
    pub fn of(locale: Locale, words: Words) -> Voice {
        Voice::with_messages(locale, &[words.book(locale).messages])
    }

    /// Creates a voice with the shared phrases and further Fluent files of this language, e.g. a client's own.
    ///
    /// # Panics
    /// Like [`Voice::also`].
    pub fn with_messages(locale: Locale, files: &[&str]) -> Voice {
        let voice = Voice { locale, phrases: Phrases::default() }.also(shared(locale));
        files.iter().fold(voice, |voice, file| voice.also(file))
    }

    /// Adds a Fluent file of this language, e.g. a client's own.
    ///
    /// # Panics
    /// If the file has a syntax error or defines a message again. Files are compiled in, and each has a test.
    #[must_use]
    pub fn also(mut self, file: &str) -> Voice {
        let added = self.phrases.add(file);
        added.unwrap_or_else(|why| panic!("{} messages: {why}", self.locale.tag()));
        self
    }

    /// Returns the language of this voice.
    pub fn locale(&self) -> Locale {
        self.locale
    }

    /// Returns whether the voice has this message.
    pub fn knows(&self, id: &str) -> bool {
        self.phrases.knows(id)
    }

    /// Formats a text as a sentence. For an unknown message it returns the id in brackets, so that testers notice it.
    pub fn say(&self, text: &Text, names: Names<'_>) -> String {
        let mut arguments = Vec::with_capacity(text.args.len());
        for (name, arg) in &text.args {
            let value = match arg {
                Arg::Number(number) => Value::Number(*number),
                Arg::Text(inner) => Value::Words(self.say_inside(inner, names)),
                Arg::Word(word) => Value::Words(word.to_string()),
                Arg::Verbatim(words) => Value::Words(words.clone()),
                Arg::List(list) => Value::Words(self.join(list, "and", names)),
                Arg::AnyOf(list) => Value::Words(self.join(list, "or", names)),
                Arg::Seat(seat) => self.players(name, SeatSet::only(*seat), names, &mut arguments),
                Arg::Seats(seats) => self.players(name, *seats, names, &mut arguments),
            };
            arguments.push((name.to_string(), value));
        }
        self.phrases.say(&text.id, &arguments).unwrap_or_else(|| format!("[{}]", text.id))
    }

    /// Formats a text that is an argument of another.
    fn say_inside(&self, text: &Text, names: Names<'_>) -> String {
        debug_assert_ne!(text.id, "name", "a sentence gets the player's seat, so that it can say “you”");
        self.say(text, names)
    }

    /// Formats a message without arguments.
    pub fn word(&self, id: &str) -> String {
        self.say(&Text::new(id), Names::default())
    }

    /// Adds the arguments by which a message refers to players: whether the listener is among them, and their names in
    /// every form. Returns the form that begins a sentence or stands alone.
    fn players(
        &self,
        argument: &str,
        seats: SeatSet,
        names: Names<'_>,
        arguments: &mut Vec<(String, Value)>,
    ) -> Value {
        debug_assert!(PLAYERS.contains(&argument), "${argument} is not known to be a player");
        let you = names.you.filter(|you| seats.contains(*you));
        let is = match (seats.len(), you) {
            (0, _) => "nobody",
            (1, Some(_)) => "you",
            (1, None) => "other",
            (_, Some(_)) => "with-you",
            (_, None) => "several",
        };
        arguments.push((format!("{argument}-is"), Value::Words(is.to_owned())));
        let others: Vec<String> =
            seats.iter().filter(|seat| Some(*seat) != you).map(|seat| self.name(seat, names)).collect();
        let form = |you_is: &str| {
            let you = you.map(|_| self.word(you_is));
            Value::Words(
                self.joined(&you.into_iter().chain(others.iter().cloned()).collect::<Vec<_>>(), "and"),
            )
        };
        for case in ["subject", "object", "dative"] {
            arguments.push((format!("{argument}-{case}"), form(&format!("you-{case}"))));
        }
        form("you")
    }

    /// Returns the name of a player who is not the listener.
    fn name(&self, seat: Seat, names: Names<'_>) -> String {
        match names.names.get(seat.index()) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => self.say(&Text::new("seat").with("number", seat.index() as u32 + 1), Names::default()),
        }
    }

    fn join(&self, list: &[Text], conjunction: &str, names: Names<'_>) -> String {
        self.joined(&list.iter().map(|text| self.say_inside(text, names)).collect::<Vec<_>>(), conjunction)
    }

    fn joined(&self, spoken: &[String], conjunction: &str) -> String {
        match spoken.split_last() {
            None => self.word("nothing"),
            Some((last, [])) => last.clone(),
            Some((last, rest)) => format!("{} {} {last}", rest.join(", "), self.word(conjunction)),
        }
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
    fn the_listener_has_a_form_for_every_case_and_comes_first_among_several() {
        let file = "
call = { $names } wait for { $who-object }, with { $who-dative }, as { $who-subject } know ({ $names-is }).";
        let text = |names: &[u8]| {
            let names = names.iter().map(|seat| Seat::new(*seat)).collect();
            Text::new("call").with("names", Arg::Seats(names)).with("who", Seat::new(1))
        };
        let known = ["Kay".to_owned(), "Anna".to_owned(), String::new()];
        let say = |locale, names: &[u8], you: Option<u8>| {
            let names_and_you = Names { names: &known, you: you.map(Seat::new) };
            Voice::with_messages(locale, &[file]).say(&text(names), names_and_you)
        };
        assert_eq!(
            say(Locale::De, &[0, 1, 2], Some(1)),
            "Du, Kay und Platz 3 wait for dich, with dir, as du know (with-you)."
        );
        assert_eq!(
            say(Locale::En, &[0, 1, 2], Some(1)),
            "You, Kay and Seat 3 wait for you, with you, as you know (with-you)."
        );
        assert_eq!(
            say(Locale::De, &[0, 1], None),
            "Kay und Anna wait for Anna, with Anna, as Anna know (several)."
        );
        assert!(say(Locale::En, &[0], Some(0)).starts_with("You wait for Anna"));
        assert!(say(Locale::En, &[0], Some(0)).ends_with("(you)."));
        assert!(say(Locale::En, &[0], Some(1)).ends_with("(other)."));
        assert!(say(Locale::En, &[], Some(1)).ends_with("(nobody)."));
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
    #[should_panic(expected = "gets the player's seat")]
    fn a_name_inside_a_sentence_is_noticed() {
        let name = Text::new("name").with("who", Seat::new(0));
        voice().say(&Text::new("took").with("what", name), Names::default());
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
