//! One running match: checked play, chance from a sealed seed, the log, undo; and the erased face of a game.
//!
//! Clients, server and the command line hold a `Box<dyn` [`Session`]`>` and never name a game; a [`GameHandle`] opens one.
//! Whoever knows the game's type may hold a [`Match`] instead. `docs/notation.md` describes the log and the seal.

mod challenge;
mod erased;
mod error;
mod handle;
mod head;
mod header;
mod information;
mod lesson;
mod parsed_log;
mod passage;
mod quote;
mod reading;
mod running;
mod seal;
mod session;
mod words;

pub use challenge::Challenge;
pub use error::{NoUndo, OpenError, OtherRules, PlayError, ReadCause, ReadError, TextError, VerifyError};
pub use handle::{Erased, game_of, guess, read};
pub use header::{Header, MAX_TEXT_CHARS, Player, Source, check_text};
pub use lesson::{Lesson, LessonProgress, Page};
pub use passage::{Passage, passages};
pub use running::{Match, Playable};
pub use session::{
    BeatAt, GameHandle, GameInfo, Presentation, Rewind, Session, SoloResult, Told, TurnInfo, Verified,
};
#[cfg(feature = "lazy")]
pub use words::lazy::keep_book;
