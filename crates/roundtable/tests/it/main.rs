//! The binary through its command line: output, errors and exit codes.

mod bots;
mod check_store;
mod command;
mod counting;
mod help;
mod killed;
mod logs;
mod play;
mod reading;
mod serving;
mod settling;
mod stories;
mod together;
