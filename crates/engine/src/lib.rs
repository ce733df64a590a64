//! What a game is.
//!
//! A value of a type that implements [`Game`] is a position; rules are pure functions on it. Nothing here does
//! I/O, reads a clock, starts a thread or rolls a die by itself: chance is a step like any other, chosen outside.
//!
//! Reading order: [`seat`] who sits there, [`game`] the contract, [`witness`] who is told what, [`notation`] the
//! words of the log, [`options`] variants, [`rules`] versions of the rules, [`rng`] the one named generator, [`hints`]
//! what bots may know beforehand, [`bot_id`] how a bot is named, [`encode`] what machine learners see, [`fingerprint`](mod@fingerprint) a hash that
//! every machine agrees about.

pub mod bot_id;
pub mod encode;
pub mod fingerprint;
pub mod game;
pub mod hints;
pub mod notation;
pub mod options;
pub mod outcome;
pub mod rng;
pub mod rules;
pub mod seat;
pub mod witness;

pub use bot_id::BotId;
pub use encode::{ActionBlock, Encode, ObservationField, ObservationWriter, Scale, SeatOrder};
pub use fingerprint::fingerprint;
pub use game::{Game, InterruptWindow, Step, Turn};
pub use hints::{Hints, Strategy, bot_interrupt};
pub use notation::{Notation, NotationError};
pub use options::{Field, Options, Preset};
pub use outcome::{Outcome, SoloEnd};
pub use rng::Rng;
pub use rules::RulesVersion;
pub use seat::{MAX_SEATS, PerSeat, Seat, SeatSet};
pub use witness::{Audience, Witness};
