//! The terminal client: a full-screen table and a line mode. It draws scenes and knows no game by name.
//!
//! A [`Host`] runs a match for the people at this terminal, lets bots think in a thread of their own and saves the
//! log after every step, or stands for a match that a server runs ([`Far`]). [`play_on_screen`] draws it full screen; [`play_in_lines`] reads it aloud, for screen
//! readers, pipes and scripts.

mod far;
mod farewell;
mod host;
mod narrowing;
mod plain;
mod players;
mod rules;
mod saves;
mod screen;
mod speech;
mod thought;

pub use far::{Far, Link, News, begin};
pub use farewell::{Ended, Farewell};
pub use host::Host;
pub use plain::{InputKind, play_in_lines};
pub use players::{PlayersError, USUAL_SEATS, default_players, read_players};
pub use saves::Saves;
pub use screen::{Manner, Pace, check_room, play_on_screen};

#[cfg(test)]
mod fake;
#[cfg(test)]
mod fake_server;
