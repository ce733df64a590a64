//! What is settled before the first step: the sides of the rooms, heroes, and how colours are shared out.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::RangeInclusive;
use std::str::FromStr;

use engine::{Field, NotationError, options};
use serde::{Deserialize, Serialize};

use crate::room::Side;

/// Variants, written as `green=b red=random heroes=yes colours=chosen`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Options {
    /// The side of each castle room, in the order of [`Room::CASTLE`](crate::Room::CASTLE) (CA-090); `None`: an A/B
    /// tile is dropped for it (CA-091).
    pub sides: [Option<Side>; 4],
    /// Do heroes take part (CA-158)?
    pub heroes: bool,
    /// How colours are shared out.
    pub colours: Sharing,
    /// May every bonus be declined, also one that the rulebook commands (R-CA-06)? By rules 1 every bonus may, whatever this says.
    pub declinable: bool,
    /// Does the queen's favour hold for the next knight only (R-CA-37)?
    pub fleeting_favour: bool,
}

/// How colours are shared out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Sharing {
    /// Everybody chooses a colour, and cards settle the first order (CA-008, CA-018). By rules 1 this gives the colours of the shields.
    #[default]
    Free,
    /// Everybody chooses a colour, and that is the first order: the expert variant (CA-174).
    Expert,
    /// Everybody has the colour of the seat's shield.
    Shields,
}

impl Sharing {
    const ALL: [Sharing; 3] = [Sharing::Free, Sharing::Expert, Sharing::Shields];
}

/// An option that came with a later version of the rules adds nothing to a hash while it has its default, so that the fingerprints of
/// version 1 stay valid.
impl Hash for Options {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.sides, self.heroes, self.colours as u8).hash(state);
        if self.declinable {
            self.declinable.hash(state);
        }
        if self.fleeting_favour {
            "fleeting".hash(state);
        }
    }
}

impl Options {
    /// The game in which every room shows side A: the first game (CA-001).
    pub const FIRST_GAME: Options = Options {
        sides: [Some(Side::A); 4],
        heroes: false,
        colours: Sharing::Free,
        declinable: false,
        fleeting_favour: false,
    };

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

const FIELDS: [Field; 8] = [
    Field { key: "green", values: SIDES },
    Field { key: "red", values: SIDES },
    Field { key: "blue", values: SIDES },
    Field { key: "yellow", values: SIDES },
    Field { key: "heroes", values: &["no", "yes"] },
    Field { key: "colours", values: &["free", "chosen", "shields"] },
    Field { key: "bonuses", values: &["printed", "declinable"] },
    Field { key: "favour", values: &["lasting", "next_knight"] },
];

impl engine::Options for Options {
    fn fields() -> &'static [Field] {
        &FIELDS
    }

    fn rare() -> &'static [&'static str] {
        &["colours", "bonuses", "favour"]
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [green, red, blue, yellow] = self.sides.map(|side| side.map_or(2, |side| side as usize));
        let [heroes, bonuses, favour] = [self.heroes, self.declinable, self.fleeting_favour].map(usize::from);
        let colours = self.colours as usize;
        options::write(&FIELDS, [green, red, blue, yellow, heroes, colours, bonuses, favour], f)
    }
}

impl FromStr for Options {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Options, NotationError> {
        let [green, red, blue, yellow, heroes, colours, bonuses, favour] = options::read(&FIELDS, text)?;
        let sides = [green, red, blue, yellow].map(|side| Side::ALL.get(side).copied());
        Ok(Options {
            sides,
            heroes: heroes == 1,
            colours: Sharing::ALL[colours],
            declinable: bonuses == 1,
            fleeting_favour: favour == 1,
        })
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
