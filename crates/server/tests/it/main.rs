//! What a browser, a program and a stranger hear from the server.

mod client;
mod house;
mod knowledge;
mod matches;
mod people;
mod requests;
mod security;
mod sockets;
mod tables;
