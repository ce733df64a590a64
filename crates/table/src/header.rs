//! What is settled before the first step.

use bots::Level;

/// The head of a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// [`engine::Game::ID`].
    pub game: String,
    /// [`engine::Game::RULES`] of the rules it was begun with.
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
    /// The level, if a bot plays this seat.
    pub bot: Option<Level>,
}

/// Where the outcomes of chance steps come from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Source {
    /// From a seed to which the host is committed, mixed with what the players added.
    Sealed {
        /// The secret; the commitment is made from it.
        seed: [u8; 32],
        /// A word from each player who wanted to add one, by seat; part of the key.
        entropy: Vec<(engine::Seat, String)>,
    },
    /// Scripted: somebody writes down every card and die (`seed none`), as from the physical box.
    Scripted,
}
