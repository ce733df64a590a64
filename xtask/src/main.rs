//! Checks and chores.

fn main() {}
