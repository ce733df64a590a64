//! Code that the program shares with `crates/bench`: exit codes, an HTTP client, progress bars, arguments.

#![allow(missing_docs, reason = "an internal crate: most names and types need no sentence")]

pub mod api_client;
pub mod common;
pub mod exit;
