//! The levels of bots.

use std::fmt;
use std::str::FromStr;

use engine::{Hints, NotationError};

/// The ladder of bots, weakest first, followed by the strategies that a game may provide.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Plays at random, but takes a win in hand.
    Page,
    /// Plays greedily by the game's heuristics, without search.
    Squire,
    /// Searches with a small budget.
    Knight,
    /// Searches with a large budget.
    Champion,
    /// Plays the first of the game's own strategies ([`Hints::STRATEGIES`]).
    Strategy1,
    /// Plays the second of the game's own strategies.
    Strategy2,
}

/// The ladder, then the strategies in their order.
const EVERY: [Level; 6] =
    [Level::Page, Level::Squire, Level::Knight, Level::Champion, Level::Strategy1, Level::Strategy2];

impl Level {
    /// The ladder, weakest first. Every game has these levels.
    pub const ALL: [Level; 4] = [Level::Page, Level::Squire, Level::Knight, Level::Champion];

    /// Returns the levels that can play this game: the ladder and the game's own strategies.
    pub fn of<G: Hints>() -> &'static [Level] {
        &EVERY[..Level::ALL.len() + G::STRATEGIES.len()]
    }

    /// Returns the words of all levels, whichever game provides them.
    pub fn words() -> [&'static str; 6] {
        EVERY.map(Level::word)
    }

    /// Returns the word for this level in logs and on the command line.
    pub const fn word(self) -> &'static str {
        match self {
            Level::Page => "page",
            Level::Squire => "squire",
            Level::Knight => "knight",
            Level::Champion => "champion",
            Level::Strategy1 => "strategy-1",
            Level::Strategy2 => "strategy-2",
        }
    }

    /// Returns the default number of simulations for a decision.
    pub const fn iterations(self) -> u32 {
        match self {
            Level::Knight => 200,
            Level::Champion => 4000,
            Level::Page | Level::Squire | Level::Strategy1 | Level::Strategy2 => 0,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Level {
    type Err = NotationError;

    fn from_str(word: &str) -> Result<Level, NotationError> {
        let known = EVERY.into_iter().find(|level| level.word() == word);
        known.ok_or_else(|| NotationError::new("page, squire, knight, champion or strategy-1", word))
    }
}
