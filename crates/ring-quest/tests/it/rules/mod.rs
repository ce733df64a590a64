//! A test for each clause and ruling, named after it.

mod attacks;
mod cities;
mod dragons;
mod material;
mod moving;
mod preparation;
mod ring_bearer;
mod rulings;
mod stones;
mod talismans;
