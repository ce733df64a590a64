//! The settings of a server.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use crate::Tls;

#[derive(Clone, Debug)]
pub struct Settings {
    /// Where it listens. On a loopback address, other devices reach it only through a proxy.
    pub address: SocketAddr,
    /// The SQLite file.
    pub store: PathBuf,
    /// The TLS files; `None` for plain HTTP, for example behind a proxy.
    pub tls: Option<Tls>,
    /// Whether a proxy adds the client's address to `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// Whether rate limits apply. Only load tests go without.
    pub rate_limits: bool,
    /// Vacation days per person and year, in correspondence matches.
    pub vacation_days: u32,
    /// The contact for push services, if there is a problem with our messages: `mailto:` or `https:`.
    pub contact: Option<String>,
    /// Whether notices may go to private addresses, in closed networks and in tests.
    pub private_notices: bool,
    /// How many bots search at once.
    pub bot_threads: usize,
    /// Derives all seeds from this number, so that tests are repeatable. Everybody who knows it can predict every card.
    pub test_seed: Option<u64>,
}

impl Settings {
    /// A server for this machine only.
    pub fn local(port: u16, store: PathBuf) -> Settings {
        let bot_threads = std::thread::available_parallelism().map_or(1, |cores| cores.get());
        let address = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), port);
        Settings {
            address,
            store,
            tls: None,
            behind_proxy: false,
            rate_limits: true,
            vacation_days: 28,
            contact: None,
            private_notices: false,
            bot_threads,
            test_seed: None,
        }
    }
}
