//! Nonsense is read without harm, and readers that are careless are found.

use std::fmt;
use std::str::FromStr;

use engine::NotationError;
use testkit::{fuzz, fuzz_notation};

use crate::joust::Joust;

#[test]
fn nonsense_does_no_harm() {
    fuzz::<Joust>(1_000);
    fuzz::<reference::Leduc>(300);
}

/// A number that is written without its hundreds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Cut(u32);

impl fmt::Display for Cut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 % 100)
    }
}

impl FromStr for Cut {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Cut, NotationError> {
        text.parse().map(Cut).map_err(|_| NotationError::new("a number", text))
    }
}

/// A word that is told by its first byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Initial;

impl fmt::Display for Initial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("initial")
    }
}

impl FromStr for Initial {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Initial, NotationError> {
        if &text[..1] == "i" { Ok(Initial) } else { Err(NotationError::new("initial", text)) }
    }
}

#[test]
#[should_panic(expected = "reading a it::fuzz::Cut: Test failed: assertion failed")]
fn what_is_written_otherwise_is_found() {
    fuzz_notation::<Cut>(&["12".into(), "70".into()], 1_000);
}

#[test]
#[should_panic(expected = "reading a it::fuzz::Initial: Test failed: end byte index 1")]
fn a_panic_is_found() {
    fuzz_notation::<Initial>(&["initial".into()], 1_000);
}
