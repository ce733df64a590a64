//! What can go wrong at a table. Each error is one sentence that names what is wrong and what would be right.

use std::error::Error;
use std::fmt;
use std::ops::RangeInclusive;

use engine::{NotationError, Seat, SeatSet};
use lang::{Locale, Names, Voice};
use scene::{Refusal, Text};

/// Why a step was not played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayError {
    /// The words cannot be read.
    Unreadable(NotationError),
    /// It is not this seat's turn; these seats are pending.
    NotYourTurn(Seat, SeatSet),
    /// It is not chance's turn.
    NotChance,
    /// Chance is pending and must fall first.
    ChanceFirst,
    /// The match is over.
    Over,
    /// A rule forbids it.
    Refused(Refusal),
    /// This outcome cannot happen now.
    Impossible(String),
    /// Chance comes from the sealed seed and cannot be scripted.
    Sealed,
    /// Chance is scripted and cannot be rolled.
    Scripted,
    /// This step cannot be taken back, for this reason.
    NoUndo(NoUndo),
}

/// Why a step cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoUndo {
    /// The seat has not done anything yet.
    Nothing,
    /// A die fell or a card was turned since.
    Chance,
    /// Somebody else acted since.
    OtherSeat,
    /// The seat learned something from it.
    Learned,
    /// There is no going back to this line: it does not hold, or nothing was played since.
    Line(u32),
}

impl PlayError {
    /// The sentence, to be spoken with the voice of the game.
    pub fn text(&self) -> Text {
        match self {
            PlayError::Unreadable(error) => Text::new("refused-unreadable")
                .with("expected", error.expected().to_owned())
                .with("found", error.found().to_owned()),
            PlayError::NotYourTurn(seat, pending) => {
                Text::new("refused-turn").with("who", *seat).with("names", *pending)
            }
            PlayError::NotChance => "refused-not-chance".into(),
            PlayError::ChanceFirst => "refused-chance-first".into(),
            PlayError::Over => "refused-over".into(),
            PlayError::Refused(refusal) => refusal.text.clone(),
            PlayError::Impossible(outcome) => {
                Text::new("refused-impossible").with("outcome", outcome.clone())
            }
            PlayError::Sealed => "refused-sealed".into(),
            PlayError::Scripted => "refused-scripted".into(),
            PlayError::NoUndo(NoUndo::Nothing) => "refused-undo-nothing".into(),
            PlayError::NoUndo(NoUndo::Chance) => "refused-undo-chance".into(),
            PlayError::NoUndo(NoUndo::OtherSeat) => "refused-undo-other-seat".into(),
            PlayError::NoUndo(NoUndo::Learned) => "refused-undo-learned".into(),
            PlayError::NoUndo(NoUndo::Line(line)) => Text::new("refused-undo-line").with("line", *line),
        }
    }

    /// The clause behind it, if a rule of the game forbids the step.
    pub fn clause(&self) -> Option<&'static str> {
        match self {
            PlayError::Refused(refusal) => refusal.clause,
            _ => None,
        }
    }

    /// The sentence with its clause.
    pub fn say(&self, voice: &Voice, names: Names<'_>) -> String {
        let sentence = voice.say(&self.text(), names);
        match self.clause() {
            Some(clause) => format!("{sentence} ({clause})"),
            None => sentence,
        }
    }
}

/// In English. A refusal by a rule has its words in the game, so here it is only named.
impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(&Voice::shared(Locale::En), Names::default()))
    }
}

/// Why a match could not be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpenError {
    /// The header is of another game.
    OtherGame(String),
    /// The program does not play this version of the rules.
    OtherRules(OtherRules),
    /// The options cannot be read.
    Options(NotationError),
    /// So many cannot play.
    Seats {
        /// How many wanted to.
        found: usize,
        /// How many can.
        allowed: RangeInclusive<u8>,
    },
    /// The name at this seat cannot be written down.
    Name(Seat, TextError),
    /// The entropy of this seat cannot be written down.
    Entropy(Seat, TextError),
}

/// A version of a game's rules that this program does not play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OtherRules {
    /// The version that the match was begun with.
    pub found: u32,
    /// The versions that this program plays.
    pub known: RangeInclusive<u32>,
}

impl OtherRules {
    /// The sentence, to be spoken with any voice: which versions this program plays, and what to do.
    pub fn text(&self) -> Text {
        let (oldest, newest) = (*self.known.start(), *self.known.end());
        Text::new("rules-unknown")
            .with("found", self.found)
            .with("oldest", oldest)
            .with("newest", newest)
            .with("known", if oldest == newest { "single" } else { "several" })
            .with("age", if self.found > newest { "newer" } else { "older" })
    }
}

