//! Tests of the client: a model server, a network that loses and doubles messages, and tables of inputs and effects.

mod faults;
mod interrupts;
mod local;
mod names;
mod network;
mod remote;
mod schedule;
mod server;
