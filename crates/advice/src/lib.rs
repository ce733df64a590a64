//! Decisions, hints and analyses for a match of any game: the type-erased interface of the `bots` crate.
//!
//! A caller finds the [`Advisor`] of a game by its id (`games::advisor`), and asks it with a view as JSON or with a log.

mod advisor;
mod analysis;
mod question;

pub use advisor::{Advice, Advisor, OngoingSearch, Opinion, Question};
pub use analysis::{Analysis, Analyst, Balance, Judgement, Moment, TurningPoint, Verdict};
