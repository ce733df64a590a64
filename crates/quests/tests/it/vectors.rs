//! The published test vectors of the rule sheet: the course's Boar Hunt, recorded games, unit vectors, the strategies,
//! the cut-down games.

mod cut_down;
mod games;
mod strategies;
mod units;
