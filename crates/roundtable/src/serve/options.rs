//! The options of a server: command line, then environment, then settings file; the first one wins.

use std::fs;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use serde::Deserialize;
use server::{Settings, Tls};
use tracing_subscriber::Layer;
use tracing_subscriber::layer::SubscriberExt;

use crate::exit::Failure;
use crate::store_file::StoreFile;

const DEFAULT_PORT: u16 = 4117;

/// The options that all three sources can set.
#[derive(Args, Deserialize, Default)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct ServeOptions {
    /// Port to listen on; 0 for any free one [default: 4117]
    #[arg(long, env = "ROUNDTABLE_PORT")]
    port: Option<u16>,

    /// Address to listen on; 0.0.0.0 or :: for other devices [default: 127.0.0.1]
    #[arg(long, env = "ROUNDTABLE_ADDRESS")]
    address: Option<IpAddr>,

    /// Certificate chain in PEM; turns on TLS
    #[arg(long, value_name = "FILE", env = "ROUNDTABLE_TLS_CERT")]
    tls_cert: Option<PathBuf>,

    /// Private key of the certificate, in PEM
    #[arg(long, value_name = "FILE", env = "ROUNDTABLE_TLS_KEY")]
    tls_key: Option<PathBuf>,

    /// A proxy in front adds the client's address to X-Forwarded-For
    #[arg(long, env = "ROUNDTABLE_BEHIND_PROXY")]
    behind_proxy: bool,

    /// Database file with people, tables and matches [default: house.db in $ROUNDTABLE_HOME]
    #[arg(long, value_name = "FILE", env = "ROUNDTABLE_STORE")]
    store: Option<PathBuf>,

    /// Vacation days per person and year, in matches with days per step [default: 28]
    #[arg(long, value_name = "DAYS", env = "ROUNDTABLE_VACATION_DAYS")]
    vacation_days: Option<u32>,

    /// Contact for push services, for example mailto:me@example.org; some of them require it
    #[arg(long, value_name = "ADDRESS", env = "ROUNDTABLE_CONTACT")]
    contact: Option<String>,

    /// Allows turn notices to private network addresses
    #[arg(long, env = "ROUNDTABLE_PRIVATE_NOTICES")]
    private_notices: bool,

    /// What the server logs to stderr, as JSON lines [default: error]
    #[arg(long, value_name = "LEVEL", env = "ROUNDTABLE_LOG")]
    log: Option<Log>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Log {
    /// Nothing.
    Off,
    /// Errors.
    Error,
    /// Errors, starts and stops.
    Info,
    /// Everything, with every request.
    Debug,
}

impl ServeOptions {
    /// Fills options that are not set from a settings file.
    pub(super) fn with_file(self, file: Option<&Path>) -> Result<ServeOptions, Failure> {
        let Some(file) = file else { return Ok(self) };
        let failure = |why: &dyn ToString| {
            Failure::input(format!("{}: {}.", file.display(), why.to_string().trim_end_matches('.')))
        };
        let text = fs::read_to_string(file).map_err(|error| failure(&error))?;
        let from_file: ServeOptions = toml::from_str(&text).map_err(|error| failure(&error.message()))?;
        Ok(ServeOptions {
            port: self.port.or(from_file.port),
            address: self.address.or(from_file.address),
            tls_cert: self.tls_cert.or(from_file.tls_cert),
            tls_key: self.tls_key.or(from_file.tls_key),
            behind_proxy: self.behind_proxy || from_file.behind_proxy,
            store: self.store.or(from_file.store),
            vacation_days: self.vacation_days.or(from_file.vacation_days),
            contact: self.contact.or(from_file.contact),
            private_notices: self.private_notices || from_file.private_notices,
            log: self.log.or(from_file.log),
        })
    }

    /// Returns whether only one of certificate and key is set.
    pub(super) fn has_incomplete_tls(&self) -> bool {
        self.tls_cert.is_some() != self.tls_key.is_some()
    }

    /// The settings for the server.
    pub(super) fn settings(self, rate_limits: bool) -> Result<Settings, Failure> {
        let port = self.port.unwrap_or(DEFAULT_PORT);
        let address = self.address.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST));
        let store = StoreFile { store: self.store }.file()?;
        let defaults = Settings::local(port, store);
        let tls = self.tls_cert.zip(self.tls_key).map(|(certificate, key)| Tls { certificate, key });
        Ok(Settings {
            address: SocketAddr::new(address, port),
            tls,
            behind_proxy: self.behind_proxy,
            vacation_days: self.vacation_days.unwrap_or(defaults.vacation_days),
            contact: self.contact,
            private_notices: self.private_notices,
            rate_limits,
            ..defaults
        })
    }

    /// Starts logging to stderr.
    pub(super) fn start_log(&self) {
        let level = match self.log.unwrap_or(Log::Error) {
            Log::Off => tracing::level_filters::LevelFilter::OFF,
            Log::Error => tracing::level_filters::LevelFilter::ERROR,
            Log::Info => tracing::level_filters::LevelFilter::INFO,
            Log::Debug => tracing::level_filters::LevelFilter::DEBUG,
        };
        // Log only the server's own messages: libraries may log secrets, such as values bound to a query.
        let ours = tracing_subscriber::filter::Targets::new().with_target("server", level);
        let lines = tracing_subscriber::fmt::layer().json().with_writer(std::io::stderr);
        let log = tracing_subscriber::registry().with(lines.with_filter(ours));
        // Another logger may be installed in this process.
        let _ = tracing::subscriber::set_global_default(log);
    }
}
