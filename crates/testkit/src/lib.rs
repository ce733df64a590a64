//! The laws every game keeps, and the tools its tests are written with.
//!
//! [`Laws`] plays random games and checks after every step; [`Script`] tells a rule test step by step in the words of
//! the log; [`Listener`] hears everything a game says; [`perft`] counts histories. A game runs the laws for
//! [every table](every_table) it can be played at.

mod laws;
pub mod perft;
mod portable;
mod random;
mod script;
mod speech;
mod tables;
mod words;

pub use laws::{Broken, Law, Laws, Played};
pub use portable::hash_of_play;
pub use script::Script;
pub use speech::Listener;
pub use tables::{any_table, every_table};
