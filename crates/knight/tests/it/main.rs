//! The tests of Knight.

mod given;
mod laws;
mod rules;
mod vectors;
