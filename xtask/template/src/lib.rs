//! Sample: a race with secret cards and secret choices.
//!
//! This is a first draft of a game, complete in every part. Replace its rules by yours, file by file, in the order of the modules
//! below.

mod options;

mod action;
mod chance;
mod event;

mod position;

mod view;

mod encode;
mod hints;
mod scene;

pub use action::Action;
pub use chance::Chance;
pub use event::Event;
pub use options::Options;
pub use position::Sample;
pub use view::{Moment, View};
