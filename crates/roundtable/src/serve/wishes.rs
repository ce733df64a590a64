//! How whoever runs a server wants it: by the command line, by the environment, by a file; the first that says it counts.

use std::fs;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use serde::Deserialize;
use server::{Settings, Tls};
use tracing_subscriber::Layer;
use tracing_subscriber::layer::SubscriberExt;

use crate::exit::Failure;
use crate::keeping::Keeping;

/// Where a server listens when nobody says otherwise.
const USUAL_PORT: u16 = 4117;

/// What can be said in all three places.
#[derive(Args, Deserialize, Default)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Wishes {
    /// The port to listen on; 0 takes any free one [default: 4117]
    #[arg(long, env = "ROUNDTABLE_PORT")]
    port: Option<u16>,

    /// The address to listen on; 0.0.0.0 or :: lets other devices in [default: 127.0.0.1]
    #[arg(long, env = "ROUNDTABLE_ADDRESS")]
    address: Option<IpAddr>,

    /// A certificate in PEM, with those that vouch for it: the server then speaks TLS by itself
    #[arg(long, value_name = "FILE", env = "ROUNDTABLE_TLS_CERT")]
    tls_cert: Option<PathBuf>,

    /// The private key that goes with it, in PEM
    #[arg(long, value_name = "FILE", env = "ROUNDTABLE_TLS_KEY")]
    tls_key: Option<PathBuf>,

    /// A proxy stands before it and says in X-Forwarded-For who asks
    #[arg(long, env = "ROUNDTABLE_BEHIND_PROXY")]
    behind_proxy: bool,

    /// The file that keeps people, tables and matches [default: house.db in $ROUNDTABLE_HOME]
    #[arg(long, value_name = "FILE", env = "ROUNDTABLE_STORE")]
    store: Option<PathBuf>,

    /// So many days of vacation may somebody take in a year, where there are days for each step [default: 28]
    #[arg(long, value_name = "DAYS", env = "ROUNDTABLE_VACATION_DAYS")]
    vacation_days: Option<u32>,

    /// Whom push services may write to about our messages, e.g. mailto:me@example.org; some want to know it
    #[arg(long, value_name = "ADDRESS", env = "ROUNDTABLE_CONTACT")]
    contact: Option<String>,

    /// Notices of turns may go to addresses of this machine and this network
    #[arg(long, env = "ROUNDTABLE_PRIVATE_NOTICES")]
    private_notices: bool,

    /// What is written to the error output, as JSON lines [default: error]
    #[arg(long, value_name = "LEVEL", env = "ROUNDTABLE_LOG")]
    log: Option<Log>,
}

/// How much a server tells those who run it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Log {
    /// Nothing.
    Off,
    /// What should not happen.
    Error,
    /// What begins and ends.
    Info,
    /// Every request.
    Debug,
}

impl Wishes {
    /// With what a file says about everything that is not settled yet.
    pub(super) fn with_file(self, file: Option<&Path>) -> Result<Wishes, Failure> {
        let Some(file) = file else { return Ok(self) };
        let wrong = |why: &dyn ToString| {
            Failure::input(format!("{}: {}.", file.display(), why.to_string().trim_end_matches('.')))
        };
        let text = fs::read_to_string(file).map_err(|error| wrong(&error))?;
        let said: Wishes = toml::from_str(&text).map_err(|error| wrong(&error.message()))?;
        Ok(Wishes {
            port: self.port.or(said.port),
            address: self.address.or(said.address),
            tls_cert: self.tls_cert.or(said.tls_cert),
            tls_key: self.tls_key.or(said.tls_key),
            behind_proxy: self.behind_proxy || said.behind_proxy,
            store: self.store.or(said.store),
            vacation_days: self.vacation_days.or(said.vacation_days),
            contact: self.contact.or(said.contact),
            private_notices: self.private_notices || said.private_notices,
            log: self.log.or(said.log),
        })
    }

    /// Was a certificate named without its key, or the other way round?
    pub(super) fn is_half_a_proof(&self) -> bool {
        self.tls_cert.is_some() != self.tls_key.is_some()
    }

    /// The same as the server wants it.
    pub(super) fn settings(self, rate_limits: bool) -> Result<Settings, Failure> {
        let port = self.port.unwrap_or(USUAL_PORT);
        let address = self.address.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST));
        let store = Keeping { store: self.store }.file()?;
        let usual = Settings::local(port, store);
        let tls = self.tls_cert.zip(self.tls_key).map(|(certificate, key)| Tls { certificate, key });
        Ok(Settings {
            address: SocketAddr::new(address, port),
            tls,
            behind_proxy: self.behind_proxy,
            vacation_days: self.vacation_days.unwrap_or(usual.vacation_days),
            contact: self.contact,
            private_notices: self.private_notices,
            rate_limits,
            ..usual
        })
    }

    /// Begins to write the log.
    pub(super) fn begin_log(&self) {
        let level = match self.log.unwrap_or(Log::Error) {
            Log::Off => tracing::level_filters::LevelFilter::OFF,
            Log::Error => tracing::level_filters::LevelFilter::ERROR,
            Log::Info => tracing::level_filters::LevelFilter::INFO,
            Log::Debug => tracing::level_filters::LevelFilter::DEBUG,
        };
        // Only what the server itself says: libraries may know secrets, such as what is bound to a query.
        let ours = tracing_subscriber::filter::Targets::new().with_target("server", level);
        let lines = tracing_subscriber::fmt::layer().json().with_writer(std::io::stderr);
        let log = tracing_subscriber::registry().with(lines.with_filter(ours));
        // Somebody else may have begun one in this process.
        let _ = tracing::subscriber::set_global_default(log);
    }
}
