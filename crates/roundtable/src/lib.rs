//! What the program shares with the measurements in `crates/bench`: how a run can end, a server somewhere, and how
//! long work and typed options are shown and read.

pub mod common;
pub mod exit;
pub mod house;
