//! Texts without a language: a message id and its arguments.

use std::borrow::Cow;

use engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// A message of a Fluent file, which the `lang` crate formats.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Text {
    /// The id of the message.
    pub id: String,
    /// The arguments by name.
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// The argument of a message.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Arg {
    /// A number, which also selects plural forms.
    Number(i64),
    /// Another message.
    Text(Text),
    /// A player. The message gets the player's name as `$NAME`, may select on `$NAME-is` (`you` or `other`), and may
    /// use the forms `$NAME-subject`, `$NAME-object` and `$NAME-dative` inside a sentence. "You" has several forms, a
    /// name only one.
    Seat(Seat),
    /// Several players, joined to a list ("Ada, Bo and Cy"). They have the same forms as a single player; `$NAME-is` is
    /// `you`, `other`, `with-you` (several, one of them the listener), `several` or `nobody`.
    Seats(SeatSet),
    /// A word that selects a variant and is not shown.
    Word(Cow<'static, str>),
    /// Text that is the same in every language: a file name, a user's input.
    Verbatim(String),
    /// Several messages, joined to a list ("a, b and c").
    List(Vec<Text>),
    /// Several alternatives, joined to a list ("a, b or c").
    AnyOf(Vec<Text>),
}

impl Text {
    /// Creates a message without arguments.
    pub fn new(id: impl Into<String>) -> Text {
        Text { id: id.into(), args: Vec::new() }
    }

    /// Adds an argument.
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
