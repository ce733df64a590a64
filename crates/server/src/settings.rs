//! How a server is run.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

/// What whoever runs a server decides.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where it listens. On the loopback, people on other devices reach it through a proxy only.
    pub address: SocketAddr,
    /// The file that keeps people, tables and matches.
    pub store: PathBuf,
    /// Does a proxy stand before it that says in `X-Forwarded-For` who asks?
    pub behind_proxy: bool,
    /// Is everybody held to a pace? Only measurements go without.
    pub paced: bool,
    /// So many bots think at once.
    pub thinkers: usize,
}

impl Settings {
    /// A server for this machine alone.
    pub fn local(port: u16, store: PathBuf) -> Settings {
        let thinkers = std::thread::available_parallelism().map_or(1, |cores| cores.get());
        let address = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), port);
        Settings { address, store, behind_proxy: false, paced: true, thinkers }
    }
}
