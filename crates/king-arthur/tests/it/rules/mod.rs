//! A test for each clause and each ruling, in the order of the rulebook.

mod adventure;
mod challenge;
mod conditions;
mod draw;
mod ending;
mod material;
mod preparation;
mod reveal;
mod rulings;
mod seals;
mod turn;
