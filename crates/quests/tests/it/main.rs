//! The rules of Quests of the Round Table, clause by clause, and the laws that all games keep.

mod given;
mod laws;
mod rules;
mod vectors;
mod words;
