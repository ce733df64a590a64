//! Tests of all message files of the project.

mod files;
mod grammar;
mod oracle;
mod players;
