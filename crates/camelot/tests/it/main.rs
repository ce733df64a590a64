//! The rules of The Future of Camelot, clause by clause, and the laws that all games keep.

mod beats;
mod citations;
mod encode;
mod given;
mod golden;
mod laws;
mod notation;
mod perft;
mod refusals;
mod rules;
mod scene;
mod vectors;
mod words;
