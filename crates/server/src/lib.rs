//! The game server: tables, matches, people, and the browser client.
//!
//! The whole client is embedded in the binary, which needs no other files. The security headers allow the browser to
//! run only these files.
//!
//! Every live table has a host, a task that owns its match. The host stores a step before any client hears of it. A
//! table without clients is only a row in the store. Messages are made from what the receiver's seat may know.

#![allow(missing_docs, reason = "an internal crate: most names and types need no sentence")]

mod api;
mod api_error;
mod app_state;
mod auth;
mod bot_threads;
mod bundle;
mod device_connections;
mod encode;
mod fair_queue;
mod host;
mod hub;
mod info;
mod limits;
mod messages;
mod metrics;
mod my_tables;
mod notices;
mod pages;
mod password;
mod ratings;
mod records;
mod serve;
mod settings;
mod socket;
mod tls;
mod validate;

pub use api::router;
pub use app_state::AppState;
pub use bot_threads::BotEngine;
pub use bundle::Bundle;
pub use pages::pages;
pub use serve::{ServeError, serve};
pub use settings::Settings;
pub use tls::Tls;
