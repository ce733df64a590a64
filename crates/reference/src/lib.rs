//! Kuhn and Leduc poker on the contract of every game.
//!
//! Nobody plays them at our table. They are small enough to be solved exactly, so their published numbers test
//! what every game relies on: the walk over the tree, the information a seat has, and the search.
//!
//! Reading order: [`kuhn`] and [`leduc`] the games, [`facts`] their known numbers, [`exact`] values of strategies.
#![allow(missing_docs, reason = "the rules and the names say what most items are")]

pub mod exact;
pub mod facts;
pub mod kuhn;
pub mod leduc;
mod options;

pub use exact::Strategy;
pub use facts::Facts;
pub use kuhn::Kuhn;
pub use leduc::Leduc;
pub use options::NoOptions;
