//! Messages in the subset of the Fluent syntax that our files use: text over several lines, `{ $argument }`, `{ message
//! }`, `{ "text" }`, and selectors on a word, a number or a plural category. No terms, attributes or functions.
//!
//! The `fluent` crate supports all of Fluent, but it adds ten times as much code and data to the browser's download.
//! The tests compare this module with it for all our files.

mod parser;

use std::fmt::Write;

/// The text of a message.
type Pattern = Vec<Part>;

enum Part {
    Text(String),
    Argument(String),
    Message(String),
    Choice { argument: String, variants: Vec<(Key, Pattern)>, default: usize },
}

/// The key of a variant.
enum Key {
    Number(i64),
    /// A word, or the plural category of a number.
    Word(String),
}

/// The value of an argument.
pub(crate) enum Value {
    Number(i64),
    Words(String),
}

/// Messages by id.
#[derive(Default)]
pub(crate) struct Phrases {
    /// Sorted.
    messages: Vec<(String, Pattern)>,
}

impl Phrases {
    /// Adds the messages of a file.
    pub(crate) fn add(&mut self, file: &str) -> Result<(), String> {
        self.messages.append(&mut parser::messages(file)?);
        self.messages.sort_by(|a, b| a.0.cmp(&b.0));
        match self.messages.windows(2).find(|two| two[0].0 == two[1].0) {
            Some(twice) => Err(format!("{} is there twice", twice[0].0)),
            None => Ok(()),
        }
    }

    pub(crate) fn knows(&self, id: &str) -> bool {
        self.find(id).is_some()
    }

    fn find(&self, id: &str) -> Option<&[Part]> {
        let at = self.messages.binary_search_by(|message| message.0.as_str().cmp(id)).ok()?;
        Some(&self.messages[at].1)
    }

    /// Formats the message with this id, if there is one. A missing argument stays in braces, as in the file.
    pub(crate) fn say(&self, id: &str, arguments: &[(String, Value)]) -> Option<String> {
        let mut spoken = String::new();
        self.speak(id, self.find(id)?, arguments, &mut spoken);
        Some(spoken)
    }

    fn speak(&self, id: &str, pattern: &[Part], arguments: &[(String, Value)], spoken: &mut String) {
        let find = |name: &str| arguments.iter().find(|argument| argument.0 == name).map(|(_, value)| value);
        for part in pattern {
            match part {
                Part::Text(text) => spoken.push_str(text),
                Part::Argument(name) => match find(name) {
                    Some(Value::Words(words)) => spoken.push_str(words),
                    Some(Value::Number(number)) => _ = write!(spoken, "{number}"),
                    None => missing(id, "$", name, spoken),
                },
                Part::Message(other) => match self.find(other) {
                    Some(pattern) => self.speak(other, pattern, arguments, spoken),
                    None => missing(id, "", other, spoken),
                },
                Part::Choice { argument, variants, default } => {
                    let value = find(argument);
                    let chosen =
                        variants.iter().position(|(key, _)| value.is_some_and(|value| key.fits(value)));
                    self.speak(id, &variants[chosen.unwrap_or(*default)].1, arguments, spoken);
                }
            }
        }
    }
}

fn missing(id: &str, sign: &str, name: &str, spoken: &mut String) {
    debug_assert!(false, "{id}: there is no {sign}{name}");
    _ = write!(spoken, "{{{sign}{name}}}");
}

impl Key {
    fn fits(&self, value: &Value) -> bool {
        match (self, value) {
            (Key::Number(key), Value::Number(number)) => key == number,
            (Key::Word(key), Value::Words(words)) => key == words,
            // English and German have the same two plural categories of whole numbers.
            (Key::Word(key), Value::Number(number)) => key == if *number == 1 { "one" } else { "other" },
            (Key::Number(_), Value::Words(_)) => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_read_is_refused_with_its_line() {
        let refusal = |file: &str| Phrases::default().add(file).expect_err("it is refused");
        assert_eq!(refusal("a = b\n\n-term = c"), "line 3: a name expected");
        assert_eq!(refusal("a b"), "line 1: = expected");
        assert_eq!(refusal("a =\nb = c"), "line 1: text expected");
        assert_eq!(refusal("a = { $b ->\n    [one] c\n}"), "line 3: * expected");
        assert_eq!(refusal("a = { NUMBER($b) }"), "line 1: } expected");
        assert_eq!(refusal("a = b }"), "line 1: text expected");
        assert_eq!(refusal("a = b\na = c"), "a is there twice");
    }
}
