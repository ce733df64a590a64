//! What a browser, a program and a stranger hear from the server.

mod bots;
mod catcher;
mod client;
mod consent;
mod history;
mod house;
mod knowledge;
mod matches;
mod notices;
mod outage;
mod own;
mod people;
mod requests;
mod rest;
mod secrets;
mod security;
mod sockets;
mod streams;
mod tables;
mod tls;
mod versions;
