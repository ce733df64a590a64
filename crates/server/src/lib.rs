//! The house in which people play with others: tables, matches, people; and the browser client.
//!
//! The whole client is embedded: one binary serves it, with no file beside it and nothing from elsewhere. The headers
//! allow the browser to run our own files and nothing else.
//!
//! Every live table has a host, one task that owns its match. A step is written down before anybody hears of it; a table
//! nobody looks at costs nothing but its row in the store. What somebody hears is made from what their seat may know.

mod api;
mod bundle;
mod devices;
mod host;
mod house;
mod hub;
mod info;
mod limits;
mod message;
mod metrics;
mod notices;
mod own;
mod pages;
mod password;
mod queue;
mod ratings;
mod records;
mod refusal;
mod serve;
mod settings;
mod socket;
mod thinkers;
mod tls;
mod unfit;
mod voices;
mod who;

pub use api::app;
pub use bundle::Bundle;
pub use house::House;
pub use pages::pages;
pub use serve::{ServeError, serve};
pub use settings::Settings;
pub use thinkers::Mind;
pub use tls::Tls;
