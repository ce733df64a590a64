//! The rules of Quests of the Round Table, clause by clause, and the laws that all games keep.

mod beats;
mod citations;
mod encode;
mod given;
mod golden;
mod laws;
mod perft;
mod refusals;
mod rules;
mod scene;
mod vectors;
mod words;
