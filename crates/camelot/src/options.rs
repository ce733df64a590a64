//! What is settled before the first step: the sides of the rooms, heroes, and how colours are shared out.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use engine::{Field, NotationError, options};
use serde::{Deserialize, Serialize};

use crate::room::Side;

/// Variants, written as `green=b red=random heroes=yes colours=chosen`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Options {
    /// The side of each castle room, in the order of [`Room::CASTLE`](crate::Room::CASTLE) (CA-090); `None`: an A/B
    /// tile is dropped for it (CA-091).
    pub sides: [Option<Side>; 4],
    /// Do heroes take part (CA-158)?
    pub heroes: bool,
    /// Are colours chosen one after the other (CA-174) rather than given by the seats' shields?
    pub chosen: bool,
}

impl Options {
    /// The game in which every room shows side A: the first game (CA-001).
    pub const FIRST_GAME: Options = Options { sides: [Some(Side::A); 4], heroes: false, chosen: false };

    pub(crate) const fn seats(&self) -> RangeInclusive<u8> {
        2..=5
    }
}

impl Default for Options {
    fn default() -> Options {
        Options::FIRST_GAME
    }
}

const SIDES: &[&str] = &["a", "b", "random"];

const FIELDS: [Field; 6] = [
    Field { key: "green", values: SIDES },
    Field { key: "red", values: SIDES },
    Field { key: "blue", values: SIDES },
    Field { key: "yellow", values: SIDES },
    Field { key: "heroes", values: &["no", "yes"] },
    Field { key: "colours", values: &["shields", "chosen"] },
];

impl engine::Options for Options {
    fn fields() -> &'static [Field] {
        &FIELDS
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [green, red, blue, yellow] = self.sides.map(|side| side.map_or(2, |side| side as usize));
        let chosen = [green, red, blue, yellow, usize::from(self.heroes), usize::from(self.chosen)];
        options::write(&FIELDS, chosen, f)
    }
}

impl FromStr for Options {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Options, NotationError> {
        let [green, red, blue, yellow, heroes, colours] = options::read(&FIELDS, text)?;
        let sides = [green, red, blue, yellow].map(|side| Side::ALL.get(side).copied());
        Ok(Options { sides, heroes: heroes == 1, chosen: colours == 1 })
    }
}

impl From<Options> for String {
    fn from(options: Options) -> String {
        options.to_string()
    }
}

impl TryFrom<String> for Options {
    type Error = NotationError;

    fn try_from(text: String) -> Result<Options, NotationError> {
        text.parse()
    }
}
