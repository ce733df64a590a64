//! The rules of Quest for the Ring, clause by clause, and the laws that all games keep.

mod beats;
mod board;
mod citations;
mod encode;
mod given;
mod golden;
mod hints;
mod laws;
mod notation;
mod perft;
mod reach;
mod refusals;
mod rules;
mod scene;
mod vectors;
mod words;
