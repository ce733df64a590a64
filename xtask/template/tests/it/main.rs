//! The game's tests: laws, and a test for each clause.

mod laws;
mod rules;
