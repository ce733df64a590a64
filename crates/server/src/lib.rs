//! Hands the browser client out.
//!
//! The whole client is embedded: one binary serves it, with no file beside it and nothing from elsewhere. The headers
//! allow the browser to run our own files and nothing else.

mod bundle;
mod pages;
mod serve;

pub use bundle::Bundle;
pub use pages::pages;
pub use serve::{ServeError, serve};
