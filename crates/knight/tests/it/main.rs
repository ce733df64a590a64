//! The tests of Knight.

mod laws;
