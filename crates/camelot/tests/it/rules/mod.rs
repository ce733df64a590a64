//! A test for each clause and each ruling, in the order of the rulebook.

mod blue;
mod green;
mod heroes;
mod missions;
mod red;
mod rounds;
mod rulings;
mod scoring;
mod setup;
mod yellow;
