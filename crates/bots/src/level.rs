//! How well a bot plays.

use std::fmt;
use std::str::FromStr;

use engine::NotationError;

/// The ladder of bots, weakest first.
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
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Level; 4] = [Level::Page, Level::Squire, Level::Knight, Level::Champion];

    /// Its word in logs and on the command line.
    pub const fn word(self) -> &'static str {
        match self {
            Level::Page => "page",
            Level::Squire => "squire",
            Level::Knight => "knight",
            Level::Champion => "champion",
        }
    }

    /// How many simulations it makes for a decision when nobody says otherwise.
    pub const fn iterations(self) -> u32 {
        match self {
            Level::Page | Level::Squire => 0,
            Level::Knight => 200,
            Level::Champion => 4000,
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
        Level::ALL
            .into_iter()
            .find(|level| level.word() == word)
            .ok_or_else(|| NotationError::new("page, squire, knight or champion", word))
    }
}
