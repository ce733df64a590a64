//! Words without a language: a message id and its arguments.

use std::borrow::Cow;

use engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// A message of a Fluent file, to be spoken by the `lang` crate.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Text {
    /// The message's id.
    pub id: String,
    /// Its arguments by name.
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// What can stand in a message.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Arg {
    /// A number, which also chooses plural forms.
    Number(i64),
    /// Another message.
    Text(Text),
    /// A player. The message gets the player's name as `$NAME`, may select on `$NAME-is` (`you` or `other`), and may
    /// use the forms `$NAME-subject`, `$NAME-object` and `$NAME-dative` inside a sentence: "you" has several, a name one.
    Seat(Seat),
    /// Several players, joined as the language joins a list. They have the same forms as a single one; `$NAME-is` is
    /// `you`, `other`, `with-you` (several, one of them the listener), `several` or `nobody`.
    Seats(SeatSet),
    /// A word that chooses a form and is not translated by itself.
    Word(Cow<'static, str>),
    /// Words that are the same in every language: a file's name, something that somebody typed.
    Verbatim(String),
    /// Several messages, joined as the language joins a list ("a, b and c").
    List(Vec<Text>),
    /// Several messages to choose from ("a, b or c").
    AnyOf(Vec<Text>),
}

impl Text {
    /// A message without arguments yet.
    pub fn new(id: impl Into<String>) -> Text {
        Text { id: id.into(), args: Vec::new() }
    }

    /// The same with one argument more.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Text {
        self.args.push((name.into(), arg.into()));
        self
    }
}

impl From<&'static str> for Text {
    fn from(id: &'static str) -> Text {
        Text::new(id)
    }
}

impl From<Text> for Arg {
    fn from(text: Text) -> Arg {
        Arg::Text(text)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<SeatSet> for Arg {
    fn from(seats: SeatSet) -> Arg {
        Arg::Seats(seats)
    }
}

impl From<Vec<Text>> for Arg {
    fn from(list: Vec<Text>) -> Arg {
        Arg::List(list)
    }
}

impl From<String> for Arg {
    fn from(verbatim: String) -> Arg {
        Arg::Verbatim(verbatim)
    }
}

impl From<&'static str> for Arg {
    fn from(word: &'static str) -> Arg {
        Arg::Word(word.into())
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(i64::from(number))
            }
        })*
    };
}

numbers!(u8, u32, i32);
