//! How a server is run.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use crate::Tls;

/// What whoever runs a server decides.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where it listens. On the loopback, people on other devices reach it through a proxy only.
    pub address: SocketAddr,
    /// The file that keeps people, tables and matches.
    pub store: PathBuf,
    /// With these it speaks TLS by itself; none: plainly, or through a proxy.
    pub tls: Option<Tls>,
    /// Does a proxy stand before it that says in `X-Forwarded-For` who asks?
    pub behind_proxy: bool,
    /// Is everybody held to a pace? Only measurements go without.
    pub paced: bool,
    /// So many days of vacation somebody may take in a year, where there are days for each step.
    pub vacation_days: u32,
    /// Whom a push service may write to if something is wrong with our messages: `mailto:` or `https:`.
    pub contact: Option<String>,
    /// May notices go to addresses that are not on the Internet? For houses with a network of their own, and for tests.
    pub private_notices: bool,
    /// So many bots think at once.
    pub thinkers: usize,
    /// Deals every match from this number, so that tests repeat. Anybody who knows it foresees every card.
    pub test_seed: Option<u64>,
}

impl Settings {
    /// A server for this machine alone.
    pub fn local(port: u16, store: PathBuf) -> Settings {
        let thinkers = std::thread::available_parallelism().map_or(1, |cores| cores.get());
        let address = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), port);
        Settings {
            address,
            store,
            tls: None,
            behind_proxy: false,
            paced: true,
            vacation_days: 28,
            contact: None,
            private_notices: false,
            thinkers,
            test_seed: None,
        }
    }
}
