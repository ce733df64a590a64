//! The game's tests: laws, whole games that must replay, and a test for each clause.

mod golden;
mod laws;
mod rules;
