//! What is settled before the first step: how the game is played, against what, how characters are chosen, and where the rulebook is
//! taken at its word.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::RangeInclusive;
use std::str::FromStr;

use engine::{Field, NotationError, options};
use serde::{Deserialize, Serialize};

use crate::scenario::Scenario;

/// Variants of Knight, written as `mode=war characters=random`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Options {
    /// Alone, side by side, or at war.
    pub mode: Mode,
    /// What everybody is up against; a war has its own card (KN-53).
    pub scenario: Scenario,
    /// Does chance deal the characters, instead of everybody choosing one (KN-30)?
    pub random_characters: bool,
    /// Do the units of both sides together count for the limit of a map (R-KN-03)?
    pub shared_limit: bool,
    /// May event cards that lie face down be swapped and replaced (R-KN-38)?
    pub unseen_changes: bool,
    /// May one attacker hit a castle several times in a turn (R-KN-27)?
    pub repeated_hits: bool,
    /// May trades be proposed outside of the use phase, and more than twice (R-KN-33, R-KN-46)?
    pub free_trades: bool,
}

/// An option that came with a later version of the rules adds nothing to a hash while it has its default, so that positions keep
/// the fingerprints that golden logs have recorded.
impl Hash for Options {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.mode, self.scenario, self.random_characters).hash(state);
        let later = [self.shared_limit, self.unseen_changes, self.repeated_hits, self.free_trades];
        if later.contains(&true) {
            later.hash(state);
        }
    }
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

const FIELDS: [Field; 7] = [
    Field { key: "mode", values: &["solo", "side-by-side", "war"] },
    Field { key: "scenario", values: &["defensive-war", "flood", "barbarians", "rebels"] },
    Field { key: "characters", values: &["choose", "random"] },
    Field { key: "units", values: &["each_side", "together"] },
    Field { key: "changes", values: &["seen", "all"] },
    Field { key: "castle_hits", values: &["once", "every"] },
    Field { key: "trades", values: &["use_phase", "whole_turn"] },
];

const MODES: [Mode; 3] = [Mode::Solo, Mode::SideBySide, Mode::War];

impl engine::Options for Options {
    fn fields() -> &'static [Field] {
        &FIELDS
    }

    fn rare() -> &'static [&'static str] {
        &["units", "changes", "castle_hits", "trades"]
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let later = [self.shared_limit, self.unseen_changes, self.repeated_hits, self.free_trades];
        let [units, changes, hits, trades] = later.map(usize::from);
        let characters = usize::from(self.random_characters);
        let chosen = [self.mode as usize, self.scenario as usize, characters, units, changes, hits, trades];
        options::write(&FIELDS, chosen, f)
    }
}

impl FromStr for Options {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Options, NotationError> {
        let [mode, scenario, characters, units, changes, hits, trades] = options::read(&FIELDS, text)?;
        Ok(Options {
            mode: MODES[mode],
            scenario: Scenario::ALL[scenario],
            random_characters: characters == 1,
            shared_limit: units == 1,
            unseen_changes: changes == 1,
            repeated_hits: hits == 1,
            free_trades: trades == 1,
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
