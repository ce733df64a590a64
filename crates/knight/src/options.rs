//! What is settled before the first step: how the game is played, against what, and how characters are chosen.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use engine::{Field, NotationError, options};
use serde::{Deserialize, Serialize};

use crate::scenario::Scenario;

/// Variants of Knight, written as `mode=war characters=random`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Options {
    /// Alone, side by side, or at war.
    pub mode: Mode,
    /// What everybody is up against; a war has its own card (KN-53).
    pub scenario: Scenario,
    /// Does chance deal the characters, instead of everybody choosing one (KN-30)?
    pub random_characters: bool,
}

/// How the game is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Mode {
    /// One player (KN-04).
    #[default]
    Solo,
    /// Several players, each alone with the same scenario (KN-05).
    SideBySide,
    /// Several players against each other on one map (KN-06).
    War,
}

impl Options {
    /// How many people can play.
    pub(crate) const fn seats(&self) -> RangeInclusive<u8> {
        match self.mode {
            Mode::Solo => 1..=1,
            Mode::SideBySide | Mode::War => 2..=4,
        }
    }
}

const FIELDS: [Field; 3] = [
    Field { key: "mode", values: &["solo", "side-by-side", "war"] },
    Field { key: "scenario", values: &["defensive-war", "flood", "barbarians", "rebels"] },
    Field { key: "characters", values: &["choose", "random"] },
];

const MODES: [Mode; 3] = [Mode::Solo, Mode::SideBySide, Mode::War];

impl engine::Options for Options {
    fn fields() -> &'static [Field] {
        &FIELDS
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let chosen = [self.mode as usize, self.scenario as usize, usize::from(self.random_characters)];
        options::write(&FIELDS, chosen, f)
    }
}

impl FromStr for Options {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Options, NotationError> {
        let [mode, scenario, characters] = options::read(&FIELDS, text)?;
        Ok(Options {
            mode: MODES[mode],
            scenario: Scenario::ALL[scenario],
            random_characters: characters == 1,
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
