//! Which version of its rules a match is played by.

use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};

use serde::{Deserialize, Serialize};

use crate::Game;

/// The version of the rules that a match was begun with, and by which it is played to its end.
///
/// A position carries it, and so does a view, because a guess must play by the same rules. A change of play is one branch in the place
/// that it concerns: `if self.rules >= 2 { … } // KN-81, since rules 2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct RulesVersion(u32);

impl RulesVersion {
    /// The version with this number, if the program still plays it.
    pub fn of<G: Game>(number: u32) -> Option<RulesVersion> {
        G::RULES.contains(&number).then_some(RulesVersion(number))
    }

    /// The version that new matches get.
    pub fn newest<G: Game>() -> RulesVersion {
        RulesVersion(*G::RULES.end())
    }

    /// Every version that the program still plays, the oldest first.
    pub fn all<G: Game>() -> impl Iterator<Item = RulesVersion> {
        G::RULES.map(RulesVersion)
    }

    /// Is it the first version, which the JSON of a view leaves out?
    pub fn is_first(&self) -> bool {
        *self == RulesVersion::default()
    }

    /// The number, as the log has it.
    pub fn number(self) -> u32 {
        self.0
    }
}

/// The first version.
impl Default for RulesVersion {
    fn default() -> RulesVersion {
        RulesVersion(1)
    }
}

/// The first version adds nothing to a hash, so that a position without later rules keeps the fingerprint that golden logs
/// have recorded.
impl Hash for RulesVersion {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if !self.is_first() {
            self.0.hash(state);
        }
    }
}

impl PartialEq<u32> for RulesVersion {
    fn eq(&self, number: &u32) -> bool {
        self.0 == *number
    }
}

impl PartialOrd<u32> for RulesVersion {
    fn partial_cmp(&self, number: &u32) -> Option<Ordering> {
        self.0.partial_cmp(number)
    }
}

impl fmt::Display for RulesVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fingerprint;

    #[test]
    fn the_first_version_leaves_fingerprints_as_they_were() {
        let position = |rules| fingerprint(&(7u8, RulesVersion(rules), 9u8));
        assert_eq!(position(1), fingerprint(&(7u8, 9u8)));
        assert_ne!(position(2), position(1));
        assert_ne!(position(2), position(3));
    }

    #[test]
    fn versions_are_compared_with_numbers() {
        assert!(RulesVersion(2) >= 2 && RulesVersion(2) < 3 && RulesVersion(2) == 2);
    }
}
