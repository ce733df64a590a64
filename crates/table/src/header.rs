//! What is settled before the first step.

use engine::{BotId, Seat};

use crate::error::{OpenError, TextError};
use crate::seal;

/// So many characters fit into a name, or into the words a player adds to the seed.
pub const MAX_TEXT_CHARS: usize = 100;

/// The head of a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// [`engine::Game::ID`].
    pub game: String,
    /// The version of the rules that it was begun with, one of [`engine::Game::RULES`].
    pub rules: u32,
    /// The options, in the game's notation.
    pub options: String,
    /// Who sits where; as many as there are seats.
    pub players: Vec<Player>,
    /// Where chance comes from.
    pub source: Source,
}

/// Somebody at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// What others call them.
    pub name: String,
    /// The bot that plays this seat, if one does.
    pub bot: Option<BotId>,
}

/// Where the outcomes of chance steps come from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Source {
    /// From a seed to which the host is committed, mixed with what the players added.
    Sealed {
        /// The secret; the commitment is made from it. Never used for two matches.
        seed: [u8; 32],
        /// Some words from each player who wanted to add them, at most once a seat; part of the key.
        entropy: Vec<(Seat, String)>,
    },
    /// Scripted: somebody writes down every card and die (`seed none`), as from the physical box.
    Scripted,
}

impl Header {
    /// How many sit at the table.
    pub fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    /// What the host publishes before the first step: it binds the seed without telling it. None if chance is
    /// scripted.
    pub fn commitment(&self) -> Option<String> {
        match &self.source {
            Source::Sealed { seed, .. } => Some(seal::commitment(seed)),
            Source::Scripted => None,
        }
    }

    /// The names by seat, as the `lang` crate wants them.
    pub fn names(&self) -> Vec<String> {
        self.players.iter().map(|player| player.name.clone()).collect()
    }

    /// The key of the chance streams. None if chance is scripted.
    pub(crate) fn key(&self) -> Option<[u8; 32]> {
        match &self.source {
            Source::Sealed { seed, entropy } => Some(seal::key(seed, entropy)),
            Source::Scripted => None,
        }
    }

    /// Checks that every text fits on its line, and puts the entropy into seating order.
    pub(crate) fn settle(&mut self) -> Result<(), OpenError> {
        let seats = self.seats();
        for (seat, player) in Seat::all(seats).zip(&self.players) {
            check_text(&player.name, MAX_TEXT_CHARS).map_err(|unfit| OpenError::Name(seat, unfit))?;
        }
        if let Source::Sealed { entropy, .. } = &mut self.source {
            entropy.sort_by_key(|(seat, _)| *seat);
            let mut last = None;
            for (seat, words) in entropy {
                check_text(words, MAX_TEXT_CHARS).map_err(|unfit| OpenError::Entropy(*seat, unfit))?;
                if seat.index() >= usize::from(seats) || last == Some(*seat) {
                    return Err(OpenError::Entropy(*seat, TextError::OutOfPlace));
                }
                last = Some(*seat);
            }
        }
        Ok(())
    }
}

impl Source {
    /// What somebody gives as a seed: `none` for chance written down by hand, 64 hexadecimal digits for a seed, or any
    /// other words, from which a seed is made. Words are for matches that shall be dealt alike; they keep no secret.
    pub fn from_words(words: &str) -> Source {
        if words == "none" {
            return Source::Scripted;
        }
        let seed = seal::unhex(words).unwrap_or_else(|| seal::seed_of(words));
        Source::Sealed { seed, entropy: Vec::new() }
    }
}

/// Is this a line of so many characters at most that can be seen?
pub fn check_text(text: &str, longest: usize) -> Result<(), TextError> {
    if text.trim().is_empty() {
        return Err(TextError::Blank);
    }
    if text.chars().count() > longest {
        return Err(TextError::TooLong);
    }
    match text.chars().find(|&sign| controls(sign)) {
        Some(sign) => Err(TextError::Control(sign)),
        None => Ok(()),
    }
}

/// Signs that end lines, move cursors or turn the direction of writing.
fn controls(sign: char) -> bool {
    let turns = matches!(sign, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let ends = matches!(sign, '\u{2028}' | '\u{2029}');
    sign.is_control() || turns || ends || sign == '\u{feff}'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_given_as_digits_as_words_or_not_at_all() {
        let sealed = |seed| Source::Sealed { seed, entropy: Vec::new() };
        assert_eq!(Source::from_words("none"), Source::Scripted);
        assert_eq!(Source::from_words(&"07".repeat(32)), sealed([7; 32]));
        assert_eq!(Source::from_words("07"), sealed(seal::seed_of("07")));
    }
}
