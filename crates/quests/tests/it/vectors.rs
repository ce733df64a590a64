//! The published test vectors of the rule sheet: the course's Boar Hunt, recorded games, unit vectors.

mod games;
mod units;
