//! One running match: checked play, chance from a sealed seed, the log, undo; and the erased face of a game.
//!
//! Clients, server and the command line hold a `Box<dyn` [`Session`]`>` and never name a game; a [`Kind`] opens one.

mod error;
mod header;
mod session;

pub use error::{NoUndo, OpenError, PlayError, ReadError};
pub use header::{Header, Player, Source};
pub use session::{Advice, Kind, Opinion, Question, Session, Told};
