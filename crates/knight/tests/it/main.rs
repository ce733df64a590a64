//! The tests of Knight.

mod given;
mod laws;
mod rules;
mod scene;
mod vectors;
mod words;
