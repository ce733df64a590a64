//! Tests of the server through its HTTP and WebSocket interfaces.

mod bots;
mod client;
mod history;
mod interrupts;
mod knowledge;
mod matches;
mod my_tables;
mod notices;
mod openapi;
mod outage;
mod people;
mod proposals;
mod requests;
mod schema;
mod secrets;
mod security;
mod sockets;
mod streams;
mod tables;
mod test_server;
mod tls;
mod vacation;
mod versions;
mod webhook_receiver;
