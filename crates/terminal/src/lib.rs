//! The terminal client: a full-screen table and a line mode. It draws scenes and knows no game by name.
//!
//! A [`Runner`] carries out what the [client](client::MatchClient) of a match wants: it lets bots think in a thread of their own,
//! saves the log after every step, and speaks over a [`Socket`] with the server that runs the match. [`play_on_screen`] draws the match full
//! screen; [`play_in_lines`] reads it aloud, for screen readers, pipes and scripts.

mod agreement;
mod farewell;
mod opponents;
mod plain;
mod players;
mod rules;
mod runner;
mod saves;
mod screen;
mod socket;
mod speech;
mod thought;

pub use farewell::{Ended, Farewell};
pub use opponents::{Decide, Opponents, Programs};
pub use plain::{InputKind, play_in_lines};
pub use players::{PlayersError, USUAL_SEATS, default_players, read_players};
pub use runner::{NotBegun, Runner};
pub use saves::Saves;
pub use screen::{Manner, Pace, check_room, play_on_screen};
pub use socket::{Event, Order, Socket};

#[cfg(test)]
mod fake;
#[cfg(test)]
mod fake_server;
