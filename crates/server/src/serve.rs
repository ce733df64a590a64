//! Opening the door.

use std::error::Error;
use std::fmt;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};

use crate::{Bundle, pages};

/// Why the door could not be opened.
#[derive(Debug)]
pub enum ServeError {
    /// Somebody else listens on this port.
    PortTaken(u16),
    /// Something else.
    Io(io::Error),
}

/// Serves the embedded client on this machine only, until the program ends. Port 0 takes any free one; `ready` hears
/// which address it became.
pub fn serve(port: u16, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build()?;
    runtime.block_on(async {
        let listener =
            tokio::net::TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await.map_err(|error| match error
                .kind()
            {
                io::ErrorKind::AddrInUse => ServeError::PortTaken(port),
                _ => ServeError::Io(error),
            })?;
        ready(listener.local_addr()?);
        Ok(axum::serve(listener, pages(Bundle::embedded())).await?)
    })
}

impl From<io::Error> for ServeError {
    fn from(error: io::Error) -> ServeError {
        ServeError::Io(error)
    }
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ServeError::PortTaken(port) => write!(
                f,
                "port {port} is taken, perhaps by another roundtable; choose one with --port, or --port 0 for any free one"
            ),
            ServeError::Io(error) => write!(f, "the server cannot run: {error}"),
        }
    }
}

impl Error for ServeError {}
