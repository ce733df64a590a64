//! Messages in the Fluent syntax, as far as our files use it: text over several lines, `{ $argument }`, `{ message }`,
//! `{ "text" }`, and choices by a word, a number or a plural form. No terms, attributes or functions.
//!
//! The usual crate understands all of Fluent, and a browser would download ten times as much code and tables for it. It
//! is asked in the tests: for all our files it says the same.

mod parser;

use std::fmt::Write;

/// A message's text.
type Pattern = Vec<Part>;

enum Part {
    Text(String),
    Argument(String),
    Message(String),
    Choice { argument: String, variants: Vec<(Key, Pattern)>, default: usize },
}

/// When a variant is chosen.
enum Key {
    Number(i64),
    /// A word, or the plural form of a number.
    Word(String),
}

/// What stands for an argument.
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
    /// Adds those of a file.
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

    /// Speaks a message, if there is one of this id. What it needs and does not get stays in braces, as in the file.
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
            // English and German have the same two forms of whole numbers.
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
