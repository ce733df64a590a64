//! The binary, through its command line: what it prints, what it complains about, and its exit codes.

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
mod together;
