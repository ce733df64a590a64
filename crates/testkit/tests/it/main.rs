//! The kit is tested with a small game that can be played wrong in many ways.

mod even;
mod fuzz;
mod golden;
mod joust;
mod laws;
mod peek;
mod perft;
mod script;
mod spoken;
mod versions;
