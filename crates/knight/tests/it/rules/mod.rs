//! A test for every clause and every ruling, named after it.

mod battles;
mod beside;
mod characters;
mod commands;
mod court;
mod duels;
mod ending;
mod enemy;
mod flood;
mod goals;
mod gold;
mod material;
mod raiders;
mod rulings;
mod turn;
mod war;
