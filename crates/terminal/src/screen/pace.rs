//! The speed of bots.

use std::str::FromStr;
use std::time::Duration;

use engine::NotationError;

/// How long a bot's step stays on the screen before the next one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    /// Enough time to read every line.
    Slow,
    /// Enough time to see what happens.
    #[default]
    Normal,
    /// A short pause.
    Fast,
    /// No pause.
    Instant,
}

impl Pace {
    /// All paces, slowest first.
    pub const ALL: [Pace; 4] = [Pace::Slow, Pace::Normal, Pace::Fast, Pace::Instant];

    /// Returns the word on the command line.
    pub const fn word(self) -> &'static str {
        match self {
            Pace::Slow => "slow",
            Pace::Normal => "normal",
            Pace::Fast => "fast",
            Pace::Instant => "instant",
        }
    }

    pub(crate) const fn delay(self) -> Duration {
        Duration::from_millis(match self {
            Pace::Slow => 2000,
            Pace::Normal => 700,
            Pace::Fast => 150,
            Pace::Instant => 0,
        })
    }

    pub(crate) fn faster(self) -> Pace {
        let at = Pace::ALL.iter().position(|&pace| pace == self).unwrap_or(0);
        Pace::ALL[(at + 1).min(Pace::ALL.len() - 1)]
    }

    pub(crate) fn slower(self) -> Pace {
        let at = Pace::ALL.iter().position(|&pace| pace == self).unwrap_or(0);
        Pace::ALL[at.saturating_sub(1)]
    }
}

impl FromStr for Pace {
    type Err = NotationError;

    fn from_str(word: &str) -> Result<Pace, NotationError> {
        Pace::ALL
            .into_iter()
            .find(|pace| pace.word() == word)
            .ok_or_else(|| NotationError::new("slow, normal, fast or instant", word))
    }
}
