//! The laws every game keeps, and the tools its tests are written with.
//!
//! [`Laws`] plays random games and checks after every step; [`Script`] tells a rule test step by step in the words of
//! the log; [`Listener`] hears everything a game says; [`perft`](mod@perft) counts histories; [`golden`] replays whole
//! games; [`peek`] finds bots that cheat; [`even_guesses`] counts what small games guess; [`twins`] makes histories that
//! one viewer cannot tell apart; [`fuzz`] feeds nonsense to the notation; [`Distinct`] counts what observations keep;
//! [`check_document`] compares a page with what the code makes of it;
//! [`check_citations`] compares the clauses that rule tests see cited with a file. A game runs the laws for
//! [every table](every_table) it can be played at.

mod citations;
mod distinct;
mod document;
mod draws;
mod even;
#[cfg(not(target_family = "wasm"))]
mod fuzz;
pub mod golden;
mod laws;
mod peek;
pub mod perft;
mod portable;
mod random;
mod record;
mod script;
mod speech;
mod tables;
mod twins;
mod words;

pub use citations::check_citations;
pub use distinct::Distinct;
pub use document::check_document;
pub use even::even_guesses;
#[cfg(not(target_family = "wasm"))]
pub use fuzz::{fuzz, fuzz_notation};
pub use laws::{Broken, Law, Laws, Played};
pub use peek::{Peeked, peek};
pub use portable::hash_of_play;
pub use script::Script;
pub use speech::{Listener, SpokenPages};
pub use tables::{any_table, every_table};
pub use twins::twins;
