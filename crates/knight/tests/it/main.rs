//! The tests of Knight.

mod beats;
mod citations;
mod encode;
mod given;
mod golden;
mod laws;
mod notation;
mod perft;
mod rules;
mod scene;
mod vectors;
mod words;
