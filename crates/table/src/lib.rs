//! One running match: checked play, chance from a sealed seed, the log, undo; and the erased face of a game.
//!
//! Clients, server and the command line hold a `Box<dyn` [`Session`]`>` and never name a game; a [`Kind`] opens one.
//! Whoever knows the game's type may hold a [`Match`] instead. `docs/notation.md` describes the log and the seal.

mod analysis;
mod challenge;
mod erased;
mod error;
mod head;
mod header;
mod kind;
mod learned;
mod lesson;
mod question;
mod quote;
mod reading;
mod running;
mod seal;
mod session;
mod words;
mod written;

pub use analysis::{Analysis, Analyst, Balance, Judgement, Moment, TurningPoint, Verdict};
pub use challenge::Challenge;
pub use error::{NoUndo, OpenError, OtherRules, PlayError, ReadCause, ReadError, Unfit, VerifyError};
pub use header::{Header, LONGEST_TEXT, Player, Source, fits};
pub use kind::{Of, game_of, read};
pub use lesson::{Lesson, Page, Place};
pub use running::{Match, Playable};
pub use session::{
    Advice, Cover, Glance, Kind, Laurels, Look, Opinion, Ponder, Question, Rewind, Session, Told, Verified,
};
#[cfg(feature = "apart")]
pub use words::apart::keep_words;
