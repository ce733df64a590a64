//! The published test vectors of the rule sheet: the course's Boar Hunt, recorded games, unit vectors, the strategies.

mod games;
mod strategies;
mod units;
