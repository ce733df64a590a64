//! How well a bot plays.

use std::fmt;
use std::str::FromStr;

use engine::{Hints, NotationError};

/// The ladder of bots, weakest first; and beside it the strategies that a game may bring along.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Plays at random, but takes a win in hand.
    Page,
    /// Plays by rules of thumb, without looking ahead.
    Squire,
    /// Searches a little.
    Knight,
    /// Searches a lot.
    Champion,
    /// Plays the first of the game's own strategies ([`Hints::STRATEGIES`]).
    Strategy1,
    /// Plays the second of them.
    Strategy2,
}

/// The ladder, and after it the strategies in their order.
const EVERY: [Level; 6] =
    [Level::Page, Level::Squire, Level::Knight, Level::Champion, Level::Strategy1, Level::Strategy2];

impl Level {
    /// The ladder, which every game has, weakest first.
    pub const ALL: [Level; 4] = [Level::Page, Level::Squire, Level::Knight, Level::Champion];

    /// The bots that play this game: the ladder, and the game's own strategies.
    pub fn of<G: Hints>() -> &'static [Level] {
        &EVERY[..Level::ALL.len() + G::STRATEGIES.len()]
    }

    /// The words of all bots, whatever the game.
    pub fn words() -> [&'static str; 6] {
        EVERY.map(Level::word)
    }

    /// Its word in logs and on the command line.
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

    /// How many simulations it makes for a decision when nobody says otherwise.
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
