//! What the client says, in the language that is spoken at the moment.

use engine::Seat;
use lang::{Locale, Names, Rulebook, Voice};
use scene::{Piece, Scene, Text, Words};

const CLIENT: [(Locale, &str); 2] =
    [(Locale::En, include_str!("../lang/en.ftl")), (Locale::De, include_str!("../lang/de.ftl"))];

/// The client's own words, without any game.
pub(crate) fn without_game(locale: Locale) -> Voice {
    Voice::shared(locale).also(client(locale))
}

fn client(locale: Locale) -> &'static str {
    CLIENT.iter().find(|(known, _)| *known == locale).expect("every language has a file").1
}

/// The words of the game and of the client in one language, and the names of the players.
pub(crate) struct Speech {
    /// Speaks.
    pub(crate) voice: Voice,
    /// The rules in the same language.
    pub(crate) rulebook: Rulebook,
    names: Vec<String>,
    words: Words,
}

impl Speech {
    /// Begins to speak.
    pub(crate) fn new(locale: Locale, words: Words, names: Vec<String>) -> Speech {
        let voice = Voice::of(locale, words).also(client(locale));
        let names = lang::real_names(names);
        Speech { voice, rulebook: Rulebook::of(locale, words), names, words }
    }

    /// Goes on in another language.
    pub(crate) fn switch(&mut self, locale: Locale) {
        *self = Speech::new(locale, self.words, std::mem::take(&mut self.names));
    }

    /// Names, as `you` hears them.
    pub(crate) fn names(&self, you: Option<Seat>) -> Names<'_> {
        Names { names: &self.names, you }
    }

    /// Says a text to somebody.
    pub(crate) fn say(&self, text: &Text, you: Option<Seat>) -> String {
        self.voice.say(text, self.names(you))
    }

    /// Says a text of the client in which nobody is called "you".
    pub(crate) fn tell(&self, text: &Text) -> String {
        self.say(text, None)
    }

    /// Says a message without arguments.
    pub(crate) fn word(&self, id: &str) -> String {
        self.voice.word(id)
    }

    /// What a player is called on a label.
    pub(crate) fn name(&self, seat: Seat) -> String {
        let labels = Names::seen_by(None, &self.names).as_labels();
        self.voice.say(&Text::new("name").with("who", seat), labels)
    }

    /// Reads the table aloud.
    pub(crate) fn read(&self, scene: &Scene, you: Option<Seat>) -> Vec<String> {
        lang::read(scene, &self.voice, self.names(you))
    }

    /// All that a piece says of itself.
    pub(crate) fn explain(&self, piece: &Piece, you: Option<Seat>) -> Vec<String> {
        lang::explain(piece, &self.voice, self.names(you))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The ids of a Fluent file: what stands before the equals sign of a line that is not indented.
    fn ids(file: &str) -> Vec<&str> {
        let lines = file.lines().filter(|line| line.starts_with(|sign: char| sign.is_ascii_lowercase()));
        lines.filter_map(|line| line.split_once(" =")).map(|(id, _)| id).collect()
    }

    #[test]
    fn both_languages_say_the_same() {
        assert!(ids(CLIENT[0].1).len() > 40);
        assert_eq!(ids(CLIENT[0].1), ids(CLIENT[1].1));
    }
}
