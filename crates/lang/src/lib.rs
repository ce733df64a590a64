//! Turns [`Text`](scene::Text)s into sentences: Fluent messages of each game and language, shared phrases, player
//! names, rulebooks.

mod names;
mod phrases;
mod reading;
mod rulebook;
mod voice;

pub use names::{Names, real_names};
pub use reading::{explain, explain_spot, read, read_beat, read_panel, read_piece, read_spot};
pub use rulebook::{Clause, Rulebook, Section};
pub use scene::Locale;
pub use voice::{PLAYERS, Voice, learn_german};
