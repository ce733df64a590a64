//! The kit is tested with a small game that can be played wrong in many ways.

mod joust;
mod laws;
mod perft;
mod script;
