//! The game's tests: laws, texts, notation, counts of histories, whole games that must replay, and a test for each clause.

mod citations;
mod golden;
mod laws;
mod notation;
mod perft;
mod rules;
mod words;
