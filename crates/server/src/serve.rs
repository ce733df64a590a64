//! Opening the door, and closing it in good order.

use std::error::Error;
use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

use store::StoreError;
use tokio::net::TcpListener;

use crate::{Bundle, House, Settings, app};

/// Why the door could not be opened.
#[derive(Debug)]
pub enum ServeError {
    /// Somebody else listens on this port.
    PortTaken(u16),
    /// The store cannot be used.
    Store(StoreError),
    /// Something else.
    Io(io::Error),
}

/// Serves people until the program is told to end; then nothing new begins, clocks stop, and everybody is told. Port 0
/// takes any free one; `ready` hears which address it became.
pub fn serve(settings: Settings, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let port = settings.address.port();
        let listener = TcpListener::bind(settings.address).await.map_err(|error| match error.kind() {
            io::ErrorKind::AddrInUse => ServeError::PortTaken(port),
            _ => ServeError::Io(error),
        })?;
        let house = House::open(settings).await.map_err(ServeError::Store)?;
        ready(listener.local_addr()?);
        let service = app(&house, Bundle::embedded()).into_make_service_with_connect_info::<SocketAddr>();
        let ending = Arc::clone(&house);
        axum::serve(listener, service)
            .with_graceful_shutdown(async move {
                told_to_end().await;
                ending.drain().await;
            })
            .await?;
        house.close().await;
        Ok(())
    })
}

/// Ctrl-C, or what a service manager sends.
async fn told_to_end() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = terminate.recv() => {}
                _ = tokio::signal::ctrl_c() => {}
            }
            return;
        }
    }
    // Without a way to hear it, the program ends when it is ended.
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
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
            ServeError::Store(error) => error.fmt(f),
            ServeError::Io(error) => write!(f, "the server cannot run: {error}"),
        }
    }
}

impl Error for ServeError {}
