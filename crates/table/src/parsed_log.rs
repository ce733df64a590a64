//! A log as text, taken apart but not yet played. This knows the format and no game.

use engine::Seat;

use crate::error::{OpenError, ReadCause, ReadError};
use crate::head::Head;
use crate::header::Header;

/// A log as text.
pub(crate) struct ParsedLog<'a> {
    pub(crate) header: Header,
    /// So many lines were taken over from another match; the seed does not speak for them.
    pub(crate) taken_over: u32,
    pub(crate) lines: Vec<ParsedLine>,
    head: Head<'a>,
}

/// One line of the match.
pub(crate) struct ParsedLine {
    /// The line of the file.
    pub(crate) place: usize,
    pub(crate) actor: Actor,
    /// What was done.
    pub(crate) words: String,
}

/// Whose line it is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Actor {
    Chance,
    Seat(Seat),
    /// Everybody together.
    All,
}

impl<'a> ParsedLog<'a> {
    /// Takes a log apart.
    pub(crate) fn read(log: &'a str) -> Result<ParsedLog<'a>, ReadError> {
        let log = log.strip_prefix('\u{feff}').unwrap_or(log);
        let mut lines = (1..)
            .zip(log.lines())
            .map(|(place, line)| (place, line.trim()))
            .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
            .peekable();
        let mut head = Head::new(log.lines().count().max(1));
        while let Some((place, line)) = lines.next_if(|(_, line)| !begins_a_step(line)) {
            head.add(place, line)?;
        }
        if let Some((place, _)) = lines.peek() {
            head.end = *place;
        }
        let header = head.header()?;
        let taken_over = head.taken_over()?;
        let steps = (1..).zip(lines).map(|(number, (place, line))| step(number, place, line));
        let lines = steps.collect::<Result<Vec<_>, _>>()?;
        if taken_over as usize > lines.len() {
            let what = format!("{taken_over} lines cannot be taken over: there are only {}.", lines.len());
            return Err(ReadError::new(head.place("branch"), what));
        }
        Ok(ParsedLog { header, taken_over, lines, head })
    }

    /// Which game it is of, and where that stands.
    pub(crate) fn game(&self) -> (usize, &str) {
        (self.head.place("game"), &self.header.game)
    }

    /// A match with this header cannot be opened.
    pub(crate) fn unopened(&self, error: &OpenError) -> ReadError {
        let cause = match error {
            OpenError::OtherRules(rules) => Some(Box::new(ReadCause::Rules(rules.clone()))),
            _ => None,
        };
        ReadError { cause, ..ReadError::new(self.head.place_of(error), error.to_string()) }
    }
}

/// Says what to do if the fault lies in a last line that looks cut off.
pub(crate) fn explain_cut(log: &str, mut error: ReadError) -> ReadError {
    let last = log.lines().last().filter(|_| !log.ends_with('\n')).map(str::trim);
    if last.is_some_and(begins_a_step) && error.line == log.lines().count() {
        error.what += " If the file was cut off here, take out this line, and the match goes on before it.";
        error.cause = None;
    }
    error
}

/// The first word and the rest.
pub(crate) fn cut(line: &str) -> (&str, &str) {
    line.split_once(char::is_whitespace).map_or((line, ""), |(first, rest)| (first, rest.trim()))
}

/// Steps begin with a number, with a star or with `all`; lines of the head with another word.
pub(crate) fn begins_a_step(line: &str) -> bool {
    let (first, _) = cut(line);
    first == "*" || first == "all" || first.starts_with(|sign: char| sign.is_ascii_digit())
}

fn step(number: u32, place: usize, line: &str) -> Result<ParsedLine, ReadError> {
    let error = |what: String| Err(ReadError { step: Some(number), ..ReadError::new(place, what) });
    let (mut first, mut rest) = cut(line);
    if let Some(digits) = first.strip_suffix('.') {
        if digits != number.to_string() {
            return error(format!(
                "This is line {number} of the match, not {digits}: a line is missing, doubled or out of order."
            ));
        }
        (first, rest) = cut(rest);
    }
    let who = match first {
        "*" => Actor::Chance,
        "all" => Actor::All,
        seat => match seat.parse() {
            Ok(seat) => Actor::Seat(seat),
            Err(_) => return error(format!("Expected a seat, * or all, found “{first}”.")),
        },
    };
    Ok(ParsedLine { place, actor: who, words: rest.to_owned() })
}