/// In English.
impl fmt::Display for OtherRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Voice::shared(Locale::En).say(&self.text(), Names::default()))
    }
}

/// Why a text does not fit on a line of the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TextError {
    /// There is nothing to be seen of it.
    Blank,
    /// It is too long.
    TooLong,
    /// It has a character that controls a screen instead of standing on it.
    Control(char),
    /// The seat is not at the table, or has one already.
    OutOfPlace,
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::OtherGame(found) => write!(f, "This is a match of another game, “{found}”."),
            OpenError::OtherRules(rules) => rules.fmt(f),
            OpenError::Options(error) => {
                write!(
                    f,
                    "The options cannot be read: expected {}, found “{}”.",
                    error.expected(),
                    error.found()
                )
            }
            OpenError::Seats { found, allowed } => {
                write!(f, "{} to {} can play, not {found}.", allowed.start(), allowed.end())
            }
            OpenError::Name(seat, unfit) => write!(f, "The name at seat {seat} {unfit}."),
            OpenError::Entropy(seat, unfit) => write!(f, "The entropy of seat {seat} {unfit}."),
        }
    }
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TextError::Blank => write!(f, "is blank"),
            TextError::TooLong => write!(f, "has more than {} characters", crate::MAX_TEXT_CHARS),
            TextError::Control(sign) => write!(f, "has a control character (U+{:04X})", *sign as u32),
            TextError::OutOfPlace => {
                write!(f, "is out of place: the seat is not at the table or has one already")
            }
        }
    }
}

/// Why a log could not be read, with the line of the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError {
    /// Counted from 1.
    pub line: usize,
    /// The line of the match, counted from 1; none in the head of the log.
    pub step: Option<u32>,
    /// What is wrong there, in an English sentence.
    pub what: String,
    /// The same for programs and for other languages; none if the text is no log at all.
    pub cause: Option<Box<ReadCause>>,
}

/// Why a text that has the form of a log cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadCause {
    /// The program does not play this version of the rules.
    Rules(OtherRules),
    /// The step was refused; with the names of those at the table.
    Step(PlayError, Vec<String>),
}

impl ReadError {
    /// An error in this line of the file.
    pub(crate) fn new(line: usize, what: impl Into<String>) -> ReadError {
        ReadError { line, step: None, what: what.into(), cause: None }
    }

    /// The version of the rules, if the program does not play it.
    pub fn rules(&self) -> Option<&OtherRules> {
        match self.cause.as_deref() {
            Some(ReadCause::Rules(rules)) => Some(rules),
            _ => None,
        }
    }

    /// The sentence with its line, to be spoken with a voice that may lack the words of the game.
    pub fn text(&self) -> Text {
        self.rules().map_or_else(|| unreadable(self.to_string()), OtherRules::text)
    }

    /// The sentence without its line, spoken with the voice of the game.
    pub fn say(&self, voice: &Voice) -> String {
        match self.cause.as_deref() {
            Some(ReadCause::Rules(rules)) => voice.say(&rules.text(), Names::default()),
            Some(ReadCause::Step(error, names)) => error.say(voice, Names { names, you: None }),
            None => voice.say(&unreadable(self.what.clone()), Names::default()),
        }
    }
}

/// English names the fault; other languages only say that there is one.
fn unreadable(what: String) -> Text {
    Text::new("log-unreadable").with("what", what)
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

/// Why a match did not pass the test of its seal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum VerifyError {
    /// There is no seed: every card and die was written down by hand.
    Scripted,
    /// A chance line is not what the seed gives.
    Differs {
        /// The first such line of the match.
        line: u32,
        /// What the log says.
        found: String,
        /// What the seed gives.
        expected: String,
    },
}

impl VerifyError {
    /// The sentence, to be spoken with any voice.
    pub fn text(&self) -> Text {
        match self {
            VerifyError::Scripted => "verify-scripted".into(),
            VerifyError::Differs { line, found, expected } => Text::new("verify-differs")
                .with("line", *line)
                .with("found", found.clone())
                .with("expected", expected.clone()),
        }
    }
}

/// In English.
impl fmt::Display for VerifyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Voice::shared(Locale::En).say(&self.text(), Names::default()))
    }
}

impl Error for PlayError {}
impl Error for OpenError {}
impl Error for OtherRules {}
impl Error for ReadError {}
impl Error for VerifyError {}
