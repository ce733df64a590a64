//! The measurements, through their command line.

mod command;
mod load;
mod speed;
