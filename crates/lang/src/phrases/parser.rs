//! The parser of a message file.

use super::{Key, Part, Pattern};

/// Returns all messages of a file, in file order.
pub(super) fn messages(file: &str) -> Result<Vec<(String, Pattern)>, String> {
    let mut parser = Parser { rest: file };
    let mut messages = Vec::new();
    loop {
        parser.skip_blank();
        if parser.rest.is_empty() {
            return Ok(messages);
        }
        if parser.rest.starts_with('#') {
            parser.take(|c| c != '\n');
            continue;
        }
        match parser.message() {
            Ok(message) => messages.push(message),
            Err(expected) => {
                let line = 1 + file[..file.len() - parser.rest.len()].matches('\n').count();
                return Err(format!("line {line}: {expected} expected"));
            }
        }
    }
}

struct Parser<'a> {
    rest: &'a str,
}

/// A part of a text before the parser removes the common indentation.
enum Element<'a> {
    Placeable(Part),
    Text(&'a str),
    /// The number of line breaks, and the indentation of the line after them.
    Lines(usize, usize),
}

impl<'a> Parser<'a> {
    fn skip_spaces(&mut self) {
        self.take(|c| c == ' ');
    }

    fn skip_blank(&mut self) {
        self.take(|c| c == ' ' || c == '\n');
    }

    /// Consumes the longest prefix of characters that fit.
    fn take(&mut self, fits: fn(char) -> bool) -> &'a str {
        let (taken, rest) = self.rest.split_at(self.rest.find(|c| !fits(c)).unwrap_or(self.rest.len()));
        self.rest = rest;
        taken
    }

    fn eat(&mut self, token: &'static str) -> Result<(), &'static str> {
        self.rest = self.rest.strip_prefix(token).ok_or(token)?;
        Ok(())
    }

    fn name(&mut self) -> Result<String, &'static str> {
        let name = self.take(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_');
        if name.starts_with(|c: char| c.is_ascii_alphabetic()) { Ok(name.to_owned()) } else { Err("a name") }
    }

    fn message(&mut self) -> Result<(String, Pattern), &'static str> {
        let id = self.name()?;
        self.skip_spaces();
        self.eat("=")?;
        Ok((id, self.pattern()?))
    }

    fn pattern(&mut self) -> Result<Pattern, &'static str> {
        self.skip_spaces();
        let mut elements = Vec::new();
        loop {
            match self.rest.chars().next() {
                Some('{') => elements.push(Element::Placeable(self.placeable()?)),
                Some('}') => return Err("text"),
                Some('\n') => match self.next_line() {
                    Some(lines) => elements.push(lines),
                    None => break,
                },
                Some(_) => elements.push(Element::Text(self.take(|c| !matches!(c, '{' | '}' | '\n')))),
                None => break,
            }
        }
        if elements.is_empty() { Err("text") } else { Ok(to_the_left(elements)) }
    }

    /// Moves on to the next line with text if it belongs to the same message.
    fn next_line(&mut self) -> Option<Element<'a>> {
        let said = self.rest.find(|c| c != ' ' && c != '\n')?;
        let (blank, rest) = self.rest.split_at(said);
        let indented = blank.len() - 1 - blank.rfind('\n')?;
        let belongs = match rest.chars().next()? {
            '{' => true,
            '}' | '[' | '*' | '.' => false,
            _ => indented > 0,
        };
        belongs.then(|| {
            self.rest = rest;
            Element::Lines(blank.matches('\n').count(), indented)
        })
    }

    fn placeable(&mut self) -> Result<Part, &'static str> {
        self.eat("{")?;
        self.skip_blank();
        let part = if self.eat("\"").is_ok() {
            let text = self.take(|c| c != '"').to_owned();
            self.eat("\"")?;
            Part::Text(text)
        } else if self.eat("$").is_ok() {
            let argument = self.name()?;
            self.skip_blank();
            if self.eat("->").is_ok() { self.choice(argument)? } else { Part::Argument(argument) }
        } else {
            Part::Message(self.name()?)
        };
        self.skip_blank();
        self.eat("}")?;
        Ok(part)
    }

    fn choice(&mut self, argument: String) -> Result<Part, &'static str> {
        let (mut variants, mut default) = (Vec::new(), None);
        loop {
            self.skip_blank();
            if self.eat("*").is_ok() {
                default = Some(variants.len());
            } else if !self.rest.starts_with('[') {
                let default = default.ok_or("*")?;
                return Ok(Part::Choice { argument, variants, default });
            }
            self.eat("[")?;
            self.skip_blank();
            let number = self.take(|c| c.is_ascii_digit());
            let key = match number.parse() {
                Ok(number) => Key::Number(number),
                Err(_) => Key::Word(self.name()?),
            };
            self.skip_blank();
            self.eat("]")?;
            variants.push((key, self.pattern()?));
        }
    }
}

/// Removes the common indentation of the continuation lines, and trailing blanks.
fn to_the_left(elements: Vec<Element<'_>>) -> Pattern {
    let indents = elements.iter().filter_map(|element| match element {
        Element::Lines(_, indented) => Some(*indented),
        _ => None,
    });
    let common = indents.min().unwrap_or(0);
    let last = elements.len() - 1;
    let mut pattern = Pattern::new();
    for (at, element) in elements.into_iter().enumerate() {
        let text = match element {
            Element::Placeable(part) => {
                pattern.push(part);
                continue;
            }
            Element::Text(text) if at == last => text.trim_end().to_owned(),
            Element::Text(text) => text.to_owned(),
            Element::Lines(lines, indented) => {
                let lines = if at == 0 { 0 } else { lines };
                "\n".repeat(lines) + &" ".repeat(indented - common)
            }
        };
        match pattern.last_mut() {
            Some(Part::Text(before)) => before.push_str(&text),
            _ => pattern.push(Part::Text(text)),
        }
    }
    pattern
}
