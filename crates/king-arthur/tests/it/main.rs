//! The rules of King Arthur, clause by clause, and the laws that all games keep.

mod beats;
mod citations;
mod encode;
mod given;
mod golden;
mod hints;
mod laws;
mod notation;
mod payments;
mod perft;
mod refusals;
mod rules;
mod scene;
mod vectors;
mod words;
